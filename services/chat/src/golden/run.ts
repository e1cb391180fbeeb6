import type { GoldenChange, GoldenResult, WidgetDraft } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Answering } from '../answering/answering.ts'
import type { KnownWidget, Widgets } from '../projections/widgets.ts'
import { tried } from '../trial/tried.ts'
import { standsIn } from './fact.ts'
import { outcomeView, type Golden, type GoldenQuestions, type Outcome } from './golden.ts'

export interface RunOptions {
  golden: Pick<GoldenQuestions, 'get' | 'asked'>
  widgets: Pick<Widgets, 'find'>
  answering: Answering
  /** Answers as if these documents were gone. */
  answeringWithout(documentIds: ReadonlySet<string>): Answering
  clock: Clock
}

export interface Run {
  /** Asks questions as everything is, and keeps what came. */
  now(owner: OwnerId, ids: readonly string[], gone: AbortSignal): Promise<GoldenResult[]>
  /** Asks questions that a change touches as it is, and as it would be. */
  with(owner: OwnerId, ids: readonly string[], change: GoldenChange, gone: AbortSignal): Promise<GoldenResult[]>
  /** Asks one question otherwise than it is answered, and keeps nothing; undefined where its widget is gone. */
  by(how: Answering, question: Golden, gone: AbortSignal): Promise<Outcome | undefined>
}

export function createRun({ golden, widgets, answering, answeringWithout, clock }: RunOptions): Run {
  return {
    now: (owner, ids, gone) =>
      each(owner, ids, async (question, widget) => {
        const after = await present(question, widget, gone)
        return { id: question.id, before: question.last && outcomeView(question.last), after: outcomeView(after) }
      }),

    with(owner, ids, change, gone) {
      const without = new Set(change.without)
      const changed = without.size === 0 ? answering : answeringWithout(without)
      return each(owner, ids, async (question, widget) => {
        const draft = draftWith(widget, change)
        if (!draft && without.size === 0) return undefined
        const before = await present(question, widget, gone)
        const after = await outcomeOf(changed, question, draft ?? draftOf(widget), gone)
        return { id: question.id, before: outcomeView(before), after: outcomeView(after) }
      })
    },

    async by(how, question, gone) {
      const settings = await settingsOf(question)
      return settings && outcomeOf(how, question, draftOf(settings.widget), gone)
    },
  }

  /** What is asked of a widget that is gone goes with it. */
  async function settingsOf({ ownerId, widgetId }: Golden): Promise<{ widget: KnownWidget | undefined } | undefined> {
    const widget = widgetId ? await widgets.find(ownerId, widgetId) : undefined
    return widgetId !== '' && !widget ? undefined : { widget }
  }

  async function each(
    owner: OwnerId,
    ids: readonly string[],
    task: (question: Golden, widget: KnownWidget | undefined) => Promise<GoldenResult | undefined>,
  ): Promise<GoldenResult[]> {
    const results: GoldenResult[] = []
    for (const id of new Set(ids)) {
      const question = await golden.get(owner, id)
      const settings = question && (await settingsOf(question))
      if (!settings) continue
      const result = await task(question, settings.widget)
      if (result) results.push(result)
    }
    return results
  }

  async function present(question: Golden, widget: KnownWidget | undefined, gone: AbortSignal): Promise<Outcome> {
    const outcome = await outcomeOf(answering, question, draftOf(widget), gone)
    await golden.asked(question, outcome)
    return outcome
  }

  async function outcomeOf(
    how: Answering,
    { ownerId: owner, question, fact }: Golden,
    draft: WidgetDraft | undefined,
    gone: AbortSignal,
  ): Promise<Outcome> {
    const at = clock.now().getTime()
    const { answer, support, sources } = await tried(how, { owner, question, draft, free: 'golden' }, gone)
    return {
      at,
      answer,
      support,
      comes: support === 'strong' && standsIn(fact, answer),
      sources: sources.map(({ documentId, title, page }) => ({ documentId, title, page })),
    }
  }
}

/** The chat with all documents has no settings. */
const draftOf = (widget: KnownWidget | undefined): WidgetDraft | undefined =>
  widget && { widgetId: widget.id, prompt: widget.prompt, documentIds: widget.documentIds }

/** The settings that a widget would have; undefined where the change leaves them as they are. */
function draftWith(widget: KnownWidget | undefined, change: GoldenChange): WidgetDraft | undefined {
  const { widget: other, without, instead } = change
  if (!widget) return undefined
  const widgetId = widget.id
  if (other && other.widgetId === widgetId) return { widgetId, prompt: other.prompt, documentIds: other.documentIds }
  const rest = widget.documentIds.filter((id) => !without.includes(id))
  if (rest.length === widget.documentIds.length) return undefined
  return { widgetId, prompt: widget.prompt, documentIds: [...new Set([...rest, ...instead])] }
}
