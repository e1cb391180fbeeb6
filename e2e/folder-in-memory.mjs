import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'docent-tests-'
/** What the tests keep at one time is a tenth of it. */
const ENOUGH_BYTES = 4 * 2 ** 30

/**
 * A folder in memory for what the tests keep, where there is room for it. Nearly each of them opens stores of its own, which
 * sync all the time, and waits for a disk that it asks nothing about: what is synced, and when, is proven by the calls
 * (runtime/records/power-loss.test.ts). Undefined where there is none, or where TMPDIR names another one.
 */
export function folderInMemory() {
  if (process.env.TMPDIR) return undefined
  try {
    for (const name of readdirSync(MEMORY))
      if (isLeft(name)) rmSync(join(MEMORY, name), { recursive: true, force: true })
    const { bavail, bsize } = statfsSync(MEMORY)
    if (Math.min(bavail * bsize, process.availableMemory?.() ?? 0) < ENOUGH_BYTES) return undefined
    const folder = join(MEMORY, `${PREFIX}${process.pid}`)
    mkdirSync(folder)
    return folder
  } catch {
    return undefined
  }
}

/** Whoever ends tests with Ctrl-C leaves a folder, which takes memory until somebody comes by. */
function isLeft(name) {
  if (!name.startsWith(PREFIX)) return false
  try {
    process.kill(Number(name.slice(PREFIX.length)), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
