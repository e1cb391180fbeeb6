/** Text with the name of the encoding it came in. */
export interface Decoded {
  text: string
  encoding: string
}

/** How many code units are looked at to tell UTF-16 and UTF-32 from other bytes. */
const SAMPLE = 4_096
/** Common letters, digits, punctuation and white space; what text without a mark is mostly made of. */
const COMMON =
  /[\t\n\r -~]|[\u00a0-\u024f]|[\u0370-\u03ff]|[\u0400-\u045f]|[\u0530-\u058f]|[\u05d0-\u05ea]|[\u0600-\u06ff]|[\u0900-\u0dff]|[\u0e00-\u0e7f]|[\u2010-\u2027]|[\u3000-\u30ff]|[\u4e00-\u9fff]|[\uac00-\ud7a3]|[\uff01-\uff5e]/

/** Decodes what carries a byte order mark. */
export function decodeMarked(bytes: Uint8Array): Decoded | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return { text: lenient('utf-8', bytes), encoding: 'utf-8' }
  if (a === 0xff && b === 0xfe && c === 0 && d === 0 && bytes.length % 4 === 0) {
    const text = decodeUtf32(bytes.subarray(4), true)
    if (text !== undefined) return { text, encoding: 'utf-32le' }
  }
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) {
    const text = decodeUtf32(bytes.subarray(4), false)
    if (text !== undefined) return { text, encoding: 'utf-32be' }
  }
  if (a === 0xff && b === 0xfe) return { text: lenient('utf-16le', bytes), encoding: 'utf-16le' }
  if (a === 0xfe && b === 0xff) return { text: lenient('utf-16be', bytes), encoding: 'utf-16be' }
  return undefined
}

/** Decodes UTF-8, also when a few bytes of much proper UTF-8 are broken; `undefined` when it is something else. */
export function decodeUtf8(bytes: Uint8Array): Decoded | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    const text = lenient('utf-8', bytes)
    const broken = count(text, /\ufffd/g)
    const proper = count(text, /[\u0080-\ufffc]|[\ud800-\udbff][\udc00-\udfff]/g)
    return proper >= 20 && broken * 50 <= proper ? { text, encoding: 'utf-8' } : undefined
  }
}

/** Decodes UTF-32 and UTF-16 without a mark, told by how well the result reads. */
export function decodeUnmarkedWide(bytes: Uint8Array): Decoded | undefined {
  if (bytes.length % 4 === 0 && bytes.length > 0 && bytes.subarray(0, SAMPLE).includes(0)) {
    for (const little of [true, false]) {
      const text = decodeUtf32(bytes, little)
      if (text !== undefined) return { text, encoding: little ? 'utf-32le' : 'utf-32be' }
    }
  }
  if (bytes.length % 2 === 1 || bytes.length < 4) return undefined
  const [little, big] = ['utf-16le', 'utf-16be'].map((encoding) => {
    const text = strict(encoding, bytes.subarray(0, SAMPLE * 2))
    return { encoding, score: text === undefined ? 0 : readable(text) }
  }) as [{ encoding: string; score: number }, { encoding: string; score: number }]
  const best = little.score >= big.score ? little : big
  const other = best === little ? big : little
  // Any pairs of bytes are some characters: only text that reads far better than its mirror image is believed.
  if (best.score < 0.95 || best.score - other.score < 0.3) return undefined
  const text = strict(best.encoding, bytes)
  return text === undefined ? undefined : { text, encoding: best.encoding }
}

/** Share of the characters that text is mostly made of. */
function readable(text: string): number {
  let common = 0
  let all = 0
  for (const character of text) {
    all += 1
    if (COMMON.test(character)) common += 1
  }
  return all === 0 ? 0 : common / all
}

function decodeUtf32(bytes: Uint8Array, little: boolean): string | undefined {
  if (bytes.length % 4 !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 4) {
    const point = view.getUint32(at, little)
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined
    if (at === 0 && point === 0xfeff) continue
    parts.push(String.fromCodePoint(point))
  }
  return parts.join('')
}

function strict(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function lenient(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes)
}

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found += 1
  return found
}
