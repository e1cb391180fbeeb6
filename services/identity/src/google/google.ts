import type { GoogleOutcome } from '@docent/proto/http'
import type { Clock, Ids } from '@docent/runtime/clock'
import type { FastifyBaseLogger } from 'fastify'
import { renamed, type User, type Users } from '../accounts/users.ts'
import type { Attempts } from '../attempts/attempts.ts'
import { failures } from '../failures.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import type { Begun } from './begun.ts'
import type { FollowPhoto } from './follow-photo.ts'
import { IssuerAway, SignInCancelled, type Issuer, type Person } from './issuer.ts'
import { loginPage } from './page.ts'
import type { PendingLinks } from './pending.ts'
import type { createPeople } from './people.ts'
import { PROOF_BYTES, proofOf } from './proof.ts'

export interface GoogleDeps {
  /** Absent where it is not set up. */
  issuer: Issuer | undefined
  begun: Begun
  pending: PendingLinks
  accountOf: ReturnType<typeof createPeople>
  followPhoto: FollowPhoto
  users: Users
  passwords: Passwords
  attempts: Attempts
  secondFactor: Pick<SecondFactor, 'check'>
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
}

/** How a sign-in ended: where the browser goes, who is signed in, and the secret of a link that waits. */
export interface Finished {
  page: string
  outcome: GoogleOutcome
  user?: User
  pendingSecret?: string
}

/** Sign-in with Google: begin, come back, and join with an account that has a password. */
export function createGoogle(deps: GoogleDeps) {
  const { issuer, begun, pending, accountOf, followPhoto, users, passwords, attempts, secondFactor, clock, ids, log } =
    deps

  return {
    async begin(page: string): Promise<{ url: string; secret: string }> {
      if (!issuer) throw failures.google_not_configured()
      const secret = ids.secret(PROOF_BYTES)
      const proof = proofOf(secret)
      const url = await issuer.addressFor(proof).catch((error: unknown) => {
        throw error instanceof IssuerAway ? failures.google_unavailable({ detail: error }) : error
      })
      await begun.add(proof.state, loginPage(page))
      return { url, secret }
    },

    /** `secret` is of this browser, `search` what the provider sent along. Never throws for what they hold. */
    async finish(secret: string | undefined, search: string): Promise<Finished> {
      const proof = secret === undefined ? undefined : proofOf(secret)
      // A state that this browser did not begin is not looked up: nobody else can use up somebody's sign-in.
      const isOurs = proof !== undefined && new URLSearchParams(search).get('state') === proof.state
      const waiting = isOurs ? await begun.take(proof.state) : undefined
      if (!issuer || !proof || !waiting) return { page: '/login', outcome: 'expired' }
      const { page } = waiting

      let person: Person
      try {
        person = await issuer.finish(search, proof)
      } catch (error) {
        if (error instanceof SignInCancelled) return { page, outcome: 'cancelled' }
        const isAway = error instanceof IssuerAway
        log[isAway ? 'error' : 'warn']({ err: error }, 'a sign-in with Google failed')
        return { page, outcome: isAway ? 'unavailable' : 'failed' }
      }

      const opened = await accountOf(person)
      if (!opened.user) return { page, outcome: opened.kind }
      if (opened.kind !== 'link') return { page, outcome: opened.kind, user: opened.user }
      const pendingSecret = ids.secret(PROOF_BYTES)
      await pending.add(pendingSecret, opened.user.ownerId, person)
      return { page, outcome: 'link', pendingSecret }
    },

    async waitingFor(secret: string | undefined): Promise<{ email: string }> {
      const waiting = await pending.of(secret)
      if (!waiting) throw failures.google_link_over()
      return { email: waiting.email }
    },

    /** Joins the Google account that waits with its account, by the password. */
    async join(given: {
      secret: string | undefined
      password: string
      code?: string | undefined
      address: string
    }): Promise<User> {
      const waiting = await pending.of(given.secret)
      if (!waiting) throw failures.google_link_over()
      const attempt = await attempts.begin({ address: given.address, email: waiting.email })
      const user = await users.byOwner(waiting.ownerId)
      const counted = await pending.try(given.secret)
      if (!counted || !user) throw failures.google_link_over()
      const { fits } = await passwords.check(given.password, user.passwordHash).catch(async (error) => {
        await attempt.dropped()
        throw error
      })
      if (!fits) throw failures.wrong_password()
      await secondFactor.check(user, given.code).catch(async (error: unknown) => {
        if (given.code === undefined) await attempt.dropped()
        throw error
      })
      await attempt.succeeded()
      if (!(await pending.end(waiting))) throw failures.google_link_over()

      const { externalId, name, photo = null } = waiting
      const joined = await users.update(user.ownerId, user.id, (current) => {
        // It was replaced while it was checked.
        if (current.passwordHash !== user.passwordHash) throw failures.wrong_password()
        // Google proved the address, the password the account.
        const emailVerifiedAt = current.emailVerifiedAt ?? clock.now().toISOString()
        const next = { ...current, displayName: current.displayName || name, externalId, emailVerifiedAt }
        return next.displayName === current.displayName ? next : [next, renamed(next)]
      })
      return followPhoto(joined, photo)
    },
  }
}
