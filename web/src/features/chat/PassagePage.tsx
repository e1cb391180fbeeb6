import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Passage } from '../../api/answers.ts'
import type { ChunkWindow } from '../../api/documents.ts'
import { Ring } from '../../ui/Ring.tsx'
import { useAfter } from '../../ui/useAfter.ts'
import { aloneOf, pageOf } from './passages.ts'
import { texts } from './texts.ts'

interface Props {
  passage: Passage
  around: ChunkWindow | undefined
  /** What stands around the passage could not be loaded. */
  isAlone: boolean
}

/** The page on paper, scrolled to the passage, its words marked. */
export function PassagePage({ passage, around, isAlone }: Props) {
  const view = useRef<HTMLElement>(null)
  const stretches = useMemo(
    () => (isAlone ? aloneOf(passage) : around && pageOf(passage, around.chunks)),
    [passage, around, isAlone],
  )
  useLayoutEffect(() => {
    const hit = view.current?.querySelector<HTMLElement>('.hit')
    if (view.current && hit) view.current.scrollTop = hit.offsetTop - view.current.clientHeight / 4
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
              <div className={isHit ? 'hit' : undefined}>
                {text.split(/\n{2,}/).map((paragraph, index) => (
                  <p key={index}>{isHit ? <mark>{paragraph}</mark> : paragraph}</p>
                ))}
              </div>
            </section>
          ))}
          {passage.page !== null && <div className="folio">{passage.page}</div>}
        </div>
      )}
    </section>
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
