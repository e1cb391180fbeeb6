import type { AnswerEvents, getAnswer, RouteBodyInput, RouteReply, widgetHistory } from '@docent/proto/http'
import type { Session } from '../../protocol.ts'
import { eventsOf } from './events.ts'

export type AnswerView = AnswerEvents['done']
export type Message = RouteReply<typeof widgetHistory>['messages'][number]

/** A call that did not succeed: the server's sentence and code, or "" and "network". */
export class Refused extends Error {
  readonly code: string
  /** Seconds until it is worth asking again; 0 when nobody knows. */
  readonly wait: number

  constructor(message: string, code: string, wait = 0) {
    super(message)
    this.code = code
    this.wait = wait
  }
}

interface Reply {
  error: string
  code: string
  retryAfterSeconds: number
}

/** Gets the session a call is made in; `renew` when the server no longer takes the one it has. */
export interface Sessions {
  get(renew?: boolean): Promise<Session>
}

export type Heard = { [K in 'sources' | 'delta' | 'done']: { event: K; data: AnswerEvents[K] } }[
  | 'sources'
  | 'delta'
  | 'done']

export function createCalls(sessions: Sessions, widgetId: string) {
  async function call(path: string, init: (session: Session) => RequestInit, query = ''): Promise<Response> {
    for (const renew of [false, true]) {
      const session = await sessions.get(renew)
      const { headers, ...rest } = init(session)
      const reply = await fetch(`/api${path}${query.replace('{session}', session.sessionId)}`, {
        ...rest,
        // Where a question does not tell its language, the reply is in that of the bubble, not of the browser.
        headers: {
          authorization: `Bearer ${session.token}`,
          'accept-language': document.documentElement.lang,
          ...headers,
        },
        credentials: 'omit',
      }).catch((error: unknown) => {
        throw (error as Error).name === 'AbortError' ? error : new Refused('', 'network')
      })
      if (reply.ok) return reply
      const { error = '', code = '', retryAfterSeconds } = (await reply.json().catch(() => ({}))) as Partial<Reply>
      if (reply.status !== 401 || renew) throw new Refused(error, code, retryAfterSeconds)
    }
    throw new Refused('', 'network')
  }

  const post = (body: object): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

  return {
    call,

    /** The answer as it comes. Ends with `done`, or throws; aborting the signal stops the model too. */
    async *ask(question: string, keep: boolean, signal: AbortSignal): AsyncGenerator<Heard> {
      const reply = await call('/get-answer', ({ sessionId }) => {
        const body = { question, widgetId: widgetId || null, sessionId: keep ? sessionId : null }
        const given = post(body satisfies RouteBodyInput<typeof getAnswer>)
        return { ...given, headers: { ...given.headers, accept: 'text/event-stream' }, signal }
      })
      if (!reply.body) throw new Refused('', 'network')
      try {
        for await (const [event, data] of eventsOf(reply.body)) {
          const body: unknown = JSON.parse(data)
          if (event === 'error') {
            const { error, code } = body as AnswerEvents['error']
            throw new Refused(error, code)
          }
          yield { event, data: body } as Heard
          if (event === 'done') return
        }
      } catch (error) {
        if (error instanceof Refused || signal.aborted) throw error
      }
      throw new Refused('', 'network')
    },

    async history(): Promise<Message[]> {
      const query = `?widgetId=${encodeURIComponent(widgetId)}&sessionId={session}`
      const reply = await call('/widget-history', () => ({}), query)
      return ((await reply.json()) as { messages: Message[] }).messages
    },
  }
}

export type Calls = ReturnType<typeof createCalls>
