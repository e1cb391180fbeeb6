import { Button } from 'antd'
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type SessionEntry,
} from '../../api/self.ts'
import { addedOn, momentOf } from '../../ui/format/date.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Awaited } from './Awaited.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'
import { useAttempt } from './useAttempt.ts'

const { sessions: words } = texts

export function SessionsPart() {
  const query = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, fulfilledTimeStamp } = query
  const [endOthers, { isLoading: isEnding }] = useEndOtherSessionsMutation()
  const { attempt } = useAttempt(words.notEnded)
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? []
  const leaveOthers = () =>
    void attempt(
      () => endOthers().unwrap(),
      ({ endedSessions }) => ({ title: words.ended, description: words.endedOthers(endedSessions) }),
    )
  return (
    <Part title={words.title} text={words.text}>
      <Awaited query={query} words={words} />
      {data && (
        <ul className="entries">
          {data.sessions.map((session) => (
            <Session key={session.id} session={session} now={new Date(fulfilledTimeStamp ?? 0)} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className="acts">
          <Button loading={isEnding} onClick={leaveOthers}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </Part>
  )
}

function Session({ session, now }: { session: SessionEntry; now: Date }) {
  const [end, { isLoading }] = useEndSessionMutation()
  const { attempt } = useAttempt(words.notEnded)
  const { id, device, place, startedAt, lastUsedAt, isCurrent } = session
  const leave = () =>
    void attempt(
      () => end(id).unwrap(),
      () => ({ title: words.ended, description: device }),
    )
  return (
    <li>
      <div>
        <p className="label-title spaced">
          {device}
          {isCurrent && (
            <span className="tag ok">
              <Icon name="check" small />
              {words.current}
            </span>
          )}
        </p>
        <p className="meta num">
          <span>
            {words.used(addedOn(momentOf(lastUsedAt), now))}
            {place !== '' && ` ${words.from(place)}`}
          </span>
          <span>{words.since(addedOn(momentOf(startedAt), now))}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" loading={isLoading} aria-label={words.endOne(device)} onClick={leave}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
