import { say } from '@docent/proto/events'
import type { GivenRole } from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { MailLinks } from '@docent/runtime/auth'
import type { Clock, Ids } from '@docent/runtime/clock'
import { requireEmail } from '../accounts/email.ts'
import type { Profiles } from '../accounts/profile.ts'
import type { User, Users } from '../accounts/users.ts'
import type { Attempts } from '../attempts/attempts.ts'
import { failures } from '../failures.ts'
import { expiryOf } from '../mail-links/open.ts'
import type { Memberships } from './memberships.ts'
import { isOver, nameOf, placesTaken, seatOf, teamOf, type Invitation } from './record.ts'
import { mostPeople, noted, withMember, type TeamDeps, type Teams } from './team.ts'

export interface InvitationsDeps {
  team: Teams
  users: Users
  profiles: Profiles
  memberships: Memberships
  plans: TeamDeps['plans']
  mailLinks: MailLinks
  /** How often mails may be asked for. */
  asked: Attempts
  /** Whether mails leave this installation: where none do, nobody can prove an address. */
  mails: 'sent' | 'kept'
  clock: Clock
  ids: Ids
}

/** Who invites, and from where. */
export interface Inviter {
  team: OwnerId
  by: OwnerId
  address: string
}

const PURPOSE = 'join-team'

/** From a mail to a place in a team. */
export function createInvitations(deps: InvitationsDeps) {
  const { team, users, profiles, memberships, plans, mailLinks, asked, mails, clock, ids } = deps

  /** A mail to a stranger goes out in somebody's name, so it has to be known whose. @throws address_not_proven */
  async function inviter(by: OwnerId): Promise<User> {
    const user = await profiles.of(by)
    if (mails === 'sent' && !user.emailVerifiedAt) throw failures.address_not_proven()
    return user
  }

  const linked = (now: Date) => ({
    linkId: ids.next(),
    expiresAt: expiryOf(PURPOSE, now),
    invitedAt: now.toISOString(),
  })

  const written = (account: User, { displayName }: User, { linkId, expiresAt, email, role }: Invitation) =>
    say('team.invited', { linkId, expiresAt, email, role, team: nameOf(account), by: displayName })

  const withInvitations = (account: User, invitations: Invitation[]): User => ({
    ...account,
    team: { ...teamOf(account), invitations },
  })

  /** @throws invitation_over */
  async function opened(token: string): Promise<{ account: User; invitation: Invitation }> {
    const link = mailLinks.read(PURPOSE, token)
    const account = link && (await users.byOwner(link.owner))
    const invitation = account && invitationOf(account, link.id)
    if (!invitation) throw failures.invitation_over()
    return { account, invitation }
  }

  const invitationOf = (account: User, linkId: string) =>
    teamOf(account).invitations.find((one) => one.linkId === linkId && !isOver(one, clock.now()))

  return {
    /** @throws invalid_email, address_not_proven, already_member, already_invited, member_limit_reached, too_many_mails */
    async invite({ team: owner, by, address }: Inviter, email: string, role: GivenRole): Promise<User> {
      requireEmail(email)
      const from = await inviter(by)
      const [invited, plan] = await Promise.all([users.byEmail(email), plans.of(owner)])
      const refuse = (account: User) => {
        if (invited && seatOf(account, invited.id)) throw failures.already_member()
        if (teamOf(account).invitations.some((one) => one.email === email)) throw failures.already_invited()
        const limit = mostPeople(plan)
        if (placesTaken(account) >= limit) {
          throw failures.member_limit_reached({
            values: { plan: plan.name, limit: limit === 1 ? '1 person' : `${limit} people` },
          })
        }
      }
      refuse(await team.of(owner))
      await asked.begin({ address, email })
      const invitation: Invitation = { id: ids.next(), email, role, by, ...linked(clock.now()) }
      return team.change(owner, (current) => {
        refuse(current)
        const next = withInvitations(current, [...teamOf(current).invitations, invitation])
        return [next, written(current, from, invitation)]
      })
    },

    /** @throws address_not_proven, invitation_not_found, too_many_mails */
    async resend({ team: owner, by, address }: Inviter, id: string): Promise<User> {
      const from = await inviter(by)
      const find = (account: User): Invitation => {
        const found = teamOf(account).invitations.find((one) => one.id === id)
        if (!found) throw failures.invitation_not_found()
        return found
      }
      await asked.begin({ address, email: find(await team.of(owner)).email })
      const fresh = linked(clock.now())
      return team.change(owner, (current) => {
        const renewed = { ...find(current), ...fresh }
        const all = teamOf(current).invitations.map((one) => (one.id === id ? renewed : one))
        return [withInvitations(current, all), written(current, from, renewed)]
      })
    },

    /** @throws invitation_not_found */
    revoke: (owner: OwnerId, id: string): Promise<User> =>
      team.change(owner, (current) => {
        const { invitations } = teamOf(current)
        const others = invitations.filter((one) => one.id !== id)
        if (others.length === invitations.length) throw failures.invitation_not_found()
        return withInvitations(current, others)
      }),

    /** @throws invitation_over */
    async show(token: string) {
      const { account, invitation } = await opened(token)
      const by = (await users.byOwner(ownerId(invitation.by)))?.displayName ?? ''
      return { team: nameOf(account), by, role: invitation.role, email: invitation.email }
    },

    /**
     * Makes somebody a member. The link was mailed to the invited address, so it proves the address of the account that has it;
     * an account with another address gets nowhere with it.
     * @returns the account they have a place in now
     * @throws invitation_over, invitation_for_other
     */
    async join(person: OwnerId, token: string): Promise<User> {
      const [{ account, invitation }, user] = await Promise.all([opened(token), profiles.of(person)])
      if (user.email !== invitation.email) throw failures.invitation_for_other()
      if (!user.emailVerifiedAt) {
        const at = clock.now().toISOString()
        await users.update(person, person, (current) => ({
          ...current,
          emailVerifiedAt: current.emailVerifiedAt ?? at,
        }))
      }
      await memberships.add(person, account.id)
      return team.change(account.ownerId, (current) => {
        // Taken back, or accepted in another window, since it was read.
        const open = invitationOf(current, invitation.linkId)
        if (!open) throw failures.invitation_over()
        const { members, invitations, ...others } = teamOf(current)
        const rest = invitations.filter((one) => one.id !== open.id)
        const member = { person, role: open.role, grant: ids.next(), since: clock.now().toISOString() }
        const isNew = !seatOf(current, person)
        const next = {
          ...current,
          team: { ...others, members: isNew ? [...members, member] : members, invitations: rest },
        }
        return isNew ? [...withMember(next, person, open.role, null), noted('joinTeam', user, open.role)] : next
      })
    },
  }
}
export type Invitations = ReturnType<typeof createInvitations>
