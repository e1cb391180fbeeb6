import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { DocumentView } from '../../api/documents.ts'
import { Centered } from '../../ui/Centered.tsx'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { DocumentCard } from './DocumentCard.tsx'
import { narrow, TOOLS_FROM, type Show } from './list.ts'
import { texts } from './texts.ts'
import type { Busy } from './useDocumentActions.ts'

// Field and filter are a tenth of the first load, and most owners have few documents.
const Tools = lazy(() => import('./Tools.tsx'))

interface Props {
  documents: readonly DocumentView[]
  busy: ReadonlyMap<string, Busy>
  onEmbed: (document: DocumentView) => void
  onDelete: (document: DocumentView) => void
}

/** The cards; with enough of them, a field to find one and a filter by state. */
export function DocumentList({ documents, busy, onEmbed, onDelete }: Props) {
  const [now] = useState(() => new Date())
  const [find, setFind] = useState('')
  const [show, setShow] = useState<Show>('all')
  const hasTools = documents.length >= TOOLS_FROM
  const shown = hasTools ? narrow(documents, find, show) : documents
  return (
    <>
      {hasTools && (
        <Suspense fallback={<div className="tools" />}>
          <Tools documents={documents} find={find} onFind={setFind} show={show} onShow={setShow} />
        </Suspense>
      )}
      <p className="sr" role="status">
        {shown.length === documents.length ? '' : texts.found(shown.length)}
      </p>
      <ul className="docs">
        {shown.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            busy={busy.get(document.id)}
            now={now}
            onEmbed={onEmbed}
            onDelete={onDelete}
          />
        ))}
      </ul>
      {shown.length === 0 && (
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
