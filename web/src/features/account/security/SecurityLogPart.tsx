import { Button } from 'antd'
import { useSecurityLogQuery, type SecurityEntry } from '../../../api/security.ts'
import { addedOn, momentOf } from '../../../ui/format/date.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { OlderPages, type LogPage } from '../../../ui/OlderPages.tsx'
import { Awaited } from '../Awaited.tsx'
import { Part } from '../Part.tsx'
import { isOdd, nameOf, texts } from './texts.ts'

const { log: words } = texts

/** What happened to the sign-in of this account, a page at a time. */
export function SecurityLogPart() {
  return (
    <Part title={words.title} text={words.text}>
      <OlderPages>{(page) => <Page {...page} />}</OlderPages>
    </Part>
  )
}

function Page({ cursor, older }: LogPage) {
  const query = useSecurityLogQuery(cursor, { refetchOnMountOrArgChange: true })
  const { data, fulfilledTimeStamp = 0 } = query
  const { entries, next } = data ?? { entries: [], next: null }
  return (
    <>
      <Awaited query={query} words={words} />
      {data && cursor === undefined && entries.length === 0 && <p className="muted">{words.none}</p>}
      {entries.length > 0 && (
        <ul className="entries">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} now={new Date(fulfilledTimeStamp)} />
          ))}
        </ul>
      )}
      {older(next, (onOlder) => (
        <div className="acts">
          <Button onClick={onOlder}>{words.older}</Button>
        </div>
      ))}
    </>
  )
}

function Entry({ entry, now }: { entry: SecurityEntry; now: Date }) {
  const { at, times, device, place } = entry
  return (
    <li>
      <div>
        <p className="label-title spaced">
          {nameOf(entry)}
          {isOdd(entry) && (
            <span className="tag bad">
              <Icon name="alert" small />
              {words.watch}
            </span>
          )}
        </p>
        <p className="meta num">
          <span>{addedOn(momentOf(at), now)}</span>
          {device !== '' && (
            <span>
              {device}
              {place !== '' && ` ${words.from(place)}`}
            </span>
          )}
          {times > 1 && <span>{words.times(times)}</span>}
        </p>
      </div>
    </li>
  )
}
