import type { Line } from '@docent/proto'
import type { TalkRecord } from './record.ts'

const LONGEST = 200

/** What a talk with a person was about, for whoever looks at the conversation later: in the words that were said. */
export function summaryOf({ tail, first, last }: Pick<TalkRecord, 'tail' | 'first' | 'last'>): string {
  const lines = tail.filter(({ n }) => n >= first)
  const count = last - first + 1
  if (lines.length === 0 || count <= 0) return ''
  const asked = lines.filter(({ who }) => who === 'visitor')
  const told = lines.findLast(({ who }) => who === 'person')
  // Whoever took over and wrote nothing said nothing.
  const speakers = new Map(lines.flatMap(({ by }) => (by ? [[by.id, by.name || 'a person'] as const] : [])))
  return [
    told
      ? `${count} ${count === 1 ? 'line' : 'lines'} with ${listed([...speakers.values()])}.`
      : `Nobody answered ${count === 1 ? 'one line' : `${count} lines`}.`,
    // The first line asks for a person; what it is about comes after it.
    quoted('The visitor:', asked[1] ?? asked[0]),
    asked.length > 2 ? quoted('At last:', asked.at(-1)) : '',
    quoted(`${told?.by?.name || 'A person'}:`, told),
  ]
    .filter((one) => one !== '')
    .join(' ')
}

const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')

const quoted = (who: string, line: Line | undefined) =>
  line ? `${who} “${line.text.length > LONGEST ? `${line.text.slice(0, LONGEST).trimEnd()}…` : line.text}”` : ''
