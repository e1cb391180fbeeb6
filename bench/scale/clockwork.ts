/** A simulated clock: what is to happen, in its order. Times are milliseconds. */
export interface Clockwork {
  now(): number
  at(time: number, act: () => void): void
  after(delay: number, act: () => void): void
  /** Runs until nothing is left. */
  run(): void
}

interface Due {
  time: number
  /** What was said first happens first. */
  order: number
  act: () => void
}

export function createClockwork(): Clockwork {
  const heap: Due[] = []
  let now = 0
  let order = 0
  const before = (a: Due, b: Due) => a.time < b.time || (a.time === b.time && a.order < b.order)

  function at(time: number, act: () => void): void {
    const due = { time, order: order++, act }
    let place = heap.length
    while (place > 0) {
      const parent = (place - 1) >> 1
      const above = heap[parent] as Due
      if (!before(due, above)) break
      heap[place] = above
      place = parent
    }
    heap[place] = due
  }

  function next(): Due | undefined {
    const [first] = heap
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && before(heap[child + 1] as Due, heap[child] as Due)) child += 1
      if (!before(heap[child] as Due, last)) break
      heap[place] = heap[child] as Due
      place = child
    }
    heap[place] = last
    return first
  }

  return {
    now: () => now,
    at,
    after: (delay, act) => at(now + delay, act),
    run() {
      for (let due = next(); due; due = next()) {
        now = due.time
        due.act()
      }
    },
  }
}

/** Something that only so many can have at a time; the others wait in line. */
export interface Station {
  /** Calls back when there is a place, which the task gives back by calling `free`. */
  take(task: (free: () => void, waited: number) => void): void
  /** Takes a place for so long, then calls back with how long it had been waited for. */
  hold(ms: number, done: (waited: number) => void): void
  /** Milliseconds of places that were taken, all together. */
  busyMs(): number
  /** Most that waited at the same time. */
  longestLine(): number
}

export function createStation(clock: Clockwork, places: number): Station {
  const line: { since: number; begin: (waited: number) => void }[] = []
  let head = 0
  let taken = 0
  let busy = 0
  let longest = 0

  function take(task: (free: () => void, waited: number) => void): void {
    const begin = (waited: number) => {
      taken += 1
      const began = clock.now()
      task(() => {
        busy += clock.now() - began
        taken -= 1
        const next = line[head]
        if (!next) return
        head += 1
        if (head > 1_000) {
          line.splice(0, head)
          head = 0
        }
        next.begin(clock.now() - next.since)
      }, waited)
    }
    if (taken < places) return begin(0)
    line.push({ since: clock.now(), begin })
    longest = Math.max(longest, line.length - head)
  }

  return {
    take,
    hold: (ms, done) =>
      take((free, waited) =>
        clock.after(ms, () => {
          free()
          done(waited)
        }),
      ),
    busyMs: () => busy,
    longestLine: () => longest,
  }
}
