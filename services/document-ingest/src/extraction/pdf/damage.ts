import { constants, inflateRawSync } from 'node:zlib'

/** How far before "stream" its dictionary is looked for. */
const DICTIONARY_MAX = 400
/** Of each stream, enough to see whether it begins as it should. */
const LOOKED_AT = 4_096
const STREAMS_MAX = 500
/** Of nothing there is a line break at most. */
const EMPTY = 2
/** What stands before "stream": a dictionary of the same object that names the packing. */
const packedBy = (name: string) => new RegExp(`/Filter\\s*(?:\\[\\s*)?/${name}\\b(?![^]*\\bendobj\\b)`)
const FLATE = packedBy('(?:FlateDecode|Fl)')
const BASE85 = packedBy('(?:ASCII85Decode|A85)')

/**
 * Whether a PDF in which no text was found has lost it. The parser takes for empty what it cannot unpack; on a page that is empty or a picture
 * all streams unpack. Of encrypted ones nothing can be said.
 */
export function isDamaged(bytes: Buffer): boolean {
  if (bytes.includes('/Encrypt')) return false
  let at = 0
  for (let count = 0; count < STREAMS_MAX; count += 1) {
    at = bytes.indexOf('stream', at)
    if (at < 0) return false
    const before = bytes.toString('latin1', Math.max(0, at - DICTIONARY_MAX), at)
    at += 'stream'.length
    if (before.endsWith('end')) continue
    const start = at + (bytes[at] === 13 ? 2 : 1)
    const looked = bytes.subarray(start, start + LOOKED_AT)
    const end = looked.indexOf('endstream')
    const data = end < 0 ? looked : looked.subarray(0, end)
    if (data.length <= EMPTY) continue
    if (FLATE.test(before) && !isFlate(data)) return true
    if (BASE85.test(before) && !isBase85(data)) return true
  }
  return false
}

function isFlate(data: Buffer): boolean {
  if (((data[0] ?? 0) & 15) !== 8 || data.readUInt16BE(0) % 31 !== 0) return false
  try {
    // That it is cut off here is no damage, and a wrong checksum harms nobody.
    inflateRawSync(data.subarray(2), { finishFlush: constants.Z_SYNC_FLUSH })
    return true
  } catch {
    return false
  }
}

function isBase85(data: Buffer): boolean {
  const [text = ''] = data.toString('latin1').split('~>', 1)
  return /^[\s\0!-uz~]*$/.test(text)
}
