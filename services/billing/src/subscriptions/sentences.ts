import { limitOf, type Plan } from '@docent/proto/plans'
import type { Level } from '../usage/holdings.ts'

/** What an owner reads after a change: the plan, the note of the payment provider, and what is over the new limits. */
export function sentenceOf(to: Plan, note: string | undefined, level: Level): string {
  if (note === undefined) return `You are already on the ${to.name} plan.`
  return [`You are on the ${to.name} plan now.`, note, ...overLimits(to, level)].join(' ')
}

function overLimits(plan: Plan, { widgets, documents, characters }: Level): string[] {
  const kinds: [string, number, number][] = [
    ['widgets', widgets, plan.widgets],
    ['documents', documents, plan.documents],
    ['characters of text', characters, plan.maxTotalCharacters],
  ]
  return kinds
    .filter(([, used, limit]) => used > limitOf(limit))
    .map(
      ([name, used, limit]) =>
        `You have ${number(used)} ${name} and the plan holds ${number(limit)}: everything stays, and you can add ` +
        'again once you are below that.',
    )
}

const number = (value: number) => value.toLocaleString('en-US')
