import { existsSync, readFileSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupProblem } from './manifest.ts'

/** Lies in a data folder from the moment a restore begins to change it until it has ended. */
const MARK = 'restoring.json'

const markSchema = z.object({
  /** The folder within that what was there before goes to; null where nothing was there. */
  before: z.string().nullable(),
  /** What goes there. */
  old: z.array(z.string()),
  /** Whether all of it is there: from then on what lies in its places is of a backup. */
  isAway: z.boolean(),
})
export type HalfRestored = z.infer<typeof markSchema>

/** A restore was cut off in a data folder: what is there is neither what it was nor the backup. */
export class RestoreUnfinished extends BackupProblem {
  constructor(dataDir: string) {
    super(
      `A restore into ${dataDir} was cut off, so that only a part of the data is in its place. ` +
        'Say it again, and it goes on: npm run restore -- --from FOLDER (docs/operate/backup-and-restore.md).',
    )
  }
}

/** @throws RestoreUnfinished */
export function refuseHalfRestored(dataDir: string): void {
  if (existsSync(join(dataDir, MARK))) throw new RestoreUnfinished(dataDir)
}

export function halfRestored(dataDir: string): HalfRestored | undefined {
  const file = join(dataDir, MARK)
  return existsSync(file) ? markSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

export async function markHalfRestored(dataDir: string, half: HalfRestored): Promise<void> {
  const draft = join(dataDir, `${MARK}.new`)
  await writeFile(draft, JSON.stringify(half), { mode: 0o600, flush: true })
  await rename(draft, join(dataDir, MARK))
  await syncFolder(dataDir)
}

export async function unmarkHalfRestored(dataDir: string): Promise<void> {
  // Not before what was moved is on disk.
  await syncFolder(dataDir)
  await rm(join(dataDir, MARK), { force: true })
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and makes renames durable by itself.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
