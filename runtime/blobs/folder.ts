import { createHash } from 'node:crypto'
import { mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, unlink } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import type { OwnerId } from '@docent/proto/ids'
import { randomIds, type Ids } from '../clock/index.ts'
import { FULL, isFull, StorageFull } from '../failures/storage-full.ts'
import { checkKey, checkPrefix, ownerSegment } from './keys.ts'
import { BlobNotFound, type BlobInfo, type Blobs } from './port.ts'
import { sharing } from './shared-sync.ts'

export interface FolderBlobsOptions {
  /** Created when missing. One process that writes at a time. */
  dir: string
  ids?: Pick<Ids, 'next'>
  /** False for who only reads: then nothing is made or cleared away in it. Default true. */
  write?: boolean
}

const LIST_MAX = 10_000
const PIECE_BYTES = 1024 * 1024
const SYNC_BYTES = 4 * 1024 * 1024
/** With so much room a disk is taken for full no more. */
const ROOM_BYTES = 16 * 1024 * 1024
/** Ends the names of folders: a key may be the beginning of another one ("a" and "a/b"). */
const FOLDER_MARK = '='
/** A folder can be pruned between its creation and the rename into it. */
const PLACE_ATTEMPTS = 20

/** Blobs as files: written aside, synced, then renamed into place, so that a crash leaves the old content or none. */
export function createFolderBlobs({ dir, ids = randomIds, write: writes = true }: FolderBlobsOptions): Blobs {
  const root = resolve(dir)
  const content = join(root, 'content')
  const unfinished = join(root, 'unfinished')
  /** Folders whose own entry is on disk, or on its way there. */
  const lasting = new Map<string, Promise<void>>()
  const sync = sharing(syncFolder)
  let full = false

  if (writes) {
    // A folder that cannot be made must stop the start, not the first upload.
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    mkdirSync(content, { recursive: true })
  }

  return {
    async put(owner, key, body) {
      const path = pathOf(owner, key)
      const aside = join(unfinished, ids.next())
      try {
        const info = await write(aside, body)
        await place(aside, path)
        full = false
        return info
      } catch (error) {
        await rm(aside, { force: true })
        if (!isFull(error)) throw error
        full = true
        throw new StorageFull(`${root} can't take a file`, { cause: error })
      }
    },

    async read(owner, key) {
      const file = await open(pathOf(owner, key), 'r').catch(notFound(key))
      return file.createReadStream({ highWaterMark: PIECE_BYTES / 4 })
    },

    async bytes(owner, key) {
      return readFile(pathOf(owner, key)).catch(notFound(key))
    },

    async remove(owner, key) {
      const path = pathOf(owner, key)
      if (!(await unlinkIfThere(path))) return false
      await sync(dirname(path)).catch(ignoreMissing)
      await prune(dirname(path))
      return true
    },

    async removeAll(owner, prefix) {
      checkPrefix(prefix)
      let removed = 0
      for (;;) {
        const keys = await listKeys(owner, prefix)
        const folders = new Set<string>()
        for (const key of keys) {
          const path = pathOf(owner, key)
          if (await unlinkIfThere(path)) removed += 1
          folders.add(dirname(path))
        }
        for (const one of folders) await sync(one).catch(ignoreMissing)
        for (const one of folders) await prune(one)
        if (keys.length < LIST_MAX) return removed
      }
    },

    async list(owner, prefix, after) {
      checkPrefix(prefix)
      return listKeys(owner, prefix, after)
    },

    async ping() {
      await stat(content)
      if (!full) return
      const { bavail, bsize } = await statfs(content)
      full = bavail * bsize < ROOM_BYTES
    },

    trouble: () => (full ? FULL : undefined),

    async close() {},
  }

  function ownerFolder(owner: OwnerId): string {
    return join(content, ownerSegment(owner))
  }

  function pathOf(owner: OwnerId, key: string): string {
    return join(content, pathOfBlob(owner, key))
  }

  /** The syncs run together: nothing is acknowledged before all are through, whatever their order. */
  async function place(from: string, to: string): Promise<void> {
    const folder = dirname(to)
    for (let attempt = 1; ; attempt += 1) {
      try {
        await mkdir(folder, { recursive: true })
        await rename(from, to)
        break
      } catch (error) {
        if (!isMissing(error) || attempt >= PLACE_ATTEMPTS) throw error
      }
    }
    await Promise.all([sync(folder).catch(ignoreMissing), ...chainOf(folder).map(makeLast)])
  }

  /** A folder and those it stands in, up to the root, whose parent knows it. */
  function chainOf(folder: string): string[] {
    const chain: string[] = []
    for (let one = folder; one.length >= root.length; one = dirname(one)) chain.push(one)
    return chain
  }

  /** Another writer may have created it a moment ago, and its sync may still run: all wait for the same one. */
  function makeLast(folder: string): Promise<void> {
    const known = lasting.get(folder)
    if (known) return known
    const making = sync(dirname(folder)).catch(ignoreMissing)
    lasting.set(folder, making)
    making.catch(() => lasting.delete(folder))
    return making
  }

  /** Removes empty folders upwards. In one turn with the forgetting, so that nobody trusts a folder that is gone. */
  async function prune(from: string): Promise<void> {
    for (let path = from; path.startsWith(content + sep); path = dirname(path)) {
      try {
        rmdirSync(path)
        lasting.delete(path)
      } catch {
        return
      }
    }
  }

  async function listKeys(owner: OwnerId, prefix: string, after = ''): Promise<string[]> {
    const keys: string[] = []
    const walk = async (path: string, before: string): Promise<void> => {
      const entries = await readdir(path, { withFileTypes: true }).catch(ignoreMissing)
      const names = (entries ?? [])
        .map((entry) => (entry.isDirectory() ? `${entry.name.slice(0, -FOLDER_MARK.length)}/` : entry.name))
        .sort(byBytes)
      for (const name of names) {
        if (keys.length >= LIST_MAX) return
        const key = before + name
        if (!key.startsWith(prefix) && !(name.endsWith('/') && prefix.startsWith(key))) continue
        if (name.endsWith('/')) await walk(join(path, name.slice(0, -1) + FOLDER_MARK), key)
        else if (key > after) keys.push(key)
      }
    }
    await walk(ownerFolder(owner), '')
    return keys
  }
}

/** Where a blob lies below the folder "content", with "/" between names. */
export function pathOfBlob(owner: OwnerId, key: string): string {
  checkKey(key)
  const segments = key.split('/')
  const name = segments.pop() as string
  return [ownerSegment(owner), ...segments.map((one) => one + FOLDER_MARK), name].join('/')
}

/**
 * A large file goes to the disk as it comes: one sync of all of it would have everybody else's wait for as long as the disk takes for
 * tens of megabytes.
 */
async function write(path: string, body: Readable | Uint8Array): Promise<BlobInfo> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx')
  let size = 0
  let synced = 0
  try {
    for await (const piece of body instanceof Uint8Array ? pieces(body) : body) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : (piece as Uint8Array)
      hash.update(bytes)
      for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten
      size += bytes.length
      if (size - synced < SYNC_BYTES) continue
      await file.datasync()
      synced = size
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** Hashing is synchronous: in pieces it leaves the event loop room to breathe. */
function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
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

async function unlinkIfThere(path: string): Promise<boolean> {
  try {
    await unlink(path)
    return true
  } catch (error) {
    ignoreMissing(error)
    return false
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}

function notFound(key: string): (error: unknown) => never {
  return (error) => {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new BlobNotFound(`no blob "${key}"`)
    throw error
  }
}

const byBytes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
