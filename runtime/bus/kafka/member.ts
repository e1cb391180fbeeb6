import type { EventEnvelope } from '@docent/proto/events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../clock/index.ts'
import { createLanes } from '../lanes.ts'
import type { ConsumerSpec, Subscription } from '../port.ts'
import { nextDelay, oneLine } from '../retry.ts'
import { within, type Client, type KafkaLog } from './client.ts'
import { readDelivery, type ParkedMessage } from './messages.ts'
import { createProgress, type Cursor, type Progress } from './progress.ts'
import { createSession, type Assignment, type Batch } from './session.ts'

export interface MemberOptions {
  spec: ConsumerSpec
  /** Stands before the names of topics. */
  prefix: string
  groupId: string
  /** What it reads, without the prefix. */
  topics: readonly string[]
  client: Client
  clock: Clock
  random: () => number
  log: KafkaLog
  sessionTimeoutMs: number
  stopGraceMs: number
  /** Where the group has committed; a live member has no group to speak of, and begins at given offsets. */
  from: { kind: 'group' } | { kind: 'offsets'; offsets: ReadonlyMap<string, number> }
  /** Runs before every try to join the group. */
  prepare(): Promise<void>
  /** Keeps what could not be handled; without it nothing is retried either. */
  park?: (parked: ParkedMessage) => Promise<void>
}

/** A partition that is ours, for as long as it is. */
interface Partition {
  topic: string
  number: number
  /** Ready when it is known what the group has handled. */
  progress: Promise<Progress>
  known?: Progress
  /** Aborts when the partition is somebody else's, or when the member stops. */
  gone: AbortController
  paused: boolean
}

interface Work {
  partition: Partition
  progress: Progress
  offset: number
  topic: string
  event: EventEnvelope
  attempt: number
}

const DEFAULT_CONCURRENCY = 16
/** A record remembers 64 causes. A crash must not bring back more of one owner than that. */
const UNCOMMITTED_PER_KEY = 32
const COMMIT_EVERY_MS = 20
const MAX_OPEN = 5_000
/** So many first offsets fit beside a committed one. */
const MAX_OPEN_KEYS = 400
const LOOK_EVERY_MS = 100

const keyOf = (topic: string, partition: number) => `${topic}\n${partition}`

/** One instance of a consumer: it takes messages off its partitions into a lane per owner, and handles them from there. */
export function createMember(options: MemberOptions): Subscription & { joined: Promise<void> } {
  const { spec, prefix, groupId, topics, client, clock, random, log, from, park } = options
  const concurrency = spec.concurrency ?? DEFAULT_CONCURRENCY
  const lanes = createLanes<Work>(() => wake())
  const partitions = new Map<string, Partition>()
  /** Per owner, what is handled and not committed; lanes in `full` wait for the next commit. */
  const uncommitted = new Map<string, number>()
  const full = new Set<string>()
  const waiters = new Set<() => void>()
  const stop = new AbortController()
  let active = 0
  let left = false
  let committing: Promise<void> | undefined
  let dirty = false
  let stopped: Promise<void> | undefined
  const session = createSession({
    client,
    groupId,
    topics: topics.map((topic) => prefix + topic),
    sessionTimeoutMs: options.sessionTimeoutMs,
    random,
    clock,
    log,
    prepare: options.prepare,
    onAssigned,
    onBatch,
  })
  const plain = (topic: string) => topic.slice(prefix.length)

  function onAssigned(assignment: Assignment, continued: boolean) {
    const assigned = new Set(
      Object.entries(assignment).flatMap(([topic, list]) => list.map((one) => keyOf(topic, one))),
    )
    const seeks: { topic: string; partition: number; offset: number }[] = []
    for (const [key, partition] of partitions) {
      // Who was away may find that others went on meanwhile: what it had in hand is void.
      if (assigned.has(key) && (continued || from.kind === 'offsets')) continue
      partitions.delete(key)
      partition.gone.abort(new Error(`${spec.name} no longer has this partition`))
    }
    const fresh: Partition[] = []
    for (const [topic, list] of Object.entries(assignment)) {
      for (const number of list) {
        const key = keyOf(topic, number)
        const partition = partitions.get(key) ?? take(topic, number)
        if (!partitions.has(key)) fresh.push(partition)
        partitions.set(key, partition)
        const offset = partition.known?.position() ?? begin(key)
        if (offset !== undefined) seeks.push({ topic, partition: number, offset })
        if (partition.paused) session.pause(topic, number)
        else session.resume(topic, number)
      }
    }
    if (from.kind === 'group' && fresh.length > 0) readCursors(fresh)
    if (!continued) {
      uncommitted.clear()
      for (const key of full) lanes.done(key)
      full.clear()
    }
    return seeks
  }

  const begin = (key: string) => (from.kind === 'offsets' ? (from.offsets.get(key) ?? 0) : undefined)

  function take(topic: string, number: number): Partition {
    const gone = new AbortController()
    const partition: Partition = { topic, number, gone, paused: false, progress: Promise.resolve(createProgress()) }
    if (from.kind === 'offsets') void partition.progress.then((known) => (partition.known = known))
    return partition
  }

  /** What the group has handled beyond the offset that it committed stands beside that offset. */
  function readCursors(fresh: Partition[]) {
    const answer = insist(() =>
      client.ask((admin) => admin.fetchOffsets({ groupId, topics: [...new Set(fresh.map(({ topic }) => topic))] })),
    )
    for (const partition of fresh) {
      partition.progress = answer.then((all) => {
        const list = all?.find(({ topic }) => topic === partition.topic)?.partitions
        const found = list?.find((one) => one.partition === partition.number)
        const cursor = found && { offset: Number(found.offset), metadata: found.metadata ?? '' }
        partition.known = createProgress(cursor)
        return partition.known
      })
    }
  }

  async function insist<R>(task: () => Promise<R>): Promise<R | undefined> {
    for (let tries = 0; !stop.signal.aborted; tries++) {
      try {
        return await task()
      } catch (error) {
        log.warn({ tries }, `kafka: ${spec.name}: ${String(error)}; trying again`)
      }
      const wait = Math.min(5_000, 100 * 2 ** tries) * (0.5 + random() / 2)
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => undefined)
    }
    return undefined
  }

  async function onBatch({ topic, partition: number, messages }: Batch) {
    const partition = partitions.get(keyOf(topic, number))
    if (!partition || stop.signal.aborted) return
    const progress = await partition.progress
    if (partition.gone.signal.aborted || stop.signal.aborted) return
    for (const message of messages) {
      const offset = Number(message.offset)
      if (offset < (progress.position() ?? 0)) continue
      const delivery = readDelivery(message, plain(topic), spec.name, `${topic}:${number}:${offset}`)
      if (!delivery) progress.skip(offset)
      else if (progress.take(offset, delivery.event.ownerId, Number(message.timestamp))) {
        lanes.put(delivery.event.ownerId, { ...delivery, partition, progress, offset, attempt: 1 })
      }
    }
    if (progress.open() > MAX_OPEN || progress.openKeys() > MAX_OPEN_KEYS) {
      partition.paused = true
      session.pause(topic, number)
    }
    moved()
    wake()
  }

  function wake() {
    while (active < concurrency && !stop.signal.aborted) {
      const taken = lanes.take()
      if (!taken) return
      if (taken.work.partition.gone.signal.aborted) lanes.done(taken.key)
      else void deliver(taken.key, taken.work)
    }
  }

  async function deliver(key: string, work: Work) {
    active++
    const { event, topic, attempt, partition } = work
    let failure: { error: unknown } | undefined
    try {
      await spec.handle({ event, topic, attempt, signal: partition.gone.signal })
    } catch (error) {
      failure = { error: error ?? new Error('rejected without a reason') }
    }
    active--
    if (left) return
    if (partition.gone.signal.aborted && (failure || !stop.signal.aborted)) {
      // Cut short, or of no use any more: it comes again, here or to whom the partition belongs now.
      if (!stop.signal.aborted) lanes.done(key)
    } else if (failure && park) await fail(key, work, failure.error)
    else finish(key, work)
    tell()
    wake()
  }

  async function fail(key: string, work: Work, error: unknown) {
    const delay = nextDelay(spec.retry, work.attempt, error, random)
    if (delay !== undefined) {
      work.attempt++
      lanes.hold(key, delay)
      return
    }
    const { event, topic, attempt, partition, offset } = work
    const parked: ParkedMessage = {
      id: `${spec.name}:${event.id}`,
      consumer: spec.name,
      topic,
      event,
      attempts: attempt,
      error: oneLine(error),
      parkedAt: clock.now().toISOString(),
      source: { topic: partition.topic, partition: partition.number, offset: String(offset) },
    }
    await insist(async () => park?.(parked))
    if (stop.signal.aborted) return
    log.warn({ event: event.id, type: event.type, error: parked.error }, `kafka: ${spec.name} parked an event`)
    finish(key, work)
  }

  function finish(key: string, { partition, progress }: Work) {
    progress.done(key)
    if (!partition.gone.signal.aborted) {
      const count = (uncommitted.get(key) ?? 0) + 1
      uncommitted.set(key, count)
      if (park && count >= UNCOMMITTED_PER_KEY && progress.exact()) full.add(key)
    }
    if (!full.has(key)) lanes.done(key)
    if (partition.paused && progress.open() < MAX_OPEN / 2 && progress.openKeys() < MAX_OPEN_KEYS / 2) {
      partition.paused = false
      session.resume(partition.topic, partition.number)
    }
    moved()
  }

  function moved() {
    dirty = true
    if (park && !stop.signal.aborted) committing ??= commitSoon()
    if (!park) uncommitted.clear()
    tell()
  }

  function tell() {
    for (const look of waiters) look()
  }

  async function commitSoon() {
    while (dirty && !stop.signal.aborted) {
      await commit()
      await sleep(COMMIT_EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined)
    }
    committing = undefined
  }

  async function commit() {
    dirty = false
    const covered = new Map(uncommitted)
    const cursors = [...partitions.values()].flatMap(({ topic, number, known }) => {
      const cursor: Cursor | undefined = known?.cursor()
      return cursor ? [{ topic, partition: number, ...cursor }] : []
    })
    try {
      await session.commit(cursors)
    } catch (error) {
      // In the middle of a rebalance, or without a broker: the next one carries the same and more.
      log.debug({ error: String(error) }, `kafka: ${spec.name} could not commit`)
      dirty = true
      return
    }
    for (const [key, count] of covered) {
      const left = (uncommitted.get(key) ?? 0) - count
      if (left > 0) uncommitted.set(key, left)
      else uncommitted.delete(key)
      if (full.delete(key)) lanes.done(key)
    }
    wake()
  }

  /** By partition, where everything that is there now ends; empty partitions are left out. */
  async function ends(): Promise<Map<string, number>> {
    const lists = await Promise.all(
      topics.map(async (topic) => {
        const offsets = await client.ask((admin) => admin.fetchTopicOffsets(prefix + topic))
        return offsets
          .filter(({ high, low }) => Number(high) > Number(low))
          .map(({ partition, high }) => [keyOf(prefix + topic, partition), Number(high)] as const)
      }),
    )
    return new Map(lists.flat())
  }

  /** Ours we know; of the partitions of other instances the group knows. */
  async function isHandled(targets: ReadonlyMap<string, number>): Promise<boolean> {
    const elsewhere: [string, number][] = []
    for (const [key, end] of targets) {
      const low = partitions.get(key)?.known?.low()
      if (low !== undefined && low < end) return false
      if (low === undefined && end > (begin(key) ?? 0)) elsewhere.push([key, end])
    }
    if (elsewhere.length === 0) return true
    if (from.kind === 'offsets') return false
    const committed = await client.ask((admin) =>
      admin.fetchOffsets({ groupId, topics: topics.map((topic) => prefix + topic) }),
    )
    const reached = new Map(
      committed.flatMap(({ topic, partitions: list }) =>
        list.map(({ partition, offset }) => [keyOf(topic, partition), Number(offset)] as const),
      ),
    )
    return elsewhere.every(([key, end]) => (reached.get(key) ?? 0) >= end)
  }

  async function end() {
    for (const topic of topics) session.pause(prefix + topic)
    stop.abort()
    for (const { gone } of partitions.values()) gone.abort(new Error(`consumer ${spec.name} stops`))
    const idle = new Promise<void>((resolve) => {
      const look = () => active === 0 && resolve()
      waiters.add(look)
      look()
    })
    await within(options.stopGraceMs, idle).catch(() => log.warn(`kafka: ${spec.name} stops with deliveries in flight`))
    await committing
    if (park && session.awaySince() === undefined) await commit()
    left = true
    lanes.clear()
    await session.stop()
  }

  return {
    joined: session.joined,
    stop: () => (stopped ??= end()),
    async caughtUp() {
      await session.joined
      const targets = await insist(ends)
      while (targets && !(await insist(() => isHandled(targets)))) {
        if (stop.signal.aborted) throw new Error(`consumer ${spec.name} stopped`)
        await new Promise<void>((resolve) => {
          const go = () => {
            waiters.delete(go)
            clearTimeout(timer)
            resolve()
          }
          const timer = setTimeout(go, LOOK_EVERY_MS)
          waiters.add(go)
        })
      }
      if (!targets) throw new Error(`consumer ${spec.name} stopped`)
    },
    async lagSeconds() {
      const oldest = [...partitions.values()].flatMap(({ known }) => known?.oldestAt() ?? [])
      const away = session.awaySince()
      if (away !== undefined) oldest.push(away)
      return oldest.length > 0 ? Math.max(0, (clock.now().getTime() - Math.min(...oldest)) / 1_000) : 0
    },
  }
}
