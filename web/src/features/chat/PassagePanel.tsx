import { Button } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Passage } from '../../api/answers.ts'
import { asFailure } from '../../api/failure.ts'
import { useDocumentChunksQuery, useListDocumentsQuery } from '../../api/documents.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOpenFile } from '../../ui/open-file/useOpenFile.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { useCopy } from '../../ui/useCopy.ts'
import { PassagePage } from './PassagePage.tsx'
import { indexOf, windowOf } from './passages.ts'
import { texts } from './texts.ts'

// Whoever opens no PDF does not load what draws one.
const PdfPage = lazy(() => import('./pdf/PdfPage.tsx').then(({ PdfPage: page }) => ({ default: page })))

interface Props {
  passage: Passage
  /** The words that cite it. */
  answer: string
  number: number
  /** How many sources the answer has. */
  count: number
  onMove: (number: number) => void
  onClose: () => void
}

/** The passage behind a number, on its page. */
export function PassagePanel({ passage, answer, number, count, onMove, onClose }: Props) {
  const dispatch = useDispatch()
  const [isText, setText] = useState(false)
  const close = useRef<HTMLButtonElement>(null)
  const { currentData: around, error } = useDocumentChunksQuery(windowOf(passage))
  const { data: documents } = useListDocumentsQuery()
  const document = documents?.find(({ id }) => id === passage.documentId)
  const { copied, copy } = useCopy(() => dispatch(toasted({ ...texts.copyFailed, variant: 'destructive' })))
  const { open, isOpening } = useOpenFile(passage, document)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])

  const words = texts.passage
  const isDeleted = error !== undefined && asFailure(error).code === 'document_not_found'
  const alone = isDeleted ? words.deleted : error && words.alone
  const isPdf = document?.kind === 'pdf' && !isDeleted && passage.page !== null
  const choice = (
    <Choice
      size="small"
      aria-label={texts.pdf.view}
      value={isText ? 'text' : 'page'}
      onChange={(view) => setText(view === 'text')}
      options={[
        { value: 'page', label: texts.pdf.page },
        { value: 'text', label: texts.pdf.text },
      ]}
    />
  )
  return (
    <>
      <div className="drawer-head">
        <div className="line">
          <span className="cite on">{number}</span>
          <span className="small muted num" role="status">
            {around && words.place(passage.page, around.pages, indexOf(passage), around.total)}
          </span>
          <span className="end">
            <IconButton icon="left" label={words.previous} disabled={number === 1} onClick={() => onMove(number - 1)} />
            <IconButton
              icon="right"
              label={words.next}
              disabled={number === count}
              onClick={() => onMove(number + 1)}
            />
            <IconButton ref={close} icon="x" label={words.close} onClick={onClose} />
          </span>
        </div>
        <h2>{passage.title}</h2>
      </div>
      {isPdf && !isText ? (
        <Suspense fallback={<div className="view" />}>
          <PdfPage passage={passage} answer={answer} onText={() => setText(true)}>
            {choice}
          </PdfPage>
        </Suspense>
      ) : (
        <>
          {isPdf && <div className="drawer-tools">{choice}</div>}
          <PassagePage passage={passage} answer={answer} around={around} alone={alone} />
        </>
      )}
      <div className="drawer-foot">
        <span className="small muted">{words.marked}</span>
        <Button
          type="text"
          size="small"
          icon={<Icon name={copied ? 'check' : 'copy'} small />}
          onClick={() => void copy(passage.text)}
        >
          {copied ? texts.copied : words.copy}
        </Button>
        {!isDeleted && (
          <Button
            type="text"
            size="small"
            icon={<Icon name="ext" small />}
            loading={isOpening}
            onClick={() => void open()}
          >
            {document?.kind === 'web' ? words.openPage : words.open}
          </Button>
        )}
      </div>
    </>
  )
}
