import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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
  const named = join(dataDir, 'running.pid')
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
  // For people, and for the message of whoever comes second.
  writeFileSync(named, String(process.pid))
  return () => {
    rmSync(named, { force: true })
    db.close()
  }
}

function holderIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'that is starting'
  } catch {
    return 'that is starting'
  }
}
