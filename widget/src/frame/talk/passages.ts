import type { Passage, PassageTable } from '@docent/proto'

/** Least share of a sentence's words that an answer must use for the sentence to be marked. */
const SHARE = 0.5

export interface Stretch {
  text: string
  isMarked: boolean
}

/**
 * A passage cut into its sentences, those marked that the answer quotes word for word; where it quotes none, those whose
 * words it uses; then those of two words that it quotes, as lines of a list are; all of it when none stands out.
 */
export function stretchesOf(passage: string, answer: string): Stretch[] {
  const sentences = sentencesOf(passage)
  const marked = marksOf(sentences, answer)
  return sentences.map((text, index) => ({ text, isMarked: !marked || marked[index] === true }))
}

/** Which of these, sentences and the cells of rows, an answer is made from; `false` when none stands out. */
function marksOf(units: readonly (string | readonly string[])[], answer: string): boolean[] | false {
  const said = wordsOf(answer.replace(/\[[\d, ]+\]/g, ''))
  const marks = (least: number, isUsed: (words: string[]) => boolean) => {
    const marked = units.map((unit) => {
      if (typeof unit !== 'string' && isNamed(unit)) return true
      // The number of a line in a list is none of its words.
      const words = wordsOf(
        [unit]
          .flat()
          .join(' ')
          .replace(/^\s*\d+[.)]\s/, ''),
      )
      return words.length >= least && isUsed(words)
    })
    return marked.includes(true) && marked
  }
  const isQuoted = (words: string[]) => words.length > 0 && ` ${said.join(' ')} `.includes(` ${words.join(' ')} `)
  // Many rows have the same figures: the one that is named, with one of its cells, is meant before any that only shares them.
  const isNamed = (cells: readonly string[]) => {
    const [first = '', second = ''] = cells.filter((cell) => /\p{L}/u.test(cell))
    // A row that begins with a code is called by what that stands for.
    const name = isQuoted(wordsOf(first)) || !/^\S*\d\S*$/.test(first) ? first : second
    return isQuoted(wordsOf(name)) && cells.some((cell) => cell !== name && (isQuoted(wordsOf(cell)) || isSign(cell)))
  }
  // "–" is all that some cells say, and has no words.
  const isSign = (cell: string) => wordsOf(cell).length === 0 && cell.trim() !== '' && answer.includes(cell.trim())
  return (
    marks(3, isQuoted) ||
    marks(3, (words) => words.filter((word) => said.includes(word)).length / words.length >= SHARE) ||
    marks(2, isQuoted)
  )
}

export interface MarkedTable extends Omit<PassageTable, 'rows'> {
  rows: { cells: string[]; isMarked: boolean }[]
}

/** A passage in the order it stands: sentences as above, and between them its tables, each row as long as the longest, with those that are used. */
export function piecesOf({ text, tables = [] }: Passage, answer: string): (Stretch[] | MarkedTable)[] {
  if (tables.length === 0) return [stretchesOf(text, answer)]
  const pieces: (string[] | PassageTable)[] = []
  let end = 0
  const between = (to: number) => {
    const words = text.slice(end, to).replace(/^\n+|\n+$/g, '')
    if (words.trim() !== '') pieces.push(sentencesOf(words))
  }
  for (const table of tables.toSorted((a, b) => a.from - b.from)) {
    if (table.from < end) continue
    between(table.from)
    pieces.push(table)
    end = table.to
  }
  between(text.length)
  const units = pieces.flatMap((piece): (string | readonly string[])[] => (Array.isArray(piece) ? piece : piece.rows))
  const marked = marksOf(units, answer)
  let at = 0
  const isNext = () => marked !== false && marked[at++] === true
  return pieces.map((piece) => {
    if (Array.isArray(piece)) return piece.map((one) => ({ text: one, isMarked: isNext() }))
    const { heads, rows } = piece
    const columns = Math.max(heads.length, ...rows.map((cells) => cells.length))
    const filled = (cells: readonly string[]) => Array.from({ length: columns }, (_, column) => cells[column] ?? '')
    return {
      ...piece,
      heads: heads.length > 0 ? filled(heads) : heads,
      rows: rows.map((cells) => ({ cells: filled(cells), isMarked: isNext() })),
    }
  })
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}|\p{N}+|\p{Script=Han}/gu) ?? []

function sentencesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text]
  return [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment)
}
