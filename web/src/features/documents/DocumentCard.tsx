import type { DocumentView } from '../../api/documents.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from 'react-router'
import { CardDetail } from './CardDetail.tsx'
import { factsOf, kinds, pathOf } from './describe.ts'
import { StatusTag } from './StatusTag.tsx'
import { texts } from './texts.ts'
import type { Busy } from './useDocumentActions.ts'

interface Props {
  document: DocumentView
  /** Another that was made of the very same file. */
  twin: DocumentView | undefined
  busy: Busy | undefined
  now: Date
  /** Absent where there are too few to choose some of them. */
  isChosen?: boolean
  onChoose?: (document: DocumentView, isOn: boolean) => void
  onEmbed: (document: DocumentView) => void
  onReplace: (document: DocumentView) => void
  onDelete: (document: DocumentView) => void
}

export function DocumentCard({
  document,
  twin,
  busy,
  now,
  isChosen = false,
  onChoose,
  onEmbed,
  onReplace,
  onDelete,
}: Props) {
  const { title } = document
  const deleting = busy === 'deleting' || busy === 'replacing'
  const embedding = busy === 'embedding'
  return (
    <li className={['doc card', deleting && 'gone', isChosen && 'chosen'].filter(Boolean).join(' ')}>
      {onChoose ? (
        <label className="pick">
          <input
            type="checkbox"
            aria-label={texts.choose(title)}
            checked={isChosen}
            disabled={deleting}
            onChange={({ target }) => onChoose(document, target.checked)}
          />
          <Glyph kind={kinds[document.kind].glyph} />
        </label>
      ) : (
        <Glyph kind={kinds[document.kind].glyph} />
      )}
      <div className="what">
        <h2 className="label-title">{deleting ? title : <Link to={pathOf(document)}>{title}</Link>}</h2>
        <p className="meta">
          {factsOf(document, now).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="do">
        <StatusTag document={document} busy={busy} />
        <span className="acts">
          {document.status === 'ready' && (
            <IconButton
              icon="again"
              label={texts.generateFor(title)}
              disabled={busy !== undefined}
              onClick={() => onEmbed(document)}
            />
          )}
          {document.status === 'ready' && (
            <IconButton
              icon="swap"
              label={texts.replace(title)}
              disabled={busy !== undefined}
              onClick={() => onReplace(document)}
            />
          )}
          <IconButton
            icon="trash"
            label={busy === 'deleting' ? texts.status.deleting : texts.delete(title)}
            disabled={busy !== undefined}
            onClick={() => onDelete(document)}
          />
        </span>
      </div>
      {!deleting && <CardDetail document={document} twin={twin} isEmbedding={embedding} onEmbed={onEmbed} />}
    </li>
  )
}
