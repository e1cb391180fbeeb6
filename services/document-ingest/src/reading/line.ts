/** A file that waits to be read. */
export interface Waiting {
  owner: string
  bytes: number
}

export interface LineOptions {
  /** Files that are read at the same time. */
  workers: number
  now(): number
}

/** How long an owner whose file ran into its limit comes last, in milliseconds. */
const SLOW_MS = 600_000

/**
 * Who is read next: an owner of whom nothing is being read before one of whom something is, and the shortest file of those.
 * An owner whose file ran into its limit comes last for a while, and never has the last free thread: what they send
 * again may take as long again, and nobody else waits for it.
 */
export function createLine<T extends Waiting>({ workers, now }: LineOptions) {
  const waiting: T[] = []
  const reading = new Map<string, number>()
  const slowUntil = new Map<string, number>()

  const of = (owner: string) => reading.get(owner) ?? 0
  const isSlow = (owner: string) => (slowUntil.get(owner) ?? 0) > now()
  const slowOnes = () => [...reading].reduce((sum, [owner, count]) => sum + (isSlow(owner) ? count : 0), 0)
  const mayBegin = ({ owner }: T) => !isSlow(owner) || workers === 1 || slowOnes() < workers - 1
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

    /** What was taken out is over. */
    over({ owner }: T, ranIntoLimit: boolean): void {
      if (of(owner) <= 1) reading.delete(owner)
      else reading.set(owner, of(owner) - 1)
      for (const [one, until] of slowUntil) if (until <= now()) slowUntil.delete(one)
      if (ranIntoLimit) slowUntil.set(owner, now() + SLOW_MS)
    },

    /** Empties the line. */
    drain: (): T[] => waiting.splice(0),
  }
}
