import type { Consumer, EachBatchPayload } from 'kafkajs'
import { backoffMs, rest } from '../../backoff/index.ts'
import type { Clock } from '../../clock/index.ts'
import { KafkaUnavailable, reasonOf, within, type Client, type KafkaLog } from './client.ts'
import type { Cursor } from './progress.ts'

export type Batch = EachBatchPayload['batch']

/** Partitions by topic. */
export type Assignment = Record<string, readonly number[]>

export interface Seek {
  topic: string
  partition: number
  offset: number
}

export interface SessionOptions {
  client: Client
  groupId: string
  /** The group is of this session only, and ends with it. */
  alone?: boolean
  topics: readonly string[]
  sessionTimeoutMs: number
  /** How long a fetch waits for something new, in milliseconds: also the longest wait of a stop and of a heartbeat. */
  fetchWaitMs: number
  random: () => number
  clock: Clock
  log: KafkaLog
  /** Runs before every try to join. */
  prepare(): Promise<void>
  /**
   * The partitions that are ours from now on. `continued`: we were never away, so those we had stayed ours. The answer
   * says where to read on; partitions it leaves out are read from where the group stands, or from the beginning.
   */
  onAssigned(assignment: Assignment, continued: boolean): Seek[]
  /** Takes over a batch; the next one comes when it resolves. */
  onBatch(batch: Batch): Promise<void>
}

/** Membership in a consumer group, for as long as it is wanted: what ends it is logged, and it begins anew. */
export interface Session {
  /** Resolves with the first assignment. */
  joined: Promise<void>
  /** Since when it has no membership, in milliseconds; undefined while it has one. */
  awaySince(): number | undefined
  commit(cursors: readonly (Cursor & { topic: string; partition: number })[]): Promise<void>
  pause(topic: string, partition?: number): void
  resume(topic: string, partition: number): void
  /** Leaves the group. */
  stop(): Promise<void>
}

const BACKOFF = { firstMs: 100, longestMs: 5_000 }
const HEARTBEAT_MS = 1_000
const LEAVE_WITHIN_MS = 10_000

export function createSession(options: SessionOptions): Session {
  const { client, groupId, topics, sessionTimeoutMs, fetchWaitMs, random, clock, log, onAssigned, onBatch } = options
  const joined = Promise.withResolvers<void>()
  const stopping = new AbortController()
  let current: Consumer | undefined
  let away: number | undefined = clock.now().getTime()
  let failures = 0
  const ended = keepUp()

  async function keepUp() {
    while (!stopping.signal.aborted) {
      try {
        await belong()
      } catch (error) {
        const reason = reasonOf(error)
        log.warn(`kafka: ${groupId} is not connected: ${reason}; trying again`)
      }
      away ??= clock.now().getTime()
      await rest(backoffMs(BACKOFF, ++failures, random), stopping.signal)
    }
  }

  /** One membership, from joining until something ends it. */
  async function belong() {
    await options.prepare()
    const consumer = (await client.kafka()).consumer({
      groupId,
      sessionTimeout: sessionTimeoutMs,
      rebalanceTimeout: 2 * sessionTimeoutMs,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTimeInMs: fetchWaitMs,
      allowAutoTopicCreation: false,
      // Restarts are made here: the library gives up on some errors, and nobody would hear of it.
      retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 5, restartOnFailure: async () => false },
    })
    const over = Promise.withResolvers<void>()
    over.promise.catch(() => undefined)
    let memberId: string | undefined
    consumer.on('consumer.crash', ({ payload }) => over.reject(payload.error))
    consumer.on('consumer.group_join', ({ payload }) => {
      const continued = memberId === payload.memberId
      memberId = payload.memberId
      current = consumer
      away = undefined
      failures = 0
      for (const { topic, partition, offset } of onAssigned(payload.memberAssignment, continued)) {
        consumer.seek({ topic, partition, offset: String(offset) })
      }
      joined.resolve()
    })
    const stopped = () => over.resolve()
    stopping.signal.addEventListener('abort', stopped)
    try {
      await consumer.connect()
      await consumer.subscribe({ topics: [...topics], fromBeginning: true })
      await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch })
      await over.promise
    } finally {
      stopping.signal.removeEventListener('abort', stopped)
      current = undefined
      await within(LEAVE_WITHIN_MS, consumer.disconnect()).catch(() => undefined)
    }
  }

  async function eachBatch({ batch, resolveOffset, isStale }: EachBatchPayload) {
    if (stopping.signal.aborted || isStale()) return
    await onBatch(batch)
    if (!isStale()) resolveOffset(batch.lastOffset())
  }

  return {
    joined: joined.promise,
    awaySince: () => away,
    async commit(cursors) {
      if (!current) throw new KafkaUnavailable(`${groupId} is not connected`)
      await current.commitOffsets(cursors.map((cursor) => ({ ...cursor, offset: String(cursor.offset) })))
    },
    pause: (topic, partition) =>
      current?.pause([partition === undefined ? { topic } : { topic, partitions: [partition] }]),
    resume: (topic, partition) => current?.resume([{ topic, partitions: [partition] }]),
    async stop() {
      stopping.abort()
      joined.resolve()
      await ended
      // Without committed offsets the broker forgets the group by itself, some minutes later.
      if (options.alone) await client.ask((admin) => admin.deleteGroups([groupId])).catch(() => undefined)
    },
  }
}
