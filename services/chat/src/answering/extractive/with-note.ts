import { AS_IT_STANDS, MEANT, tellingOf, worthIn, type Term } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'
import { has } from './question/values.ts'
import { LINE_BREAK } from './say.ts'
import { stemsIn } from './units/stems.ts'

/** What a question has to be about at least, to be what a note is looked for by. */
const LEAST_SHARE = 0.15
const LONGEST = 200
const NOTES: ReadonlySet<Candidate['unit']['kind']> = new Set(['line', 'sentence', 'item'])

/** How a column is called that says more of its rows. */
const REMARKS =
  /(?<!\p{L})(?:remarks?|notes?|comments?|conditions?|good to know|bemerkung(?:en)?|hinweise?|anmerkung(?:en)?|besonderes|remarques?|notas?|observaciones|osservazioni|note|opmerking(?:en)?)(?!\p{L})/iu

/** The words of a question that say something and that neither a cell nor its names have. */
function lackedBy({ unit }: Candidate, { terms }: Pick<Comparison, 'terms'>): Term[] {
  return tellingOf(terms).filter(
    (term) => term.share >= LEAST_SHARE && worthIn(term, unit.own) < MEANT && worthIn(term, unit.lead) < MEANT,
  )
}

/** Whether another cell of its row speaks of what the cell lacks: "hub motor + 10 €" beside the price that was asked for. */
export function isRemarked(candidate: Candidate, comparison: Comparison): boolean {
  const { cell, kind } = candidate.unit
  if (kind !== 'cell' || !cell) return false
  const lacking = lackedBy(candidate, comparison)
  const { language } = candidate.reading.read
  return (cell.table.rows[cell.row] ?? []).some((text, column) => {
    const isRemark = REMARKS.test(cell.table.heads[column] ?? '') || has('price', text) || has('percent', text)
    if (column === 0 || column === cell.column || !isRemark || !/\s/u.test(text.trim())) return false
    const stems = stemsIn(text, language)
    return lacking.some((term) => worthIn(term, stems) >= AS_IT_STANDS)
  })
}

/** "Without a voucher" */
const LEAVES_OUT = /(?<!\p{L})(?:without|ohne|sans|sin|sem|senza|zonder)(?!\p{L})/iu

/** A price of a table with the note in its passage that is about the very thing asked for: "A tandem costs 20 € more." */
export function withNote(text: string, candidate: Candidate, comparison: Comparison): string {
  const note = noteOf(text, candidate, comparison)
  return note && note.reading === candidate.reading ? `${text}${LINE_BREAK}${note.unit.text}` : text
}

/** Such a note in the passage of a price, or else in another one of its document. */
export function noteOf(text: string, candidate: Candidate, comparison: Comparison): Candidate | undefined {
  const { cell } = candidate.unit
  if (!cell || !has('price', text) || LEAVES_OUT.test(comparison.question.text)) return undefined
  const told = [...(cell.table.rows[cell.row] ?? []), text]
  const row = stemsIn(told.join('\n'), candidate.reading.read.language)
  const lacking = lackedBy(candidate, comparison).filter((term) => worthIn(term, row) < MEANT)
  if (lacking.length === 0) return undefined
  const { documentId } = candidate.reading.found.passage
  const notes = comparison.candidates.filter(
    ({ unit, reading, features }) =>
      NOTES.has(unit.kind) &&
      reading.found.passage.documentId === documentId &&
      features.old === 0 &&
      unit.text.length <= LONGEST &&
      (has('price', unit.text) || has('percent', unit.text)) &&
      lacking.some((term) => worthIn(term, unit.own) >= AS_IT_STANDS),
  )
  return notes.find(({ reading }) => reading === candidate.reading) ?? notes[0]
}
