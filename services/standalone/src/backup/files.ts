import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from './manifest.ts'

type Copied = Manifest['files'][string]

/** Copies a file and tells what was copied; `undefined`, and nothing written, where it has gone meanwhile. */
export async function copyHashed(from: string, to: string): Promise<Copied | undefined> {
  const source = await open(from).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!source) return undefined
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    const seen = hashing()
    await pipeline(
      source.createReadStream(),
      seen.through,
      createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
    )
    return seen.result()
  } finally {
    await source.close()
  }
}

/** Bytes and hash of a file; `undefined` where there is none. */
export async function hashOf(file: string): Promise<Copied | undefined> {
  const seen = hashing()
  try {
    await pipeline(createReadStream(file), seen.through, async (pieces) => {
      for await (const _ of pieces);
    })
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
  return seen.result()
}

/** Paths of all files below a folder, from it, with "/" between names; none where there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = []
  const walk = async (within: string): Promise<void> => {
    // Who deletes a document removes its folder: that one is gone, and no other.
    const entries = await readdir(join(folder, within), { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const entry of entries) {
      if (entry.isDirectory()) await walk(`${within}${entry.name}/`)
      else if (entry.isFile()) found.push(`${within}${entry.name}`)
    }
  }
  await walk('')
  return found.sort()
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

function hashing() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(piece: Buffer, _, next) {
      hash.update(piece)
      bytes += piece.length
      next(null, piece)
    },
  })
  return { through, result: (): Copied => ({ bytes, sha256: hash.digest('hex') }) }
}
