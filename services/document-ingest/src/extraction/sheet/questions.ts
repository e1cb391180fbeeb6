import { cellText, widthOf, type Block } from '../blocks.ts'
import type { Cell } from '../table/heads.ts'

const QUESTION = /[?？؟]$/
/** A column further to the right asks nothing. */
const COLUMNS = 60
/** Share of the rows below the heads that ask. */
const MOST = 0.6

/**
 * A sheet of questions and answers: the questions are headings, and what stands beside each is its answer. Undefined where no column asks.
 */
export function questionBlocks(rows: readonly (readonly Cell[])[], title?: string): Block[] | undefined {
  const texts = rows.map((row) => row.map(({ text }) => cellText(text)))
  const width = widthOf(texts)
  const asks = (row: readonly string[], column: number) => QUESTION.test(row[column] ?? '')
  const column = Array.from({ length: Math.min(width - 1, COLUMNS) }, (_, index) => index).find(
    (index) => texts.filter((row) => asks(row, index)).length >= Math.max(2, texts.length * MOST),
  )
  if (column === undefined) return undefined
  // The first row names the columns where it does not ask like those below it.
  const [first = [], ...below] = texts
  const body = asks(first, column) ? texts : below
  const level = title === undefined ? 2 : 3
  let group = ''
  return [
    ...(title === undefined ? [] : [heading(2, title)]),
    ...body.flatMap((row) => {
      const [before, question = '', after] = [row.slice(0, column), row[column], row.slice(column + 1)]
      const named = before.filter(Boolean).join(': ')
      const isNew = named !== '' && named !== group
      if (isNew) group = named
      const answers = after.filter(Boolean).map((text): Block => ({ kind: 'paragraph', text, page: null }))
      return [
        ...(isNew ? [heading(level, named)] : []),
        ...(question === '' ? [] : [heading(level + 1, question)]),
        ...answers,
      ]
    }),
  ]
}

const heading = (level: number, text: string): Block => ({ kind: 'heading', level, text, page: null })
