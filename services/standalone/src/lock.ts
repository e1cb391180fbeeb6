import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** For people, for the message of whoever comes second, and for who looks at a folder in use. */
const NAMED = 'running.pid'

/** Another process has the data folder. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse'
}

/**
 * Keeps a second process off the data folder, by a lock of the system on a file in it: it ends with its process, however
 * that ends, and no number that was given to another program meanwhile is mistaken for it.
 * @returns what gives the lock back
 */
export function lockData(dataDir: string): () => void {
  const named = join(dataDir, NAMED)
  const db = new DatabaseSync(join(dataDir, 'running.lock'))
  try {
    db.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if (!/locked|busy/i.test(String(error))) throw error
    throw new DataInUse(
      `${dataDir} is in use by the process ${holderIn(named)}. Stop it first, or choose another folder with DATA_DIR.`,
    )
  }
  writeFileSync(named, String(process.pid))
  return () => {
    rmSync(named, { force: true })
    db.close()
  }
}

/** Writes down, for other commands on the folder, where the process that has it takes calls. */
export function tellAddress(dataDir: string, address: string): void {
  writeFileSync(join(dataDir, NAMED), `${process.pid}\n${address}\n`)
}

/** Where the process that has the folder takes calls; undefined where none does, or says nothing. */
export const addressIn = (dataDir: string): string | undefined => linesIn(join(dataDir, NAMED))[1]

/** Whether the process that says it has the folder is there; one that was killed says so for ever. */
export function holderIsThere(dataDir: string): boolean {
  const id = Number(linesIn(join(dataDir, NAMED))[0])
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    // One of another user is there all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const holderIn = (file: string): string => linesIn(file)[0] ?? 'that is starting'

function linesIn(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
