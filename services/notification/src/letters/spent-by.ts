import type { AskingRange } from '@docent/proto'

const SHOWN = 3

/** Who spent it, as a paragraph: the busiest address ranges, and when they asked. None where nobody is known. */
export function spentParagraphs(spentBy: readonly AskingRange[] = []): string[] {
  if (spentBy.length === 0) return []
  const lines = spentBy.slice(0, SHOWN).map(({ range, answers, firstAt, lastAt }) => {
    const count = answers === 1 ? '1 answer' : `${answers.toLocaleString('en-US')} answers`
    return `${range}: ${count}, ${span(new Date(firstAt), new Date(lastAt))} (UTC)`
  })
  return [
    `Most of them went to visitors from these networks:\n${lines.join('\n')}`,
    'If you do not know one of them, block it on the page of plan and usage; nobody else is affected.',
  ]
}

function span(first: Date, last: Date): string {
  if (day(first) !== day(last)) return `${day(first)}, ${time(first)}, to ${day(last)}, ${time(last)}`
  return time(first) === time(last) ? `${day(first)}, ${time(first)}` : `${day(first)}, ${time(first)} to ${time(last)}`
}

const day = (at: Date) => at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const time = (at: Date) => at.toISOString().slice(11, 16)

/** Where the owner blocks a network. */
export const blockUrl = (publicUrl: string): string => `${publicUrl}/subscription-usage#askers`
