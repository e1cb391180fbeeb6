import { excerptOf } from '../../ui/passage/excerpt.ts'
import { PassageTable } from '../../ui/passage/PassageTable.tsx'
import type { Answer } from './talk.ts'
import { texts } from './texts.ts'

interface Props {
  answer: Answer
  openNumber: number | undefined
  onOpen: (number: number) => void
}

/** What comes near a question without answering it, as cards of the documents: nothing here is said by the assistant. */
export function Nearest({ answer: { sources, question }, openNumber, onOpen }: Props) {
  if (sources.length === 0) return null
  return (
    <section className="nearest" aria-label={texts.nearest(sources.length)}>
      <p className="small muted" aria-hidden="true">
        {texts.nearest(sources.length)}
      </p>
      {sources.map(({ chunkId, title, page, headings, text, tables }, index) => {
        const number = index + 1
        const heading = headings.at(-1)
        const excerpt = excerptOf(text, tables, question)
        return (
          <article key={chunkId} className={number === openNumber ? 'near on' : 'near'}>
            <h2>
              <button
                type="button"
                aria-label={texts.openPassage(title, page)}
                aria-pressed={number === openNumber}
                onClick={() => onOpen(number)}
              >
                {title}
              </button>
            </h2>
            <p className="meta">
              {page !== null && <span>{texts.page(page)}</span>}
              {heading !== undefined && <span>{heading}</span>}
            </p>
            {excerpt.kind === 'table' ? (
              <>
                <PassageTable table={excerpt.table} isNamedAbove={excerpt.table.caption === heading} />
                {excerpt.left > 0 && <p className="meta">{texts.rowsLeft(excerpt.left)}</p>}
              </>
            ) : (
              <blockquote>{excerpt.text}</blockquote>
            )}
          </article>
        )
      })}
    </section>
  )
}
