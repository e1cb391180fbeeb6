import type { OpenAccount, TeamEntry } from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import { RecordNotFound } from '@docent/runtime/store'
import { refuseSuspended, type User, type Users } from '../accounts/users.ts'
import { failures } from '../failures.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccessTokens } from '../sessions/access-tokens.ts'
import type { Memberships } from './memberships.ts'
import { nameOf, seatOf, type Seat } from './record.ts'

export interface OpeningDeps {
  users: Users
  memberships: Memberships
  sessions: Pick<Sessions, 'choose'>
  /** Of whoever has their own account open. */
  ownTokens: AccessTokens
  /** Of members: they last for less, because a role must be able to end. */
  memberTokens: AccessTokens
}

type InSession = Readonly<Record<string, string | number>>

/** The account that somebody has open, and what they are there. */
export interface Opened extends Seat {
  account: User
}

/** Which account a person has open, of their own and those of teams. */
export function createOpening({ users, memberships, sessions, ownTokens, memberTokens }: OpeningDeps) {
  async function seatIn(person: User, team: string): Promise<Opened | undefined> {
    const account = team === person.id ? person : await users.byOwner(ownerId(team))
    const seat = account && seatOf(account, person.id)
    return seat && { account, ...seat }
  }

  const viewOf = (person: User, { account, role }: Opened): OpenAccount => {
    const isOwn = account.id === person.id
    return { id: account.id, name: isOwn ? (account.team?.name ?? '') : nameOf(account), role, isOwn }
  }

  /** What a session has open: the team it chose, or the own account where that has no place for the person any more. */
  async function of(person: User, team: string | undefined): Promise<Opened> {
    const opened = team === undefined ? undefined : await seatIn(person, team)
    return opened && !opened.account.suspended ? opened : { account: person, role: 'owner' }
  }

  return {
    of,
    viewOf,

    /** A token for it. `more` goes into a token of the own account only: who runs the installation does so as themselves. */
    token(
      person: User,
      { account, role, grant }: Opened,
      session: InSession,
      more?: Readonly<Record<string, string>> | false,
    ) {
      if (grant === undefined) return ownTokens.issue(account.ownerId, { ...session, ...more })
      return memberTokens.issue(account.ownerId, {
        ...session,
        person: person.id,
        name: person.displayName,
        role,
        grant,
      })
    },

    /** Their own first, but for one that stands there only because the first one was handed over: that comes last. */
    async list(person: User, open: string | undefined): Promise<TeamEntry[]> {
      const ids = [person.id, ...(await memberships.of(person.ownerId))]
      const seats = await Promise.all(ids.map((id) => seatIn(person, id)))
      const found = seats.filter((one) => one !== undefined)
      const begun = found.find(({ account }) => account.beganBy === person.id)
      const isBackAgain = begun?.role === 'owner'
      const mine = ({ account }: Opened) => {
        if (account.id === person.id) return isBackAgain ? 'second' : 'first'
        return isBackAgain && account === begun?.account ? 'first' : null
      }
      const rank = ({ account }: Opened) => (account.id === person.id ? 2 : account === begun?.account ? 0 : 1)
      const sorted = begun ? found.toSorted((a, b) => rank(a) - rank(b)) : found
      const current = (await of(person, open)).account.id
      return sorted.map((one) => ({
        ...viewOf(person, one),
        name: nameOf(one.account),
        isOpen: one.account.id === current,
        mine: mine(one),
      }))
    },

    /** Whoever gets back the account that they signed up for finds it open when they sign in again. */
    async returned(team: OwnerId, person: string, cause: string): Promise<void> {
      const account = await users.byOwner(team)
      if (account?.ownedBy !== person || account.beganBy !== person) return
      try {
        await users.update(ownerId(person), person, (current) => ({ ...current, lastTeam: account.id }), { cause })
      } catch (error) {
        if (!(error instanceof RecordNotFound)) throw error
      }
    },

    /** Opens it in this session, and in those that begin later. @throws not_in_team, account_suspended */
    async open(person: User, family: string, team: string): Promise<Opened> {
      const opened = await seatIn(person, team)
      if (!opened) throw failures.not_in_team()
      refuseSuspended(opened.account)
      await sessions.choose(person.ownerId, family, team)
      const lastTeam = team === person.id ? undefined : team
      await users.update(person.ownerId, person.id, (current) =>
        current.lastTeam === lastTeam ? current : { ...current, lastTeam },
      )
      return opened
    },
  }
}
export type Opening = ReturnType<typeof createOpening>
