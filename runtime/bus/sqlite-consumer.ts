import type { Clock } from '../clock/index.ts'
import { unlessFull } from '../failures/storage-full.ts'
import type { Log, LogEntry } from '../sqlite/log.ts'
import { createLanes } from './lanes.ts'
import type { Batches, ConsumerSpec } from './port.ts'
import { firstTry, nextTry, oneLine, type Tries } from './retry.ts'
import { low, type Cursor } from './sqlite-cursor.ts'

/** An entry of the log, or a parked event that is replayed. */
export interface Work {
  entry: LogEntry
  /** Id of the parked event when this is its replay. */
  replayOf?: string
  tries: Tries
  /** Goes along with no other. */
  alone?: boolean
}

/** What a consumer does with the file. */
export interface Keeping {
  /**
   * The cursor changed; it is asked for with `cursor()`. `passed`: over what nobody here listens to; `handled`: one more
   * event is; `parking`: over one that is parked by the next write, which must not be saved without this cursor.
   */
  onMoved(by: 'passed' | 'handled' | 'parking'): void
  park(work: Work, error: string): Promise<void>
  /** A replay was handled. */
  replayed(work: Work): Promise<void>
}

export interface Member {
  spec: ConsumerSpec
  /** Keys whose events it is handling. */
  busy: Set<string>
  abort: AbortController
  /** Tells whoever waits for its end that nothing is in flight. */
  onIdle?: () => void
  state: 'here' | 'leaving' | 'gone'
}

/** Everybody in this process who shares one cursor. */
export interface Consumer {
  topics: readonly string[]
  join(spec: ConsumerSpec): Member
  /** Resolves when its deliveries have ended, or the grace has. */
  leave(member: Member, graceMs: number): Promise<void>
  /** Those who joined and have not left; who is leaving still has the lanes of its deliveries. */
  members(): number
  cursor(): Cursor
  replay(work: Omit<Work, 'tries'>): void
  /** Resolves when nothing up to the last entry of now is left. */
  caughtUp(): Promise<void>
  lagSeconds(): number
  wake(): void
  end(): void
}

export interface ConsumerOptions {
  name: string
  topics: readonly string[]
  /** Undefined hears only what comes: nothing is retried, parked or remembered. */
  keeping: Keeping | undefined
  from: Cursor
  log: Log
  clock: Clock
  random(): number
}

const isFromLog = (work: Work) => work.replayOf === undefined

const DEFAULT_CONCURRENCY = 16
/** How long after a full disk what became of an event is tried to be kept again. */
const NOT_KEPT_DELAY_MS = 2_000
/** Entries in memory for one consumer; held lanes fill it when an engine is away for long. */
const MAX_QUEUED = 10_000

export function createConsumer(options: ConsumerOptions): Consumer {
  const { name, topics, keeping, from, log, clock, random } = options
  const heard = new Set(topics)
  const lanes = createLanes<Work>(wake, (first, work) => batchOf(first) !== undefined && batchOf(work) !== undefined)
  /** Events that are being parked: the cursor that is saved in the same batch is already past them. */
  const parking = new Set<Work>()
  const members: Member[] = []
  let leaving = 0
  const waiters = new Set<{ target: number; resolve(): void; reject(error: Error): void }>()
  let head = from.head
  let page: readonly LogEntry[] = []
  let position = 0
  let ended = false
  resume()

  /** Puts back what was unhandled when the cursor was saved. */
  function resume() {
    const firsts = new Map<string, number>()
    for (const seq of from.held) {
      const entry = log.entry(seq)
      if (entry) firsts.set(entry.owner, seq)
    }
    if (firsts.size === 0) return
    let after = Math.min(...firsts.values()) - 1
    while (after < from.head) {
      const entries = log.read(after)
      if (entries.length === 0) return
      for (const entry of entries) {
        after = entry.seq
        if (entry.seq <= from.head && entry.seq >= (firsts.get(entry.owner) ?? Infinity)) enqueue(entry)
      }
    }
  }

  function enqueue(entry: LogEntry) {
    if (!heard.has(entry.topic)) return
    const work = { entry, tries: firstTry }
    lanes.put(entry.owner, work, batchOf(work)?.lingerMs)
  }

  /** Who shares a cursor handles alike. */
  function batchOf({ entry, alone = false, replayOf }: Work): Batches | undefined {
    const batches = members[0]?.spec.batches
    return !alone && replayOf === undefined && batches?.topics.includes(entry.topic) ? batches : undefined
  }

  const capacity = () => members.reduce((sum, { spec }) => sum + (spec.concurrency ?? DEFAULT_CONCURRENCY), 0)

  function nextEntry(): LogEntry | undefined {
    if (position >= page.length) {
      page = log.read(head)
      position = 0
    }
    return page[position++]
  }

  function fill() {
    const before = head
    const enough = 2 * capacity()
    while (lanes.ready() < enough && lanes.size() < MAX_QUEUED) {
      const last = log.last()
      const entry = nextEntry()
      if (!entry) {
        // What is between was forgotten before it came to this consumer.
        head = Math.max(head, last)
        break
      }
      head = entry.seq
      enqueue(entry)
    }
    if (head !== before) moved('passed')
  }

  function moved(by: 'passed' | 'handled') {
    keeping?.onMoved(by)
    if (waiters.size === 0) return
    const reached = low(unhandled(isFromLog))
    for (const waiter of waiters) {
      if (reached <= waiter.target) continue
      waiters.delete(waiter)
      waiter.resolve()
    }
  }

  function unhandled(counts: (work: Work) => boolean): Cursor {
    const held: number[] = []
    for (const { entry } of lanes.firsts(counts)) held.push(entry.seq)
    return { head, held }
  }

  function freeMember(): Member | undefined {
    let best: Member | undefined
    for (const member of members) {
      if (member.busy.size >= (member.spec.concurrency ?? DEFAULT_CONCURRENCY)) continue
      if (!best || member.busy.size < best.busy.size) best = member
    }
    return best
  }

  function wake() {
    if (ended || members.length === 0) return
    fill()
    for (let member = freeMember(); member; member = freeMember()) {
      const taken = lanes.take()
      if (!taken) return
      void deliver(member, taken.key, taken.works)
    }
  }

  async function deliver(member: Member, key: string, works: readonly [Work, ...Work[]]) {
    member.busy.add(key)
    const outcomes = await Promise.all(works.map((work) => tryHandle(member, work)))
    if (member.state === 'gone' || ended) return
    const failed = outcomes.find((outcome) => 'error' in outcome)
    // A delivery that the stop cut short is nobody's failure, and of several it is told apart whose it is.
    if (failed && (member.state === 'leaving' || works.length > 1)) {
      for (const work of works) work.alone = works.length > 1
      member.busy.delete(key)
      lanes.giveBack(key)
    } else await settle(member, key, works, failed ?? {})
    if (member.busy.size === 0) member.onIdle?.()
    wake()
  }

  async function tryHandle({ spec, abort }: Member, { entry, tries }: Work): Promise<{ error?: unknown }> {
    try {
      await spec.handle({ event: entry.event(), topic: entry.topic, attempt: tries.attempt, signal: abort.signal })
      return {}
    } catch (error) {
      return { error: error ?? new Error('rejected without a reason') }
    }
  }

  /** What failed is one alone. */
  async function settle(member: Member, key: string, works: readonly [Work, ...Work[]], outcome: { error?: unknown }) {
    const [work] = works
    if ('error' in outcome && keeping) {
      const now = clock.now().getTime()
      const next = nextTry(member.spec.retry, work.tries, outcome.error, { random, now })
      if (next) {
        work.tries = next.tries
        member.busy.delete(key)
        lanes.hold(key, next.delayMs)
        return
      }
      parking.add(work)
      keeping.onMoved('parking')
    }
    const isKept = await keep(work, outcome)
    parking.delete(work)
    if (ended || member.state === 'gone') return
    if (!isKept) {
      member.busy.delete(key)
      lanes.hold(key, NOT_KEPT_DELAY_MS)
      return
    }
    // First: as soon as the lane is free, the member may be given the next of the same key.
    member.busy.delete(key)
    lanes.done(key)
    for (const _ of works) moved('handled')
  }

  /** What became of a delivery; false where it does not fit on the disk: then it is delivered again, and not passed. */
  async function keep(work: Work, outcome: { error?: unknown }): Promise<boolean> {
    try {
      if ('error' in outcome) await keeping?.park(work, oneLine(outcome.error))
      else if (work.replayOf !== undefined) await keeping?.replayed(work)
      return true
    } catch (error) {
      unlessFull(error)
      return false
    }
  }

  return {
    topics,
    join(spec) {
      const member: Member = { spec, busy: new Set(), abort: new AbortController(), state: 'here' }
      members.push(member)
      return member
    },
    async leave(member, graceMs) {
      if (member.state !== 'here' || ended) return
      members.splice(members.indexOf(member), 1)
      member.state = 'leaving'
      leaving += 1
      const idle = Promise.withResolvers<void>()
      const grace = setTimeout(() => idle.resolve(), graceMs)
      member.onIdle = () => idle.resolve()
      member.abort.abort(new Error(`consumer ${name} stops`))
      if (member.busy.size > 0) await idle.promise
      clearTimeout(grace)
      member.state = 'gone'
      leaving -= 1
      for (const key of member.busy) lanes.giveBack(key)
      wake()
    },
    members: () => members.length + leaving,
    cursor: () => unhandled((work) => isFromLog(work) && !parking.has(work)),
    replay(work) {
      lanes.put(work.entry.owner, { ...work, tries: firstTry })
      wake()
    },
    caughtUp() {
      const target = log.last()
      wake()
      if (low(unhandled(isFromLog)) > target) return Promise.resolve()
      return new Promise((resolve, reject) => waiters.add({ target, resolve, reject }))
    },
    lagSeconds() {
      let oldest = Infinity
      for (const { entry } of lanes.firsts(isFromLog)) oldest = Math.min(oldest, entry.at)
      if (oldest === Infinity) oldest = log.read(head).find((entry) => heard.has(entry.topic))?.at ?? Infinity
      return oldest === Infinity ? 0 : Math.max(0, (clock.now().getTime() - oldest) / 1000)
    },
    wake,
    end() {
      ended = true
      lanes.clear()
      for (const waiter of waiters) waiter.reject(new Error(`consumer ${name} stopped`))
      waiters.clear()
    },
  }
}
