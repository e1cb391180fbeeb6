import { Button } from 'antd'
import type { PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Passage } from '../../../api/answers.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LoadingWords } from '../LoadingWords.tsx'
import { texts } from '../texts.ts'
import { drawPage } from './drawing.ts'
import { needlesOf } from './needles.ts'
import type { OpenPdf } from './open-pdf.ts'
import { usePdf } from './usePdf.ts'
import './pdf.css'

interface Props {
  passage: Passage
  /** The words that cite it. */
  answer: string
  /** What stands before the controls. */
  children: ReactNode
  onText: () => void
}

const words = texts.pdf
const ZOOMS = [1, 1.25, 1.5, 2, 3] as const

/** The page of a PDF as it was laid out, with the passage marked. It opens on the passage's page. */
export function PdfPage({ passage, answer, children, onText }: Props) {
  const { pdf, problem } = usePdf(passage.documentId)
  // Turned to by hand; another passage is shown on its own page.
  const [turned, setTurned] = useState<{ of: string; to: number }>()
  const number = turned?.of === passage.chunkId ? turned.to : (passage.page ?? 1)
  const [zoom, setZoom] = useState(0)
  const [brokenPage, setBrokenPage] = useState<number>()
  const count = pdf?.document.numPages ?? 0
  const said = problem ?? (brokenPage === number ? words.problems.page : undefined)
  const go = (to: number) => to >= 1 && to <= count && setTurned({ of: passage.chunkId, to })
  const turnByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key]
    // A page that is wider than its place is moved by the arrows first.
    const isWide = event.currentTarget.scrollWidth > event.currentTarget.clientWidth + 1
    if (step === undefined || (isWide && event.key.startsWith('Arrow'))) return
    event.preventDefault()
    go(number + step)
  }
  return (
    <>
      <div className="drawer-tools">
        {children}
        {pdf && (
          <span className="end" role="group" aria-label={words.controls}>
            <IconButton
              small
              icon="left"
              label={words.previous}
              disabled={number <= 1}
              onClick={() => go(number - 1)}
            />
            <span className="small num" role="status">
              {words.at(number, count)}
            </span>
            <IconButton
              small
              icon="right"
              label={words.next}
              disabled={number >= count}
              onClick={() => go(number + 1)}
            />
            <IconButton
              small
              icon="minus"
              label={words.smaller}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            />
            <IconButton
              small
              icon="plus"
              label={words.larger}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            />
          </span>
        )}
      </div>
      {/* It scrolls, and turns its pages by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <section className="view pdf" tabIndex={0} aria-label={passage.title} onKeyDown={turnByKey}>
        {said !== undefined && (
          <div className="pdf-said" role="alert">
            <p>{said}</p>
            <Button size="small" onClick={onText}>
              {words.showText}
            </Button>
          </div>
        )}
        {said === undefined && !pdf && <Loading />}
        {said === undefined && pdf && (
          <Sheet
            key={`${passage.chunkId} ${number}`}
            pdf={pdf}
            number={number}
            zoom={ZOOMS[zoom] ?? 1}
            passage={passage}
            answer={answer}
            onBroken={() => setBrokenPage(number)}
          />
        )}
      </section>
    </>
  )
}

interface SheetProps extends Pick<Props, 'passage' | 'answer'> {
  pdf: OpenPdf
  number: number
  zoom: number
  onBroken: () => void
}

function Sheet({ pdf, number, zoom, passage, answer, onBroken }: SheetProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const [isDrawn, setDrawn] = useState(false)
  const width = Math.floor(useWidth(box) * zoom)
  const needles = useMemo(() => needlesOf(passage, answer), [passage, answer])
  const broken = useRef(onBroken)

  useEffect(() => {
    let isLeft = false
    pdf.document.getPage(number).then(
      (one) => isLeft || setPage(one),
      () => isLeft || broken.current(),
    )
    return () => {
      isLeft = true
    }
  }, [pdf, number])

  useEffect(() => {
    if (!page || width === 0 || !canvas.current || !text.current || !marks.current) return undefined
    let isLeft = false
    const sheet = { canvas: canvas.current, text: text.current, marks: marks.current }
    const { done, stop } = drawPage(pdf.pdfjs, page, sheet, { width, needles })
    done.then(
      () => {
        if (isLeft) return
        setDrawn(true)
        toMark(sheet.marks)
      },
      // What was stopped failed because of it.
      () => isLeft || broken.current(),
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [pdf, page, width, needles])

  const { width: wide = 1, height: high = Math.SQRT2 } = page?.getViewport({ scale: 1 }) ?? {}
  return (
    <div className="pdf-width" ref={box}>
      {!isDrawn && <Loading />}
      <div
        className={isDrawn ? 'pdf-sheet' : 'pdf-sheet blank'}
        style={{ inlineSize: width, aspectRatio: `${wide} / ${high}` }}
        role="document"
        aria-label={words.at(number, pdf.document.numPages)}
      >
        <canvas ref={canvas} aria-hidden="true" />
        <div className="pdf-marks" ref={marks} aria-hidden="true" />
        <div className="pdf-text" ref={text} />
      </div>
    </div>
  )
}

/** Brings the first mark into sight, those of the answer before those of the passage. */
function toMark(marks: HTMLElement): void {
  const view = marks.closest('.view')
  const first = marks.querySelector('mark') ?? marks.querySelector('i')
  if (!view || !first) return
  const below = first.getBoundingClientRect().top - view.getBoundingClientRect().top
  view.scrollTop += below - view.clientHeight / 4
}

/** How wide the place for a page is, as it changes. */
function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box])
  return width
}

const Loading = () => (
  <p className="pdf-loading small" role="status">
    <LoadingWords />
  </p>
)
