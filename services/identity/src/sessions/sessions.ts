import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { failures } from '../failures.ts'
import { exchange, familyCollection, type Exchange, type Terms } from './families.ts'
import { formatToken, hashOf, isSecretOf, parseToken, SECRET_BYTES } from './refresh-tokens.ts'

export interface Sessions {
  /** Begins a family; returns its first refresh token. */
  begin(owner: OwnerId): Promise<string>
  /** Exchanges a refresh token for the next one. @throws session_ended */
  refresh(token: string | undefined): Promise<{ owner: OwnerId; token: string; startedAt: string }>
  /** Ends the family of a token that is still good; does nothing for any other. */
  end(token: string | undefined): Promise<void>
  /** Forgets families that are over. */
  sweep(): Promise<void>
}

export interface SessionDeps extends Omit<Terms, 'now'> {
  store: Store
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
}

/** Who is signed in, by families of refresh tokens. */
export function createSessions({ store, clock, ids, log, lifetimeMs, graceMs }: SessionDeps): Sessions {
  const families = store.collection(familyCollection)
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

  return {
    async begin(owner) {
      const [family, secret] = [ids.next(), ids.secret(SECRET_BYTES)]
      await families.insert(owner, {
        id: family,
        ownerId: owner,
        current: hashOf(secret),
        previous: null,
        startedAt: later(0),
        expiresAt: later(lifetimeMs),
        ended: null,
      })
      return formatToken({ family, secret })
    },

    async refresh(text) {
      const token = parseToken(text)
      if (!token) throw failures.session_ended({ detail: 'no refresh token' })
      const fresh = ids.secret(SECRET_BYTES)
      let done: Exchange | undefined
      try {
        await families.update(everyOwner, token.family, (family) => {
          done = exchange(family, token.secret, fresh, { now: clock.now(), lifetimeMs, graceMs })
          return done.family
        })
      } catch (error) {
        if (error instanceof RecordNotFound) throw failures.session_ended({ detail: 'unknown family' })
        throw error
      }
      if (done?.outcome === 'granted') {
        const { ownerId: owner, startedAt } = done.family
        return { owner, startedAt, token: formatToken({ family: token.family, secret: done.secret }) }
      }
      if (done?.outcome === 'reused') {
        log.warn(
          { owner: done.family.ownerId, family: token.family },
          'a refresh token was used again: its session ends',
        )
      }
      throw failures.session_ended({ detail: done?.outcome })
    },

    async end(text) {
      const token = parseToken(text)
      const family = token && (await families.get(everyOwner, token.family))
      if (!family) return
      await families.update(everyOwner, family.id, (now) => {
        const isOurs = [now.current, now.previous?.hash].some((hash) => hash && isSecretOf(token.secret, hash))
        return isOurs && !now.ended ? { ...now, ended: 'signed-out' } : now
      })
    },

    async sweep() {
      for (;;) {
        const { records } = await families.find(everyOwner, { where: { expiresAt: { lt: later(0) } } })
        for (const { id } of records) await families.remove(everyOwner, id)
        if (records.length === 0) return
      }
    },
  }
}
