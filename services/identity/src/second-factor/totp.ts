import { createHmac } from 'node:crypto'

/** Bytes of a secret: as many as the hash has (RFC 4226). */
export const TOTP_SECRET_BYTES = 20
const STEP_SECONDS = 30
const DIGITS = 6
/** A clock may be off by so many steps, either way. */
const DRIFT_STEPS = 1
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding: what authenticator apps take and people can type. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The code of one step (RFC 6238, HMAC-SHA-1, six digits: the only kind that every app knows). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) as number) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The step whose code this is, of those around now that come after `last`: a code is good once. */
export function stepOf(code: string, secret: Uint8Array, now: Date, last: number): number | undefined {
  const current = stepAt(now)
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    if (step > last && codeAt(secret, step) === code) return step
  }
  return undefined
}

/** What an app reads from the picture (Key URI format). */
export function addressOf(secret: Uint8Array, issuer: string, email: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
