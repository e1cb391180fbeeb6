import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Random bytes of a refresh token. */
export const SECRET_BYTES = 32

/** A refresh token as the cookie carries it: which family it belongs to, and the secret that proves it. */
export interface RefreshToken {
  family: string
  secret: string
}

export function formatToken({ family, secret }: RefreshToken): string {
  return `${family}.${secret}`
}

/** `undefined` for anything that was never a token. */
export function parseToken(text: string | undefined): RefreshToken | undefined {
  const [, family, secret] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(text ?? '') ?? []
  return family && secret ? { family, secret } : undefined
}

/** What is kept of a secret. It is random, so a plain hash is as good as a slow one. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function isSecretOf(secret: string, hash: string): boolean {
  const [one, other] = [Buffer.from(hashOf(secret)), Buffer.from(hash)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Of a secret's bytes, these prove that it was made with the mint of its family; the others are random. */
const PROOF_BYTES = 12

/** A secret of a family, out of as many random bytes: its end proves, to whoever has the mint, that it is one. */
export function mintedWith(mint: string, random: string): string {
  const own = Buffer.from(random, 'base64url').subarray(0, SECRET_BYTES - PROOF_BYTES)
  return Buffer.concat([own, proofOf(mint, own)]).toString('base64url')
}

export function isMintedWith(mint: string, secret: string): boolean {
  const bytes = Buffer.from(secret, 'base64url')
  if (bytes.length !== SECRET_BYTES) return false
  const own = bytes.subarray(0, SECRET_BYTES - PROOF_BYTES)
  return timingSafeEqual(proofOf(mint, own), bytes.subarray(own.length))
}

const proofOf = (mint: string, own: Buffer) => createHmac('sha256', mint).update(own).digest().subarray(0, PROOF_BYTES)

/**
 * Hides the next secret so that only somebody who holds the one before can have it again: a second tab, or a client
 * that never got the answer. The pad is used once, because each secret has one successor. Sealing twice opens.
 */
export function seal(next: string, before: string): string {
  const pad = createHash('sha256').update(`successor of ${before}`).digest()
  const bytes = Buffer.from(next, 'base64url')
  return Buffer.from(bytes.map((byte, at) => byte ^ (pad[at] as number))).toString('base64url')
}
