import type * as http from '@docent/proto/http'
import { addressOf, call } from './call.ts'
import { eventsOf, type StreamedEvent } from './event-stream.ts'
import { failureFrom, networkFailure } from './failure.ts'
import { authorisedFetch, type Access } from './session/index.ts'
import { readReply } from './transport.ts'

export type AnswerView = http.AnswerEvents['done']
export type Passage = AnswerView['sources'][number]

export type Why = http.Why

/** What arrives while an answer is written, in order: the sources, its words, and the whole of it. */
export type AnswerEvent = {
  [K in 'sources' | 'delta' | 'done']: { event: K } & http.AnswerEvents[K]
}['sources' | 'delta' | 'done']

/**
 * Asks and yields the answer as it comes. Aborting the signal stops the model too. Throws a `CallFailure` for a refusal,
 * and one without a status when the connection fails or ends early.
 */
export const askQuestion =
  (question: string, signal: AbortSignal, more: Omit<Question, 'question'> = {}) =>
  (dispatch: Access['dispatch'], getState: Access['getState'], tools: Access['tools']): AsyncGenerator<AnswerEvent> =>
    answer({ dispatch, getState, tools }, { ...more, question, why: true }, signal)

type Question = Pick<http.RouteBodyInput<typeof http.getAnswer>, 'question' | 'draft' | 'earlier' | 'why'>

async function* answer(access: Access, body: Question, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  const given = call<typeof http.getAnswer>('POST', '/get-answer', { body })
  const response = await orFail(
    authorisedFetch(access, addressOf(given), {
      method: given.method,
      body: JSON.stringify(given.body),
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      signal,
    }),
  )
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const reply = await readReply(response)
    if ('error' in reply) throw reply.error
    yield { event: 'done', ...(reply.data as AnswerView) }
    return
  }
  const events = eventsOf(response.body)
  for (;;) {
    const { value, done } = await orFail(events.next())
    if (done) throw networkFailure
    const event = parse(value)
    if (event) yield event
    if (event?.event === 'done') return
  }
}

function parse({ event, data }: StreamedEvent): AnswerEvent | undefined {
  const body: unknown = JSON.parse(data)
  if (event === 'error') throw failureFrom(200, body)
  if (event === 'sources' || event === 'delta' || event === 'done') return { event, ...(body as object) } as AnswerEvent
  return undefined
}

function orFail<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw networkFailure
  })
}
