import type { Passage as Source } from '@docent/proto'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { passageWords } from '../../words/passage.ts'
import { fill } from '../../words/words.ts'
import { cellStyle } from '../markdown/cell.ts'
import { showIn, watchEnd } from '../../look/wide.ts'
import { useWords } from '../speech.ts'
import { piecesOf, type MarkedTable } from '../talk/passages.ts'
import { Icon } from '../parts/Icon.tsx'
import './cover.ts'
import styles from './passage.css?inline'
import { wear } from './wear.ts'

wear(styles)

/** A source that is shown: which of those an answer cites, and where the focus goes back to. */
export interface OpenPassage {
  number: number
  cited: readonly number[]
  sources: readonly Source[]
  answer: string
  from: HTMLElement
}

interface Props {
  open: OpenPassage
  onChange(open: OpenPassage): void
  onBack(): void
}

export function Passage({ open, onChange, onBack }: Props) {
  const spoken = useWords()
  const words = passageWords[spoken.language]
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const { number, cited, sources, answer } = open
  const view = useRef<HTMLDivElement>(null)
  // What the answer is made from may stand far below. This box alone is moved: scrollIntoView would move the website, too.
  useLayoutEffect(() => {
    const box = view.current
    const mark = box?.querySelector('mark, .on')
    if (!box || !mark) return
    const table = mark.closest('.table')
    if (table instanceof HTMLElement) showIn(table, wordsOf(mark, answer))
    box.scrollTop += mark.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 4
  }, [number, answer])
  const source = sources[number - 1]
  if (!source) return null
  const at = cited.indexOf(number)
  const { title, page, headings, text } = source
  const heading = headings.at(-1)
  const place = [
    page === null ? '' : fill(words.place, { page }),
    heading === undefined ? '' : fill(words.under, { heading }),
  ].filter((part) => part !== '')

  const step = (to: number | undefined, label: string, icon: 'left' | 'right') => (
    <button
      type="button"
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onChange({ ...open, number: to })}
    >
      {icon === 'left' && <Icon name="left" small />}
      {label}
      {icon === 'right' && <Icon name="right" small />}
    </button>
  )
  return (
    <section className="passage" aria-label={fill(spoken.source, { number, title })}>
      <div className="hd">
        <button ref={back} type="button" className="bk" onClick={onBack}>
          <Icon name="back" small />
          {words.back}
        </button>
        <div>
          <span className="cite on" aria-hidden="true">
            {number}
          </span>
          <span>
            <b dir="auto">{title}</b>
            {place.length > 0 && <small>{place.join(', ')}</small>}
          </span>
        </div>
      </div>
      <div ref={view} className="tx" tabIndex={0} dir="auto" key={number}>
        {heading !== undefined && <h2>{heading}</h2>}
        <blockquote>
          {piecesOf(source, answer).map((piece, at) =>
            Array.isArray(piece) ? (
              piece.map((one, index) =>
                one.isMarked ? (
                  <mark key={`${at}:${index}`}>{one.text}</mark>
                ) : (
                  <span key={`${at}:${index}`}>{one.text}</span>
                ),
              )
            ) : (
              <Table key={at} table={piece} isNamed={text.includes(piece.caption ?? '')} />
            ),
          )}
        </blockquote>
      </div>
      {cited.length > 1 && (
        <div className="ft">
          {step(cited[at - 1], words.previous, 'left')}
          <span role="status">{fill(words.position, { number: at + 1, count: cited.length })}</span>
          {step(cited[at + 1], words.next, 'right')}
        </div>
      )}
    </section>
  )
}

/** The words of the last cell of a row that the answer has as it stands. Where it has all of them, or none, the row is read from its beginning. */
function wordsOf(row: Element, answer: string): Element {
  const cells = [...row.children].filter(({ textContent }) => textContent !== '')
  const said = cells.filter(({ textContent }) => has(answer, textContent))
  const cell = (said.length < cells.length && said.at(-1)) || (row.firstElementChild ?? row)
  return cell.firstElementChild ?? cell
}

/** Whether a text has these words, and not as a part of a longer number. */
function has(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    const isPart =
      /\p{N}[.,]?\p{N}$/u.test(text.slice(Math.max(0, at - 2), at + 1)) ||
      /^\p{N}[.,]?\p{N}/u.test(text.slice(end - 1, end + 2))
    if (!isPart) return true
  }
  return false
}

function Table({ table: { caption, heads, rows }, isNamed }: { table: MarkedTable; isNamed: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? watchEnd(box.current) : undefined), [])
  return (
    <div ref={box} className="table" tabIndex={0}>
      <table>
        {caption && !isNamed && <caption>{caption}</caption>}
        {heads.length > 0 && (
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={column} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ cells, isMarked }, row) => (
            <tr key={row} className={isMarked ? 'on' : undefined}>
              {cells.map((cell, column) => (
                <td key={column} style={cellStyle(cell)}>
                  {isMarked ? <span>{cell}</span> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
