import { useServicesQuery, type Asked } from '../../api/operator.ts'
import { addedOn } from '../../ui/format/date.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { Part } from './Part.tsx'
import { Table } from './Table.tsx'
import { texts } from './texts.ts'

const { services: words } = texts

/** Each service with its version, its state and how far behind it is. */
export function ServicesPart() {
  const { data, fulfilledTimeStamp } = useServicesQuery()
  if (!data) return null
  const versions = new Set(data.flatMap(({ state }) => state?.version ?? []))
  return (
    <Part title={words.title} text={words.text}>
      {versions.size > 1 && (
        <Note tone="warn">
          <p>{words.versions}</p>
        </Note>
      )}
      <Table label={words.table} heads={Object.values(words.heads)}>
        {data.map((one) => (
          <Row key={one.service} asked={one} now={new Date(fulfilledTimeStamp ?? 0)} />
        ))}
      </Table>
    </Part>
  )
}

function Row({ asked, now }: { asked: Asked; now: Date }) {
  const { service, state, problem } = asked
  const { tone, icon, word } = signOf(asked)
  const reasons = state ? [...state.missing, ...state.late] : [problem]
  return (
    <tr>
      <th scope="row">{service}</th>
      <td>
        <span className={`tag ${tone}`}>
          <Icon name={icon} small />
          {word}
        </span>
        {reasons.map((reason) => (
          <p key={reason} className="muted">
            {reason}
          </p>
        ))}
      </td>
      <td>{state?.version}</td>
      <td>{state && (state.lagSeconds === 0 ? words.noLag : words.lag(state.lagSeconds))}</td>
      <td>{state && addedOn(new Date(state.startedAt), now)}</td>
    </tr>
  )
}

function signOf({ state }: Asked): { tone: string; icon: IconName; word: string } {
  if (!state) return { tone: 'bad', icon: 'fail', word: words.silent }
  if (state.missing.length > 0) return { tone: 'bad', icon: 'fail', word: words.away }
  if (state.late.length > 0) return { tone: 'warn', icon: 'alert', word: words.late }
  return { tone: 'ok', icon: 'check', word: words.serves }
}
