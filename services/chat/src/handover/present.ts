import type { Person } from '@docent/proto'
import type { OpenTalk, TalkOfOwner, TalkView } from '@docent/proto/http'
import type { TalkRecord } from './record.ts'
import { QUIET } from './states.ts'

const NONE = { ...QUIET, last: 0, visitorTypes: 0, personTypes: 0, summary: '', tail: [] }

const moment = (at: number) => (at === 0 ? null : new Date(at).toISOString())

function viewOf(record: TalkRecord | undefined, now: Date, typesOf: 'visitorTypes' | 'personTypes') {
  const talk = record ?? NONE
  const { state, change, by, returnedBy, last } = talk
  return { state, change, by, returnedBy, typing: talk[typesOf] > now.getTime(), last }
}

/** As the visitor hears it: of a person the name, and nothing else. */
export function talkViewOf(record: TalkRecord | undefined, now: Date): TalkView {
  const view = viewOf(record, now, 'personTypes')
  return { ...view, by: view.by && { name: view.by.name } }
}

/** As whoever speaks for the owner sees it. */
export function talkOfOwner(record: TalkRecord | undefined, now: Date, me: Person, mayAnswer: boolean): TalkOfOwner {
  const { until, by, isAnswered, summary } = record ?? NONE
  return {
    ...viewOf(record, now, 'visitorTypes'),
    until: moment(until),
    isAnswered,
    isYours: by?.id === me.id,
    summary,
    mayAnswer,
  }
}

export function openTalkOf({ widgetId, sessionId, state, since, until, by, tail, isAnswered }: TalkRecord): OpenTalk {
  return {
    widgetId,
    session: sessionId,
    state,
    since: new Date(since).toISOString(),
    until: moment(until),
    by,
    last: tail.at(-1)?.text.slice(0, 280) ?? '',
    isAnswered,
  }
}
