import type { Admin } from 'kafkajs'
import type { KafkaLog } from './client.ts'
import { PARKED_TOPIC, REPLAY_TOPIC } from './messages.ts'

export interface TopicOptions {
  /** Stands before every name. */
  prefix: string
  /** Partitions by topic. More of them later would move owners to other partitions, out of order: it is never done. */
  topics: Readonly<Record<string, number>>
  /** Copies of each partition; -1 leaves it to the brokers. */
  replicas: number
  /** Days an event stays in the log; -1 keeps it for good. */
  retentionDays: number
  log: KafkaLog
}

const DAY_MS = 24 * 60 * 60 * 1000

/** An event goes by its age alone: services that were away for less than that miss nothing. */
const keptFor = (days: number) => [
  { name: 'cleanup.policy', value: 'delete' },
  { name: 'retention.ms', value: String(days < 0 ? -1 : days * DAY_MS) },
  { name: 'retention.bytes', value: '-1' },
  // Age counts from the newest event of a segment, so a segment must not stay open for long.
  ...(days < 0 ? [] : [{ name: 'segment.ms', value: String(DAY_MS) }]),
]
/** Of a parked event only its last state counts; what it was before goes within days. */
const compacted = [
  { name: 'cleanup.policy', value: 'compact' },
  { name: 'segment.ms', value: String(DAY_MS) },
  { name: 'max.compaction.lag.ms', value: String(DAY_MS) },
]

/** What a topic is configured with when it is made. */
export const topicSettings = (name: string, retentionDays: number) =>
  name === PARKED_TOPIC ? compacted : keptFor(retentionDays)

/** The topics the bus needs for itself. */
export const ownTopics: Readonly<Record<string, number>> = { [PARKED_TOPIC]: 1, [REPLAY_TOPIC]: 1 }

/** Creates the topics that are missing and leaves the others as they are. May be repeated, also at the same time. */
export async function createTopics(
  admin: Admin,
  { prefix, topics, replicas, retentionDays, log }: TopicOptions,
): Promise<void> {
  const present = new Set(await admin.listTopics())
  const missing = Object.entries(topics).filter(([name]) => !present.has(prefix + name))
  if (missing.length > 0) {
    await admin.createTopics({
      waitForLeaders: true,
      topics: missing.map(([name, numPartitions]) => ({
        topic: prefix + name,
        numPartitions,
        replicationFactor: replicas,
        configEntries: topicSettings(name, retentionDays),
      })),
    })
    log.info({ topics: missing.map(([name]) => prefix + name) }, 'kafka: topics created')
  }
  await compare(
    admin,
    Object.entries(topics).filter(([name]) => present.has(prefix + name)),
    prefix,
    log,
  )
}

async function compare(admin: Admin, topics: [string, number][], prefix: string, log: KafkaLog) {
  if (topics.length === 0) return
  const { topics: found } = await admin.fetchTopicMetadata({ topics: topics.map(([name]) => prefix + name) })
  for (const [name, wanted] of topics) {
    const count = found.find((one) => one.name === prefix + name)?.partitions.length ?? wanted
    if (count === wanted) continue
    log.warn(`kafka: ${prefix + name} has ${count} partitions, not ${wanted}; they are left as they are to keep order`)
  }
}
