import { describe, expect, test } from '@jest/globals'
import { deflateSync } from 'node:zlib'
import { gif, jpeg, png, pngChunk, turnedJpeg, webp } from '../testing/pictures.ts'
import { decode } from './codecs.ts'
import { MAX_BYTES, MAX_SCANS } from './limits.ts'
import { lookAt } from './picture.ts'

const KiB = 1024
const END = 2

/** Of a processor: what is not linear takes many minutes for as much, what is takes far less than one on any machine. */
const A_MINUTE_MS = 60_000

/** Milliseconds of a processor. */
async function workOf(bytes: Buffer): Promise<number> {
  const before = process.cpuUsage()
  await Promise.resolve()
    .then(() => decode(lookAt(bytes)))
    .catch(() => undefined)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const big = (bytes: Buffer, at: number, side: number) => {
  const copy = Buffer.from(bytes)
  copy.writeUInt16BE(side, at)
  copy.writeUInt16BE(side, at + 2)
  return copy
}
const FRAME = jpeg.indexOf(Buffer.from([0xff, 0xc2])) + 5
const LAST_SCAN = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - END)

/** A JPEG that goes over its picture so many times more. */
const overItself = (times: number, of = jpeg) =>
  Buffer.concat([of.subarray(0, of.length - END), ...Array<Buffer>(times).fill(LAST_SCAN), of.subarray(-END)])

const filled = (piece: Buffer, bytes = MAX_BYTES) => Array<Buffer>(Math.floor(bytes / piece.length)).fill(piece)
const riff = (...chunks: Buffer[]) => {
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const head = Buffer.from('RIFF\0\0\0\0')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}

describe('five megabytes of a picture cost no more than its pixels and its bytes', () => {
  test.each([
    [
      'a JPEG with as many scans as are taken, on 16 million pixels',
      overItself(MAX_SCANS - 4, big(jpeg, FRAME, 4_000)),
    ],
    ['a JPEG of filling', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(MAX_BYTES - END, 0xff)])],
    [
      'a JPEG of marks that stand alone',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), ...filled(Buffer.from([0xd0, 0xff]))]),
    ],
    ['a JPEG with notes', turnedJpeg('x'.repeat(60 * KiB))],
    ['a PNG of empty chunks', png({ more: Buffer.concat(filled(pngChunk('tEXt', Buffer.alloc(0)))) })],
    ['a PNG with packed notes', png({ more: pngChunk('zTXt', deflateSync(Buffer.alloc(64 * KiB * KiB))) })],
    ['a GIF of frames', gif(200)],
    ['a GIF of codes that begin anew', Buffer.concat([gif().subarray(0, 60), Buffer.alloc(MAX_BYTES, 0x80)])],
    ['a WebP of empty chunks', riff(Buffer.concat(filled(Buffer.from('ANIM\0\0\0\0'))), webp.subarray(12))],
  ])('%s', async (_, bytes) => {
    await workOf(png())
    expect(await workOf(bytes)).toBeLessThan(A_MINUTE_MS)
  })
})

test('a JPEG that goes over itself more often is refused before it is drawn', () => {
  expect(() => lookAt(overItself(MAX_SCANS))).toThrow('too often')
  expect(lookAt(overItself(10)).width).toBe(32)
})
