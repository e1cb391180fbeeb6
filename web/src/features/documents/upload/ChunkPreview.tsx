import { Button } from 'antd'
import { Fragment, useState } from 'react'
import type { Chunk } from '../../../api/documents.ts'
import { capitalized } from '../../../ui/format/count.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { partsOf } from '../../../ui/passage/parts.ts'
import { PassageTable } from '../../../ui/passage/PassageTable.tsx'
import { texts } from './texts.ts'
import type { UploadItem } from './uploads.ts'

interface Props {
  item: UploadItem | undefined
  /** What Generate Embeddings would work on. */
  waiting: readonly UploadItem[]
  isBusy: boolean
  isDone: boolean
  onEmbed: () => void
}

/** What an answer will be able to quote, before anything is made searchable. */
export function ChunkPreview({ item, waiting, isBusy, isDone, onEmbed }: Props) {
  const passages = waiting.reduce((sum, { chunks }) => sum + chunks.length, 0)
  return (
    <aside className="preview card" aria-label={texts.preview}>
      <header>
        <p className="small muted">{texts.preview}</p>
        {item ? (
          <>
            <h2>{item.name}</h2>
            <p className="small muted">{texts.splitInto(item.chunks.length)}</p>
          </>
        ) : (
          <p className="muted">{texts.previewEmpty}</p>
        )}
      </header>
      {item && <Passages key={item.id} chunks={item.chunks} />}
      {(waiting.length > 0 || isBusy || isDone) && (
        <footer>
          {isDone ? (
            <p className="done" role="status">
              <Icon name="check" small />
              {texts.leaving}
            </p>
          ) : (
            <>
              <Button type="primary" block onClick={onEmbed} loading={isBusy} disabled={waiting.length === 0}>
                {isBusy ? texts.working : texts.generate}
              </Button>
              {waiting.length > 0 && <p className="small muted">{texts.generateNote(passages, waiting.length)}</p>}
            </>
          )}
        </footer>
      )}
    </aside>
  )
}

const AT_ONCE = 20
/** Rows of a table, where text shows four lines. */
const ROWS = 5

function Passages({ chunks }: { chunks: readonly Chunk[] }) {
  const [shown, setShown] = useState(AT_ONCE)
  const rest = chunks.length - shown
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="chunks" tabIndex={0} aria-label={texts.preview}>
      {chunks.slice(0, shown).map(({ id, index, page, headings, content, tables }) => (
        <article className="chunk" key={id}>
          <p className="at">
            <span>{placeOf(page, headings)}</span>
            <span className="num">{texts.position(index + 1, chunks.length)}</span>
          </p>
          <Words text={content} tables={tables} heading={headings.at(-1)} />
        </article>
      ))}
      {rest > 0 && (
        <Button type="text" block onClick={() => setShown(shown + AT_ONCE * 5)}>
          {texts.more(Math.min(rest, AT_ONCE * 5))}
        </Button>
      )}
    </section>
  )
}

function Words({ text, tables, heading }: { text: string; tables: Chunk['tables']; heading: string | undefined }) {
  const parts = partsOf(text, tables)
  const [only] = parts
  if (parts.length === 1 && only?.kind === 'text') return <p className="words">{text}</p>
  return parts.map((part) =>
    part.kind === 'text' ? (
      <p className="words" key={part.from}>
        {part.text.trim()}
      </p>
    ) : (
      <Fragment key={part.from}>
        <PassageTable
          table={{ ...part.table, rows: part.table.rows.slice(0, ROWS) }}
          isNamedAbove={part.table.caption === heading}
        />
        {part.table.rows.length > ROWS && (
          <p className="small muted">{texts.moreRows(part.table.rows.length - ROWS)}</p>
        )}
      </Fragment>
    ),
  )
}

function placeOf(page: number | null, headings: readonly string[]): string {
  const path = headings.join(' › ')
  if (page === null) return path || texts.beginning
  return path === '' ? capitalized(texts.page(page)) : `${path}, ${texts.page(page)}`
}
