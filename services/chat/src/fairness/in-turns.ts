import { createTurns } from '@docent/runtime/fairness'
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
  /** Who asks; who only looks at a page waits for no answer. */
  const askers = createPresence(now)
  const turns = createTurns({ atOnce, mayHave: (owner, has) => has < perOwner || isAlone(owner) })

  const isAlone = (owner: string) => askers.isAlone(owner, LATELY_MS) && turns.waitingOf(owner) === turns.waiting()

  /** Resolves with what gives the turn back. */
  async function turn(owner: string, end: AbortSignal): Promise<() => void> {
    askers.seen(owner)
    const mine = await turns.take(owner, end)
    const before = busy()
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      const restMs = isAlone(owner) ? 0 : Math.min((busy() - before) * RESTS, LONGEST_REST_MS)
      mine.makeRoom()
      if (restMs > 0) later(restMs, mine.end)
      else mine.end()
    }
  }

  /** Whatever answers, its turns are those of all. */
  return (answering: Answering): Answering =>
    async function* answer(asked, gone, calledOff) {
      const end = calledOff ? AbortSignal.any([gone, calledOff]) : gone
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
