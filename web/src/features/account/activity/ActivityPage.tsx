import { Button } from 'antd'
import { useState } from 'react'
import { useActivityQuery, useTeamQuery, type ActivityEntry } from '../../../api/teams.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Centered } from '../../../ui/Centered.tsx'
import { addedOn, momentOf } from '../../../ui/format/date.ts'
import { GlyphStack } from '../../../ui/Glyph.tsx'
import { OlderPages, type LogPage } from '../../../ui/OlderPages.tsx'
import { roleNames } from '../../../ui/roles.ts'
import { Awaited } from '../Awaited.tsx'
import { actOf, activityTexts as texts } from './texts.ts'
import '../account.css'
import './activity.css'

/** Who did what in the account, newest first. */
export function Component() {
  const [person, setPerson] = useState('')
  const { data: team } = useTeamQuery()
  return (
    <div className="wrap account">
      <title>{texts.documentTitle}</title>
      <BackLink to="/team">{texts.back}</BackLink>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
        {team && team.members.length > 1 && (
          <div className="end">
            <select
              className="role-select"
              aria-label={texts.of}
              value={person}
              onChange={({ target }) => setPerson(target.value)}
            >
              <option value="">{texts.everybody}</option>
              {team.members.map(({ id, name, email }) => (
                <option key={id} value={id}>
                  {name || email}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <OlderPages key={person}>{(page) => <Page {...page} person={person} />}</OlderPages>
    </div>
  )
}

function Page({ cursor, older, person }: LogPage & { person: string }) {
  const query = useActivityQuery(
    { ...(person !== '' && { person }), ...(cursor !== undefined && { cursor }) },
    { refetchOnMountOrArgChange: true },
  )
  const { data, fulfilledTimeStamp = 0 } = query
  if (!data) return <Awaited query={query} words={texts} />
  const { entries, next, days } = data
  if (cursor === undefined && entries.length === 0) return <Centered picture={<GlyphStack />} {...texts.empty} />
  return (
    <>
      {entries.length > 0 && (
        <ol className="card activity-lines" aria-label={texts.title}>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} now={new Date(fulfilledTimeStamp)} />
          ))}
        </ol>
      )}
      {next === null && <p className="muted activity-more">{texts.before(days)}</p>}
      {older(next, (onOlder) => (
        <div className="activity-more">
          <Button onClick={onOlder}>{texts.older}</Button>
        </div>
      ))}
    </>
  )
}

function Line({ entry: { at, act, by, byKey, about }, now }: { entry: ActivityEntry; now: Date }) {
  const moment = momentOf(at)
  return (
    <li>
      <p>{actOf(act, about)}</p>
      <p className="meta num">
        <span>{byKey ? texts.byKey : texts.person(by.name || texts.nobody, roleNames[by.role])}</span>
        <time dateTime={moment.toISOString()}>{timed(moment, now)}</time>
      </p>
    </li>
  )
}

/** The day and the minute: whoever looks for something wants both. */
function timed(at: Date, now: Date): string {
  const day = addedOn(at, now)
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at)
  return day.includes(time) ? day : `${day}, ${time}`
}
