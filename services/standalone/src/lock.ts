import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Another process has the data folder. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse'
}

/**
 * Keeps a second process off the data folder. A lock whose process has died is taken over.
 * @returns what gives the lock back
 */
export function lockData(dataDir: string): () => void {
  const file = join(dataDir, 'running.pid')
  for (;;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isAlive(holder)) {
      throw new DataInUse(
        `${dataDir} is in use by the process ${holder}. Stop it first, or choose another folder with DATA_DIR.`,
      )
    }
    rmSync(file, { force: true })
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
