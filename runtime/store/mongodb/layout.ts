import type { Db } from 'mongodb'
import { latestOf, pendingOf, type Migration } from '../../layout/index.ts'

/** How documents came to lie as they do. Indexes are no step: they are made from the declaration of a collection. */
export const migrations: readonly Migration<Db>[] = [
  { to: 1, what: 'the version is kept; 0.1 wrote the same documents without one', run: () => undefined },
]

const COLLECTION = 'docent.layout'
const ID = 'layout'
interface Kept {
  _id: string
  version: number
}

/**
 * Brings a database up to today's layout. Processes that start together may take the same step at the same time, so each bears
 * that. @throws DataFromLater
 */
export async function bringUp(database: Db, place: string, steps = migrations): Promise<void> {
  const kept = database.collection<Kept>(COLLECTION)
  const version = (await kept.findOne({ _id: ID }))?.version ?? 0
  for (const { to, run } of pendingOf(place, version, steps)) {
    await run(database)
    // Never back: another process may have gone on meanwhile.
    await kept.updateOne({ _id: ID }, { $max: { version: to } }, { upsert: true }).catch(unlessThere)
  }
}

/** The version of a database as it is kept; for the doctor, and for tests. */
export const latest = latestOf(migrations)

/** Two processes put the first version down at the same time. */
function unlessThere(error: unknown): void {
  if ((error as { code?: unknown }).code !== 11000) throw error
}
