import type { Passage } from '../../api/answers.ts'
import { excerptOf } from '../../ui/passage/excerpt.ts'
import { PassageTable } from '../../ui/passage/PassageTable.tsx'
import { texts } from './texts.ts'

const words = texts.thread

/** What an answer was drawn from, under the same numbers. */
export function Passages({ sources, question }: { sources: readonly Passage[]; question: string }) {
  return (
    <ol>
      {sources.map(({ chunkId, title, page, headings, text, tables }, index) => {
        const heading = headings.at(-1)
        const excerpt = excerptOf(text, tables, question)
        return (
          <li key={chunkId}>
            <span className="cite">{index + 1}</span>
            <div>
              <b>{title}</b>
              <p className="meta">
                {page !== null && <span>{words.pageOf(page)}</span>}
                {heading !== undefined && <span>{heading}</span>}
              </p>
              {excerpt.kind === 'table' ? (
                <>
                  <PassageTable table={excerpt.table} isNamedAbove={excerpt.table.caption === heading} />
                  {excerpt.left > 0 && <p className="meta">{words.rowsLeft(excerpt.left)}</p>}
                </>
              ) : (
                <blockquote className="quoted">{excerpt.text}</blockquote>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
