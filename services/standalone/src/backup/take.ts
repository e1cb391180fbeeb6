import { existsSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { copyHashed, filesBelow, hashOf } from './files.ts'
import { whyNotOpened } from '../check.ts'
import { DATABASES } from '../data-folder.ts'
import { makeFolder } from '../folder.ts'
import { holdsRecords } from '../records-gone.ts'
import { refuseHalfRestored } from './half-restored.ts'
import { BackupProblem, MANIFEST, type Manifest } from './manifest.ts'
import { between } from './places.ts'
import { lostOf, neededFiles, type NeededFile } from './needed.ts'
import { tablesIn, tablesOf } from './tables.ts'

/** All of it in one go: between goes the writer would go on, and the copy begin anew. */
const ALL_PAGES = 2_147_483_647
const SHOWN = 20

export interface BackupOptions {
  now(): Date
  /** Whether documents whose files are lost already may be in it without them. */
  incomplete?: boolean
}

/**
 * Copies a data folder, whether Docent runs on it or not, to a folder that is there whole or not at all. Records and
 * vectors are those of one moment; every file that a document of that moment needs is with them.
 * @throws BackupProblem, RestoreUnfinished, DataDamaged, DataUnusable
 */
export async function takeBackup(
  dataDir: string,
  to: string,
  { now, incomplete = false }: BackupOptions,
): Promise<Manifest> {
  refuseHalfRestored(dataDir)
  if (!inDatabase(dataDir, 'docent.db', () => holdsRecords(dataDir)))
    throw new BackupProblem(`There are no records in ${dataDir}.`)
  const [from, target] = [
    { folder: dataDir, setting: 'DATA_DIR' },
    { folder: resolve(to), setting: '--to' },
  ]
  return between(from, target, () => takeWhole(to, (aside) => copyTo(aside, dataDir, { now, incomplete })))
}

/** Has a folder filled that is there whole or not at all. */
export async function takeWhole<T>(to: string, fill: (aside: string) => Promise<T>): Promise<T> {
  if (existsSync(to) && (await readdir(to)).length > 0) throw new BackupProblem(`${to} is not empty.`)
  const folder = resolve(to)
  const aside = `${folder}.unfinished`
  makeFolder(dirname(folder))
  await rm(aside, { recursive: true, force: true })
  makeFolder(aside)

  try {
    const filled = await fill(aside)
    await rm(folder, { recursive: true, force: true })
    await rename(aside, folder)
    return filled
  } catch (error) {
    // It may have filled the disk.
    await rm(aside, { recursive: true, force: true })
    throw error
  }
}

/** What keeps a database from being read is told of it, and not of where it is copied to. @throws DataDamaged, DataUnusable */
function inDatabase<T>(dataDir: string, name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw whyNotOpened(error, join(dataDir, name), dataDir)
  }
}

async function copyTo(aside: string, dataDir: string, { now, incomplete }: Required<BackupOptions>): Promise<Manifest> {
  const manifest: Manifest = { format: 1, at: '', files: {}, tables: {} }
  const copyNew = async (name: string) => {
    if (manifest.files[name]) return
    const copied = await copyHashed(join(dataDir, name), join(aside, name))
    if (copied) manifest.files[name] = copied
  }
  const copyBlobs = async () => {
    for (const file of await filesBelow(join(dataDir, 'blobs', 'content'))) await copyNew(`blobs/content/${file}`)
  }
  // Files are copied before and after the records: one that is removed in between, or comes in between, is in one of both.
  await copyBlobs()
  const open = DATABASES.filter((name) => existsSync(join(dataDir, name))).map((name) => {
    const db = inDatabase(dataDir, name, () => openReadOnly(join(dataDir, name)))
    return { name, db, within: <T>(read: () => T) => inDatabase(dataDir, name, read) }
  })
  let needed: NeededFile[] = []
  try {
    // From its first read on a transaction sees one moment, and nobody has to wait for it.
    for (const { db, within } of open) within(() => db.exec('BEGIN; SELECT count(*) FROM sqlite_schema'))
    manifest.at = now().toISOString()
    await copyBlobs()
    for (const { name, db, within } of open) {
      if (name === 'docent.db') needed = within(() => neededFiles(db))
      const file = join(aside, name)
      await backup(db, file, { rate: ALL_PAGES })
      manifest.tables[name] = within(() => tablesOf(db))
      const hashed = await hashOf(file)
      if (hashed) manifest.files[name] = hashed
    }
  } finally {
    for (const { db } of open) db.close()
  }
  const lost = await lostOf(
    needed.filter(({ path }) => !manifest.files[path]),
    join(dataDir, 'docent.db'),
  )
  if (lost.length > 0 && !incomplete) throw new BackupProblem(inLines(dataDir, lost))
  await copyNew('secrets.json')
  for (const file of await filesBelow(join(dataDir, 'outbox'))) await copyNew(`outbox/${file}`)

  await writeFile(join(aside, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
  return manifest
}

const openReadOnly = (file: string) => new DatabaseSync(file, { readOnly: true, timeout: 10_000 })

function inLines(dataDir: string, lost: NeededFile[]): string {
  const shown = lost
    .slice(0, SHOWN)
    .map(({ path, document, owner }) => `${path} of the document ${document} of ${owner}`)
  const more = lost.length > SHOWN ? [`and ${lost.length - SHOWN} more`] : []
  const said = `${lost.length} files that documents need are not in ${dataDir}, so this would be no whole backup:`
  const wayOut =
    'Put them back from an earlier backup, or delete these documents. --incomplete takes the backup without them.'
  return `${[said, ...shown, ...more].join('\n  - ')}\n${wayOut}`
}

/** Writes down what a folder holds, and a hash of all of it. */
export async function writeManifest(folder: string, now: Date): Promise<Manifest> {
  const manifest: Manifest = { format: 1, at: now.toISOString(), files: {}, tables: {} }
  for (const name of await filesBelow(folder)) {
    const hashed = await hashOf(join(folder, name))
    if (hashed) manifest.files[name] = hashed
  }
  for (const name of DATABASES) manifest.tables[name] = tablesIn(join(folder, name))
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
  return manifest
}
