import type { LiveEvent } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Person } from '@docent/runtime/auth'
import { commonFailures } from '@docent/runtime/failures'
import { onceAborted, type ServerSentEvent } from '@docent/runtime/http'
import { failures } from '../failures.ts'

export interface LiveHubOptions {
  perOwner: number
  commentMs: number
  longestMs: number
}

interface Listener {
  /** What is to be sent, the newest of each kind. */
  pending: Map<string, LiveEvent>
  /** It is let go: it took nothing off for too long, or may not listen any more. It comes back and reloads. */
  overrun: boolean
  person: Person
  wake(): void
}

/** A dashboard that takes nothing off falls behind by at most this many events. */
const MOST_PENDING = 1_000
/** A call that was let in a moment before its session ended must not open a line a moment after. */
const REMEMBERED_MS = 60_000

/** The dashboards that listen at this instance, by owner. */
export function createLiveHub({ perOwner, commentMs, longestMs }: LiveHubOptions) {
  const listeners = new Map<OwnerId, Set<Listener>>()
  let ends: { isOver: (person: Person) => boolean; at: number }[] = []

  return {
    /** Takes a place; the events begin with what is told from now on. @throws too_many_live, not_signed_in */
    open(owner: OwnerId, person: Person): (gone: AbortSignal) => AsyncIterable<ServerSentEvent> {
      if (ends.some(({ isOver }) => isOver(person)))
        throw commonFailures.not_signed_in({ detail: 'the session has ended' })
      const own = listeners.get(owner) ?? new Set()
      if (own.size >= perOwner) throw failures.too_many_live({ values: { limit: perOwner } })
      const listener: Listener = { pending: new Map(), overrun: false, person, wake: () => undefined }
      listeners.set(owner, own.add(listener))
      const leave = () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(owner) === own) listeners.delete(owner)
      }
      return (gone) => {
        // Also for a client that left before its first event was asked for.
        onceAborted(gone, leave)
        return events(listener, gone, leave)
      }
    },

    tell(owner: OwnerId, event: LiveEvent): void {
      for (const listener of listeners.get(owner) ?? []) {
        const { pending } = listener
        pending.set(`${event.type} ${event.documentId ?? ''} ${event.widgetId ?? ''} ${event.session ?? ''}`, event)
        if (pending.size > MOST_PENDING) letGo(listener)
        listener.wake()
      }
    },

    /** Ends the lines of whoever may not listen any more. */
    end(isOver: (person: Person) => boolean): void {
      const at = performance.now()
      ends = [...ends.filter((one) => at - one.at < REMEMBERED_MS), { isOver, at }]
      for (const listener of [...listeners.values()].flatMap((own) => [...own])) {
        if (!isOver(listener.person)) continue
        letGo(listener)
        listener.wake()
      }
    },

    /** How many listen, over all owners. */
    size: () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
  }

  function letGo(listener: Listener): void {
    listener.overrun = true
    listener.pending.clear()
  }

  async function* events(listener: Listener, gone: AbortSignal, leave: () => void): AsyncGenerator<ServerSentEvent> {
    const end = AbortSignal.any([gone, AbortSignal.timeout(longestMs)])
    try {
      while (!end.aborted && !listener.overrun) {
        for (const [key, event] of listener.pending) {
          listener.pending.delete(key)
          yield { event: 'change', data: event }
        }
        if (!listener.overrun && (await silence(listener, end))) yield { data: 'still here' }
      }
    } finally {
      leave()
    }
  }

  /** Waits for news or the end; true when nothing came for as long as a connection may be silent. */
  function silence(listener: Listener, end: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (silent: boolean) => {
        clearTimeout(timer)
        end.removeEventListener('abort', over)
        listener.wake = () => undefined
        resolve(silent)
      }
      const over = () => settle(false)
      const timer = setTimeout(() => settle(true), commentMs)
      end.addEventListener('abort', over, { once: true })
      listener.wake = over
      if (end.aborted) over()
    })
  }
}

export type LiveHub = ReturnType<typeof createLiveHub>
