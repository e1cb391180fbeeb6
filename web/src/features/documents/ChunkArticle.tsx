import { Button } from 'antd'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import type { Chunk } from '../../api/documents.ts'
import { capitalized } from '../../ui/format/count.ts'
import { isNamedAbove, partsOf } from '../../ui/passage/parts.ts'
import { PassageTable } from '../../ui/passage/PassageTable.tsx'
import { texts } from './texts.ts'
import './chunks.css'

interface Props {
  chunk: Chunk
  /** How many there are of its document. */
  total: number
  /** All of its words, and not only how it begins. */
  isWhole?: boolean
}

const words = texts.passages
/** Rows of a table, where text shows four lines. */
const ROWS = 5

/** One passage: where it stands, and what it says. */
export function ChunkArticle({ chunk, total, isWhole = false }: Props) {
  const { index, page, headings, content, tables } = chunk
  const article = useRef<HTMLElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const isAll = isWhole || isOpened
  useLayoutEffect(() => {
    const element = article.current
    if (!element || isAll) return undefined
    const look = () =>
      setIsCut(
        element.querySelector('[data-more-rows]') !== null ||
          [...element.querySelectorAll('.words')].some((one) => one.scrollHeight > one.clientHeight + 1),
      )
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    look()
    return () => watcher.disconnect()
  }, [isAll])
  return (
    <article className={isAll ? 'chunk whole' : 'chunk'} ref={article}>
      <p className="at">
        <span>{placeOf(page, headings)}</span>
        <span className="num">{words.position(index + 1, total)}</span>
      </p>
      <Words text={content} tables={tables} heading={headings.at(-1)} rows={isAll ? Infinity : ROWS} />
      {!isWhole && (isCut || isOpened) && (
        <Button type="link" size="small" aria-expanded={isOpened} onClick={() => setIsOpened(!isOpened)}>
          {isOpened ? words.showLess : words.showAll}
        </Button>
      )}
    </article>
  )
}

interface WordsProps {
  text: string
  tables: Chunk['tables']
  heading: string | undefined
  rows: number
}

function Words({ text, tables, heading, rows }: WordsProps) {
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
          table={{ ...part.table, rows: part.table.rows.slice(0, rows) }}
          isNamedAbove={part.table.caption === heading || isNamedAbove(text, part)}
        />
        {part.table.rows.length > rows && (
          <p className="small muted" data-more-rows="">
            {words.moreRows(part.table.rows.length - rows)}
          </p>
        )}
      </Fragment>
    ),
  )
}

function placeOf(page: number | null, headings: readonly string[]): string {
  const path = headings.join(' › ')
  if (page === null) return path || words.beginning
  return path === '' ? capitalized(words.page(page)) : `${path}, ${words.page(page)}`
}
