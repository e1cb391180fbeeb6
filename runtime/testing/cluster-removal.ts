import { forgetTopics } from '../bus/kafka/test-bus.ts'
import { forgetCollections } from '../vectors/qdrant/test-server.ts'
import type { ClusterSettings } from './cluster-leftovers.ts'
import { dropDatabase } from './mongo-database.ts'

/**
 * Removes what an installation has in shared engines, once its processes have ended: a test that leaves its topics,
 * databases and collections behind makes every later one slower. All kinds are tried; the first reason is thrown.
 */
export async function removeFromCluster(settings: ClusterSettings): Promise<void> {
  const { MONGODB_URI: database = '', KAFKA_BROKERS: brokers = '', KAFKA_PREFIX: topics = '' } = settings
  const { QDRANT_URL: url = '', QDRANT_PREFIX: collections = '' } = settings
  const removals = [
    dropDatabase(database),
    forgetTopics(brokers.split(','), topics),
    forgetCollections(url, collections),
    fromS3(settings),
  ]
  const failed = (await Promise.allSettled(removals)).find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

async function fromS3(settings: ClusterSettings): Promise<void> {
  const { Client } = await import('minio')
  const { S3_ENDPOINT: endpoint = '', S3_BUCKET: bucket = '', S3_PREFIX: prefix = '' } = settings
  const { S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '', S3_REGION: region = 'us-east-1' } = process.env
  const { protocol, hostname, port } = new URL(endpoint)
  const place = { endPoint: hostname, port: port === '' ? undefined : Number(port), useSSL: protocol === 'https:' }
  const client = new Client({ ...place, accessKey, secretKey, region })
  if (!(await client.bucketExists(bucket))) return
  const names: string[] = []
  for await (const { name } of client.listObjectsV2(bucket, prefix, true)) if (name) names.push(name)
  if (names.length > 0) await client.removeObjects(bucket, names)
}
