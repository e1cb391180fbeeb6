import { limitOf, type Plan } from '@docent/proto/plans'
import type { Level } from '../usage/holdings.ts'

/** What an owner reads after a change: the plan, the note of the payment provider, and what is over the new limits. */
export function sentenceOf(to: Plan, note: string | undefined, level: Level): string {
  if (note === undefined) return `You are already on the ${to.name} plan.`
  return joined(`You are on the ${to.name} plan now.`, note, ...overLimits(to, level))
}

/** What an owner reads after canceling: until when the plan holds, and what the next one does not. */
export function cancelSentence(plan: Plan, endsAt: number, next: Plan, note: string, level: Level): string {
  const day = new Date(endsAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return joined(
    `The ${plan.name} plan ends on ${day}. Until then nothing changes; from then on you are on the ${next.name} plan.`,
    note,
    ...overLimits(next, level),
  )
}

/** What an owner reads after taking that back. */
export const keepSentence = (plan: Plan, note: string) =>
  joined(`The ${plan.name} plan goes on. Nothing was changed in between.`, note)

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
