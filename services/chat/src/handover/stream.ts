import type { TalkEvents, TalkView } from '@docent/proto/http'
import type { Clock } from '@docent/runtime/clock'
import { onceAborted, type ServerSentEvent, type Visitor } from '@docent/runtime/http'
import type { Followers } from './followers.ts'
import { turnIdOf } from './line-turns.ts'
import { talkViewOf } from './present.ts'
import { talkIdOf } from './record.ts'
import type { Talks } from './talks.ts'

export interface StreamOptions {
  talks: Pick<Talks, 'of'>
  followers: Followers
  clock: Clock
  commentMs: number
  longestMs: number
}

/**
 * What a visitor hears of their talk: the record itself is read whenever something happened, so that what a process or a
 * connection missed is found in it. @throws too_many_streams
 */
export function createTalkStream({ talks, followers, clock, commentMs, longestMs }: StreamOptions) {
  return ({ owner, widgetId, sessionId }: Visitor, seenTo: number) => {
    const key = { widgetId, sessionId }
    const follower = followers.join(talkIdOf(key))
    return (gone: AbortSignal): AsyncIterable<ServerSentEvent> => {
      onceAborted(gone, follower.leave)
      return events(gone)
    }

    async function* events(gone: AbortSignal): AsyncGenerator<ServerSentEvent> {
      const end = AbortSignal.any([gone, AbortSignal.timeout(longestMs)])
      let seen = seenTo
      let told = ''
      try {
        while (!end.aborted) {
          const record = await talks.of(owner, key)
          const last = record?.last ?? 0
          const missing = record?.tail.filter(({ n }) => n > seen) ?? []
          // More than the record holds, or it was erased and began anew.
          if (last < seen || last - seen > missing.length) {
            yield { event: 'missed', data: { last } satisfies TalkEvents['missed'], id: last }
          } else {
            for (const { by, ...line } of missing) {
              const messageId = turnIdOf(talkIdOf(key), line)
              const data: TalkEvents['line'] = { ...line, by: by && { name: by.name }, messageId }
              yield { event: 'line', data, id: line.n }
            }
          }
          seen = last
          const view: TalkView = talkViewOf(record, clock.now())
          const said = JSON.stringify(view)
          const isNews = said !== told
          told = said
          if (isNews) yield { event: 'state', data: view satisfies TalkEvents['state'] }
          const typingMs = view.typing && record ? record.personTypes - clock.now().getTime() : commentMs
          const began = clock.now().getTime()
          await follower.news(Math.max(1, Math.min(typingMs, commentMs)), end)
          if (!end.aborted && clock.now().getTime() - began >= commentMs) yield { data: 'still here' }
        }
      } finally {
        follower.leave()
      }
    }
  }
}
