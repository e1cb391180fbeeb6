import { OPERATOR } from '@docent/proto/ids'
import { randomBytes } from 'node:crypto'
import { createClient } from '../../bus/kafka/client.ts'
import { ownTopics } from '../../bus/kafka/topics.ts'
import { eventTopics } from '@docent/proto/events'
import { kafkaOptions } from '../../engines/kafka.ts'
import type { OpenOptions } from '../../engines/options.ts'
import type { Engines } from '../../service/service.ts'
import { lookAt, type Finding } from './finding.ts'

/** Most parked events that are counted. */
const MOST_PARKED = 1_000

/** Looks at Kafka without making anything: whether it lets us in, and whether every topic is there. */
export async function lookAtKafka(options: OpenOptions): Promise<Finding[]> {
  const { topicPrefix = '', ...given } = kafkaOptions(options)
  const client = createClient(given)
  try {
    const remedy = 'KAFKA_BROKERS, KAFKA_TLS, KAFKA_USERNAME and KAFKA_PASSWORD; whether the brokers run'
    let present: Set<string> | undefined
    const reached = await lookAt('Kafka', remedy, async () => {
      present = new Set(await client.ask((admin) => admin.listTopics()))
      return `answers at ${given.brokers.join(', ')}`
    })
    if (!present) return [reached]
    const wanted = [...eventTopics, ...Object.keys(ownTopics)].map((topic) => topicPrefix + topic)
    const missing = wanted.filter((topic) => !present?.has(topic))
    const topics: Finding =
      missing.length === 0
        ? { what: 'topics', state: 'good', says: `all ${wanted.length} are there` }
        : {
            what: 'topics',
            state: 'bad',
            says: `missing: ${missing.join(', ')}`,
            remedy: 'node runtime/engines/topics.ts, with an account that may create topics',
          }
    return [reached, topics]
  } finally {
    await client.close()
  }
}

/** What a consumer gave up on. */
export const lookAtParked = (bus: Engines['bus'], service: string): Promise<Finding> =>
  lookAt('parked events', 'see the line of Kafka', async () => {
    const { length } = await bus.parked.list({ consumer: service, limit: MOST_PARKED })
    if (length === 0) return 'none'
    const says = `${length === MOST_PARKED ? 'at least ' : ''}${length} wait for a decision`
    const remedy = `node runtime/engines/events.ts parked --consumer ${service}, then replay or drop`
    return { what: 'parked events', state: 'doubtful', says, remedy }
  })

/** Writes, reads and removes a file, because a key that may list may not be one that may write. */
export const lookAtBlobs = (blobs: Engines['blobs']): Promise<Finding> =>
  lookAt('S3', 'S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY; rights on the bucket S3_BUCKET; the clock', async () => {
    const key = `doctor/${randomBytes(8).toString('hex')}`
    const content = randomBytes(32)
    await blobs.put(OPERATOR, key, content)
    try {
      if (!content.equals(await blobs.bytes(OPERATOR, key)))
        throw new Error('another content came back than was written')
    } finally {
      await blobs.remove(OPERATOR, key)
    }
    return 'takes a file, gives it back and forgets it'
  })

export const lookAtVectors = (vectors: Engines['vectors']): Promise<Finding> =>
  lookAt('Qdrant', 'QDRANT_URL, QDRANT_API_KEY; whether it runs', async () => {
    await vectors.ping()
    return 'answers'
  })

export const lookAtMail = (mail: Engines['mail']): Promise<Finding> =>
  lookAt('mail', 'SMTP_URL: server, port, user and password; whether a firewall shuts the port', async () => {
    await mail.ping()
    return 'the server lets us in'
  })
