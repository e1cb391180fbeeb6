import { constants, inflateSync } from 'node:zlib'

/** What a note on a page says of itself. */
const NOTE = '/FreeText'
/** Objects that are packed together; what they say stands nowhere in the file as it is. */
const PACKED = '/ObjStm'
/** Between what a packed stream says of itself and its beginning. */
const DICTIONARY_MAX = 1_000
/** More than these are not unpacked to be looked through: of one stream, and of a file. */
const STREAM_MAX = 8 * 1024 * 1024
const FILE_MAX = 64 * 1024 * 1024
const STREAMS_MAX = 2_000

/**
 * Whether pages of a PDF may have notes on them: asking each page costs half as much as reading its text. What cannot be unpacked may
 * hold some.
 */
export function mayHoldNotes(bytes: Buffer): boolean {
  if (bytes.includes(NOTE)) return true
  let at = bytes.indexOf(PACKED)
  if (at >= 0 && bytes.includes('/Encrypt')) return true
  let left = FILE_MAX
  for (let count = 0; at >= 0; count += 1) {
    const begins = bytes.subarray(0, at + DICTIONARY_MAX).indexOf('stream', at)
    if (begins < 0) return true
    const start = begins + 'stream'.length + (bytes[begins + 'stream'.length] === 13 ? 2 : 1)
    const unpacked = left > 0 && count < STREAMS_MAX ? unpack(bytes.subarray(start)) : undefined
    if (!unpacked || unpacked.includes(NOTE)) return true
    left -= unpacked.length
    at = bytes.indexOf(PACKED, start)
  }
  return false
}

/** Undefined where it is not packed as is usual, or too large. */
function unpack(stream: Buffer): Buffer | undefined {
  try {
    return inflateSync(stream, { maxOutputLength: STREAM_MAX, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return undefined
  }
}
