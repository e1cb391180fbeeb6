import { ownerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { networkOf, rangeOf } from '@docent/runtime/http'
import { everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import { createHash } from 'node:crypto'
import { attemptsCollection, blockedUntil, counted, FORGOTTEN_AFTER_MS, takenBack, type Limits } from './record.ts'
import { inWords } from './wait.ts'

export interface Attempts {
  /**
   * Counts a try as failed until `succeeded` is called. The same work is done whether the account exists or not.
   * `device` names a browser that is known to be the account's: strangers' tries are not held against it.
   * @throws what `refuse` makes, while the address or the account has to wait
   */
  begin(from: { address: string; email?: string; device?: string | undefined }): Promise<Attempt>
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
  /** Of one account, from one address range or one known device. */
  perAccount: number
  /** Of one account from all ranges together, but for known devices. Default: as `perAccount`. */
  perAccountEverywhere?: number
  perAddress: number
  /** Wait after the first try that is one too many; it doubles with each further one. */
  firstWaitMs: number
  longestWaitMs: number
}

/** Who tries belongs to nobody: the account may not exist. */
const nobody = ownerId('nobody')

/**
 * Slows down whoever guesses: by network address, by account and range or device, and by account. The last one is far
 * away for a stranger and does not hold for a known device: nobody locks an owner out by guessing.
 */
export function createAttempts(deps: AttemptsDeps): Attempts {
  const { kind, store, clock, ids, refuse, perAccount, perAddress, firstWaitMs, longestWaitMs } = deps
  const { perAccountEverywhere = perAccount } = deps
  const keyOf = (what: 'account' | 'address' | 'range' | 'device', value: string) =>
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

  /** The narrow one first: who has to wait there adds nothing to the wide one. */
  function accountKeys(email: string, address: string, device: string | undefined) {
    if (device) return [{ id: keyOf('device', `${device} ${email}`), free: perAccount }]
    return [
      { id: keyOf('range', `${email} ${rangeOf(address)}`), free: perAccount },
      { id: keyOf('account', email), free: perAccountEverywhere },
    ]
  }

  return {
    async begin({ address, email, device }) {
      const attempt = ids.next()
      const addressId = keyOf('address', networkOf(address))
      const accounts = email === undefined ? [] : accountKeys(email, address, device)
      // The address comes first: one that has to wait must not be able to lock other people's accounts.
      await count(addressId, attempt, { free: perAddress, firstWaitMs, longestWaitMs })
      for (const { id, free } of accounts) await count(id, attempt, { free, firstWaitMs, longestWaitMs })
      return {
        async succeeded() {
          const removed = accounts.map(({ id }) => records.remove(nobody, id))
          await Promise.all([takeBack(addressId, attempt), ...removed])
        },
        async dropped() {
          await Promise.all([addressId, ...accounts.map(({ id }) => id)].map((id) => takeBack(id, attempt)))
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
