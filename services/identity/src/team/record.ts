import { idSchema } from '@docent/proto/ids'
import { roleSchema } from '@docent/proto/role-schema'
import type { Role } from '@docent/proto/roles'
import { z } from 'zod'

const memberSchema = z.object({
  person: idSchema.describe('their own account'),
  role: roleSchema,
  grant: idSchema.describe('what gave them the role: their tokens name it, and it ends with the role'),
  since: z.iso.datetime(),
})
export type Member = z.infer<typeof memberSchema>

const invitationSchema = z.object({
  id: idSchema,
  linkId: idSchema.describe('names the link of the last mail; its token is kept nowhere'),
  email: z.string().describe('in lower case; whoever accepts has the account of this address'),
  role: roleSchema.exclude(['owner']),
  by: idSchema,
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** The people of an account, in its own record: who may do what changes in one write. */
export const teamSchema = z.object({
  name: z.string().optional(),
  members: z.array(memberSchema).describe('beside whoever began the account; with its owner once it was handed over'),
  invitations: z.array(invitationSchema),
})
export type Team = z.infer<typeof teamSchema>

/** An account, as far as its people are concerned. */
export interface WithTeam {
  id: string
  displayName: string
  email: string
  team?: Team | undefined
  ownedBy?: string | undefined
}

/** What somebody is in an account; a grant where they are a member and did not begin it. */
export interface Seat {
  role: Role
  grant?: string
}

export const teamOf = ({ team }: WithTeam): Team => team ?? { members: [], invitations: [] }

/** `undefined` for whoever has no business in the account. */
export function seatOf(account: WithTeam, person: string): Seat | undefined {
  if (person === account.id && account.ownedBy === undefined) return { role: 'owner' }
  const member = teamOf(account).members.find((one) => one.person === person)
  return member && { role: member.role, grant: member.grant }
}

/** What a team is called where it has no name: as whoever owns it. */
export const nameOf = ({ team, displayName, email }: WithTeam): string => team?.name || displayName || email

/** The places that are taken: of everybody who is there, and of everybody who may come. */
export function placesTaken(account: WithTeam): number {
  const { members, invitations } = teamOf(account)
  return (account.ownedBy === undefined ? 1 : 0) + members.length + invitations.length
}

export const isOver = ({ expiresAt }: Pick<Invitation, 'expiresAt'>, now: Date): boolean =>
  Date.parse(expiresAt) <= now.getTime()
