import type { Size } from './jpeg.ts'

const SIGNATURE = 8
/** Everything else is notes, profiles and further frames: packed text can unpack to anything. */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** A PNG reduced to the chunks that hold its (first) picture. @throws RangeError when it is cut off */
export function pngPixelsOnly(bytes: Buffer): Size & { bytes: Buffer } {
  const kept = [bytes.subarray(0, SIGNATURE)]
  for (let at = SIGNATURE; ;) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > bytes.length) throw new RangeError('a chunk is cut off')
    if (NEEDED.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  const header = kept[1]
  if (header?.toString('latin1', 4, 8) !== 'IHDR') throw new RangeError('the header is missing')
  return { bytes: Buffer.concat(kept), width: header.readUInt32BE(8), height: header.readUInt32BE(12) }
}
