/** What one consumer has handled of one partition. Offsets are numbers: a partition does not live to 2^53. */
export interface Progress {
  /** The next offset to take; undefined until the first message. */
  position(): number | undefined
  /** False when a message was handled before the partition came here. */
  take(offset: number, key: string, at: number): boolean
  /** Passes a message that is not for this consumer. */
  skip(offset: number): void
  done(key: string): void
  /** Offsets below this are handled; undefined until the first message. */
  low(): number | undefined
  /** When the oldest unhandled message was written, in milliseconds. */
  oldestAt(): number | undefined
  open(): number
  openKeys(): number
  /** What to commit; undefined before the first message. */
  cursor(): Cursor | undefined
  /** False while the cursor can't tell yet what is handled, because it began in the middle of an older one. */
  exact(): boolean
}

/** As it is committed: an offset, and beside it what behind it is handled already. */
export interface Cursor {
  offset: number
  metadata: string
}

/** Everything below `head` is handled, except of the keys whose first unhandled message is at a `held` offset. */
interface Held {
  head: number
  held: ReadonlySet<number>
}

/** Brokers take 4,096 bytes. */
const METADATA_BYTES = 4_000

export function createProgress(from?: Cursor): Progress {
  const resumed = from && parse(from)
  const heldKeys = new Set<string>()
  /** Unhandled messages of each key, oldest first. */
  const open = new Map<string, { offset: number; at: number }[]>()
  let position: number | undefined
  let count = 0

  const firsts = () => [...open.values()].flatMap((list) => list[0] ?? [])
  const low = () => firsts().reduce((least, { offset }) => Math.min(least, offset), position ?? 0)

  const exact = () => !resumed || (position ?? 0) >= resumed.head

  return {
    position: () => position,
    take(offset, key, at) {
      position = offset + 1
      if (resumed && offset < resumed.head) {
        if (resumed.held.has(offset)) heldKeys.add(key)
        if (!heldKeys.has(key)) return false
      }
      count++
      const list = open.get(key)
      if (list) list.push({ offset, at })
      else open.set(key, [{ offset, at }])
      return true
    },
    skip(offset) {
      position = offset + 1
    },
    done(key) {
      const list = open.get(key)
      list?.shift()
      count--
      if (list?.length === 0) open.delete(key)
    },
    low: () => (position === undefined ? undefined : low()),
    oldestAt() {
      const all = firsts()
      return all.length > 0 ? Math.min(...all.map(({ at }) => at)) : undefined
    },
    open: () => count,
    openKeys: () => open.size,
    cursor() {
      if (position === undefined) return undefined
      // Below the head of the cursor it began with, some that are held were not met again yet.
      if (from && !exact()) return from
      return format(
        position,
        firsts().map(({ offset }) => offset),
      )
    },
    exact,
  }
}

function format(head: number, held: number[]): Cursor {
  const sorted = held.sort((a, b) => a - b)
  const offset = sorted[0] ?? head
  if (sorted.length === 0) return { offset, metadata: '' }
  const steps: string[] = []
  let length = 0
  let end = head
  for (const [index, one] of sorted.entries()) {
    const step = (one - (sorted[index - 1] ?? offset)).toString(36)
    length += step.length + 1
    if (length > METADATA_BYTES) {
      // What does not fit is not remembered: it comes again after a restart.
      end = one
      break
    }
    steps.push(step)
  }
  return { offset, metadata: `${(end - offset).toString(36)}:${steps.join(',')}` }
}

function parse({ offset, metadata }: Cursor): Held | undefined {
  const [head, steps] = metadata.split(':')
  if (!head || !steps || !/^[0-9a-z]+:[0-9a-z,]+$/.test(metadata)) return undefined
  const held = new Set<number>()
  let at = offset
  for (const step of steps.split(',')) held.add((at += parseInt(step, 36)))
  return { head: offset + parseInt(head, 36), held }
}
