import { has } from '../question/values.ts'

/** The note that a mark leads to, a line of the same text that begins with it: "* After 19:00 by appointment". */
export const noteTo = (mark: string, text: string): string | undefined =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.startsWith(mark) && /^\s*[\p{L}\p{N}]/u.test(line.slice(mark.length)))

/** What leads to a note. */
export const MARK = '(\\*{1,3}|[†‡¹²³])'
/** "Reduced ¹", "Child*" */
const MARKED_NAME = new RegExp(`[\\p{L}\\p{N})]\\s?${MARK}$`, 'u')
const SENTENCE = /^.{3,140}?(?:[.;](?=\s|$)|$)/u

/**
 * What the notes of a table say of whom its columns are for, a text for each name, "" where its mark leads to nothing: "¹ For students
 * and pensioners". When or for how much a column holds is no name of it.
 */
export function notedNames(names: readonly string[], text: string): string[] {
  return names.map((name) => {
    const mark = MARKED_NAME.exec(name.trim())?.[1]
    const note = mark === undefined ? undefined : noteTo(mark, text)
    const said = note === undefined ? '' : (SENTENCE.exec(note.slice((mark as string).length).trim())?.[0] ?? '')
    return has('price', said) || has('clock', said) || has('date', said) ? '' : said
  })
}
