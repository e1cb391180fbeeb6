import { Button, Input, Segmented } from 'antd'
import { useState } from 'react'
import type { DocumentView } from '../../api/documents.ts'
import { Centered } from '../../ui/Centered.tsx'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DocumentCard } from './DocumentCard.tsx'
import { countByShow, narrow, TOOLS_FROM, type Show } from './list.ts'
import { texts } from './texts.ts'
import type { Busy } from './useDocumentActions.ts'

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
      {hasTools && <Tools documents={documents} find={find} onFind={setFind} show={show} onShow={setShow} />}
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

interface ToolsProps {
  documents: readonly DocumentView[]
  find: string
  onFind: (find: string) => void
  show: Show
  onShow: (show: Show) => void
}

function Tools({ documents, find, onFind, show, onShow }: ToolsProps) {
  const counts = countByShow(documents)
  return (
    <div className="tools">
      <Input
        className="find"
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        prefix={<Icon name="search" />}
        value={find}
        onChange={({ target }) => onFind(target.value)}
      />
      <Segmented<Show>
        aria-label={texts.show}
        value={show}
        onChange={onShow}
        options={(['all', 'ready', 'processing', 'failed'] as const).map((value) => ({
          value,
          label: (
            <>
              {texts.shows[value]} <span className="num count">{counts[value]}</span>
            </>
          ),
        }))}
      />
    </div>
  )
}
