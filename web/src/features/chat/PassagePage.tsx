import { Fragment, useLayoutEffect, useMemo, useRef } from 'react'
import type { Passage } from '../../api/answers.ts'
import type { ChunkWindow } from '../../api/documents.ts'
import { Ring } from '../../ui/Ring.tsx'
import { useAfter } from '../../ui/useAfter.ts'
import { aloneOf, pageOf, paragraphsOf } from './passages.ts'
import { texts } from './texts.ts'

interface Props {
  passage: Passage
  /** The words that cite it. */
  answer: string
  around: ChunkWindow | undefined
  /** What stands around the passage could not be loaded. */
  isAlone: boolean
}

/** The page on paper, scrolled to the passage, the words that the answer uses marked. */
export function PassagePage({ passage, answer, around, isAlone }: Props) {
  const view = useRef<HTMLElement>(null)
  const stretches = useMemo(
    () => (isAlone ? aloneOf(passage) : around && pageOf(passage, around.chunks)),
    [passage, around, isAlone],
  )
  useLayoutEffect(() => {
    const page = view.current
    const mark = page?.querySelector('mark')
    if (!page || !mark) return
    const below = mark.getBoundingClientRect().top - page.getBoundingClientRect().top
    page.scrollTop += below - page.clientHeight / 4
  }, [stretches])
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="view" ref={view} tabIndex={0} aria-label={passage.title}>
      {stretches === undefined ? (
        <Loading />
      ) : (
        <div className="page">
          {isAlone && <p className="alone">{texts.passage.alone}</p>}
          {stretches.map(({ id, heading, text, isHit }) => (
            <section key={id}>
              {heading !== undefined && <h3>{heading}</h3>}
              {isHit ? (
                <Hit text={text} answer={answer} />
              ) : (
                <div>
                  {text.split(/\n{2,}/).map((paragraph, index) => (
                    <p key={index}>{paragraph}</p>
                  ))}
                </div>
              )}
            </section>
          ))}
          {passage.page !== null && <div className="folio">{passage.page}</div>}
        </div>
      )}
    </section>
  )
}

function Hit({ text, answer }: { text: string; answer: string }) {
  return (
    <div className="hit">
      {paragraphsOf(text, answer).map((pieces, index) => (
        <p key={index}>
          {pieces.map((piece, at) =>
            piece.isMarked ? <mark key={at}>{piece.text}</mark> : <Fragment key={at}>{piece.text}</Fragment>,
          )}
        </p>
      ))}
    </div>
  )
}

function Loading() {
  const late = useAfter(200)
  return (
    <div className="page" role="status">
      {late && (
        <p className="alone">
          <Ring /> {texts.passage.loading}
        </p>
      )}
    </div>
  )
}
