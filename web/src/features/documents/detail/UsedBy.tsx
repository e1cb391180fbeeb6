import { Button } from 'antd'
import { Link } from 'react-router'
import { useListWidgetsQuery } from '../../../api/workspace.ts'
import { texts } from './texts.ts'

const words = texts.used

/** The widgets that answer from a document. */
export function UsedBy({ documentId }: { documentId: string }) {
  const { data: widgets, isError, refetch } = useListWidgetsQuery()
  const using = (widgets ?? []).flatMap(({ id, name, documentIds, draft }) => {
    if (documentIds.includes(documentId)) return [{ id, name, isDraft: false }]
    return draft?.documentIds.includes(documentId) ? [{ id, name, isDraft: true }] : []
  })
  return (
    <section className="card doc-part">
      <h2>{words.title}</h2>
      {isError && !widgets && (
        <p>
          {words.failed}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </p>
      )}
      {using.length > 0 && (
        <ul>
          {using.map(({ id, name, isDraft }) => (
            <li key={id}>
              <Link to={`/widgets/edit?id=${encodeURIComponent(id)}`}>{name}</Link>
              {isDraft && <span className="small muted"> {words.draft}</span>}
            </li>
          ))}
        </ul>
      )}
      {widgets && using.length === 0 && (
        <p>
          {widgets.length === 0 ? words.noWidgets : words.none}{' '}
          {widgets.length > 0 && <Link to="/widgets">{words.action}</Link>}
        </p>
      )}
    </section>
  )
}
