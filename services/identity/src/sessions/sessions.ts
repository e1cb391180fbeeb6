import { say, type NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { AlreadyExists, everyOwner, RecordNotFound, type Change, type Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { failures } from '../failures.ts'
import { exchange, familyCollection, type Exchange, type Family, type Terms } from './families.ts'
import { formatToken, hashOf, isSecretOf, mintedWith, parseToken, SECRET_BYTES } from './refresh-tokens.ts'
import type { Seen } from './seen.ts'

/** A session, with the refresh token that is good now. */
export interface Begun {
  id: string
  token: string
  startedAt: string
}

/** What came of a refresh token. */
export interface Refreshed extends Begun {
  owner: OwnerId
  /** The account that is open in the session; absent: the own one. */
  team?: string | undefined
}

/** A family that goes on as another one. */
export interface Moved {
  id: string
  as: string
  team: string
}

export interface Sessions {
  /** Begins a family, now or when its sign-in began, with a team open. */
  begin(owner: OwnerId, seen?: Seen, since?: Date, team?: string): Promise<Begun>
  /** Exchanges a refresh token for the next one. @throws session_ended */
  refresh(token: string | undefined, seen?: Seen): Promise<Refreshed>
  /** Ends the family of a token that is still good, and tells whose; does nothing for any other. */
  end(token: string | undefined): Promise<OwnerId | undefined>
  /** The families of an owner that are not over, last used first. */
  open(owner: OwnerId): Promise<Family[]>
  /** The owner's family that this token belongs to, while it is good. */
  current(owner: OwnerId, token: string | undefined): Promise<Family | undefined>
  /** Opens an account in one family of an owner, to stay open. */
  choose(owner: OwnerId, id: string, team: string): Promise<void>
  /** Ends one family of an owner; false when there is none such. */
  endOne(owner: OwnerId, id: string): Promise<boolean>
  /** Forgets every family of an owner. */
  forget(owner: OwnerId): Promise<void>
  /** The family that goes on with this one, mostly itself, while it is good. */
  goingOn(id: string): Promise<Family | undefined>
  /** The session that goes on with one that was just refreshed, where it has moved since. */
  following(session: Refreshed): Promise<Refreshed | undefined>
  /** Lets one family go on under another id of its person, with this account open, and forgets the others. Bears repeats. */
  move(from: OwnerId, to: OwnerId, moved: Moved): Promise<void>
  /** Forgets families that are over. */
  sweep(): Promise<void>
}

export interface SessionDeps extends Omit<Terms, 'now' | 'seen'> {
  store: Store
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  /** How long access tokens last, in milliseconds: those of a session that ends are good no more. */
  tokensMs: number
  /** Hears of a family that ended because two parties showed a token of it. */
  stolen?(family: Family, seen: Seen): Promise<void>
  /** Does what is left to do of a move out of an account. */
  finishMove(from: OwnerId): Promise<void>
}

const PAGE = 1_000

/** When a family was last used, ISO. */
export const usedAt = (family: Family): string => family.usedAt ?? family.startedAt

/** Who is signed in, by families of refresh tokens. */
export function createSessions({
  store,
  clock,
  ids,
  log,
  lifetimeMs,
  graceMs,
  tokensMs,
  stolen,
  finishMove,
}: SessionDeps): Sessions {
  const families = store.collection(familyCollection)
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
  const isOpen = ({ ended, movedTo, expiresAt }: Family) => !ended && !movedTo && expiresAt > later(0)
  const holds = (family: Family, secret: string) =>
    [family.current, family.previous?.hash].some((hash) => hash && isSecretOf(secret, hash))

  /** The family as one that is over, with what tells every service. */
  const ended = (family: Family): [Family, NewEvent] => [
    family,
    say('user.session-ended', { sessionId: family.id, tokensUntil: later(tokensMs) }),
  ]

  /** The family that goes on with this one. */
  async function follow(family: Family): Promise<Family | undefined> {
    const { movedTo } = family
    if (movedTo === undefined) return family
    const read = () => families.get(everyOwner, movedTo)
    let next = await read()
    if (!next) {
      // Whoever moves it is in the middle of it, or died there.
      await finishMove(family.ownerId)
      next = await read()
    }
    return next && follow(next)
  }

  /** Changes the family that goes on with this one. @throws RecordNotFound */
  async function change(id: string, next: (family: Family) => Change<Family>): Promise<Family> {
    const changed = await families.update(everyOwner, id, (family) => (family.movedTo ? family : next(family)))
    if (!changed.movedTo) return changed
    const following = await follow(changed)
    if (!following) throw new RecordNotFound(`identity.families: nothing goes on with ${id}`)
    return change(following.id, next)
  }

  async function goingOn(id: string): Promise<Family | undefined> {
    const family = await families.get(everyOwner, id)
    const now = family && (await follow(family))
    return now && isOpen(now) ? now : undefined
  }

  return {
    goingOn,

    async begin(owner, seen, since = clock.now(), team) {
      const [family, mint, startedAt] = [ids.next(), ids.secret(SECRET_BYTES), since.toISOString()]
      const secret = mintedWith(mint, ids.secret(SECRET_BYTES))
      await families.insert(owner, {
        id: family,
        ownerId: owner,
        current: hashOf(secret),
        previous: null,
        startedAt,
        expiresAt: later(lifetimeMs),
        ended: null,
        mint,
        team,
        ...seen,
        usedAt: later(0),
      })
      return { id: family, startedAt, token: formatToken({ family, secret }) }
    },

    async refresh(text, seen) {
      const token = parseToken(text)
      if (!token) throw failures.session_ended({ detail: 'no refresh token' })
      const random = { secret: ids.secret(SECRET_BYTES), mint: ids.secret(SECRET_BYTES) }
      let done: Exchange | undefined
      try {
        await change(token.family, (family) => {
          done = exchange(family, token.secret, random, { now: clock.now(), lifetimeMs, graceMs, seen })
          return done.outcome === 'reused' ? ended(done.family) : done.family
        })
      } catch (error) {
        if (error instanceof RecordNotFound) throw failures.session_ended({ detail: 'unknown family' })
        throw error
      }
      if (done?.outcome === 'granted') {
        const { id, ownerId: owner, startedAt, team } = done.family
        return { id, owner, startedAt, team, token: formatToken({ family: id, secret: done.secret }) }
      }
      if (done?.outcome === 'reused') {
        log.warn(
          { owner: done.family.ownerId, family: done.family.id },
          'a refresh token was used again: its session ends',
        )
        if (seen) await stolen?.(done.family, seen)
      }
      throw failures.session_ended({ detail: done?.outcome })
    },

    async end(text) {
      const { family, secret } = parseToken(text) ?? {}
      if (!family || !secret) return undefined
      let isEnded = false
      try {
        const { ownerId } = await change(family, (now) => {
          isEnded = holds(now, secret) && !now.ended
          return isEnded ? ended({ ...now, ended: 'signed-out' }) : now
        })
        return isEnded ? ownerId : undefined
      } catch (error) {
        if (error instanceof RecordNotFound) return undefined
        throw error
      }
    },

    async open(owner) {
      const found: Family[] = []
      let cursor: string | undefined
      do {
        const page = await families.find(owner, { limit: PAGE, cursor })
        found.push(...page.records.filter(isOpen))
        cursor = page.next
      } while (cursor !== undefined)
      return found.sort((a, b) => usedAt(b).localeCompare(usedAt(a)))
    },

    async current(owner, text) {
      const token = parseToken(text)
      const family = token && (await goingOn(token.family))
      return token && family?.ownerId === owner && holds(family, token.secret) ? family : undefined
    },

    async choose(owner, id, team) {
      await families.update(owner, id, (family) => (family.team === team ? family : { ...family, team }))
    },

    async endOne(owner, id) {
      let isEnded = false
      try {
        await families.update(owner, id, (family) => {
          isEnded = isOpen(family)
          return isEnded ? ended({ ...family, ended: 'signed-out' }) : family
        })
      } catch (error) {
        if (!(error instanceof RecordNotFound)) throw error
      }
      return isEnded
    },

    async forget(owner) {
      await families.removeAll(owner)
    },

    async following(session) {
      const [family, token] = [await goingOn(session.id), parseToken(session.token)]
      if (!family || !token || family.id === session.id) return undefined
      const { id, ownerId: owner, startedAt, team } = family
      return { id, owner, startedAt, team, token: formatToken({ family: id, secret: token.secret }) }
    },

    async move(from, to, { id, as, team }) {
      try {
        // From this write on it exchanges nothing, so that what goes on with it has the secrets that are good.
        const { movedTo: _, ...last } = await families.update(from, id, (family) =>
          family.movedTo ? family : { ...family, movedTo: as },
        )
        await families.insert(to, { ...last, id: as, ownerId: to, team })
      } catch (error) {
        // It was there already, or has ended since.
        if (!(error instanceof AlreadyExists) && !(error instanceof RecordNotFound)) throw error
      }
      let cursor: string | undefined
      do {
        const page = await families.find(from, { limit: PAGE, cursor })
        for (const { id: other, movedTo } of page.records) if (!movedTo) await families.remove(from, other)
        cursor = page.next
      } while (cursor !== undefined)
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
