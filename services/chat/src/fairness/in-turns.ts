import { createPresence } from '@docent/runtime/presence'
import type { Answering } from '../answering/answering.ts'

export interface TurnsOptions {
  /** Questions that are looked up at the same time, in this process. */
  atOnce: number
  /** Of one owner, while others ask, too. */
  perOwner: number
  /** Milliseconds of any clock that goes on. */
  now?(): number
  /** Milliseconds for which this process has been at work so far. */
  busy?(): number
  /** Does something so many milliseconds later. */
  later?(ms: number, task: () => void): void
}

interface Waiting {
  owner: string
  begin(): void
}

/** An owner who asked so long ago, in milliseconds, still counts as one who asks. */
const LATELY_MS = 1_000
/** So many times as long as it kept this process at work does the place of an answer stay empty, before its owner has another one there. */
const RESTS = 6
/** No single answer, however slow, has its owner rest for longer, in milliseconds. */
const LONGEST_REST_MS = 250

const busyLoop = () => performance.eventLoopUtilization().active
const laterByItself = (ms: number, task: () => void) => void setTimeout(task, ms).unref()

/**
 * Answers begin in turns between owners: what is done for a question until its first words (looking up, counting) takes this
 * process, and who asks without a pause gets no more of it than others leave: between their questions they rest, for longer the more
 * they take. What a model then writes takes none, and is not counted.
 */
export function inTurns(options: TurnsOptions) {
  const { atOnce, perOwner, now = () => performance.now(), busy = busyLoop, later = laterByItself } = options
  const running = new Map<string, number>()
  const waiting: Waiting[] = []
  let total = 0

  /** Who asks; who only looks at a page waits for no answer. */
  const askers = createPresence(now)

  const of = (owner: string) => running.get(owner) ?? 0
  const mayBegin = (owner: string) => total < atOnce && (of(owner) < perOwner || isAlone(owner))
  const isAlone = (owner: string) => askers.isAlone(owner, LATELY_MS) && waiting.every((one) => one.owner === owner)

  function next(): void {
    while (total < atOnce) {
      let first: Waiting | undefined
      for (const one of waiting) {
        if (mayBegin(one.owner) && (!first || of(one.owner) < of(first.owner))) first = one
        if (first && of(first.owner) === 0) break
      }
      if (!first) return
      waiting.splice(waiting.indexOf(first), 1)
      first.begin()
    }
  }

  function begun(owner: string): () => void {
    running.set(owner, of(owner) + 1)
    total += 1
    const before = busy()
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      total -= 1
      const restMs = isAlone(owner) ? 0 : Math.min((busy() - before) * RESTS, LONGEST_REST_MS)
      if (restMs > 0) later(restMs, () => rested(owner))
      else rested(owner)
      next()
    }
  }

  function rested(owner: string): void {
    if (of(owner) === 1) running.delete(owner)
    else running.set(owner, of(owner) - 1)
    next()
  }

  /** Resolves with what gives the turn back. */
  async function turn(owner: string, end: AbortSignal): Promise<() => void> {
    askers.seen(owner)
    if (waiting.length === 0 && mayBegin(owner)) return begun(owner)
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = waiting.indexOf(mine)
        if (at < 0) return
        waiting.splice(at, 1)
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
      next()
    })
  }

  /** Whatever answers, its turns are those of all. */
  return (answering: Answering): Answering =>
    async function* answer(asked, gone, calledOff) {
      const end = calledOff ? AbortSignal.any([gone, calledOff]) : gone
      end.throwIfAborted()
      const giveBack = await turn(asked.owner, end)
      try {
        for await (const event of answering(asked, gone, calledOff)) {
          giveBack()
          yield event
        }
      } finally {
        giveBack()
      }
    }
}
