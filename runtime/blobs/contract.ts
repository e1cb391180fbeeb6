import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { MiB } from '../units/index.ts'
import { BlobNotFound, InvalidBlobKey, type Blobs } from './port.ts'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const text = (value: string) => Buffer.from(value)

async function collect(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** What every blob store promises. `open` may return a store that already holds other owners' blobs. */
export function blobsContract(name: string, open: () => Promise<Blobs>): void {
  describe(`blobs contract: ${name}`, () => {
    let blobs: Blobs
    const owner = ownerId(`owner-${randomUUID()}`)
    const other = ownerId(`owner-${randomUUID()}`)

    beforeAll(async () => {
      blobs = await open()
    })
    afterAll(async () => {
      await blobs.removeAll(owner, '')
      await blobs.removeAll(other, '')
      await blobs.close()
    })

    test('what was put comes back byte for byte, with its size and hash', async () => {
      const body = Buffer.from([0, 255, 13, 10, 26, 128, 0])
      const info = await blobs.put(owner, 'documents/one/original.pdf', body)
      expect(info).toEqual({ size: 7, sha256: sha256(body) })
      expect(await blobs.bytes(owner, 'documents/one/original.pdf')).toEqual(body)
      expect(await collect(await blobs.read(owner, 'documents/one/original.pdf'))).toEqual(body)
    })

    test('an empty blob is a blob', async () => {
      expect(await blobs.put(owner, 'empty', new Uint8Array())).toEqual({ size: 0, sha256: sha256('') })
      expect((await blobs.bytes(owner, 'empty')).length).toBe(0)
    })

    test('a put replaces the content', async () => {
      await blobs.put(owner, 'replaced', text('a long first content'))
      await blobs.put(owner, 'replaced', text('second'))
      expect(String(await blobs.bytes(owner, 'replaced'))).toBe('second')
    })

    test('a huge stream is hashed on the way and comes back whole', async () => {
      const piece = Buffer.alloc(MiB, 'docent')
      const pieces = 48
      const expected = createHash('sha256')
      for (let i = 0; i < pieces; i += 1) expected.update(piece)
      const digest = expected.digest('hex')

      const info = await blobs.put(owner, 'huge', Readable.from(Array.from({ length: pieces }, () => piece)))
      expect(info).toEqual({ size: pieces * MiB, sha256: digest })
      const hash = createHash('sha256')
      for await (const one of await blobs.read(owner, 'huge')) hash.update(one as Buffer)
      expect(hash.digest('hex')).toBe(digest)
      await blobs.remove(owner, 'huge')
    })

    test('a stream that breaks leaves nothing of a new blob, and an old one as it was', async () => {
      const breaking = () =>
        Readable.from(
          (async function* () {
            yield Buffer.alloc(6 * MiB)
            throw new Error('the line went dead')
          })(),
        )
      await expect(blobs.put(owner, 'broken/new', breaking())).rejects.toThrow('the line went dead')
      await expect(blobs.bytes(owner, 'broken/new')).rejects.toBeInstanceOf(BlobNotFound)

      await blobs.put(owner, 'broken/old', text('kept'))
      await expect(blobs.put(owner, 'broken/old', breaking())).rejects.toThrow('the line went dead')
      expect(String(await blobs.bytes(owner, 'broken/old'))).toBe('kept')
      expect(await blobs.list(owner, 'broken/')).toEqual(['broken/old'])
    })

    test('readers of a blob that is being replaced see one whole content', async () => {
      const contents = Array.from({ length: 6 }, (_, i) => Buffer.alloc(MiB, String(i)))
      await blobs.put(owner, 'contended', contents[0] as Buffer)
      const seen = await Promise.all([
        ...contents.map((one) => blobs.put(owner, 'contended', Readable.from([one])).then(() => undefined)),
        ...contents.map(() => blobs.bytes(owner, 'contended')),
      ])
      const hashes = new Set(contents.map(sha256))
      for (const one of seen) if (one) expect(hashes.has(sha256(one))).toBe(true)
      expect(hashes.has(sha256(await blobs.bytes(owner, 'contended')))).toBe(true)
    })

    test('many puts at once all arrive', async () => {
      const keys = Array.from({ length: 40 }, (_, i) => `many/${i % 7}/${String(i).padStart(2, '0')}`)
      await Promise.all(keys.map((key) => blobs.put(owner, key, text(key))))
      expect(await blobs.list(owner, 'many/')).toEqual([...keys].sort())
      for (const key of keys) expect(String(await blobs.bytes(owner, key))).toBe(key)
      expect(await blobs.removeAll(owner, 'many/')).toBe(keys.length)
    })

    test('puts beside removals in the same place are not lost', async () => {
      await Promise.all(
        Array.from({ length: 20 }, async (_, i) => {
          await blobs.put(owner, `busy/place/temporary-${i}`, text('x'))
          await blobs.remove(owner, `busy/place/temporary-${i}`)
          await blobs.put(owner, `busy/place/kept-${i}`, text('x'))
        }),
      )
      expect((await blobs.list(owner, 'busy/place/')).length).toBe(20)
    })

    test('what is not there is not found', async () => {
      await expect(blobs.read(owner, 'missing')).rejects.toBeInstanceOf(BlobNotFound)
      await expect(blobs.bytes(owner, 'missing/too')).rejects.toBeInstanceOf(BlobNotFound)
      expect(await blobs.remove(owner, 'missing')).toBe(false)
      expect(await blobs.removeAll(owner, 'missing/')).toBe(0)
      expect(await blobs.list(owner, 'missing/')).toEqual([])
    })

    test('a removed blob is gone, and removing it again says so', async () => {
      await blobs.put(owner, 'removed', text('x'))
      expect(await blobs.remove(owner, 'removed')).toBe(true)
      expect(await blobs.remove(owner, 'removed')).toBe(false)
      await expect(blobs.bytes(owner, 'removed')).rejects.toBeInstanceOf(BlobNotFound)
    })

    test('a list is in byte order, and a prefix may end in the middle of a name', async () => {
      const keys = ['order/B', 'order/a', 'order/a-b', 'order/a.b', 'order/a/b', 'order/a/c/d', 'order/a0', 'order/b']
      for (const key of keys.toReversed()) await blobs.put(owner, key, text('x'))
      expect(await blobs.list(owner, 'order/')).toEqual(keys)
      for (const at of [0, 3, keys.length - 1])
        expect(await blobs.list(owner, 'order/', keys[at])).toEqual(keys.slice(at + 1))
      expect(await blobs.list(owner, 'order/a')).toEqual(keys.slice(1, 7))
      expect(await blobs.list(owner, 'order/a/')).toEqual(['order/a/b', 'order/a/c/d'])
      expect(await blobs.list(owner, 'ord')).toEqual(keys)
      expect(await blobs.removeAll(owner, 'order/a')).toBe(6)
      expect(await blobs.list(owner, 'order/')).toEqual(['order/B', 'order/b'])
    })

    test('the longest key works', async () => {
      const key = [1, 2, 3, 4].map((i) => String(i).repeat(127)).join('/')
      await blobs.put(owner, `${key}x`, text('long'))
      expect(String(await blobs.bytes(owner, `${key}x`))).toBe('long')
    })

    const badKeys = [
      '',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      '../a',
      'a/../b',
      'a/./b',
      'a\\b',
      'a b',
      'ä',
      'a\0b',
      'C:x',
      '~/a',
    ]
    test.each([...badKeys, 'x'.repeat(513)])('the key %j is refused', async (key) => {
      await expect(blobs.put(owner, key, text('x'))).rejects.toBeInstanceOf(InvalidBlobKey)
      await expect(blobs.read(owner, key)).rejects.toBeInstanceOf(InvalidBlobKey)
      await expect(blobs.bytes(owner, key)).rejects.toBeInstanceOf(InvalidBlobKey)
      await expect(blobs.remove(owner, key)).rejects.toBeInstanceOf(InvalidBlobKey)
    })

    test.each(['..', '../', 'a/../', '/', 'a b'])('the prefix %j is refused', async (prefix) => {
      await expect(blobs.list(owner, prefix)).rejects.toBeInstanceOf(InvalidBlobKey)
      await expect(blobs.removeAll(owner, prefix)).rejects.toBeInstanceOf(InvalidBlobKey)
    })

    test("another owner's key finds nothing, and removing all of one owner leaves the others alone", async () => {
      await blobs.put(owner, 'shared/name', text('mine'))
      await expect(blobs.bytes(other, 'shared/name')).rejects.toBeInstanceOf(BlobNotFound)
      expect(await blobs.remove(other, 'shared/name')).toBe(false)
      expect(await blobs.list(other, '')).toEqual([])

      await blobs.put(other, 'shared/name', text('theirs'))
      expect(await blobs.removeAll(other, '')).toBe(1)
      expect(String(await blobs.bytes(owner, 'shared/name'))).toBe('mine')
    })

    const alike = [
      '.',
      '..',
      'a',
      'A',
      'a.',
      'a_41',
      '_41',
      'a:b',
      'a_b',
      'a-b',
      'a.b',
      `${'x'.repeat(127)}A`,
      'X'.repeat(128),
    ]
    test('owners with confusable ids stay apart', async () => {
      const run = randomUUID().slice(0, 8)
      const owners = alike.map((one) => ownerId(one.length > 100 ? one : `${one}${run}`))
      owners.push(ownerId('..'))
      for (const one of owners) await blobs.put(one, 'who', text(one))
      for (const one of owners) {
        expect(String(await blobs.bytes(one, 'who'))).toBe(one)
        expect(await blobs.list(one, '')).toEqual(['who'])
      }
      for (const one of owners) expect(await blobs.removeAll(one, '')).toBe(1)
    })

    test('a call without an owner does not compile', () => {
      const calls = () => [
        // @ts-expect-error an owner is required
        blobs.put('key', text('x')),
        // @ts-expect-error an owner is required
        blobs.bytes('key'),
        // @ts-expect-error a plain string is not an owner
        blobs.read('somebody', 'key'),
        // @ts-expect-error an owner is required
        blobs.removeAll(''),
      ]
      expect(calls).toBeInstanceOf(Function)
    })

    test('it answers a ping', async () => {
      await blobs.ping()
    })
  })
}
