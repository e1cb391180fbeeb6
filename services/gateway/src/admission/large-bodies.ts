import { commonFailures } from '@docent/runtime/failures'
import { createTurns } from '@docent/runtime/fairness'

export interface LargeBodiesOptions {
  /** At the same time, of one owner. */
  perOwner: number
  /** At the same time, in this process. */
  atOnce: number
  /** How many of one owner may wait for their turn. */
  waitingPerOwner: number
}

/**
 * Large bodies are held in memory while they are read, so a few are let in at a time. The others wait before a byte of theirs is
 * read; the first owner who waits and has no turn of theirs comes next, whoever came first.
 */
export function createLargeBodies({ perOwner, atOnce, waitingPerOwner }: LargeBodiesOptions) {
  const turns = createTurns({ atOnce, mayHave: (_, has) => has < perOwner })
  return {
    /** Whether somebody waits who could come if another one left. */
    isWaitedFor: (): boolean => turns.waiting() > 0,

    /** Resolves with what gives the turn back, once. `gone` ends the wait. @throws too_many_requests */
    async turn(owner: string, gone: AbortSignal): Promise<() => void> {
      if (turns.waitingOf(owner) >= waitingPerOwner) {
        throw commonFailures.too_many_requests({ values: { seconds: 5 }, extra: { retryAfterSeconds: 5 } })
      }
      const turn = await turns.take(owner, gone)
      return () => {
        turn.makeRoom()
        turn.end()
      }
    },
  }
}
export type LargeBodies = ReturnType<typeof createLargeBodies>
