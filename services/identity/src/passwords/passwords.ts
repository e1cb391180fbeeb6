import type { Ids } from '@docent/runtime/clock'
import { checkPassword, hashPassword, unmatchable, type HashCost } from './argon2id.ts'
import { createQueue } from './queue.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Checks a password against the hash of an account. `null` stands for no account: the same work is done, so that an
   * answer takes as long.
   */
  check(password: string, encoded: string | null): Promise<{ fits: boolean; outdated: boolean }>
}

const SALT_BYTES = 16

/** Hashes and checks passwords, a few at a time. */
export function createPasswords(options: HashCost & { atOnce: number; ids: Ids }): Passwords {
  const { memoryKib, passes, atOnce, ids } = options
  const cost = { memoryKib, passes }
  const inTurn = createQueue(atOnce)
  const random = (bytes: number) => Buffer.from(ids.secret(bytes), 'base64url')
  const nobody = unmatchable(random(48), cost)

  return {
    hash: (password) => inTurn(() => hashPassword(password, random(SALT_BYTES), cost)),
    async check(password, encoded) {
      const { fits, outdated } = await inTurn(() => checkPassword(password, encoded ?? nobody, cost))
      return { fits: fits && encoded !== null, outdated }
    },
  }
}
