import { Button } from 'antd'
import { useActsQuery, type Act } from '../../api/operator.ts'
import { dayAndTime } from '../../ui/format/date.ts'
import { OlderPages, type LogPage } from '../../ui/OlderPages.tsx'
import { Awaited } from './Awaited.tsx'
import { Part } from './Part.tsx'
import { Table } from './Table.tsx'
import { texts } from './texts.ts'

const { acts: words } = texts

/** The audit log, a page at a time. */
export function ActsPart() {
  return (
    <Part title={words.title} text={words.text}>
      <OlderPages>{(page) => <Page {...page} />}</OlderPages>
    </Part>
  )
}

function Page({ cursor, older }: LogPage) {
  const query = useActsQuery(cursor, { refetchOnMountOrArgChange: true })
  const { acts, next } = query.data ?? { acts: [], next: null }
  return (
    <>
      <Awaited query={query} words={words} />
      {query.data && acts.length === 0 && <p role="status">{words.none}</p>}
      {acts.length > 0 && (
        <Table label={`${words.title}, ${dayAndTime(new Date(acts[0]?.at ?? 0))}`} heads={Object.values(words.heads)}>
          {acts.map((act) => (
            <Row key={act.id} act={act} />
          ))}
        </Table>
      )}
      {older(next, (onOlder) => (
        <div>
          <Button onClick={onOlder}>{words.older}</Button>
        </div>
      ))}
    </>
  )
}

function Row({ act: { at, by, act, what, outcome } }: { act: Act }) {
  return (
    <tr>
      <td>
        {words.names[act]}
        <p className="muted">{what}</p>
      </td>
      <td>{words.outcomes[outcome]}</td>
      <td>{by}</td>
      <td>{dayAndTime(new Date(at))}</td>
    </tr>
  )
}
