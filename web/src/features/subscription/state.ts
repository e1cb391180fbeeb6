import { allFeaturesOf } from '@docent/proto/features'
import type { Subscription, Usage } from '../../api/billing.ts'
import { DEFAULT_PLAN_ID, limitOf, type Plan } from '../../api/plans.ts'
import { digits } from '../../ui/format/count.ts'
import { DAY_MS, momentOf } from '../../ui/format/date.ts'
import { amount, dayOf, limit, namesOf } from './format.ts'
import { texts } from './texts.ts'

/** From this share of a limit on, the owner is warned. */
export const NEAR = 0.8

export type Tone = 'near' | 'full' | undefined

export function toneOf(used: number, most: number): Tone {
  const share = limitOf(most) === 0 ? 1 : used / limitOf(most)
  return share >= 1 ? 'full' : share >= NEAR ? 'near' : undefined
}

type Period = Usage['currentPeriod']

/** The first day of the next period. */
export const nextOf = ({ end }: Period) => new Date(momentOf(end).getTime() + 1_000)

/** The plan that follows by itself, and when. */
export function followingOf({ endsAt, next }: Pick<Subscription, 'endsAt' | 'next'>) {
  if (endsAt) return { planId: DEFAULT_PLAN_ID, at: momentOf(endsAt) }
  return next ? { planId: next.planId, at: momentOf(next.at) } : undefined
}

export interface Warning {
  tone: 'near' | 'full'
  title: string
  text: string
}

/** What an owner is told about the messages of the running period; nothing while there are plenty. */
export function warningOf(period: Period, plan: Plan, now: Date, canUpgrade: boolean): Warning | undefined {
  const { messages } = period
  const most = plan.messagesPerMonth
  const tone = toneOf(messages, most)
  if (tone === undefined) return undefined
  const [used, total, next] = [digits(messages), digits(most), dayOf(nextOf(period))]
  if (tone === 'full') return { tone, title: texts.reached, text: texts.reachedText(used, total, next, canUpgrade) }
  const percent = Math.floor((messages / most) * 100)
  return { tone, title: texts.near(percent, used, total), text: paceText(period, most, now, next) }
}

/** How long the rest lasts when the month goes on as it began. */
function paceText(period: Period, most: number, now: Date, next: string): string {
  const elapsed = Math.max(now.getTime() - momentOf(period.start).getTime(), DAY_MS / 24)
  const over = new Date(now.getTime() + ((most - period.messages) / period.messages) * elapsed)
  return over < nextOf(period) ? texts.lasts(dayOf(over), next) : texts.lastsTheMonth(next)
}

/**
 * The plan that an owner holds. One that the plan table no longer has gives what the plan of new accounts gives; it goes by its id, and
 * is still there to be canceled.
 */
export function heldPlan(plans: readonly Plan[], planId: string): Plan | undefined {
  const basic = plans.find(({ id }) => id === DEFAULT_PLAN_ID)
  return plans.find(({ id }) => id === planId) ?? (basic && { ...basic, id: planId, name: planId })
}

/** Plans are larger the more they cost. */
export const isLarger = (one: Plan, than: Plan) => one.price > than.price

export interface Had {
  /** All there are. */
  plans: readonly Plan[]
  period: Period
  /** Oldest first: those stay editable. */
  widgetNames: readonly string[]
}

/** What a smaller plan does to what there is, in sentences; none when everything fits. */
export function lossesOf(from: Plan, to: Plan, { period, widgetNames, plans }: Had, atOnce: boolean): string[] {
  const losses: string[] = []
  const { messages, documents, totalCharacters } = period
  if (atOnce && messages >= limitOf(to.messagesPerMonth)) {
    losses.push(texts.loses.messages(digits(messages), limit(to.messagesPerMonth), dayOf(nextOf(period))))
  }
  if (widgetNames.length > limitOf(to.widgets)) losses.push(widgetLoss(widgetNames, to.widgets))
  if (documents > limitOf(to.documents)) losses.push(texts.loses.documents(documents, limit(to.documents)))
  if (totalCharacters > limitOf(to.maxTotalCharacters)) {
    losses.push(texts.loses.characters(amount(totalCharacters), limit(to.maxTotalCharacters)))
  }
  const kept = allFeaturesOf(to, plans)
  const gone = allFeaturesOf(from, plans).filter((one) => !kept.includes(one))
  if (gone.length > 0) losses.push(texts.loses.features(gone.join(', ')))
  return losses
}

function widgetLoss(names: readonly string[], editable: number): string {
  const kept = names.slice(0, editable)
  const rest = names.slice(editable)
  const all = texts.loses.noneEditable
  if (kept.length === 0) return texts.loses.widgets(`No widget`, all, true)
  return texts.loses.widgets(namesOf(kept), namesOf(rest), rest.length > 1)
}
