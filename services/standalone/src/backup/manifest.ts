import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What a backup holds, and a hash of all of it: kept in it as manifest.json, which is written last. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** When its state was true, ISO 8601. */
  at: z.string(),
  /** By path from the backup's folder: bytes, and SHA-256 of the content. */
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
  /** By database and table: how many rows, and SHA-256 of all of them. */
  tables: z.record(z.string(), z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() }))),
})
export type Manifest = z.infer<typeof manifestSchema>

export const MANIFEST = 'manifest.json'

/** What is wrong with a backup, or with where it shall go; one line for each. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}

/** @throws BackupProblem where the folder holds no whole backup */
export function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')))
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new BackupProblem(`${folder} is no backup: its ${MANIFEST} ${isMissing ? 'is missing' : 'cannot be read'}.`)
  }
}
