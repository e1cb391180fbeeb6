import type { Candidate } from './measure.ts'
import { withoutListMarks } from './sentences.ts'

/** In Markdown: lines that run together would be read across. */
const LINE_BREAK = '  \n'
/** Marks of references in a document would look like citations of the answer. */
const REFERENCE = /\s?\[\d{1,3}\]/g
export const withoutReferences = (text: string): string => text.replace(REFERENCE, '').trim()

/** A piece of a document as it is said: word for word, with the heading that dates or names it where that is what is asked for. */
export function spoken({ unit, reading, features }: Candidate): string {
  const text = withoutReferences(unit.text)
  const headed = features.kindAbove > 0 && !unit.cell && reading.read.above !== '' ? `${reading.read.above}: ` : ''
  if (unit.kind === 'list') return headed + text.replace(/^([^-].*)\n- /, '$1\n\n- ')
  if (unit.kind === 'block') return headed + text.split('\n').join(LINE_BREAK)
  return headed + withoutListMarks(text).replace(/\s*\n\s*/g, ' ')
}
