import omggif from 'omggif'
import { crc32, deflateSync } from 'node:zlib'

/** Pictures for tests: 32 by 32, the upper half red, the lower half blue. */
const base64 = (text: string) => Buffer.from(text, 'base64')

export const jpeg = base64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAMDAwMDAwQEBAQFBQUFBQcHBgYHBwsICQgJCAsRCwwLCwwLEQ8SDw4PEg8bFRMTFRsfGhkaHyYiIiYwLTA+' +
    'PlQBAwMDAwMDBAQEBAUFBQUFBwcGBgcHCwgJCAkICxELDAsLDAsRDxIPDg8SDxsVExMVGx8aGRofJiIiJjAtMD4+VP/CABEIACAAIAMBEQACEQEDEQH/' +
    'xAAqAAEBAQAAAAAAAAAAAAAAAAAABwgBAQEBAAAAAAAAAAAAAAAAAAAJB//aAAwDAQACEAMQAAAAzphlUwAABArjR0AAAH//xAAUEAEAAAAAAAAAAAAA' +
    'AAAAAABA/9oACAEBAAE/AAf/xAAUEQEAAAAAAAAAAAAAAAAAAABA/9oACAECAQE/AAf/xAAUEQEAAAAAAAAAAAAAAAAAAABA/9oACAEDAQE/AAf/2Q==',
)
export const webp = base64(
  'UklGRmAAAABXRUJQVlA4IFQAAACQBACdASogACAAPikQhkKhoQ36AAwBQlkAHg38A/AD9gP6ByAXYD9gAHxXksgA/vlPP//9uqXvQBif//6B76162Oa7' +
    '/MXbKBlgm1hruWE1FQ6AAAA=',
)
export const webpLossless = base64('UklGRiYAAABXRUJQVlA4TBoAAAAvH8AHAA8Q87//8x8OBALJ/tIDJBDR/5zHAQ==')
/** The lower half can be seen through. */
export const webpAlpha = base64(
  'UklGRo4AAABXRUJQVlA4WAoAAAAQAAAAHwAAHwAAQUxQSBMAAAABDzD/ERFCIJDsLz1AAhH9z3kcAFZQOCBUAAAAkAQAnQEqIAAgAD4pEIZCoaEN' +
    '+gAMAUJZAB4N/APwA/YD+gcgF2A/YAB8V5LIAP75Tz///bql70AYn//+ge+tetjmu/zF2ygZYJtYa7lhNRUOgAAA',
)

const SIDE = 32
const RED = [255, 0, 0, 255] as const
const BLUE = [0, 0, 255, 255] as const

export function pngChunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG; `more` goes before its pixels, and a header may claim another size than there are pixels for. */
export function png({ more = Buffer.alloc(0) as Uint8Array, claims = [SIDE, SIDE] as [number, number] } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claims[0], 0)
  header.writeUInt32BE(claims[1], 4)
  header.set([8, 6, 0, 0, 0], 8)
  const rows = Array.from({ length: SIDE }, (_, y) => [
    0,
    ...Array.from({ length: SIDE }, () => (y < SIDE / 2 ? RED : BLUE)).flat(),
  ])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    more,
    pngChunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Frames that are red over blue first and green after. */
export function gif(frames = 1): Buffer {
  const bytes = Buffer.alloc(20_000)
  const writer = new omggif.GifWriter(bytes, SIDE, SIDE, { palette: [0xff0000, 0x0000ff, 0x00ff00, 0] })
  for (let frame = 0; frame < frames; frame += 1) {
    const pixels = Array.from({ length: SIDE * SIDE }, (_, at) => (frame > 0 ? 2 : at < (SIDE * SIDE) / 2 ? 0 : 1))
    writer.addFrame(0, 0, SIDE, SIDE, pixels)
  }
  return bytes.subarray(0, writer.end())
}

/** The JPEG with notes of a camera: turned by a quarter, and where it was taken. */
export function turnedJpeg(secret: string): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(0x0112, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(6, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(secret)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** Two frames in one WebP, and notes beside them. */
export function animatedWebp(secret: string): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(type, 'latin1')
    head.writeUInt32LE(body.length, 4)
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
  }
  const header = Buffer.from([0x02, 0, 0, 0, SIDE - 1, 0, 0, SIDE - 1, 0, 0])
  const frame = (picture: Buffer) =>
    chunk(
      'ANMF',
      Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 31, 0, 0, 31, 0, 0, 100, 0, 0, 0]), picture.subarray(12)]),
    )
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', header),
    chunk('ANIM', Buffer.alloc(6)),
    frame(webp),
    frame(webpAlpha.subarray(18)),
    chunk('EXIF', Buffer.from(secret)),
  ])
  return chunk('RIFF', content)
}
