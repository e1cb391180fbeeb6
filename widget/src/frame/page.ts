import { parseToFrame, type Refusal, type Session, type ToFrame, type ToPage } from '../protocol.ts'
import { Refused, type Sessions } from './talk/calls.ts'

/** The page the frame is on. */
export interface Page extends Sessions {
  tell(message: ToPage): void
  /** Leaves the conversation so far behind. @throws Refused */
  startOver(): Promise<void>
  /** The same, as somebody new. @throws Refused */
  beginAnew(): Promise<void>
  /** Hears what the page says; what it said before is told at once. */
  listen(hear: (message: ToFrame) => void): void
}

/** Seconds before its end at which a token is renewed. */
const EARLY = 60

/** The line to the page, from the moment it opens it; until then everything waits. */
export function openPage(own: Window, now: () => number): Page {
  let port: MessagePort | undefined
  let session: (Session & { until: number }) | undefined
  let waiting: { resolve(session: Session): void; reject(error: unknown): void }[] = []
  /** The page brings the first session by itself. */
  let isFirst = true
  let hear: ((message: ToFrame) => void) | undefined
  const unheard: ToFrame[] = []
  const unsaid: ToPage[] = []

  own.addEventListener('message', ({ data, source, ports: [given], origin }) => {
    if (source !== own.parent || !given || parseToFrame(data)?.type !== 'connect') return
    const isOwnPage = origin === own.location.origin
    port = given
    port.onmessage = (event) => receive(parseToFrame(event.data), isOwnPage)
    port.postMessage({ type: 'ready' } satisfies ToPage)
    for (const message of unsaid.splice(0)) tell(message)
  })

  function receive(message: ToFrame | undefined, isOwnPage: boolean): void {
    if (!message || (message.type.startsWith('preview') && !isOwnPage)) return
    if (message.type === 'session' || message.type === 'refused' || message.type === 'preview') isFirst = false
    if (message.type === 'session') {
      session = { ...message, until: now() + (message.expiresIn - EARLY) * 1000 }
      settle(({ resolve }) => resolve(message))
    } else if (message.type === 'refused') settle(({ reject }) => reject(refusedBy(message)))
    if (hear) hear(message)
    else unheard.push(message)
  }

  function settle(one: (who: (typeof waiting)[number]) => void): void {
    const all = waiting
    waiting = []
    all.forEach(one)
  }

  function tell(message: ToPage): void {
    if (port) port.postMessage(message)
    else unsaid.push(message)
  }

  const coming = () => new Promise<Session>((resolve, reject) => waiting.push({ resolve, reject }))

  function want(fresh: boolean): Promise<Session> {
    const isOnItsWay = waiting.length > 0 || isFirst
    const answer = coming()
    if (fresh || !isOnItsWay) tell({ type: 'want-session', fresh })
    return answer
  }

  return {
    tell,
    get: async (renew = false) => (!renew && session && now() < session.until ? session : want(false)),
    async startOver() {
      await want(true)
    },
    async beginAnew() {
      const answer = coming()
      tell({ type: 'new-visitor' })
      await answer
    },
    listen(listener) {
      hear = listener
      for (const message of unheard.splice(0)) listener(message)
    },
  }
}

const refusedBy = ({ error, code }: Refusal) => new Refused(error, code)
