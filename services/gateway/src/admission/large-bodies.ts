import { commonFailures } from '@docent/runtime/failures'

export interface LargeBodiesOptions {
  /** At the same time, of one owner. */
  perOwner: number
  /** At the same time, in this process. */
  atOnce: number
  /** How many of one owner may wait for their turn. */
  waitingPerOwner: number
}

interface Waiting {
  owner: string
  begin(): void
}

/**
 * Large bodies are held in memory while they are read, so a few are let in at a time. The others wait before a byte of theirs is
 * read; the first owner who waits and has no turn of theirs comes next, whoever came first.
 */
export function createLargeBodies({ perOwner, atOnce, waitingPerOwner }: LargeBodiesOptions) {
  const running = new Map<string, number>()
  const waiting: Waiting[] = []
  let total = 0

  const of = (owner: string) => running.get(owner) ?? 0

  function next(): void {
    while (total < atOnce) {
      const can = waiting.filter(({ owner }) => of(owner) < perOwner)
      const [first] = can.toSorted((a, b) => of(a.owner) - of(b.owner))
      if (!first) return
      waiting.splice(waiting.indexOf(first), 1)
      first.begin()
    }
  }

  return {
    /** Whether somebody waits who could come if another one left. */
    isWaitedFor: (): boolean => waiting.length > 0,

    /** Resolves with what gives the turn back, once. `gone` ends the wait. @throws too_many_requests */
    async turn(owner: string, gone: AbortSignal): Promise<() => void> {
      if (waiting.filter((one) => one.owner === owner).length >= waitingPerOwner) {
        throw commonFailures.too_many_requests({ values: { seconds: 5 }, extra: { retryAfterSeconds: 5 } })
      }
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(mine), 1)
          reject(gone.reason as Error)
        }
        const mine: Waiting = {
          owner,
          begin() {
            gone.removeEventListener('abort', leave)
            running.set(owner, of(owner) + 1)
            total += 1
            resolve()
          },
        }
        gone.addEventListener('abort', leave, { once: true })
        waiting.push(mine)
        next()
      })
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        total -= 1
        if (of(owner) === 1) running.delete(owner)
        else running.set(owner, of(owner) - 1)
        next()
      }
    },
  }
}
export type LargeBodies = ReturnType<typeof createLargeBodies>
