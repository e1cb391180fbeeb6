/** Work that waits for its turn: one thing at a time per key, several keys at a time, whoever waits holds only its key. */
export interface Lanes<W> {
  put(key: string, work: W): void
  /** Things in lanes that could go on now. */
  ready(): number
  size(): number
  /** Of every lane the first that matches; it may be running or waiting for its next try. */
  firsts(matches: (work: W) => boolean): Iterable<W>
  /** Takes the first of a lane that may run, until `done` or `hold` is called for it. */
  take(): { key: string; work: W } | undefined
  /** The first of the lane is finished. */
  done(key: string): void
  /** The first of the lane is tried again after this time; nothing of its lane runs before. */
  hold(key: string, delayMs: number): void
  /** The first of the lane could not be finished by whoever took it; somebody else may take it. */
  giveBack(key: string): void
  clear(): void
}

interface Lane<W> {
  key: string
  queue: W[]
  state: 'ready' | 'running' | 'held'
  timer?: NodeJS.Timeout
}

export function createLanes<W>(onReady: () => void): Lanes<W> {
  const lanes = new Map<string, Lane<W>>()
  let runnable: Lane<W>[] = []
  let size = 0
  let held = 0

  const makeReady = (lane: Lane<W>) => {
    lane.state = 'ready'
    runnable.push(lane)
  }
  const laneOf = (key: string) => {
    const lane = lanes.get(key)
    if (!lane) throw new Error(`there is no lane "${key}"`)
    return lane
  }

  return {
    put(key, work) {
      size++
      const lane = lanes.get(key)
      if (lane) {
        lane.queue.push(work)
        if (lane.state === 'held') held++
        return
      }
      const created: Lane<W> = { key, queue: [work], state: 'ready' }
      lanes.set(key, created)
      runnable.push(created)
    },
    ready: () => size - held,
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
      lane.state = 'running'
      return { key: lane.key, work: lane.queue[0] as W }
    },
    done(key) {
      const lane = laneOf(key)
      lane.queue.shift()
      size--
      if (lane.queue.length > 0) makeReady(lane)
      else lanes.delete(key)
    },
    hold(key, delayMs) {
      const lane = laneOf(key)
      lane.state = 'held'
      held += lane.queue.length
      lane.timer = setTimeout(() => {
        held -= lane.queue.length
        makeReady(lane)
        onReady()
      }, delayMs)
    },
    giveBack(key) {
      makeReady(laneOf(key))
    },
    clear() {
      for (const lane of lanes.values()) clearTimeout(lane.timer)
      lanes.clear()
      runnable = []
      size = 0
      held = 0
    },
  }
}
