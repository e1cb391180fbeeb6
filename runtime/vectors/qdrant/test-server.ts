import { QdrantClient } from '@qdrant/js-client-rest'

/** Deletes what a test run has created. */
export async function forgetCollections(url: string, prefix: string): Promise<void> {
  const client = new QdrantClient({ url, checkCompatibility: false })
  const { collections } = await client.getCollections()
  for (const { name } of collections) if (name.startsWith(prefix)) await client.deleteCollection(name)
}
