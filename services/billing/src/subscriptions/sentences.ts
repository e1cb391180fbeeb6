import { limitOf, type Plan } from '@docent/proto/plans'
import type { Level } from '../usage/holdings.ts'

/** What an owner reads after a change: the plan, the note of the payment provider, and what is over the new limits. */
export function sentenceOf(to: Plan, note: string, level: Level): string {
  return joined(`You are on the ${to.name} plan now.`, note, ...overLimits(to, level))
}

export const sameSentence = (plan: Plan) => `You are already on the ${plan.name} plan.`

/** What an owner reads whose change waits to be paid. */
export const paySentence = (to: Plan) =>
  `You pay for the ${to.name} plan on the next page. It holds once the payment is confirmed.`

/** What an owner reads after a change that the payment provider made: what holds now, and what from when on. */
export function settledSentence({ now, next, at, note, level }: SettledChange): string {
  if (!next) return joined(`You are on the ${now.name} plan now.`, note, ...overLimits(now, level))
  const until = `The ${now.name} plan is paid for until ${dayOf(at)}. From then on you are on the ${next.name} plan.`
  return joined(until, note, ...overLimits(next, level))
}

export interface SettledChange {
  now: Plan
  /** The smaller plan that follows. */
  next: Plan | undefined
  at: number
  note: string
  level: Level
}

/** What an owner reads after canceling: until when the plan holds, and what the next one does not. */
export function cancelSentence(name: string, endsAt: number, next: Plan, note: string, level: Level): string {
  const day = dayOf(endsAt)
  return joined(
    `The ${name} plan ends on ${day}. Until then nothing changes; from then on you are on the ${next.name} plan.`,
    note,
    ...overLimits(next, level),
  )
}

/** What an owner reads after taking that back. */
export const keepSentence = (name: string, note: string) =>
  joined(`The ${name} plan goes on. Nothing was changed in between.`, note)

const dayOf = (at: number) => new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const joined = (...sentences: string[]) => sentences.filter((one) => one !== '').join(' ')

function overLimits(plan: Plan, { widgets, documents, characters }: Level): string[] {
  const kinds: [string, number, number, (over: string) => string][] = [
    ['widgets', widgets, plan.widgets, (over) => `everything stays and answers, the newest ${over} cannot be edited`],
    ['documents', documents, plan.documents, () => 'everything stays and answers'],
    ['characters of text', characters, plan.maxTotalCharacters, () => 'everything stays and answers'],
  ]
  return kinds
    .filter(([, used, limit]) => used > limitOf(limit))
    .map(
      ([name, used, limit, effect]) =>
        `You have ${number(used)} ${name} and the plan holds ${number(limit)}: ${effect(number(used - limit))}, ` +
        'and you can add again once you are below that.',
    )
}

const number = (value: number) => value.toLocaleString('en-US')
