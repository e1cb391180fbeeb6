import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { blobsContract } from './contract.ts'
import { createFolderBlobs } from './folder.ts'
import { BlobNotFound } from './port.ts'

const root = mkdtempSync(join(tmpdir(), 'docent-blobs-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

blobsContract('folder', async () => createFolderBlobs({ dir: join(root, 'contract') }))

const owner = ownerId('owner-1')

/** Puts 64 kB pieces without end, and says so once the first of them are written. */
const endlessPut = `
  const { createFolderBlobs } = await import(process.argv[1])
  const { Readable } = await import('node:stream')
  const blobs = createFolderBlobs({ dir: process.argv[2] })
  async function* body() {
    for (let i = 0; ; i += 1) {
      if (i === 8) process.stdout.write('writing')
      yield Buffer.alloc(65536, 1)
      await new Promise(setImmediate)
    }
  }
  await blobs.put('owner-1', process.argv[3], Readable.from(body()))
`

async function killDuringPut(folder: string, key: string): Promise<void> {
  const adapter = new URL('./folder.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--input-type=module', '-e', endlessPut, adapter, folder, key], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const exited = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await exited
}

describe('folder blobs', () => {
  test('a process that is killed during a put leaves nothing visible, and its leftovers go at the next start', async () => {
    const folder = join(root, 'killed-new')
    await killDuringPut(folder, 'documents/one')
    expect(readdirSync(join(folder, 'unfinished')).length).toBe(1)

    const blobs = createFolderBlobs({ dir: folder })
    await expect(blobs.bytes(owner, 'documents/one')).rejects.toBeInstanceOf(BlobNotFound)
    expect(await blobs.list(owner, '')).toEqual([])
    expect(readdirSync(join(folder, 'unfinished'))).toEqual([])
  })

  test('a process that is killed while it replaces a blob leaves the old content', async () => {
    const folder = join(root, 'killed-old')
    const before = createFolderBlobs({ dir: folder })
    await before.put(owner, 'documents/one', Buffer.from('old'))
    await killDuringPut(folder, 'documents/one')

    const after = createFolderBlobs({ dir: folder })
    expect(String(await after.bytes(owner, 'documents/one'))).toBe('old')
  })

  test('removing the last blob of an owner leaves no folders behind', async () => {
    const folder = join(root, 'pruned')
    const blobs = createFolderBlobs({ dir: folder })
    await blobs.put(owner, 'a/b/c', Buffer.from('x'))
    await blobs.put(owner, 'a/d', Buffer.from('x'))
    await blobs.remove(owner, 'a/b/c')
    await blobs.removeAll(owner, 'a/')
    expect(readdirSync(join(folder, 'content'))).toEqual([])
    await blobs.put(owner, 'a/b/c', Buffer.from('again'))
    expect(String(await blobs.bytes(owner, 'a/b/c'))).toBe('again')
  })

  test('a folder that cannot be made is an error at the start, not at the first upload', () => {
    writeFileSync(join(root, 'file'), '')
    expect(() => createFolderBlobs({ dir: join(root, 'file', 'sub') })).toThrow()
  })
})
