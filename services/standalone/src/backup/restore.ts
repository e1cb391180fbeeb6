import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockData } from '../lock.ts'
import { copyHashed, filesBelow, hashOf } from './files.ts'
import { BackupProblem, MANIFEST, readManifest, type Manifest } from './manifest.ts'
import { tablesIn } from './tables.ts'

const SHOWN = 20
/** The lock is held while all of it is changed; what names it stays where it is. */
const OF_THE_LOCK = new Set(['running.lock', 'running.pid'])
const ASIDE = 'restoring'
const BEFORE = 'before-'

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

/**
 * Puts a backup into a data folder that nobody uses, after a look at all of it. What was there goes into a folder of its own
 * within, and only when `replace` says so.
 * @throws BackupProblem, DataInUse
 * @returns where that is
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  { replace, now }: { replace: boolean; now: Date },
): Promise<string | undefined> {
  const at = now.toISOString()
  const manifest = await checkBackup(folder)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockData(dataDir)
  try {
    if (existsSync(join(dataDir, 'docent.db')) && !replace)
      throw new BackupProblem(`${dataDir} holds data already. Name another folder with DATA_DIR, or say --replace.`)
    // Within the folder, which may be a disk of its own.
    const aside = join(dataDir, ASIDE)
    await rm(aside, { recursive: true, force: true })
    for (const [name, { sha256 }] of Object.entries(manifest.files)) {
      const copied = await copyHashed(join(folder, name), join(aside, name))
      if (copied?.sha256 !== sha256) throw new BackupProblem(`${name} changed while it was copied.`)
    }
    const isOld = (name: string) => name !== ASIDE && !name.startsWith(BEFORE) && !OF_THE_LOCK.has(name)
    const before = (await readdir(dataDir)).filter(isOld)
    const old = before.length > 0 ? join(dataDir, `${BEFORE}${at.replaceAll(/\D/g, '')}`) : undefined
    if (old) {
      await mkdir(old, { recursive: true, mode: 0o700 })
      for (const name of before) await rename(join(dataDir, name), join(old, name))
    }
    // The records last: without them nothing else is looked at.
    const entries = (await readdir(aside)).sort(
      (one, other) => Number(one === 'docent.db') - Number(other === 'docent.db'),
    )
    for (const name of entries) await rename(join(aside, name), join(dataDir, name))
    await rm(aside, { recursive: true, force: true })
    return old
  } finally {
    unlock()
  }
}
