import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** What one hash costs. */
export interface HashCost {
  memoryKib: number
  passes: number
}

const derive = promisify(argon2)
const LENGTH = 32
const PARALLELISM = 1
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Hashes a password off the event loop, in the usual text form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, salt: Buffer, cost: HashCost): Promise<string> {
  const hash = await digest(password, salt, cost, PARALLELISM, LENGTH)
  return encode(salt, hash, cost)
}

/** A hash that no password makes, at the same cost as a real one. `random` is 48 unguessable bytes. */
export function unmatchable(random: Buffer, cost: HashCost): string {
  return encode(random.subarray(LENGTH), random.subarray(0, LENGTH), cost)
}

/** Whether the password made this hash, and whether today's cost would make another one. */
export async function checkPassword(
  password: string,
  encoded: string,
  cost: HashCost,
): Promise<{ fits: boolean; outdated: boolean }> {
  const [, memory, passes, lanes, salt, hash] = ENCODED.exec(encoded) ?? []
  if (!salt || !hash) throw new Error('a stored password hash is not in the form of argon2id')
  const made: HashCost = { memoryKib: Number(memory), passes: Number(passes) }
  const expected = Buffer.from(hash, 'base64')
  const actual = await digest(password, Buffer.from(salt, 'base64'), made, Number(lanes), expected.length)
  return {
    fits: timingSafeEqual(actual, expected),
    outdated: made.memoryKib !== cost.memoryKib || made.passes !== cost.passes,
  }
}

function encode(salt: Buffer, hash: Buffer, { memoryKib, passes }: HashCost): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${PARALLELISM}$${base64(salt)}$${base64(hash)}`
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The same password typed on different keyboards is the same bytes. */
function digest(password: string, nonce: Buffer, cost: HashCost, parallelism: number, tagLength: number) {
  const message = password.normalize('NFKC')
  return derive('argon2id', { message, nonce, parallelism, tagLength, memory: cost.memoryKib, passes: cost.passes })
}
