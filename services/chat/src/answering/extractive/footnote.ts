import type { Candidate } from './measure.ts'
import { MARK, noteTo } from './units/notes.ts'

/** "21:00*" */
const MARKED = new RegExp(`(?<=[\\p{L}\\p{N})€£$%])${MARK}(?=$|[\\s,;.)])`, 'u')
const LONGEST = 200

/** What is said together with the note that a mark in it leads to, where that stands in the same passage: "* After 19:00 by appointment". */
export function withFootnote(text: string, { read }: Candidate['reading']): string {
  const mark = MARKED.exec(text)?.[1]
  const note = mark === undefined ? undefined : noteTo(mark, read.text)
  return note === undefined || note.length > LONGEST || text.includes(note) ? text : `${text} (${note})`
}
