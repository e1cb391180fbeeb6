import { blobsNeededBy, ingestedDocuments } from '@docent/document-ingest'
import type { OwnerId } from '@docent/proto/ids'
import { pathOfBlob } from '@docent/runtime/blobs/folder.ts'
import { quote, tableOf } from '@docent/runtime/sqlite/schema.ts'
import type { DatabaseSync } from 'node:sqlite'

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
