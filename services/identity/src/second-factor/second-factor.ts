import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { createBox, type Secrets } from '@docent/runtime/auth'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import type { ProvePassword, Proof } from '../accounts/password-change.ts'
import type { Profiles } from '../accounts/profile.ts'
import type { User, Users } from '../accounts/users.ts'
import type { Attempts } from '../attempts/attempts.ts'
import { failures } from '../failures.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { addressOf, base32, stepOf, TOTP_SECRET_BYTES } from './totp.ts'

export interface SecondFactorDeps {
  users: Users
  profiles: Profiles
  prove: ProvePassword
  /** Of codes that are tried by somebody who is signed in, for themselves: a right password clears none of them. */
  attempts: Attempts
  secrets: Secrets
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
}

/** How a code was right. */
export type Shown = 'code' | 'recovery-code'

const ISSUER = 'Docent'
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
const NEVER = 0
const PAGE = 1_000
const CODE = /^\d{6}$/

/** A second factor beside the password: codes of an authenticator app (TOTP), and codes for whoever lost it. */
export function createSecondFactor(deps: SecondFactorDeps) {
  const { users, profiles, prove, attempts, secrets, clock, ids, log } = deps
  const box = createBox(secrets, 'second factor')
  const boundTo = ({ id }: Pick<User, 'id'>) => `account ${id}`

  /** Undefined where AUTH_LINK_SECRET was replaced: then only recovery codes are left. */
  function secretOf(user: User): Buffer | undefined {
    const opened = user.secondFactor && box.open(user.secondFactor.sealed, boundTo(user))
    if (user.secondFactor && !opened) {
      log.error({ owner: user.ownerId }, 'a second factor cannot be read: was AUTH_LINK_SECRET replaced all at once?')
    }
    return opened && Buffer.from(opened.text, 'base64url')
  }

  const isSealedByOld = (user: User) =>
    user.secondFactor !== undefined && box.open(user.secondFactor.sealed, boundTo(user))?.isOld === true

  function newRecoveryCodes() {
    const codes = Array.from({ length: RECOVERY_CODES }, () => {
      const text = base32(Buffer.from(ids.secret(RECOVERY_BYTES), 'base64url')).toLowerCase()
      return (text.match(/.{4}/g) ?? []).join('-')
    })
    return { codes, hashes: codes.map((code) => hashOf(plain(code))) }
  }

  /** Uses a code up: two who show the same one at once do not both get in. */
  async function use(user: User, shown: string): Promise<Shown | undefined> {
    const code = plain(shown)
    let as: Shown | undefined
    await users.update(user.ownerId, user.id, (current) => {
      as = undefined
      const { secondFactor } = current
      if (!secondFactor?.onSince) return current
      const secret = CODE.test(code) ? secretOf(current) : undefined
      const step = secret && stepOf(code, secret, clock.now(), secondFactor.lastStep)
      if (step !== undefined) {
        as = 'code'
        return { ...current, secondFactor: { ...secondFactor, lastStep: step } }
      }
      const hash = hashOf(code)
      const recovery = secondFactor.recovery.filter((one) => !isSame(one, hash))
      if (recovery.length === secondFactor.recovery.length) return current
      as = 'recovery-code'
      return { ...current, secondFactor: { ...secondFactor, recovery } }
    })
    return as
  }

  /** The password and a code of somebody who is signed in. */
  async function proveBoth({ code, ...proof }: Proof & { code: string }): Promise<User> {
    const user = await prove(proof)
    if (!user.secondFactor?.onSince) throw failures.second_factor_not_on()
    await show(user, code, proof.address)
    return user
  }

  /** A code of somebody who is signed in, counted as a guess until it was right. */
  async function show(user: User, code: string, address: string): Promise<void> {
    const attempt = await attempts.begin({ address, email: user.email })
    if (!(await use(user, code))) throw failures.second_factor_wrong()
    await attempt.succeeded()
  }

  return {
    async stateOf(owner: OwnerId) {
      const { secondFactor } = await profiles.of(owner)
      const onSince = secondFactor?.onSince
      return {
        since: onSince ? { seconds: Math.floor(Date.parse(onSince) / 1000) } : null,
        recoveryCodesLeft: onSince ? (secondFactor?.recovery.length ?? 0) : 0,
      }
    },

    /** Makes a secret for an app. Nothing is asked for at sign-in before a code of it has come. */
    async begin(proof: Proof): Promise<{ secret: string; uri: string }> {
      const user = await prove(proof)
      const secret = Buffer.from(ids.secret(TOTP_SECRET_BYTES), 'base64url')
      await users.update(user.ownerId, user.id, (current) => {
        if (current.secondFactor?.onSince) throw failures.second_factor_on_already()
        const sealed = box.seal(secret.toString('base64url'), boundTo(user))
        return { ...current, secondFactor: { sealed, onSince: null, lastStep: NEVER, recovery: [] } }
      })
      return { secret: base32(secret), uri: addressOf(secret, ISSUER, user.email) }
    },

    /** Turns it on, by a code that shows that an app has the secret. */
    async confirm({ owner, code, address }: { owner: OwnerId; code: string; address: string }): Promise<string[]> {
      const user = await profiles.of(owner)
      const attempt = await attempts.begin({ address, email: user.email })
      const { codes, hashes: recovery } = newRecoveryCodes()
      await users.update(owner, user.id, (current) => {
        const { secondFactor } = current
        if (secondFactor?.onSince) throw failures.second_factor_on_already()
        const secret = secondFactor && secretOf(current)
        if (!secret) throw failures.second_factor_not_begun()
        const now = clock.now()
        const lastStep = stepOf(plain(code), secret, now, NEVER)
        if (lastStep === undefined) throw failures.second_factor_wrong()
        const next = { ...secondFactor, onSince: now.toISOString(), lastStep, recovery }
        return [{ ...current, secondFactor: next }, say('user.second-factor-changed', { isOn: true })]
      })
      await attempt.succeeded()
      return codes
    },

    async end(given: Proof & { code: string }): Promise<void> {
      const user = await proveBoth(given)
      await users.update(user.ownerId, user.id, (current) => {
        const { secondFactor, ...without } = current
        return secondFactor ? [without, say('user.second-factor-changed', { isOn: false })] : current
      })
    },

    /** Codes in place of those before, of which none is good any more. */
    async renewRecoveryCodes(given: Proof & { code: string }): Promise<string[]> {
      const user = await proveBoth(given)
      const { codes, hashes: recovery } = newRecoveryCodes()
      await users.update(user.ownerId, user.id, (current) => {
        if (!current.secondFactor?.onSince) throw failures.second_factor_not_on()
        return { ...current, secondFactor: { ...current.secondFactor, recovery } }
      })
      return codes
    },

    /** @throws second_factor_wrong where it is on, and the code is missing or not right; too_many_attempts */
    async showIfOn(user: User, code: string | undefined, address: string): Promise<void> {
      if (user.secondFactor?.onSince) await show(user, code ?? '', address)
    },

    /** The second factor of an account, as another one has it that is signed in to in its place: a seal is bound to its record. */
    movedTo(user: User, id: string): User['secondFactor'] {
      const secret = secretOf(user)
      if (!secret || !user.secondFactor) return user.secondFactor
      return { ...user.secondFactor, sealed: box.seal(secret.toString('base64url'), boundTo({ id })) }
    },

    /** Seals with the newest secret what one on its way out sealed, so that it can be read once that is gone. */
    async sealAgain(): Promise<void> {
      if (secrets.length === 1) return
      let cursor: string | undefined
      do {
        const page = await users.find(everyOwner, { limit: PAGE, cursor })
        for (const user of page.records.filter(isSealedByOld)) {
          await users.update(user.ownerId, user.id, (current) => {
            const secret = isSealedByOld(current) ? secretOf(current) : undefined
            if (!secret || !current.secondFactor) return current
            const sealed = box.seal(secret.toString('base64url'), boundTo(current))
            return { ...current, secondFactor: { ...current.secondFactor, sealed } }
          })
        }
        cursor = page.next
      } while (cursor !== undefined)
    },

    /**
     * Whether somebody who has shown the password may go on.
     * @throws second_factor_needed where a code has to come along, second_factor_wrong
     */
    async check(user: User, code: string | undefined): Promise<Shown | undefined> {
      if (!user.secondFactor?.onSince) return undefined
      if (code === undefined || plain(code) === '') throw failures.second_factor_needed()
      const shown = await use(user, code)
      if (!shown) throw failures.second_factor_wrong()
      return shown
    },
  }
}
export type SecondFactor = ReturnType<typeof createSecondFactor>

/** As it is compared: apps and people put blanks and dashes into codes. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase()

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
