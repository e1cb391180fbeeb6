export interface TurnsOptions {
  /** Turns at the same time, of all owners together. */
  atOnce: number
  /** Whether an owner who has so many turns may have another one. */
  mayHave(owner: string, turns: number): boolean
}

/** It is over when both are said; each counts once. */
export interface Turn {
  /** Somebody else may begin. */
  makeRoom(): void
  /** Its owner may have another one. */
  end(): void
}

export interface Turns {
  /** Resolves when it is this owner's turn. @throws the reason of `end` where that aborts first */
  take(owner: string, end: AbortSignal): Promise<Turn>
  /** How many wait. */
  waiting(): number
  waitingOf(owner: string): number
}

interface Waiting {
  owner: string
  begin(): void
}

/** Lets a few in at a time: of those who wait the first one whose owner has the fewest turns comes next, whoever came first. */
export function createTurns({ atOnce, mayHave }: TurnsOptions): Turns {
  const waiting: Waiting[] = []
  const waitingBy = createCounts()
  const runningBy = createCounts()
  let running = 0

  const mayBegin = (owner: string) => mayHave(owner, runningBy.of(owner))

  function next(): void {
    while (running < atOnce) {
      let first: Waiting | undefined
      for (const one of waiting) {
        const isEarlier = !first || runningBy.of(one.owner) < runningBy.of(first.owner)
        if (isEarlier && mayBegin(one.owner)) first = one
        if (first && runningBy.of(first.owner) === 0) break
      }
      if (!first) return
      leaveLine(first)
      first.begin()
    }
  }

  function leaveLine(one: Waiting): void {
    waiting.splice(waiting.indexOf(one), 1)
    waitingBy.add(one.owner, -1)
  }

  function begun(owner: string): Turn {
    running += 1
    runningBy.add(owner, 1)
    return {
      makeRoom: once(() => {
        running -= 1
        next()
      }),
      end: once(() => {
        runningBy.add(owner, -1)
        next()
      }),
    }
  }

  return {
    waiting: () => waiting.length,
    waitingOf: waitingBy.of,
    async take(owner, end) {
      end.throwIfAborted()
      if (waiting.length === 0 && running < atOnce && mayBegin(owner)) return begun(owner)
      return new Promise((resolve, reject) => {
        const leave = () => {
          leaveLine(mine)
          reject(end.reason as Error)
        }
        const mine: Waiting = {
          owner,
          begin() {
            end.removeEventListener('abort', leave)
            resolve(begun(owner))
          },
        }
        end.addEventListener('abort', leave, { once: true })
        waiting.push(mine)
        waitingBy.add(owner, 1)
        next()
      })
    },
  }
}

/** How many of each owner; those with none are forgotten. */
function createCounts() {
  const counts = new Map<string, number>()
  const of = (owner: string) => counts.get(owner) ?? 0
  return {
    of,
    add(owner: string, more: number): void {
      const count = of(owner) + more
      if (count === 0) counts.delete(owner)
      else counts.set(owner, count)
    },
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
