import type { Size } from './jpeg.ts'

interface Chunk {
  type: string
  body: Buffer
}

const FRAME_HEADER = 16

/** A WebP made anew from its first picture alone: no notes, no profiles, no further frames. @throws RangeError */
export function firstFrame(bytes: Buffer): Size & { bytes: Buffer } {
  const chunks = chunksOf(bytes.subarray(12))
  const animated = chunks.find(({ type }) => type === 'ANMF')
  const parts = animated ? chunksOf(animated.body.subarray(FRAME_HEADER)) : chunks
  const picture = parts.find(({ type }) => type === 'VP8 ' || type === 'VP8L')
  if (!picture) throw new RangeError('there is no picture in it')
  const size = picture.type === 'VP8L' ? losslessSize(picture.body) : lossySize(picture.body)
  const alpha = picture.type === 'VP8 ' ? parts.find(({ type }) => type === 'ALPH') : undefined
  return { ...size, bytes: riff(alpha ? [extended(size), alpha, picture] : [picture]) }
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4)
    chunks.push({ type: bytes.toString('latin1', at, at + 4), body: bytes.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

function lossySize(body: Buffer): Size {
  if (body.readUIntBE(3, 3) !== 0x9d012a) throw new RangeError('the picture does not begin with a whole frame')
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff }
}

function losslessSize(body: Buffer): Size {
  const bits = body.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** The header that says: there is transparency. */
function extended({ width, height }: Size): Chunk {
  const body = Buffer.alloc(10)
  body.writeUInt8(0x10, 0)
  body.writeUIntLE(width - 1, 4, 3)
  body.writeUIntLE(height - 1, 7, 3)
  return { type: 'VP8X', body }
}

function riff(chunks: readonly Chunk[]): Buffer {
  const content = Buffer.concat(
    chunks.flatMap(({ type, body }) => {
      const head = Buffer.alloc(8)
      head.write(type, 'latin1')
      head.writeUInt32LE(body.length, 4)
      return [head, body, Buffer.alloc(body.length % 2)]
    }),
  )
  const head = Buffer.alloc(12)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(content.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, content])
}
