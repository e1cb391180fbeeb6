import { ownerId } from '@docent/proto/ids'
import { quietQueues } from '../bus/kafka/quiet-queue.ts'
import type { Leftover } from './leftovers.ts'
import { withDatabase } from './mongo-database.ts'

/** Names under which an installation keeps its things in shared engines, as its settings say them. */
export type ClusterSettings = Readonly<Record<string, string>>

/**
 * Looks for a text in every collection of MongoDB, every point of Qdrant and the names of every object of S3 that an
 * installation has. Kafka is left out: its log forgets by age, which `topicRetention` tells.
 */
export async function leftoversInCluster(settings: ClusterSettings, needle: string): Promise<Leftover[]> {
  const found = await Promise.all([inMongo(settings, needle), inQdrant(settings, needle), inS3(settings, needle)])
  return found.flat()
}

async function inMongo({ MONGODB_URI: uri = '' }: ClusterSettings, needle: string): Promise<Leftover[]> {
  return withDatabase(uri, async (database) => {
    const found: Leftover[] = []
    for (const collection of await database.collections()) {
      for await (const document of collection.find()) {
        const what = JSON.stringify(document)
        if (what.includes(needle)) found.push({ place: `mongodb ${collection.collectionName}`, what })
      }
    }
    return found
  })
}

async function inQdrant({ QDRANT_URL: url, QDRANT_PREFIX: prefix = '' }: ClusterSettings, needle: string) {
  const ask = async (path: string, body?: object) => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const reply = await fetch(`${url}${path}`, body && post)
    return ((await reply.json()) as { result: Record<string, unknown> }).result
  }
  const { collections } = (await ask('/collections')) as { collections: { name: string }[] }
  const found: Leftover[] = []
  for (const { name } of collections.filter((one) => one.name.startsWith(prefix))) {
    let offset: unknown = null
    do {
      const page = (await ask(`/collections/${encodeURIComponent(name)}/points/scroll`, {
        limit: 500,
        with_payload: true,
        offset,
      })) as { points: object[]; next_page_offset: unknown }
      for (const point of page.points) {
        const what = JSON.stringify(point)
        if (what.includes(needle)) found.push({ place: `qdrant ${name}`, what })
      }
      offset = page.next_page_offset
    } while (offset !== null && offset !== undefined)
  }
  return found
}

/** Objects stand under their owner's name, so a search by name finds what is an owner's. */
async function inS3(settings: ClusterSettings, needle: string): Promise<Leftover[]> {
  if (!/^[\w-]+$/.test(needle)) return []
  const { createS3Blobs } = await import('../blobs/s3.ts')
  const { S3_ENDPOINT: endpoint = '', S3_BUCKET: bucket = '', S3_PREFIX: prefix = '' } = settings
  const env = process.env
  const keys = { accessKey: env['S3_ACCESS_KEY'] ?? '', secretKey: env['S3_SECRET_KEY'] ?? '' }
  const blobs = createS3Blobs({ endpoint, bucket, prefix, region: env['S3_REGION'] ?? 'us-east-1', ...keys })
  try {
    return (await blobs.list(ownerId(needle), '')).map((what) => ({ place: 's3', what }))
  } finally {
    await blobs.close()
  }
}

/** How long each topic of the events keeps what was said, in milliseconds. */
export async function topicRetention(settings: ClusterSettings): Promise<Map<string, number>> {
  const { default: kafkajs } = await import('kafkajs')
  const { Kafka, ConfigResourceTypes, logLevel } = kafkajs
  quietQueues()
  const { KAFKA_BROKERS: brokers = '', KAFKA_PREFIX: prefix = '' } = settings
  const admin = new Kafka({ brokers: brokers.split(','), clientId: 'leftovers', logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  try {
    const names = (await admin.listTopics()).filter((name) => name.startsWith(`${prefix}docent.`))
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: names.map((name) => ({ type: ConfigResourceTypes.TOPIC, name, configNames: ['retention.ms'] })),
    })
    return new Map(
      resources.map(({ resourceName, configEntries }) => [resourceName, Number(configEntries[0]?.configValue)]),
    )
  } finally {
    await admin.disconnect()
  }
}
