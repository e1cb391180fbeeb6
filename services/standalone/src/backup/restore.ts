import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quote, tableOf } from '@docent/runtime/sqlite/schema.ts'
import { ASIDE, BEFORE, KEPT } from '../data-folder.ts'
import { makeFolder } from '../folder.ts'
import { lockData } from '../lock.ts'
import { copyHashed, filesBelow, hashOf } from './files.ts'
import { halfRestored, markHalfRestored, unmarkHalfRestored, type HalfRestored } from './half-restored.ts'
import { BackupProblem, MANIFEST, readManifest, type Manifest } from './manifest.ts'
import { between } from './places.ts'
import { tablesIn } from './tables.ts'

const SHOWN = 20

/** Compares every file and every row of a backup with what was written down of them. @throws BackupProblem with all that differs */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  const problems: string[] = []
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const found = await hashOf(join(folder, name))
    if (!found) problems.push(`${name} is missing`)
    else if (found.bytes !== bytes || found.sha256 !== sha256) problems.push(`${name} was changed or is damaged`)
  }
  for (const name of await filesBelow(folder))
    if (name !== MANIFEST && !manifest.files[name]) problems.push(`${name} is not of this backup`)
  if (problems.length === 0) problems.push(...wrongTables(folder, manifest))
  if (problems.length === 0) return manifest
  const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : []
  throw new BackupProblem([`${folder} is not whole:`, ...problems.slice(0, SHOWN), ...more].join('\n  - '))
}

function wrongTables(folder: string, { tables }: Manifest): string[] {
  return Object.entries(tables).flatMap(([name, wanted]) => {
    const found = tablesIn(join(folder, name))
    return Object.keys({ ...wanted, ...found })
      .filter((table) => found[table]?.sha256 !== wanted[table]?.sha256)
      .map((table) => `the table ${table} of ${name} has other rows`)
  })
}

export interface RestoreOptions {
  /** Whether what is there may be put aside. */
  replace: boolean
  now: Date
  /** Told after each step that changes the folder. */
  onStep?(): void
}

/**
 * Puts a backup into a data folder that nobody uses, after a look at all of it. What was there goes into a folder of its own
 * within, and only when `replace` says so. One that was cut off is gone on with.
 * @throws BackupProblem, DataInUse, DataUnusable
 * @returns where that is
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  options: RestoreOptions,
): Promise<string | undefined> {
  const [from, to] = [
    { folder, setting: '--from' },
    { folder: dataDir, setting: 'DATA_DIR' },
  ]
  return between(from, to, () => putBackWhole(folder, dataDir, options))
}

async function putBackWhole(
  folder: string,
  dataDir: string,
  { replace, now, onStep = () => undefined }: RestoreOptions,
): Promise<string | undefined> {
  const manifest = await checkBackup(folder)
  makeFolder(dataDir)
  const unlock = lockData(dataDir)
  try {
    const begun = halfRestored(dataDir)
    if (!begun && existsSync(join(dataDir, 'docent.db')) && !replace)
      throw new BackupProblem(`${dataDir} holds data already. Name another folder with DATA_DIR, or say --replace.`)
    // Within the folder, which may be a disk of its own.
    const aside = join(dataDir, ASIDE)
    // What lies in place already is of a backup, and is copied again: a disk may not have room for it twice.
    if (begun?.isAway) for (const name of KEPT) await rm(join(dataDir, name), { recursive: true, force: true })
    await copyAside(folder, aside, manifest)
    haveHistoryTold(join(aside, 'docent.db'))
    onStep()
    const half = begun ?? (await whatGoes(dataDir, aside, now))
    if (!half.isAway) await putAway(dataDir, half, onStep)
    await putInPlace(dataDir, aside, half, onStep)
    return half.before === null ? undefined : join(dataDir, half.before)
  } finally {
    unlock()
  }
}

async function copyAside(folder: string, aside: string, { files }: Manifest): Promise<void> {
  await rm(aside, { recursive: true, force: true })
  try {
    for (const [name, { sha256 }] of Object.entries(files)) {
      const copied = await copyHashed(join(folder, name), join(aside, name))
      if (copied?.sha256 !== sha256) throw new BackupProblem(`${name} changed while it was copied.`)
    }
  } catch (error) {
    // It may have filled the disk.
    await rm(aside, { recursive: true, force: true })
    throw error
  }
}

/**
 * In a backup of a cluster nobody has a place in the log, and what was on its way is missing. What services have heard is forgotten
 * there, so that each asks for it at its first start.
 */
function haveHistoryTold(records: string): void {
  const db = new DatabaseSync(records)
  try {
    if (!isOfCluster(db)) return
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    const heard = tables.map(({ name }) => String(name)).filter(isHearing)
    // Emptied, not removed: after a crash, a cursor without a record would pass for having heard everything.
    for (const name of heard) db.exec(`UPDATE ${quote(name)} SET json = json_set(json, '$.types', json('[]'))`)
  } finally {
    db.close()
  }
}

const isHearing = (table: string) => table.startsWith(tableOf('')) && table.endsWith('.hearing')

function isOfCluster(db: DatabaseSync): boolean {
  const cursors = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'cursors'").get()
  return cursors !== undefined && db.prepare('SELECT 1 FROM cursors').get() === undefined
}

async function whatGoes(dataDir: string, aside: string, now: Date): Promise<HalfRestored> {
  const there = new Set(await readdir(dataDir))
  const old = [...new Set([...KEPT, ...(await readdir(aside))])].filter((name) => there.has(name))
  const before = old.length > 0 ? `${BEFORE}${now.toISOString().replaceAll(/\D/g, '')}` : null
  return { before, old, isAway: false }
}

async function putAway(dataDir: string, half: HalfRestored, onStep: () => void): Promise<void> {
  await markHalfRestored(dataDir, half)
  onStep()
  if (half.before === null) return
  const away = join(dataDir, half.before)
  await mkdir(away, { recursive: true, mode: 0o700 })
  const gone = new Set(await readdir(away))
  try {
    for (const name of half.old) {
      if (!gone.has(name)) await rename(join(dataDir, name), join(away, name))
      onStep()
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    await putBack(dataDir, away, half)
    throw new BackupProblem(`${path} can't be put aside (${code}), so nothing was restored: all is as it was.`)
  }
}

/** The other way round: the records first. */
async function putBack(dataDir: string, away: string, { old }: HalfRestored): Promise<void> {
  const gone = new Set(await readdir(away))
  for (const name of [...old].reverse().filter((one) => gone.has(one))) {
    await rm(join(dataDir, name), { recursive: true, force: true })
    await rename(join(away, name), join(dataDir, name))
  }
  for (const folder of [away, join(dataDir, ASIDE)]) await rm(folder, { recursive: true, force: true })
  await unmarkHalfRestored(dataDir)
}

async function putInPlace(dataDir: string, aside: string, half: HalfRestored, onStep: () => void): Promise<void> {
  await markHalfRestored(dataDir, { ...half, isAway: true })
  onStep()
  const entries = (await readdir(aside)).sort(
    (one, other) => Number(one === 'docent.db') - Number(other === 'docent.db'),
  )
  // Of the one that was cut off, whose backup may have been another one.
  for (const name of new Set([...KEPT, ...entries])) await rm(join(dataDir, name), { recursive: true, force: true })
  for (const name of entries) {
    await rename(join(aside, name), join(dataDir, name))
    onStep()
  }
  await rm(aside, { recursive: true, force: true })
  await unmarkHalfRestored(dataDir)
  onStep()
}
