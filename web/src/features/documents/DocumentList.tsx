import { Button } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import type { DocumentView } from '../../api/documents.ts'
import { Centered } from '../../ui/Centered.tsx'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { DocumentCard } from './DocumentCard.tsx'
import { narrow, ordered, pageOf, TOOLS_FROM, type Order, type Show } from './list.ts'
import { Pager } from './Pager.tsx'
import { texts } from './texts.ts'
import { sameFile } from './upload/is-there.ts'
import type { Busy } from './useDocumentActions.ts'

// Field, filter and what is done to many are a tenth of the first load, and most owners have few documents.
const Tools = lazy(() => import('./Tools.tsx'))
const Bulk = lazy(() => import('./Bulk.tsx'))

interface Props {
  documents: readonly DocumentView[]
  busy: ReadonlyMap<string, Busy>
  onEmbed: (documents: readonly DocumentView[]) => void
  onReplace: (document: DocumentView) => void
  onDelete: (documents: readonly DocumentView[]) => void
}

/** The cards; with enough of them, a field to find one, a filter, an order, pages, and boxes to choose many. */
export function DocumentList({ documents, busy, onEmbed, onReplace, onDelete }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [now] = useState(() => new Date())
  const [find, setFind] = useState('')
  const [show, setShow] = useState<Show>('all')
  const [order, setOrder] = useState<Order>('state')
  const [wanted, setPage] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const hasTools = documents.length >= TOOLS_FROM
  const fitting = hasTools ? ordered(narrow(documents, find, show), order) : documents
  const { shown, page, pages } = pageOf(fitting, wanted)
  const turn = (to: number) => {
    setPage(to)
    list.current?.scrollIntoView({ block: 'start' })
  }
  const choose = ({ id }: DocumentView, isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  return (
    <>
      {hasTools && (
        <Suspense fallback={<div className="tools" />}>
          <Tools
            documents={documents}
            find={find}
            onFind={(words) => (setFind(words), setPage(0))}
            show={show}
            onShow={(kind) => (setShow(kind), setPage(0))}
            order={order}
            onOrder={(by) => (setOrder(by), setPage(0))}
          />
          {fitting.length > 0 && (
            <Bulk
              documents={fitting}
              chosen={chosen}
              isBusy={busy.size > 0}
              onChoose={(ids) => setChosen(new Set(ids))}
              onEmbed={onEmbed}
              onDelete={onDelete}
            />
          )}
        </Suspense>
      )}
      <p className="sr" role="status">
        {fitting.length === documents.length ? '' : texts.found(fitting.length)}
      </p>
      <ul className="docs" ref={list}>
        {shown.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            twin={sameFile({ documentId: document.id }, documents)}
            busy={busy.get(document.id)}
            now={now}
            {...(hasTools && { isChosen: chosen.has(document.id), onChoose: choose })}
            onEmbed={(one) => onEmbed([one])}
            onReplace={onReplace}
            onDelete={(one) => onDelete([one])}
          />
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} count={fitting.length} onPage={turn} />}
      {fitting.length === 0 && (
        <Centered
          picture={<GlyphStack />}
          title={texts.nothingFits.title}
          text={texts.nothingFits.text}
          action={<Button onClick={() => (setFind(''), setShow('all'))}>{texts.nothingFits.action}</Button>}
        />
      )}
    </>
  )
}
