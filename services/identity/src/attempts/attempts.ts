import { ownerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { networkOf } from '@docent/runtime/http'
import { everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import { createHash } from 'node:crypto'
import { attemptsCollection, blockedUntil, counted, FORGOTTEN_AFTER_MS, takenBack, type Limits } from './record.ts'
import { inWords } from './wait.ts'

export interface Attempts {
  /**
   * Counts a try as failed until `succeeded` is called. The same work is done whether the account exists or not.
   * @throws what `refuse` makes, while the address or the account has to wait
   */
  begin(from: { address: string; email?: string }): Promise<Attempt>
  /** Forgets what counts no more. */
  sweep(): Promise<void>
}

export interface Attempt {
  /** Nothing is held against the account any more. */
  succeeded(): Promise<void>
  /** The try was not decided: it counts neither way. */
  dropped(): Promise<void>
}

export interface AttemptsDeps {
  /** What is tried; each kind is counted for itself. */
  kind: string
  store: Store
  clock: Clock
  ids: Ids
  /** The failure that makes somebody wait. */
  refuse: (given: { values: { wait: string }; extra: { retryAfterSeconds: number } }) => Error
  perAccount: number
  perAddress: number
  /** Wait after the first try that is one too many; it doubles with each further one. */
  firstWaitMs: number
  longestWaitMs: number
}

/** Who tries belongs to nobody: the account may not exist. */
const nobody = ownerId('nobody')

/** Slows down whoever guesses: by account, and by network address. */
export function createAttempts(deps: AttemptsDeps): Attempts {
  const { kind, store, clock, ids, refuse, perAccount, perAddress, firstWaitMs, longestWaitMs } = deps
  const keyOf = (what: 'account' | 'address', value: string) =>
    `${kind}${what}:${createHash('sha256').update(value).digest('base64url')}`
  const records = store.collection(attemptsCollection)

  async function count(id: string, attempt: string, limits: Limits): Promise<void> {
    const now = clock.now()
    let until: Date | undefined
    await records.save(nobody, id, (record) => {
      until = blockedUntil(record, now)
      return until && record ? record : counted(record, { id, ownerId: nobody, attempt, now }, limits)
    })
    if (!until) return
    const waitMs = until.getTime() - now.getTime()
    throw refuse({
      values: { wait: inWords(waitMs) },
      extra: { retryAfterSeconds: Math.ceil(waitMs / 1000) },
    })
  }

  async function takeBack(id: string, attempt: string): Promise<void> {
    try {
      await records.update(nobody, id, (record) => takenBack(record, attempt))
    } catch (error) {
      if (!(error instanceof RecordNotFound)) throw error
    }
  }

  return {
    async begin({ address, email }) {
      const attempt = ids.next()
      const addressId = keyOf('address', networkOf(address))
      const accountId = email === undefined ? undefined : keyOf('account', email)
      // The address comes first: one that has to wait must not be able to lock other people's accounts.
      await count(addressId, attempt, { free: perAddress, firstWaitMs, longestWaitMs })
      if (accountId) await count(accountId, attempt, { free: perAccount, firstWaitMs, longestWaitMs })
      return {
        async succeeded() {
          await Promise.all([takeBack(addressId, attempt), accountId && records.remove(nobody, accountId)])
        },
        async dropped() {
          await Promise.all([takeBack(addressId, attempt), accountId && takeBack(accountId, attempt)])
        },
      }
    },

    async sweep() {
      const before = new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS).toISOString()
      for (;;) {
        const { records: old } = await records.find(everyOwner, { where: { lastAt: { lt: before } } })
        for (const { id } of old) await records.remove(everyOwner, id)
        if (old.length === 0) return
      }
    },
  }
}
