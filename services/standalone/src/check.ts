import { pendingOf } from '@docent/runtime/layout'
import { versionOf } from '@docent/runtime/layout/sqlite.ts'
import { migrations as ofRecords } from '@docent/runtime/sqlite/migrations.ts'
import { MiB } from '@docent/runtime/units'
import { migrations as ofVectors } from '@docent/runtime/vectors/sqlite/migrations.ts'
import { chmodSync, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ASIDE, BEFORE, KEPT, type DATABASES } from './data-folder.ts'

/** Something in the data folder keeps Docent from starting; the message says what, and the way back. */
export class DataDamaged extends Error {
  override readonly name = 'DataDamaged'
}

/** Something around the data folder keeps Docent from starting, while nothing says that the data are damaged. */
export class DataUnusable extends Error {
  override readonly name = 'DataUnusable'
}

const GiB = 1024 * MiB
/** A look at every page of a larger file would keep people waiting at each start. */
const LOOKED_THROUGH = 64 * MiB
/** How long another program may hold a database before the start gives up, in milliseconds. */
const LOCK_MS = 3_000
const BACK = 'Stop Docent, and put the whole data folder back from a backup (docs/operate/backup-and-restore.md).'
/** What it holds is made of the records and files again. */
const MADE_AGAIN =
  'No document is lost: stop Docent, remove it and its -wal and -shm, start, and say npm run embed-again (docs/operate/backup-and-restore.md).'

const GIVE = 'Give it to the user that runs Docent, with all that lies in the data folder (chown), and start again.'
const OURS = new Set([...KEPT, ASIDE, 'running.lock', 'running.pid'])

/** Takes what others of this machine may read away from them: folders and files from before they were made private. */
export function makePrivate(dataDir: string): void {
  makeOwn(dataDir)
  const isOurs = (name: string) => OURS.has(name) || name.startsWith(BEFORE)
  for (const name of readdirSync(dataDir).filter(isOurs)) makeOwn(join(dataDir, name))
}

function makeOwn(path: string): void {
  try {
    // What a link leads to, too.
    chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // The files beside a database come and go.
    if (code === 'ENOENT') return
    if (code !== 'EPERM' && code !== 'EACCES') throw error
    throw new DataUnusable(`${path} belongs to another user. ${GIVE}`)
  }
}

const MIGRATIONS = { 'docent.db': ofRecords, 'vectors.db': ofVectors }

/** Opens a database as it will be opened, and looks through it while it is small. @throws DataDamaged, DataUnusable, DataFromLater */
export function checkDatabase(dataDir: string, name: (typeof DATABASES)[number], timeout = LOCK_MS): void {
  const file = join(dataDir, name)
  if (!existsSync(file)) return
  let found: string
  let version: number
  try {
    const isSmall = statSync(file).size <= LOOKED_THROUGH
    const db = new DatabaseSync(file, { timeout })
    try {
      const row = db.prepare(isSmall ? 'PRAGMA quick_check(1)' : 'PRAGMA schema_version').get()
      found = isSmall ? String(row?.['quick_check']) : 'ok'
      version = versionOf(db)
    } finally {
      db.close()
    }
  } catch (error) {
    throw whyNotOpened(error, file, dataDir)
  }
  if (found !== 'ok') throw damaged(file, found)
  pendingOf(file, version, MIGRATIONS[name])
}

function damaged(file: string, found: string): DataDamaged {
  // The first line may only name the database, which the file's name does already.
  const [what] = found.split('\n').filter((line) => !line.startsWith('***'))
  return new DataDamaged(`${file} is damaged (${what}). ${basename(file) === 'vectors.db' ? MADE_AGAIN : BACK}`)
}

/** SQLite's own numbers. */
const [BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB] = [5, 6, 8, 10, 11, 13, 14, 26] as const
/** There was no room for the file that readers share. */
const IOERR_SHMSIZE = 4874

/** What keeps a database from being opened, in a sentence with the way out. Only what SQLite calls damage is damage. */
export function whyNotOpened(error: unknown, file: string, dataDir: string): unknown {
  const { errcode, code, message } = error as Error & { errcode?: number; code?: string }
  const kind = errcode === undefined ? undefined : errcode & 0xff
  if (kind === CORRUPT || kind === NOTADB) return damaged(file, message)
  if (kind === FULL || errcode === IOERR_SHMSIZE || code === 'ENOSPC') return new DataUnusable(fullSentence(dataDir))
  if (kind === BUSY || kind === LOCKED)
    return new DataUnusable(
      `${file} is held by another program (${message}). End it, and start again; nothing is lost.`,
    )
  if (kind === CANTOPEN || kind === READONLY || code === 'EACCES' || code === 'EPERM')
    return new DataUnusable(`${file} can't be opened to write (${message}). ${GIVE}`)
  if (kind === IOERR)
    return new DataUnusable(
      `The disk of ${file} can't be read or written (${message}). Look at the disk and at the system's log, and start again when it works; nothing says that the data are damaged.`,
    )
  return error
}

/** Says so where little room is left; `undefined` where there is enough. */
export function roomWarning(dataDir: string, freeBytes = freeIn(dataDir)): string | undefined {
  if (freeBytes >= GiB) return undefined
  return `Only ${Math.floor(freeBytes / MiB)} MB are free for ${dataDir}. When it is full, nothing new is kept: make room soon.`
}

function freeIn(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize
}

/** What a start on a full disk fails with, in one line. */
export function fullDisk(error: unknown, dataDir: string): string | undefined {
  const text = String((error as Error)?.message ?? error)
  const isFull = (error as NodeJS.ErrnoException)?.code === 'ENOSPC' || /database or disk is full|ENOSPC/i.test(text)
  return isFull ? fullSentence(dataDir) : undefined
}

const fullSentence = (dataDir: string) =>
  `The disk of ${dataDir} is full, so Docent cannot start. Make room on it; nothing is lost.`
