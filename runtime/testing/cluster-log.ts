import { randomUUID } from 'node:crypto'
import { quietQueues } from '../bus/kafka/quiet-queue.ts'
import type { ClusterSettings } from './cluster-leftovers.ts'
import type { Leftover } from './leftovers.ts'

/** Looks for texts in all that an installation has ever said, as it lies on its topics: keys, headers and bodies. */
export async function saidInCluster(settings: ClusterSettings, needles: readonly string[]): Promise<Leftover[]> {
  const { Kafka, logLevel } = await import('kafkajs')
  quietQueues()
  const { KAFKA_BROKERS: brokers = '', KAFKA_PREFIX: prefix = '' } = settings
  const kafka = new Kafka({ brokers: brokers.split(','), clientId: 'leftovers', logLevel: logLevel.NOTHING })
  const admin = kafka.admin()
  await admin.connect()
  const groupId = `${prefix}leftovers-${randomUUID()}`
  const consumer = kafka.consumer({ groupId })
  try {
    const topics = (await admin.listTopics()).filter((name) => name.startsWith(`${prefix}docent.`))
    /** Partitions whose end has not been seen yet, with the last offset that there was. */
    const unread = new Map<string, number>()
    for (const topic of topics) {
      for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
        if (Number(high) > Number(low)) unread.set(`${topic} ${partition}`, Number(high) - 1)
    }
    const found: Leftover[] = []
    if (unread.size === 0) return found
    const { promise: readAll, resolve } = Promise.withResolvers<void>()
    await consumer.connect()
    await consumer.subscribe({ topics, fromBeginning: true })
    await consumer.run({
      autoCommit: false,
      async eachMessage({ topic, partition, message }) {
        const headers = Object.values(message.headers ?? {}).flat()
        const what = [message.key, message.value, ...headers].map((part) => part?.toString() ?? '').join('\n')
        if (needles.some((needle) => what.includes(needle))) found.push({ place: `kafka ${topic}`, what })
        const place = `${topic} ${partition}`
        if (Number(message.offset) >= (unread.get(place) ?? Infinity)) unread.delete(place)
        if (unread.size === 0) resolve()
      },
    })
    await readAll
    return found
  } finally {
    await consumer.disconnect()
    await admin.deleteGroups([groupId]).catch(() => undefined)
    await admin.disconnect()
  }
}
