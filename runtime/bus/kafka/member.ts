import type { EventEnvelope } from '@docent/proto/events'
import { retry } from '../../backoff/index.ts'
import type { Clock } from '../../clock/index.ts'
import { createLanes } from '../lanes.ts'
import type { ConsumerSpec, Subscription } from '../port.ts'
import { firstTry, nextTry, oneLine, type Tries } from '../retry.ts'
import { createCatchUp } from './catch-up.ts'
import { within, type Client, type KafkaLog } from './client.ts'
import { createCommits } from './commits.ts'
import { readDelivery, type ParkedMessage } from './messages.ts'
import { createPartitions, keyOf, type From, type Partition } from './partitions.ts'
import type { Progress } from './progress.ts'
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
  fetchWaitMs: number
  stopGraceMs: number
  /** Runs before every try to join the group. */
  prepare(): Promise<void>
  /** Where to begin; undefined goes on where the group stands, and commits how far it got. */
  offsets?: ReadonlyMap<string, number>
  /** Keeps what could not be handled; without it nothing is retried either. */
  park?: (parked: ParkedMessage) => Promise<void>
}

interface Work {
  partition: Partition
  progress: Progress
  offset: number
  topic: string
  event: EventEnvelope
  tries: Tries
  /** Goes along with no other. */
  alone?: boolean
}

const DEFAULT_CONCURRENCY = 16
/** More than this of one partition is not taken into memory. */
const MAX_OPEN = 5_000
/** So many first offsets fit beside a committed one. */
const MAX_OPEN_KEYS = 400
const LOOK_EVERY_MS = 100

/** One instance of a consumer: it takes messages off its partitions into a lane per owner, and handles them from there. */
export function createMember(options: MemberOptions): Subscription & { joined: Promise<void> } {
  const { spec, prefix, groupId, client, clock, random, log, offsets, park } = options
  const topics = options.topics.map((topic) => prefix + topic)
  const concurrency = spec.concurrency ?? DEFAULT_CONCURRENCY
  const stop = new AbortController()
  const isBatched = ({ topic, alone = false }: Pick<Work, 'topic' | 'alone'>) =>
    !alone && spec.batches?.topics.includes(topic) === true
  const lanes = createLanes<Work>(
    wake,
    (first, work) => isBatched(first) && isBatched(work) && work.partition === first.partition,
  )
  const watching = new Set<() => void>()
  const from: From = offsets ? { kind: 'offsets', offsets } : { kind: 'group', cursors }
  const partitions = createPartitions(from)
  const commits = offsets ? undefined : createCommits({ commit, release, onFailure: notCommitted, stop: stop.signal })
  const catchUp = createCatchUp({ client, partitions, groupId: offsets ? undefined : groupId, topics })
  const session = createSession({ ...options, topics, alone: offsets !== undefined, onAssigned, onBatch })
  let active = 0
  let left = false
  let stopped: Promise<void> | undefined

  const untilStop = {
    signal: stop.signal,
    random,
    onFailure: (error: unknown) => log.warn(`kafka: ${spec.name}: ${String(error)}; trying again`),
  }

  async function cursors(wanted: readonly string[]) {
    const ask = () => client.ask((admin) => admin.fetchOffsets({ groupId, topics: [...wanted] }))
    const found = (await retry(ask, untilStop)) ?? []
    return new Map(
      found.flatMap(({ topic, partitions: list }) =>
        list.map(({ partition, offset, metadata }) => {
          return [keyOf(topic, partition), { offset: Number(offset), metadata: metadata ?? '' }] as const
        }),
      ),
    )
  }

  function onAssigned(assignment: Assignment, continued: boolean) {
    const seeks = partitions.assign(assignment, continued)
    for (const { topic, number, paused } of partitions.all()) {
      if (paused) session.pause(topic, number)
      else session.resume(topic, number)
    }
    if (!continued) commits?.forget()
    return seeks
  }

  async function onBatch({ topic, partition: number, messages }: Batch) {
    const partition = partitions.find(topic, number)
    if (!partition) return
    const progress = await partition.progress
    if (partition.gone.signal.aborted) return
    for (const message of messages) {
      const offset = Number(message.offset)
      if (offset < (progress.position() ?? 0)) continue
      const delivery = readDelivery(message, topic.slice(prefix.length), spec.name, `${topic}:${number}:${offset}`)
      if (!delivery) progress.skip(offset)
      else if (progress.take(offset, delivery.event.ownerId, Number(message.timestamp))) {
        const work = { ...delivery, partition, progress, offset, tries: firstTry }
        lanes.put(delivery.event.ownerId, work, isBatched(work) ? spec.batches?.lingerMs : 0)
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
      if (taken.works[0].partition.gone.signal.aborted) lanes.done(taken.key)
      else void deliver(taken.key, taken.works)
    }
  }

  async function deliver(key: string, works: readonly [Work, ...Work[]]) {
    const [work] = works
    active++
    const failure = (await Promise.all(works.map(tryHandle))).find((one) => one !== undefined)
    active--
    if (left) return
    const lost = work.partition.gone.signal.aborted && !stop.signal.aborted
    if (lost) lanes.done(key)
    else if (!failure || !park) finish(key, works)
    // A delivery that the stop cut short is nobody's failure.
    else if (!stop.signal.aborted) await fail(key, works, failure.error)
    tell()
    wake()
  }

  async function tryHandle({ event, topic, tries, partition }: Work): Promise<{ error: unknown } | undefined> {
    try {
      await spec.handle({ event, topic, attempt: tries.attempt, signal: partition.gone.signal })
      return undefined
    } catch (error) {
      return { error: error ?? new Error('rejected without a reason') }
    }
  }

  async function fail(key: string, works: readonly [Work, ...Work[]], error: unknown) {
    const [work] = works
    if (works.length > 1) {
      // Whose failure it is shows when each is handled by itself.
      for (const one of works) one.alone = true
      lanes.giveBack(key)
      return
    }
    const { event, topic, tries, partition, offset } = work
    const next = nextTry(spec.retry, tries, error, { random, now: clock.now().getTime() })
    if (next) {
      if (next.tries.away?.tries === 1) {
        const reason = oneLine(error)
        log.warn({ event: event.id, type: event.type, reason }, `kafka: ${spec.name} waits for an engine with an event`)
      }
      work.tries = next.tries
      lanes.hold(key, next.delayMs)
      return
    }
    const parked: ParkedMessage = {
      id: `${spec.name}:${event.id}`,
      consumer: spec.name,
      topic,
      event,
      attempts: tries.attempt,
      error: oneLine(error),
      parkedAt: clock.now().toISOString(),
      source: { topic: partition.topic, partition: partition.number, offset: String(offset) },
    }
    await retry(async () => park?.(parked), untilStop)
    if (stop.signal.aborted) return
    log.warn({ event: event.id, type: event.type, error: parked.error }, `kafka: ${spec.name} parked an event`)
    finish(key, works)
  }

  function finish(key: string, works: readonly [Work, ...Work[]]) {
    const [{ partition, progress }] = works
    for (const _ of works) progress.done(key)
    // A cursor that is not exact yet does not tell how far we are, so there is no use in waiting for it.
    if (!progress.exact() || !commits?.handled(key, works.length)) lanes.done(key)
    if (partition.paused && progress.open() < MAX_OPEN / 2 && progress.openKeys() < MAX_OPEN_KEYS / 2) {
      partition.paused = false
      session.resume(partition.topic, partition.number)
    }
    moved()
  }

  function moved() {
    commits?.moved()
    tell()
  }

  function tell() {
    for (const look of watching) look()
  }

  async function commit() {
    await session.commit(
      partitions.all().flatMap(({ topic, number, known }) => {
        const cursor = known?.cursor()
        return cursor ? [{ topic, partition: number, ...cursor }] : []
      }),
    )
  }

  function release(key: string) {
    lanes.done(key)
    wake()
  }

  function notCommitted(error: unknown) {
    log.debug(`kafka: ${spec.name} could not commit: ${String(error)}`)
  }

  /** Resolves with the next thing that happens here, or after a while: other instances do not tell. */
  function somethingNew(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        watching.delete(look)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(look, LOOK_EVERY_MS)
      watching.add(look)
    })
  }

  async function idle() {
    while (active > 0) await somethingNew()
  }

  async function end() {
    for (const topic of topics) session.pause(topic)
    stop.abort()
    partitions.giveUp(`consumer ${spec.name} stops`)
    await within(options.stopGraceMs, idle()).catch(() => log.warn(`kafka: ${spec.name} stops with work in flight`))
    if (session.awaySince() === undefined) await commits?.end()
    left = true
    lanes.clear()
    await session.stop()
  }

  return {
    joined: session.joined,
    stop: () => (stopped ??= end()),
    async caughtUp() {
      await session.joined
      const ends = await retry(() => catchUp.ends(), untilStop)
      while (!ends || !(await retry(() => catchUp.isHandled(ends), untilStop))) {
        if (stop.signal.aborted) throw new Error(`consumer ${spec.name} stopped`)
        await somethingNew()
      }
    },
    async lagSeconds() {
      const oldest = partitions.all().flatMap(({ known }) => known?.oldestAt() ?? [])
      const away = session.awaySince()
      if (away !== undefined) oldest.push(away)
      return oldest.length > 0 ? Math.max(0, (clock.now().getTime() - Math.min(...oldest)) / 1_000) : 0
    },
  }
}
