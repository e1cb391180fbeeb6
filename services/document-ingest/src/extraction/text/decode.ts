import { ExtractionProblem } from '../problem.ts'
import { decodeSevenBit, decodeWith } from './code-pages.ts'
import { decodeLegacy } from './legacy.ts'
import { decodeMarked, decodeUnmarkedWide, decodeUtf8, type Decoded } from './unicode.ts'

/** Control characters that no text holds. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const BINARY = /[\0-\x08\x0e-\x1f\x7f]/g
const BINARY_SHARE = 0.08

/**
 * Decodes bytes of an unknown encoding. `declared` is what the file says of itself; it is believed where it fits.
 * @throws ExtractionProblem not_this_type for binary data, unknown_encoding where nothing reads like a language
 */
export function decodeText(bytes: Uint8Array, declared?: string): Decoded {
  const decoded = decodeMarked(bytes) ?? decodeUnmarked(bytes, declared)
  if (!decoded) {
    if (bytes.includes(0)) throw new ExtractionProblem('not_this_type', 'bytes of zero: this is not text')
    throw new ExtractionProblem('unknown_encoding', 'no encoding gives readable text')
  }
  const text = decoded.text.replace(/^\ufeff/, '')
  const binary = [...text.slice(0, 20_000).matchAll(BINARY)].length
  if (binary > 2 && binary > Math.min(text.length, 20_000) * BINARY_SHARE) {
    throw new ExtractionProblem('not_this_type', `${binary} control characters: this is not text`)
  }
  return { text: text.replace(BINARY, ''), encoding: decoded.encoding }
}

function decodeUnmarked(bytes: Uint8Array, declared: string | undefined): Decoded | undefined {
  const hasNul = bytes.subarray(0, 65_536).includes(0)
  const wide = hasNul ? decodeUnmarkedWide(bytes) : undefined
  if (wide) return wide
  const decoded = decodeSevenBit(bytes) ?? decodeUtf8(bytes) ?? decodeDeclared(bytes, declared) ?? decodeLegacy(bytes)
  return decoded ?? (hasNul ? undefined : decodeUnmarkedWide(bytes))
}

function decodeDeclared(bytes: Uint8Array, declared: string | undefined): Decoded | undefined {
  if (declared === undefined || /^utf-?(?:8|16)/i.test(declared)) return undefined
  const text = decodeWith(declared.toLowerCase(), bytes)
  return text === undefined || /[\u0080-\u009f]/.test(text) ? undefined : { text, encoding: declared.toLowerCase() }
}
