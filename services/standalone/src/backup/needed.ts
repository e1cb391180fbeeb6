import { blobsNeededBy, ingestedDocuments } from '@docent/document-ingest'
import type { OwnerId } from '@docent/proto/ids'
import { pathOfBlob } from '@docent/runtime/blobs/folder.ts'
import { quote, tableOf } from '@docent/runtime/sqlite/schema.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often, and after how many milliseconds, a deletion under way is looked at again. */
const LOOKS = 5
const LOOK_MS = 500

/** A file without which a document cannot be read again. */
export interface NeededFile {
  /** From the data folder, with "/" between names. */
  path: string
  document: string
  owner: string
}

/** The files that the documents of a database need; none of documents and accounts that were deleted. */
export function neededFiles(db: DatabaseSync): NeededFile[] {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  const names = tables.map(({ name }) => String(name))
  const documents = tableOf(ingestedDocuments.name)
  if (!names.includes(documents)) return []
  // Every service removes what is of who left, some of them before others.
  const left = new Set(
    names
      .filter((name) => name.startsWith(tableOf('')) && name.endsWith('.departures'))
      .flatMap((name) =>
        db
          .prepare(`SELECT id FROM ${quote(name)}`)
          .all()
          .map(({ id }) => String(id)),
      ),
  )
  const needed: NeededFile[] = []
  for (const { owner, json } of db.prepare(`SELECT owner, json FROM ${quote(documents)}`).iterate()) {
    if (left.has(String(owner))) continue
    const document = JSON.parse(String(json)) as Parameters<typeof blobsNeededBy>[0]
    for (const key of blobsNeededBy(document)) {
      const path = `blobs/content/${pathOfBlob(String(owner) as OwnerId, key)}`
      needed.push({ path, document: document.id, owner: String(owner) })
    }
  }
  return needed
}

/** Of files that are not in a backup those that are lost: whose document is neither deleted nor about to be. */
export async function lostOf(missing: NeededFile[], records: string): Promise<NeededFile[]> {
  let lost = missing
  // Where an account is deleted files may go a moment before their records.
  for (let look = 1; lost.length > 0 && look <= LOOKS; look += 1) {
    if (look > 1) await sleep(LOOK_MS)
    const db = new DatabaseSync(records, { readOnly: true, timeout: 10_000 })
    try {
      const still = new Set(neededFiles(db).map(({ path }) => path))
      lost = lost.filter(({ path }) => still.has(path))
    } finally {
      db.close()
    }
  }
  return lost
}

/** Files that documents of a data folder need and that are not in it, whether Docent runs on it or not. */
export async function lostIn(dataDir: string): Promise<NeededFile[]> {
  const records = join(dataDir, 'docent.db')
  const db = new DatabaseSync(records, { readOnly: true, timeout: 10_000 })
  let missing: NeededFile[]
  try {
    missing = neededFiles(db).filter(({ path }) => !existsSync(join(dataDir, path)))
  } finally {
    db.close()
  }
  return lostOf(missing, records)
}
