import { withoutMarks } from '../citations.ts'
import type { Candidate } from './measure.ts'
import type { Question } from './question/question.ts'
import { withoutListMarks } from './sentences.ts'

/** In Markdown: lines that run together would be read across. */
export const LINE_BREAK = '  \n'
const YES = /^(?:yes|ja|oui|sí|sim|sì|evet), +(?=\p{L})/iu
/** "How much does it weigh?" is not answered with the yes of another question. */
export const withoutYes = (text: string, { kind }: Pick<Question, 'kind'>): string => {
  if (kind === undefined || kind === 'yes-no' || !YES.test(text)) return text
  const rest = text.replace(YES, '')
  return rest[0]?.toUpperCase() + rest.slice(1)
}

/** A piece of a document as it is said: word for word, with the heading that dates or names it where that is what is asked for. */
export function spoken({ unit, reading, features }: Candidate): string {
  const text = withoutMarks(unit.text)
  const headed = features.kindAbove > 0 && !unit.cell && reading.read.above !== '' ? `${reading.read.above}: ` : ''
  if (unit.kind === 'list') return headed + text.replace(/^([^-].*)\n- /, '$1\n\n- ')
  if (unit.kind === 'block') return headed + text.split('\n').join(LINE_BREAK)
  // Several rows that were compared are told each in its line.
  const parts = unit.kind === 'extreme' ? text.split(LINE_BREAK) : [text]
  return headed + parts.map((part) => withoutListMarks(part).replace(/\s*\n\s*/g, ' ')).join(LINE_BREAK)
}
