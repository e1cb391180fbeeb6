import { dailyShareOf, type Plan } from '@docent/proto/plans'
import type { Change } from '@docent/runtime/store'
import { saidSaved } from './present.ts'
import type { WidgetRecord, WidgetSettings } from './record.ts'

/** What a new widget has: the number its owner gave, or that of the plan from now on. */
export function limited(settings: WidgetSettings, plan: Plan): WidgetSettings {
  if (settings.dailyAnswerLimit !== undefined) return { ...settings, limitFollowsPlan: false }
  return { ...settings, dailyAnswerLimit: dailyShareOf(plan), limitFollowsPlan: true }
}

/** What a form says of it: the number that was there is no choice, another one is. */
export function kept(settings: WidgetSettings, current: WidgetSettings): WidgetSettings {
  const { dailyAnswerLimit = current.dailyAnswerLimit } = settings
  const isKept = dailyAnswerLimit === current.dailyAnswerLimit
  return { ...settings, dailyAnswerLimit, limitFollowsPlan: isKept ? current.limitFollowsPlan : false }
}

/** Of settings from before it was noted: the number that the plan of then begins with was nobody's choice. */
function noted<T extends WidgetSettings>(settings: T, plan: Plan): T {
  if (settings.limitFollowsPlan !== undefined) return settings
  return { ...settings, limitFollowsPlan: settings.dailyAnswerLimit === dailyShareOf(plan) }
}

function following<T extends WidgetSettings>(settings: T, plan: Plan): T {
  return settings.limitFollowsPlan ? { ...settings, dailyAnswerLimit: dailyShareOf(plan) } : settings
}

/** The same for all that a widget has, had and may have. */
function throughout(record: WidgetRecord, step: <T extends WidgetSettings>(settings: T) => T): WidgetRecord {
  const { draft, former } = record
  const next = {
    ...step(record),
    ...(draft && { draft: { ...draft, settings: step(draft.settings) } }),
    ...(former && { former: former.map((version) => ({ ...version, settings: step(version.settings) })) }),
  }
  return JSON.stringify(next) === JSON.stringify(record) ? record : next
}

/** Before the plan changes: which limits were nobody's choice. Bears repeats. */
export const withLimitsNoted = (record: WidgetRecord, plan: Plan): WidgetRecord =>
  throughout(record, (settings) => noted(settings, plan))

/** After the plan changed. Bears repeats. */
export function withLimitsOf(record: WidgetRecord, plan: Plan): Change<WidgetRecord> {
  const next = throughout(record, (settings) => following(settings, plan))
  return next.dailyAnswerLimit === record.dailyAnswerLimit ? next : [next, saidSaved(next, false)]
}
