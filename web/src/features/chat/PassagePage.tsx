import { showIn, watchEnd } from '@docent/widget-embed/wide'
import { Fragment, useLayoutEffect, useMemo, useRef } from 'react'
import type { Passage } from '../../api/answers.ts'
import type { ChunkWindow } from '../../api/documents.ts'
import { PassageTable } from '../../ui/passage/PassageTable.tsx'
import { LoadingWords } from './LoadingWords.tsx'
import { aloneOf, drawnOf, pageOf, type Drawn } from './passages.ts'

interface Props {
  passage: Passage
  /** The words that cite it. */
  answer: string
  around: ChunkWindow | undefined
  /** Why nothing is shown around the passage. */
  alone: string | undefined
}

/** The page on paper, scrolled to the passage, the words that the answer uses marked. */
export function PassagePage({ passage, answer, around, alone }: Props) {
  const view = useRef<HTMLElement>(null)
  const stretches = useMemo(
    () => (alone === undefined ? around && pageOf(passage, around.chunks) : aloneOf(passage)),
    [passage, around, alone],
  )
  useLayoutEffect(() => {
    const page = view.current
    if (!page) return undefined
    const mark = page.querySelector('mark')
    if (mark) {
      // Of a row the name is marked first, and stays in sight by itself; one that is used as a whole is read from its beginning.
      const row = mark.closest('tr') ?? mark
      const isWhole = row.querySelectorAll('mark, :empty').length === row.children.length
      showIn(page, (!isWhole && [...row.querySelectorAll('mark')].at(-1)) || mark)
    }
    return watchEnd(page)
  }, [stretches])
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="view" ref={view} tabIndex={0} aria-label={passage.title}>
      {stretches === undefined ? (
        <div className="page" role="status">
          <LoadingWords />
        </div>
      ) : (
        <div className="page">
          {alone !== undefined && <p className="alone">{alone}</p>}
          {stretches.map((stretch) => (
            <section key={stretch.id}>
              {stretch.heading !== undefined && <h3>{stretch.heading}</h3>}
              <div className={stretch.isHit ? 'hit' : undefined}>
                <Words parts={drawnOf(stretch, stretch.isHit ? answer : '')} />
              </div>
            </section>
          ))}
          {passage.page !== null && <div className="folio">{passage.page}</div>}
        </div>
      )}
    </section>
  )
}

function Words({ parts }: { parts: readonly Drawn[] }) {
  return parts.map((part, index) =>
    part.kind === 'table' ? (
      <PassageTable key={index} table={part.table} marked={part.marked} isNamedAbove={part.isNamedAbove} />
    ) : (
      part.paragraphs.map((pieces, at) => (
        <p key={`${index}-${at}`}>
          {pieces.map((piece, number) =>
            piece.isMarked ? <mark key={number}>{piece.text}</mark> : <Fragment key={number}>{piece.text}</Fragment>,
          )}
        </p>
      ))
    ),
  )
}
