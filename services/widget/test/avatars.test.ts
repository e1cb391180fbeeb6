import { VERSIONS_MAX } from '../src/widgets/record.ts'
import { createWidget, deleteWidget, updateWidget, uploadAvatar, widgetAvatar } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createFolderBlobs } from '@docent/runtime/blobs/folder.ts'
import { createTestTokens, type TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { addDocument, create, form, startWidgets } from './fixtures.ts'
import * as pictures from '@docent/runtime/testing/pictures.ts'

const MINUTE = 60_000
const SECRET = 'taken at 48.2082 N 16.3738 E by <script>alert(1)</script>'

let service: TestService
/** How much later it is for the service. */
let laterMs = 0
beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + laterMs) }
  service = await startWidgets({ clock, env: { WIDGET_DOCUMENT_WAIT_MS: '2000' } })
})
beforeEach(() => {
  laterMs = 0
})
afterAll(() => service.stop())

const newOwner = async () => {
  const owner = `owner-${randomUUID()}`
  await addDocument(service, owner, `doc-${owner}`)
  return owner
}
/** Ids are the store's, across owners. */
const settings = (owner: string, botAvatarUrl: string) => ({ documentIds: [`doc-${owner}`], botAvatarUrl })
const upload = (as: string, bytes: Uint8Array | string, on = service) =>
  on.call(uploadAvatar, { as, body: { fileContent: Buffer.from(bytes as Uint8Array).toString('base64') } })
const fetchAvatar = (url: string, on = service) => on.http.inject({ method: 'GET', url })
const blobsOf = (owner: string, on = service) => on.engines.blobs.list(ownerId(owner), 'bot-avatars/')

describe('a picture becomes an avatar', () => {
  test.each([
    ['a PNG', pictures.png()],
    ['a JPEG', pictures.jpeg],
    ['a WebP', pictures.webp],
    ['a lossless WebP', pictures.webpLossless],
    ['a GIF', pictures.gif()],
    ['an animated GIF, as its first frame', pictures.gif(3)],
    ['an animated WebP, as its first frame', pictures.animatedWebp(SECRET)],
  ])('%s', async (_, bytes) => {
    const { status, body } = await upload(await newOwner(), bytes)
    expect([status, body.error]).toEqual([200, undefined])
    const seen = await pixelsOf((await fetchAvatar(body.url)).rawPayload)
    expect([seen.width, seen.height]).toEqual([256, 256])
    expect(seen.at(128, 20)).toBe('red')
    expect(seen.at(128, 236)).toBe('blue')
  })

  test('what can be seen through stays so', async () => {
    const { body } = await upload(await newOwner(), pictures.webpAlpha)
    const seen = await pixelsOf((await fetchAvatar(body.url)).rawPayload)
    expect([seen.at(128, 20), seen.at(128, 236)]).toEqual(['red', 'nothing'])
  })

  test('a photo is turned as the camera was held', async () => {
    const { body } = await upload(await newOwner(), pictures.turnedJpeg(''))
    const seen = await pixelsOf((await fetchAvatar(body.url)).rawPayload)
    expect([seen.at(236, 128), seen.at(20, 128)]).toEqual(['red', 'blue'])
  })

  test.each([
    ['a JPEG', pictures.turnedJpeg(SECRET)],
    ['a PNG', pictures.png({ more: pictures.pngChunk('tEXt', Buffer.from(`Comment\0${SECRET}`)) })],
    ['a WebP', pictures.animatedWebp(SECRET)],
    ['a GIF with something behind it', Buffer.concat([pictures.gif(), Buffer.from(SECRET)])],
    ['a JPEG with a page behind it', Buffer.concat([pictures.jpeg, Buffer.from(`<html>${SECRET}</html>`)])],
  ])('nothing but the pixels of %s is kept', async (_, bytes) => {
    const { status, body } = await upload(await newOwner(), bytes)
    expect(status).toBe(200)
    const { rawPayload } = await fetchAvatar(body.url)
    expect(rawPayload.includes('taken at')).toBe(false)
    expect(rawPayload.includes('script')).toBe(false)
    expect(rawPayload.toString('latin1', 0, 16)).toMatch(/^RIFF....WEBPVP8/s)
  })

  test('it is served to anybody, as a picture that never changes and that runs nothing', async () => {
    const { body } = await upload(await newOwner(), pictures.png())
    const { statusCode, headers } = await fetchAvatar(body.url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
})

describe('what is no picture is refused', () => {
  const header = (bytes: Buffer, at: number, ...values: number[]) => {
    const copy = Buffer.from(bytes)
    copy.set(values, at)
    return copy
  }
  const frameOf = (bytes: Buffer) => bytes.indexOf(0x2c, 13 + 12)
  const jpegFrame = pictures.jpeg.indexOf(Buffer.from([0xff, 0xc2]))

  test.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
      'not_an_image',
    ],
    ['an SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'not_an_image'],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'not_an_image'],
    ['a PDF', '%PDF-1.7 1 0 obj', 'not_an_image'],
    ['a script', '#!/bin/sh\nrm -rf /', 'not_an_image'],
    ['a bitmap', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'not_an_image'],
    ['a TIFF', Buffer.from('II*\0\b\0\0\0', 'latin1'), 'not_an_image'],
    ['an AVIF', Buffer.from('\0\0\0\x1cftypavif', 'latin1'), 'not_an_image'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 'not_an_image'],
    ['an archive', Buffer.from('PK\x03\x04', 'latin1'), 'not_an_image'],
    ['a sound in the same container', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), 'not_an_image'],
    ['zeros', Buffer.alloc(1_000), 'not_an_image'],
    ['base64 of nothing', ' ', 'not_an_image'],
    ['a PNG that claims 100,000 pixels a side', pictures.png({ claims: [100_000, 100_000] }), 'avatar_too_many_pixels'],
    ['a PNG that is one line of 60,000 pixels', pictures.png({ claims: [60_000, 1] }), 'avatar_too_many_pixels'],
    ['a PNG without a side', pictures.png({ claims: [0, 32] }), 'avatar_unreadable'],
    ['a PNG with too few pixels', pictures.png({ claims: [4_000, 4_000] }), 'avatar_unreadable'],
    [
      'a JPEG that claims 65,535 pixels a side',
      header(pictures.jpeg, jpegFrame + 5, 255, 255, 255, 255),
      'avatar_too_many_pixels',
    ],
    ['a GIF that claims 65,535 pixels a side', header(pictures.gif(), 6, 255, 255, 255, 255), 'avatar_too_many_pixels'],
    [
      'a GIF with a frame of 65,535 pixels a side',
      header(pictures.gif(), frameOf(pictures.gif()) + 5, 255, 255, 255, 255),
      'avatar_too_many_pixels',
    ],
    ['a GIF without a frame', pictures.gif().subarray(0, 25), 'avatar_unreadable'],
    ['half a PNG', pictures.png().subarray(0, 60), 'avatar_unreadable'],
    ['half a JPEG', pictures.jpeg.subarray(0, 100), 'avatar_unreadable'],
    ['half a WebP', pictures.webp.subarray(0, 30), 'avatar_unreadable'],
    ['a PNG of 16 bytes', pictures.png().subarray(0, 16), 'avatar_unreadable'],
    ['the mere beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff]), 'avatar_unreadable'],
    ['a JPEG that is all filling', Buffer.from([0xff, 0xd8, ...Array<number>(500).fill(0xff)]), 'avatar_unreadable'],
    ['a WebP of 10 zeros', Buffer.concat([pictures.webp.subarray(0, 20), Buffer.alloc(10)]), 'avatar_unreadable'],
    ['a picture of 6 MB', Buffer.concat([pictures.png(), Buffer.alloc(5.1 * 1024 * 1024)]), 'avatar_too_large'],
  ] as [string, Buffer | string, string][])('%s', async (_, bytes, code) => {
    const owner = await newOwner()
    const { status, body } = await upload(owner, bytes)
    expect([body.code, status >= 400 && status < 500]).toEqual([code, true])
    expect(body.error).toMatch(/^Failed to upload avatar image\. /)
    expect(await blobsOf(owner)).toEqual([])
  })

  test('packed notes that unpack to gigabytes are never unpacked', async () => {
    const bomb = pictures.pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(50_000_000))]))
    const { status } = await upload(await newOwner(), pictures.png({ more: bomb }))
    expect(status).toBe(200)
  })

  test('a picture that takes too long is given up, and not called damaged', async () => {
    const slow = await startWidgets({ env: { WIDGET_AVATAR_SECONDS: '0.1' } })
    // A picture at the limit: unpacking and encoding it takes longer than that.
    const { status, body } = await upload('slow', largePng(4_000), slow)
    expect([status, body.code]).toEqual([503, 'avatar_too_slow'])
    await slow.stop()
  })

  test('nobody uploads without signing in', async () => {
    const { status } = await service.call(uploadAvatar, { body: { fileContent: 'AAAA' } })
    expect(status).toBe(401)
    const tokens = await createTestTokens()
    const token = await tokens.sign('ada')
    expect((await service.call(uploadAvatar, { token, body: { fileContent: 'AAAA' } })).status).toBe(401)
  })
})

describe('an avatar stays as long as a widget has it', () => {
  const uploaded = async (owner: string, on = service) => (await upload(owner, pictures.png(), on)).body.url as string
  const isThere = async (url: string, on = service) => (await fetchAvatar(url, on)).statusCode === 200

  test('a replaced one stays while a former version has it, and goes with the last widget that could have it again', async () => {
    const owner = await newOwner()
    await service.hear(owner, 'subscription.changed', { planId: 'pro', status: 'active' })
    const [first, second] = [await uploaded(owner), await uploaded(owner)]
    const one = await create(service, owner, settings(owner, first))
    const other = await create(service, owner, settings(owner, first))
    const change = (id: string, botAvatarUrl: string) =>
      service.call(updateWidget, { as: owner, query: { id }, body: form(settings(owner, botAvatarUrl)) })

    await change(one, second)
    expect([await isThere(first), await isThere(second)]).toEqual([true, true])
    await change(other, second)
    expect([await isThere(first), await isThere(second)]).toEqual([true, true])
    laterMs += 2 * MINUTE
    await service.call(deleteWidget, { as: owner, query: { id: one } })
    expect([await isThere(first), await isThere(second)]).toEqual([true, true])
    await service.call(deleteWidget, { as: owner, query: { id: other } })
    expect([await isThere(first), await isThere(second)]).toEqual([false, false])
    expect(await blobsOf(owner)).toEqual([])
  })

  test('one that neither the widget nor its history has any more is removed', async () => {
    const owner = await newOwner()
    const first = await uploaded(owner)
    const id = await create(service, owner, settings(owner, first))
    laterMs += 2 * MINUTE
    for (let i = 0; i < VERSIONS_MAX; i += 1) {
      expect(await isThere(first)).toBe(true)
      const body = { ...form(settings(owner, '')), name: `Number ${i}` }
      expect((await service.call(updateWidget, { as: owner, query: { id }, body })).status).toBe(200)
    }
    expect(await isThere(first)).toBe(false)
  })

  test('one that a widget is just being saved with stays, although another widget drops it meanwhile', async () => {
    const owner = await newOwner()
    await service.hear(owner, 'subscription.changed', { planId: 'pro', status: 'active' })
    const url = await uploaded(owner)
    const dropping = await create(service, owner, settings(owner, url))
    const late = `late-${owner}`
    laterMs += 2 * MINUTE
    const saving = service.call(createWidget, {
      as: owner,
      body: form({ ...settings(owner, url), documentIds: [late] }),
    })
    await until('it to be chosen', async () => {
      const avatars = service.engines.store.collection({ name: 'widget.avatars', schema: {} as never, indexes: [] })
      const [avatar] = (await avatars.find(ownerId(owner))).records as unknown as { touchedAt: number }[]
      return (avatar?.touchedAt ?? 0) > Date.now() + MINUTE
    })
    expect((await service.call(deleteWidget, { as: owner, query: { id: dropping } })).status).toBe(200)
    await addDocument(service, owner, late)
    const { status, body } = await saving
    expect([status, body.widget.botAvatarUrl, await isThere(url)]).toEqual([200, url, true])
    laterMs += 2 * MINUTE
    await service.call(deleteWidget, { as: owner, query: { id: body.id } })
    expect(await isThere(url)).toBe(false)
  })

  test("another owner's avatar, or one that is gone, cannot be chosen", async () => {
    const [ada, bob] = [await newOwner(), await newOwner()]
    const hers = await uploaded(ada)
    const id = await create(service, bob, settings(bob, ''))
    for (const botAvatarUrl of [hers, `/api/widget-avatars/${randomUUID()}`]) {
      const { status, body } = await service.call(updateWidget, {
        as: bob,
        query: { id },
        body: form(settings(bob, botAvatarUrl)),
      })
      expect([status, body.code]).toEqual([400, 'avatar_gone'])
    }
    expect(await isThere(hers)).toBe(true)
  })

  test('one that was never saved leaves after its time, and with it what a crash left behind', async () => {
    let crash = true
    const own = await startWidgets({
      env: { WIDGET_AVATAR_UNUSED_HOURS: '0', WIDGET_SWEEP_SECONDS: '0.05' },
      faultPoint(name) {
        if (name !== 'widget.avatars:updated' || !crash) return
        crash = false
        throw new Error('crash')
      },
    })
    const url = await uploaded('ada', own)
    await until('the blob to go', async () => (await blobsOf('ada', own)).length === 0)
    expect([crash, await isThere(url, own)]).toEqual([false, false])
    await own.stop()
  })

  test('nor does one stay whose record a sweep took before its blob was written', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'docent-avatars-'))
    const folder = createFolderBlobs({ dir })
    const swept = Promise.withResolvers<void>()
    const own = await startWidgets({
      env: { WIDGET_AVATAR_UNUSED_HOURS: '0', WIDGET_SWEEP_SECONDS: '0.05' },
      engines: { blobs: { ...folder, put: (...given) => swept.promise.then(() => folder.put(...given)) } },
      faultPoint(name) {
        if (name === 'widget.avatars:removed') swept.resolve()
      },
    })
    await uploaded('ada', own)
    expect(await folder.list(ownerId('ada'), 'bot-avatars/')).toEqual([])
    await own.stop()
    rmSync(dir, { recursive: true })
  })

  test('ten unsaved ones are kept, the oldest goes first', async () => {
    const owner = await newOwner()
    const urls: string[] = []
    for (let n = 0; n < 12; n += 1) urls.push(await uploaded(owner))
    expect(await Promise.all(urls.map((url) => isThere(url)))).toEqual([false, false, ...Array<boolean>(10).fill(true)])
  })

  test('an account that is deleted takes them along', async () => {
    const owner = await newOwner()
    const url = await uploaded(owner)
    await create(service, owner, settings(owner, url))
    await service.hear(owner, 'user.deleted', {})
    expect([await isThere(url), await blobsOf(owner)]).toEqual([false, []])
  })

  test('there is nothing under any other name', async () => {
    for (const id of [randomUUID(), '..', 'a.webp']) {
      const { status } = await service.call(widgetAvatar, { params: { avatarId: id } })
      expect(status).toBe(404)
    }
  })
})

/** A PNG whose pixels are really there. */
function largePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pictures.pngChunk('IHDR', header),
    pictures.pngChunk('IDAT', deflateSync(Buffer.alloc((side * 4 + 1) * side), { level: 1 })),
    pictures.pngChunk('IEND', Buffer.alloc(0)),
  ])
}

async function pixelsOf(webp: Buffer) {
  const { default: decode, init } = await import('@jsquash/webp/decode.js')
  const path = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm')
  const { compile } = WebAssembly as unknown as { compile(bytes: Uint8Array): Promise<object> }
  Object.assign(globalThis, { ImageData: PlainImageData })
  await init(await compile(await readFile(path)))
  const { width, height, data } = await decode(new Uint8Array(webp).buffer)
  const at = (x: number, y: number) => {
    const [red = 0, , blue = 0, alpha = 0] = data.subarray((y * width + x) * 4)
    if (alpha < 20) return 'nothing'
    return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red}, ${blue}`
  }
  return { width, height, at }
}

class PlainImageData {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
