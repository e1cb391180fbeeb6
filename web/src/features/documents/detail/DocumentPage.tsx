import { Button } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useListDocumentsQuery, type DocumentView } from '../../../api/documents.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Centered } from '../../../ui/Centered.tsx'
import { Glyph, GlyphStack } from '../../../ui/Glyph.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { NotLoaded } from '../../../ui/NotLoaded.tsx'
import { useOpenFile } from '../../../ui/open-file/useOpenFile.ts'
import { Wait } from '../../../ui/Wait.tsx'
import { CardDetail } from '../CardDetail.tsx'
import { kinds } from '../describe.ts'
import { closed, Dialogs, warmUp, type Asking } from '../Dialogs.tsx'
import { StatusTag } from '../StatusTag.tsx'
import { texts as all } from '../texts.ts'
import { sameFile } from '../upload/is-there.ts'
import { useDocumentActions, type Busy } from '../useDocumentActions.ts'
import { Facts } from './Facts.tsx'
import { Naming } from './Naming.tsx'
import { Passages } from './Passages.tsx'
import { texts } from './texts.ts'
import { UsedBy } from './UsedBy.tsx'
import './detail.css'

/** One document: how it is, what it holds, and where it answers. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useListDocumentsQuery()
  const { busy, embed, remove, replace } = useDocumentActions()
  const [asking, setAsking] = useState<Asking>()
  const documents = useMemo(() => (data ?? []).filter(({ status }) => status !== 'deleted'), [data])
  const document = documents.find((one) => one.id === id)

  // It was deleted or replaced here.
  if (data && !document && busy.has(id)) return <Navigate to="/documents" replace />
  if (!data && error === undefined) return <Wait words={texts.loading} />
  return (
    <div className="wrap doc-page">
      <title>{`${document?.title ?? all.title} · Docent`}</title>
      <BackLink to="/documents">{texts.back}</BackLink>
      {error !== undefined && (
        <NotLoaded
          title={all.loadFailed.title}
          text={sentenceOf(error, all.loadFailed.text)}
          action={all.loadFailed.action}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {document ? (
        <Opened
          key={id}
          document={document}
          twin={sameFile({ documentId: id }, documents)}
          busy={busy.get(id)}
          onEmbed={() => void embed(document)}
          onReplace={() => setAsking({ what: 'replace', of: document })}
          onDelete={() => setAsking({ what: 'delete', of: [document] })}
        />
      ) : (
        error === undefined && <NotThere />
      )}
      <Dialogs
        asking={asking}
        documents={documents}
        onClose={() => setAsking(closed)}
        onDelete={([one]) => one && void remove(one)}
        onReplace={(old, by) => void replace(old, by)}
      />
    </div>
  )
}

interface Props {
  document: DocumentView
  /** Another that was made of the very same file. */
  twin: DocumentView | undefined
  busy: Busy | undefined
  onEmbed: () => void
  onReplace: () => void
  onDelete: () => void
}

function Opened({ document, twin, busy, onEmbed, onReplace, onDelete }: Props) {
  const { id, title, kind } = document
  const isLeaving = busy === 'deleting' || busy === 'replacing'
  return (
    <>
      <div className="head">
        <Glyph kind={kinds[kind].glyph} />
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {document.chunkCount > 0 && <OpenFile document={document} />}
      </div>
      <div className="doc-two">
        <div className="doc-side">
          <section className="card doc-part" aria-label={texts.state}>
            <StatusTag document={document} busy={busy} />
            {!isLeaving && (
              <CardDetail document={document} twin={twin} isEmbedding={busy === 'embedding'} onEmbed={onEmbed} />
            )}
          </section>
          <Facts document={document} />
          {document.chunkCount > 0 && <UsedBy documentId={id} />}
          <Acts document={document} busy={busy} onEmbed={onEmbed} onReplace={onReplace} onDelete={onDelete} />
        </div>
        <Passages document={document} />
      </div>
    </>
  )
}

function Acts({ document, busy, onEmbed, onReplace, onDelete }: Omit<Props, 'twin'>) {
  const [isNaming, setNaming] = useState(false)
  const opener = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const wasNaming = useRef(false)
  useEffect(() => {
    // Whoever opened it goes on where they were.
    if (wasNaming.current && !isNaming) opener.current?.focus()
    wasNaming.current = isNaming
  }, [isNaming])
  if (isNaming && busy === undefined) {
    return (
      <section className="card doc-part" aria-label={texts.naming.title}>
        <Naming document={document} onDone={() => setNaming(false)} />
      </section>
    )
  }
  return (
    <section className="card doc-part acts" aria-label={texts.acts} onPointerOver={warmUp} onFocus={warmUp}>
      <Button
        ref={opener}
        icon={<Icon name="pen" small />}
        disabled={busy !== undefined}
        onClick={() => setNaming(true)}
      >
        {texts.rename}
      </Button>
      {document.status === 'ready' && (
        <>
          <Button icon={<Icon name="again" small />} disabled={busy !== undefined} onClick={onEmbed}>
            {texts.generate}
          </Button>
          <Button icon={<Icon name="swap" small />} disabled={busy !== undefined} onClick={onReplace}>
            {texts.replace}
          </Button>
        </>
      )}
      <Button danger icon={<Icon name="trash" small />} disabled={busy !== undefined} onClick={onDelete}>
        {texts.delete}
      </Button>
    </section>
  )
}

function OpenFile({ document }: { document: DocumentView }) {
  const { id: documentId, title, kind } = document
  const { open, isOpening } = useOpenFile({ documentId, title, page: null }, document)
  return (
    <div className="end">
      <Button
        icon={<Icon name={kind === 'pdf' || kind === 'web' ? 'ext' : 'down'} small />}
        loading={isOpening}
        onClick={() => void open()}
      >
        {kind === 'pdf' || kind === 'web' ? texts.open[kind] : texts.open.other}
      </Button>
    </div>
  )
}

function NotThere() {
  const { title, text, action } = texts.notThere
  return (
    <Centered
      picture={<GlyphStack />}
      title={title}
      level={1}
      text={text}
      action={
        <LinkButton type="primary" to="/documents">
          {action}
        </LinkButton>
      }
    />
  )
}
