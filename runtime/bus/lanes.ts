/** Work that waits for its turn: one thing at a time per key, several keys at a time, whoever waits holds only its key. */
export interface Lanes<W> {
  /** In a lane where nothing is, it waits so long for others. */
  put(key: string, work: W, lingerMs?: number): void
  /** Lanes that could go on now. */
  ready(): number
  size(): number
  /** Of every lane the first that matches; it may be running or waiting for its next try. */
  firsts(matches: (work: W) => boolean): Iterable<W>
  /**
   * Takes the first of a lane that may run, and those right behind it that go along with it, until `done`, `hold` or `giveBack` is
   * called for the lane.
   */
  take(): { key: string; works: [W, ...W[]] } | undefined
  /** What was taken from the lane is finished. */
  done(key: string): void
  /** The first of the lane is tried again after this time; nothing of its lane runs before. */
  hold(key: string, delayMs: number): void
  /** What was taken from the lane could not be finished by whoever took it; somebody else may take it. */
  giveBack(key: string): void
  clear(): void
}

interface Lane<W> {
  key: string
  queue: W[]
  /** Of its queue, from the first on. */
  taken: number
  timer?: NodeJS.Timeout
}

/** A record remembers 64 causes, and 32 events of a lane may be handled without that being noted. */
const MOST_TOGETHER = 16

/** @param goesAlong whether something may run together with the first of its lane. */
export function createLanes<W>(onReady: () => void, goesAlong: (first: W, work: W) => boolean): Lanes<W> {
  const lanes = new Map<string, Lane<W>>()
  let runnable: Lane<W>[] = []
  let size = 0

  const makeReady = (lane: Lane<W>) => {
    lane.taken = 0
    runnable.push(lane)
  }
  const makeReadyIn = (lane: Lane<W>, delayMs: number) => {
    lane.timer = setTimeout(() => {
      makeReady(lane)
      onReady()
    }, delayMs)
  }
  const laneOf = (key: string) => {
    const lane = lanes.get(key)
    if (!lane) throw new Error(`there is no lane "${key}"`)
    return lane
  }

  return {
    put(key, work, lingerMs = 0) {
      size++
      const lane = lanes.get(key)
      if (lane) {
        lane.queue.push(work)
        return
      }
      const created: Lane<W> = { key, queue: [work], taken: 0 }
      lanes.set(key, created)
      if (lingerMs > 0) makeReadyIn(created, lingerMs)
      else runnable.push(created)
    },
    ready: () => runnable.length,
    size: () => size,
    *firsts(matches) {
      for (const { queue } of lanes.values()) {
        const first = queue.find(matches)
        if (first) yield first
      }
    },
    take() {
      const lane = runnable.shift()
      if (!lane) return undefined
      // A lane may be thousands long: no more of it is looked at than goes along.
      const [first, ...behind] = lane.queue.slice(0, MOST_TOGETHER) as [W, ...W[]]
      const end = behind.findIndex((work) => !goesAlong(first, work))
      const works: [W, ...W[]] = [first, ...(end < 0 ? behind : behind.slice(0, end))]
      lane.taken = works.length
      return { key: lane.key, works }
    },
    done(key) {
      const lane = laneOf(key)
      size -= lane.queue.splice(0, lane.taken).length
      if (lane.queue.length > 0) makeReady(lane)
      else lanes.delete(key)
    },
    hold(key, delayMs) {
      makeReadyIn(laneOf(key), delayMs)
    },
    giveBack(key) {
      makeReady(laneOf(key))
    },
    clear() {
      for (const lane of lanes.values()) clearTimeout(lane.timer)
      lanes.clear()
      runnable = []
      size = 0
    },
  }
}
