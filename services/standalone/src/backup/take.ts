import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { copyHashed, filesBelow, hashOf } from './files.ts'
import { BackupProblem, DATABASES, MANIFEST, type Manifest } from './manifest.ts'
import { tablesIn, tablesOf } from './tables.ts'

/** All of it in one go: between goes the writer would go on, and the copy begin anew. */
const ALL_PAGES = 2_147_483_647

/**
 * Copies a data folder, whether Docent runs on it or not, to a folder that is there whole or not at all. Records and
 * vectors are those of one moment; every file that a record of that moment names is with them.
 * @throws BackupProblem
 */
export async function takeBackup(dataDir: string, to: string, now: () => Date): Promise<Manifest> {
  if (!existsSync(join(dataDir, 'docent.db'))) throw new BackupProblem(`There are no records in ${dataDir}.`)
  if (existsSync(to) && (await readdir(to)).length > 0) throw new BackupProblem(`${to} is not empty.`)
  const aside = `${to}.unfinished`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true, mode: 0o700 })

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
  const open = DATABASES.filter((name) => existsSync(join(dataDir, name))).map((name) => ({
    name,
    db: new DatabaseSync(join(dataDir, name), { readOnly: true, timeout: 10_000 }),
  }))
  try {
    // From its first read on a transaction sees one moment, and nobody has to wait for it.
    for (const { db } of open) db.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
    manifest.at = now().toISOString()
    await copyBlobs()
    for (const { name, db } of open) {
      const file = join(aside, name)
      await backup(db, file, { rate: ALL_PAGES })
      manifest.tables[name] = tablesOf(db)
      const hashed = await hashOf(file)
      if (hashed) manifest.files[name] = hashed
    }
  } finally {
    for (const { db } of open) db.close()
  }
  await copyNew('secrets.json')
  for (const file of await filesBelow(join(dataDir, 'outbox'))) await copyNew(`outbox/${file}`)

  await writeFile(join(aside, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
  await rm(to, { recursive: true, force: true })
  await rename(aside, to)
  return manifest
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
