import type { Clock } from '@docent/runtime/clock'
import type { ModelError, ModelErrorKind } from '@docent/runtime/models'

/** How the model that answers is. */
export interface ChatTrouble {
  /** It failed. */
  note(error: ModelError): void
  /** It answered. */
  over(): void
  /** Why it fails, in a sentence; undefined while all is well. */
  now(): string | undefined
  /** The failure that it rests after; undefined where it is to be asked. */
  resting(): ModelError | undefined
}

export interface ChatTroubleOptions {
  clock: Clock
  log: { warn(details: object, message: string): void }
}

/** After a failure that kept somebody waiting, the next visitors are not kept waiting too. */
const REST_MS = 30_000
const WAITED: readonly ModelErrorKind[] = ['timed-out', 'unreachable']

export function createChatTrouble({ clock, log }: ChatTroubleOptions): ChatTrouble {
  let last: ModelError | undefined
  let restingUntil = 0
  return {
    note(error) {
      log.warn({ err: error }, 'the model that answers failed')
      // What one question is refused for says nothing about the next.
      if (error.kind === 'rejected') return
      last = error
      if (WAITED.includes(error.kind)) restingUntil = clock.now().getTime() + REST_MS
    },
    over() {
      last = undefined
      restingUntil = 0
    },
    now: () => last?.message,
    resting: () => (clock.now().getTime() < restingUntil ? last : undefined),
  }
}
