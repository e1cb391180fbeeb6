import { say } from '@docent/proto/events'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { commonFailures } from '@docent/runtime/failures'
import { AlreadyExists, everyOwner } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import type { FullPresence, ProveFully } from '../accounts/presence.ts'
import type { Profiles } from '../accounts/profile.ts'
import type { User, Users } from '../accounts/users.ts'
import { failures } from '../failures.ts'
import type { Operators } from '../operation/operators.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { SecurityLog } from '../security-log/log.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Memberships } from './memberships.ts'
import { nameOf, seatOf, teamOf, type Member } from './record.ts'
import { memberChanged, noted, teamChanged, type Teams } from './team.ts'

export interface TransferDeps {
  team: Teams
  users: Users
  profiles: Profiles
  memberships: Memberships
  sessions: Pick<Sessions, 'move'>
  operators: Pick<Operators, 'follow'>
  /** That whoever asks is who they are. */
  prove: ProveFully
  security: Pick<SecurityLog, 'move'>
  pictures: Pick<Pictures, 'copy' | 'keepOnly'>
  clock: Clock
  ids: Ids
  secondFactor: { movedTo(user: User, id: string): User['secondFactor'] }
  log: Pick<FastifyBaseLogger, 'error'>
  faultPoint(name: string): void
}

export interface Handing extends Omit<FullPresence, 'owner'> {
  team: OwnerId
  /** Who owns it until now. */
  by: OwnerId
  /** The member who owns it from now on. */
  to: string
  /** The session that they ask in: it goes along with them, and no other does. */
  session: string
}

/**
 * Hands an account over to a member. Everything that is kept of it stays where it is, under its id; it is people who move. Whoever signed up
 * for it signs in to its very record, so what they sign in with goes into a fresh account of their own: in the write that
 * changes the owner it is set apart, and from there it is moved: by the call, and by whichever process hears of that write.
 */
export function createTransfer(deps: TransferDeps) {
  const {
    team,
    users,
    profiles,
    memberships,
    sessions,
    security,
    pictures,
    operators,
    prove,
    clock,
    ids,
    log,
    secondFactor,
    faultPoint,
  } = deps

  const login = (user: User) => {
    const { email, displayName, photoURL, passwordHash, externalId, googlePhoto } = user
    const { emailVerifiedAt, mustProve, sessionsValidFrom } = user
    return {
      ...{ email, displayName, photoURL, passwordHash, externalId, googlePhoto },
      ...{ emailVerifiedAt, mustProve, sessionsValidFrom },
    }
  }

  function handedOver(
    current: User,
    { by, to, session }: Handing,
    next: User,
    giver: User,
    fresh: { id: string; grant: string; session: string },
  ) {
    const isOwn = current.ownedBy === undefined
    const former = isOwn ? fresh.id : by
    // Twice at once, it goes to one of them.
    if (seatOf(current, by)?.role !== 'owner')
      throw commonFailures.role_not_enough({ values: { who: 'the owner of the team' } })
    const before = teamOf(current).members.find(({ person }) => person === to)
    if (!before || before.role === 'owner') throw failures.member_not_found()
    const since = clock.now().toISOString()
    const others = teamOf(current).members.filter(({ person }) => person !== to && person !== by)
    const owning: Member = { ...before, role: 'owner', grant: ids.next() }
    const staying: Member = { person: former, role: 'editor', grant: fresh.grant, since }
    const formerGrant = teamOf(current).members.find(({ person }) => person === by)?.grant ?? null
    const contact = { email: next.email, displayName: next.displayName }
    const changed: User = {
      ...current,
      // An address without an @ is nobody's, and unique as the index wants it.
      ...(isOwn && {
        email: `team:${current.id}`,
        displayName: '',
        photoURL: null,
        passwordHash: null,
        externalId: null,
        googlePhoto: null,
        links: [],
        mustProve: undefined,
        lastTeam: undefined,
        sessionsValidFrom: undefined,
        moving: {
          id: fresh.id,
          ...login(current),
          secondFactor: secondFactor.movedTo(current, fresh.id),
          session: { id: session, as: fresh.session },
        },
        secondFactor: undefined,
        movingEmail: current.email,
      }),
      ownedBy: to,
      beganBy: current.beganBy ?? former,
      formerOwner: former,
      contact,
      team: { ...teamOf(current), name: nameOf(current), members: [owning, ...others, staying] },
    }
    return [
      changed,
      say('user.owner-changed', {
        ...{ ...contact, person: to, former, team: nameOf(current) },
        ...{ formerEmail: giver.email, formerName: giver.displayName },
      }),
      memberChanged(to, 'owner', before.grant),
      memberChanged(former, 'editor', formerGrant),
      teamChanged(changed),
      noted('transferTeam', { ...giver, id: former }, 'owner', next.displayName || next.email),
    ] as const
  }

  /** Takes what somebody signs in with out of an account that is another's now. Bears repeats, at any step. */
  async function finish(account: OwnerId): Promise<void> {
    const { moving } = (await users.byOwner(account)) ?? {}
    if (!moving) return
    faultPoint('identity.transfer.set-apart')
    const person = ownerId(moving.id)
    await signUpAgain(account, person, moving)
    await operators.follow(account, person)
    await memberships.add(person, account)
    for (const other of await memberships.of(account)) {
      await team.moveMember(ownerId(other), account, person)
    }
    await security.move(account, person)
    await sessions.move(account, person, { ...moving.session, team: account })
    await pictures.keepOnly(account, null)
    await users.update(account, account, (current) => ({ ...current, moving: undefined, movingEmail: undefined }))
  }

  /** Also where they have left again since. */
  const isThere = async (person: OwnerId) => (await users.find(person, { limit: 1 })).records.length > 0

  async function signUpAgain(account: OwnerId, person: OwnerId, moving: NonNullable<User['moving']>): Promise<void> {
    if (await isThere(person)) return
    const photoURL = await pictures.copy(account, moving.photoURL, person)
    const createdAt = clock.now().toISOString()
    // Whoever handed it over goes on in the team.
    const { session: _, ...login } = moving
    const fresh: User = { ...login, lastTeam: account, ownerId: person, photoURL, createdAt }
    const { email, displayName, passwordHash } = fresh
    const method = passwordHash === null ? 'google' : 'password'
    try {
      await users.insert(person, fresh, [say('user.registered', { email, displayName, method, isNew: false })])
    } catch (error) {
      if (!(error instanceof AlreadyExists) || !(await isThere(person))) throw error
    }
  }

  return {
    /**
     * @returns who owned it before, as they sign in from now on
     * @throws member_not_found, role_not_enough, current_password_wrong, second_factor_wrong, sign_in_again, too_many_attempts
     */
    async hand(handing: Handing): Promise<User> {
      const giver = await prove({ ...handing, owner: handing.by })
      const next = await users.byOwner(ownerId(handing.to))
      if (!next) throw failures.member_not_found()
      const fresh = { id: ids.next(), grant: ids.next(), session: ids.next() }
      const account = await team.change(handing.team, (current) => handedOver(current, handing, next, giver, fresh))
      await finish(account.ownerId)
      return profiles.of(account.moving ? ownerId(account.moving.id) : handing.by)
    },

    /** Does what is left to do after an account changed its owner, if anything is. Bears repeats. */
    finish,

    /** The same for every account, also where the news of it was parked. */
    async sweep(): Promise<void> {
      let cursor: string | undefined
      do {
        const page = await users.find(everyOwner, { where: { movingEmail: { gt: '' } }, cursor })
        for (const { ownerId: account } of page.records) {
          await finish(account).catch((error: unknown) =>
            log.error({ err: error, owner: account }, 'what an account is signed in with could not be moved yet'),
          )
        }
        cursor = page.next
      } while (cursor !== undefined)
    },
  }
}
export type Transfer = ReturnType<typeof createTransfer>
