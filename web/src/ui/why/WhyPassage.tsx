import type { Why } from '@docent/proto/http'
import { partsOf } from '../passage/parts.ts'
import { PassageTable } from '../passage/PassageTable.tsx'
import { texts } from './texts.ts'
import { Words } from './Words.tsx'

/** A passage as it was found: its rank, what it scored, and the words that it shares with the question. */
export function WhyPassage({ passage }: { passage: Why['passages'][number] }) {
  const { rank, title, page, headings, lexical, dense, words, cited, text, tables, date } = passage
  const heading = headings.at(-1)
  return (
    <li>
      <span className="why-rank num">{rank}</span>
      <div>
        <p className="why-title">
          <b>{title}</b>
          {cited && <span className="tag why-cited">{texts.cited}</span>}
        </p>
        <p className="meta">
          {page !== null && <span>{texts.page(page)}</span>}
          {heading !== undefined && <span>{heading}</span>}
          {date !== undefined && <span className="num">{date}</span>}
        </p>
        <p className="meta num">
          <span>{lexical === null ? texts.noBm25 : texts.bm25(lexical.toFixed(2))}</span>
          <span>{dense === null ? texts.noCosine : texts.cosine(dense.toFixed(3))}</span>
        </p>
        {words.length > 0 && <Words words={words} />}
        <details>
          <summary>{texts.text}</summary>
          {partsOf(text, tables).map((part) =>
            part.kind === 'table' ? (
              <PassageTable key={part.from} table={part.table} />
            ) : (
              <p className="why-text" key={part.from}>
                {part.text.trim()}
              </p>
            ),
          )}
        </details>
      </div>
    </li>
  )
}
