import { useMemo, useState } from 'react'
import { useListDocumentsQuery, type DocumentView } from '../../api/documents.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useCurrentPlanQuery } from '../../api/workspace.ts'
import { Centered } from '../../ui/Centered.tsx'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { leadOf, tailOf } from './describe.ts'
import { closed, Dialogs, warmUp, type Asking } from './Dialogs.tsx'
import { DocumentList } from './DocumentList.tsx'
import { arrange, countByShow } from './list.ts'
import { Skeletons } from './Skeletons.tsx'
import { texts } from './texts.ts'
import { Unused } from './Unused.tsx'
import { useDocumentActions } from './useDocumentActions.ts'
import './documents.css'

const warmUpOver = ({ target }: { target: EventTarget }) => {
  if (target instanceof Element && target.closest('.doc, .bulk')) warmUp()
}

export function Component() {
  const { data, error, isFetching, refetch } = useListDocumentsQuery()
  const { data: plan } = useCurrentPlanQuery()
  const { busy, embed, embedAll, remove, removeAll, replace } = useDocumentActions()
  const [asking, setAsking] = useState<Asking>()
  const embedSome = (some: readonly DocumentView[]) => {
    const [only] = some
    if (only && some.length === 1) void embed(only)
    else void embedAll(some)
  }
  const removeSome = (some: readonly DocumentView[]) => {
    const [only] = some
    if (only && some.length === 1) void remove(only)
    else void removeAll(some)
  }
  const documents = useMemo(() => arrange(data ?? []), [data])

  return (
    // Whoever reaches for a card may delete it: the dialog is there before the click.
    <div className="wrap" onPointerOver={warmUpOver} onFocus={warmUpOver}>
      <title>{texts.documentTitle}</title>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{leadOf(documents.length, countByShow(documents).ready)}</p>
        </div>
        {documents.length > 0 && (
          <div className="end">
            <CreateButton />
          </div>
        )}
      </div>
      {error !== undefined && (
        <NotLoaded
          title={texts.loadFailed.title}
          text={sentenceOf(error, texts.loadFailed.text)}
          action={texts.loadFailed.action}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === undefined && <Skeletons />}
      {data !== undefined && documents.length === 0 && error === undefined && (
        <Centered picture={<GlyphStack />} {...texts.empty} action={<CreateButton />} />
      )}
      {documents.length > 0 && (
        <>
          <Unused documents={documents} />
          <DocumentList
            documents={documents}
            busy={busy}
            onEmbed={embedSome}
            onReplace={(of) => setAsking({ what: 'replace', of })}
            onDelete={(of) => setAsking({ what: 'delete', of })}
          />
          <p className="tail">
            {tailOf(documents, plan)} {texts.tail}
          </p>
        </>
      )}
      <Dialogs
        asking={asking}
        documents={documents}
        onClose={() => setAsking(closed)}
        onDelete={removeSome}
        onReplace={(old, by) => void replace(old, by)}
      />
    </div>
  )
}

function CreateButton() {
  return (
    <LinkButton type="primary" to="/documents/new" icon={<Icon name="plus" />}>
      {texts.create}
    </LinkButton>
  )
}
