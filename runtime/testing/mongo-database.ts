import type { Db } from 'mongodb'

/** Lets a test at a database beside what the product does with it, over a connection of its own. */
export async function withDatabase<R>(uri: string, use: (database: Db) => Promise<R>): Promise<R> {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(uri)
  try {
    return await use(client.db())
  } finally {
    await client.close()
  }
}

export const dropDatabase = (uri: string): Promise<boolean> => withDatabase(uri, (database) => database.dropDatabase())
