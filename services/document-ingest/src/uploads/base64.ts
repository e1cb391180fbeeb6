import { failures } from '../failures.ts'

/** Bytes that base64 of this length stands for. */
export function decodedSize(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return Math.floor((base64.length * 3) / 4) - padding
}

/** The base64 of a plain string or of a data URL, as browsers hand files over. */
export function base64Of(content: string): string {
  if (!content.startsWith('data:')) return content
  const comma = content.indexOf(',')
  if (comma < 0 || !content.slice(0, comma).endsWith(';base64')) throw failures.invalid_base64()
  return content.slice(comma + 1)
}

/** @throws invalid_base64 */
export function decodeBase64(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  // Buffer skips what is not base64, and stops at padding in the middle: then fewer bytes come out.
  if (bytes.length !== decodedSize(base64) || base64.length % 4 === 1) throw failures.invalid_base64()
  return bytes
}
