/** A file that waits to be read. */
export interface Waiting {
  owner: string
  bytes: number
}

export interface LineOptions {
  /** Files that are read at the same time. */
  workers: number
  now(): number
  /** Whether nobody but this owner wants anything of the process. Default: always. */
  isAlone?(owner: string): boolean
}

/** Why a file was left, and how long its owner comes last for it, in milliseconds. */
const SLOW_MS = { 'ran into its limit': 600_000, 'held others up': 60_000 }
export type WhySlow = keyof typeof SLOW_MS

/** Of the threads, for one owner while others are there: somebody's long files leave the processors to them. */
const SHARE = 0.5

/**
 * Who is read next: an owner of whom nothing is being read before one of whom something is, and the shortest file of those.
 * An owner whose file ran into its limit, or held others up, comes last for a while, and never has the last free thread: what they send
 * again may take as long again, and nobody else waits for it.
 */
export function createLine<T extends Waiting>({ workers, now, isAlone = () => true }: LineOptions) {
  const waiting: T[] = []
  const reading = new Map<string, number>()
  const slowUntil = new Map<string, number>()

  const of = (owner: string) => reading.get(owner) ?? 0
  const isSlow = (owner: string) => (slowUntil.get(owner) ?? 0) > now()
  const slowOnes = () => [...reading].reduce((sum, [owner, count]) => sum + (isSlow(owner) ? count : 0), 0)
  const isAtShare = (owner: string) => of(owner) >= Math.max(1, workers * SHARE) && !isAlone(owner)
  const mayBegin = ({ owner }: T) => !isAtShare(owner) && (!isSlow(owner) || workers === 1 || slowOnes() < workers - 1)
  const earlier = (a: T, b: T) =>
    Number(isSlow(a.owner)) - Number(isSlow(b.owner)) || of(a.owner) - of(b.owner) || a.bytes - b.bytes

  return {
    push: (task: T) => void waiting.push(task),

    /** Takes the next one out of the line, and counts it as being read. */
    next(): T | undefined {
      const [first] = waiting.filter(mayBegin).toSorted(earlier)
      if (!first) return undefined
      waiting.splice(waiting.indexOf(first), 1)
      reading.set(first.owner, of(first.owner) + 1)
      return first
    },

    readingOf: of,

    /** Takes one out of the line that shall not be read any more. */
    leave(task: T): void {
      const at = waiting.indexOf(task)
      if (at >= 0) waiting.splice(at, 1)
    },

    /** Whether another owner waits who would be read at once if a thread were free. */
    othersWait: (owner: string): boolean =>
      waiting.some((one) => one.owner !== owner && !isSlow(one.owner) && !isAtShare(one.owner)),

    /** What was taken out is over. */
    over({ owner }: T, slow?: WhySlow): void {
      if (of(owner) <= 1) reading.delete(owner)
      else reading.set(owner, of(owner) - 1)
      for (const [one, until] of slowUntil) if (until <= now()) slowUntil.delete(one)
      if (slow) slowUntil.set(owner, Math.max(slowUntil.get(owner) ?? 0, now() + SLOW_MS[slow]))
    },

    /** Empties the line. */
    drain: (): T[] => waiting.splice(0),
  }
}
