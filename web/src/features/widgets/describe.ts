import { limitOf, UNLIMITED, type Plan } from '../../api/plans.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { counted, inWords } from '../../ui/format/count.ts'
import { texts } from './texts.ts'

/** "The bubbles on your websites. You have two; the Pro plan holds five." */
export function leadOf(count: number, plan: Pick<Plan, 'name' | 'widgets'> | undefined): string {
  if (!plan || count === 0) return texts.lead
  const many = inWords(count)
  const rest =
    plan.widgets === UNLIMITED
      ? texts.leadUnlimited(many, plan.name)
      : texts.leadOn(many, inWords(plan.widgets), plan.name)
  return `${texts.lead} ${rest}`
}

/** The parts of a prompt as one line. */
export function promptOf({ prompt }: Pick<WidgetView, 'prompt'>): string {
  const parts = [prompt?.mainTask, prompt?.strategy, prompt?.speakingStyle].filter((part) => part?.trim())
  return parts.length === 0 ? texts.defaultPrompt : parts.join(' · ')
}

export function documentsOf({ documentIds }: Pick<WidgetView, 'documentIds'>): string {
  return documentIds.length === 0 ? texts.noDocuments : counted(documentIds.length, 'document')
}

export interface PlanNote {
  title: string
  text: string
}

/** What the plan has to say before it refuses; nothing while there is room. */
export function planNoteOf(
  widgets: readonly Pick<WidgetView, 'name' | 'readOnly'>[],
  plan: Pick<Plan, 'name' | 'widgets'> | undefined,
): PlanNote | undefined {
  if (!plan || widgets.length < limitOf(plan.widgets)) return undefined
  const limit = counted(plan.widgets, 'widget')
  const names = widgets.filter(({ readOnly }) => readOnly).map(({ name }) => name)
  if (names.length === 0) return { title: texts.full(plan.name, limit), text: texts.fullText }
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return { title: texts.tooMany(plan.name, limit), text: texts.tooManyText(list, names.length === 1) }
}
