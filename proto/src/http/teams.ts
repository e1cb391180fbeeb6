import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { roleSchema } from '../role-schema.ts'
import { momentSchema, ok, route } from './contract.ts'
import { emailText, passwordText, personName, sessionViewSchema } from './identity.ts'
import { secondFactorCode } from './security.ts'

/** The roles that somebody can be given; the third one is handed over. */
export const givenRoleSchema = roleSchema.exclude(['owner'])
export type GivenRole = z.infer<typeof givenRoleSchema>

/** The token out of the link of an invitation. */
const token = z.string().max(400)

export const memberViewSchema = z.object({
  id: z.string().describe('of the person: that of their own account'),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  isYou: z.boolean(),
  since: momentSchema.nullable().describe('null for whoever began the account'),
})
export type MemberView = z.infer<typeof memberViewSchema>

export const invitationViewSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: givenRoleSchema,
  invitedAt: momentSchema,
  expiresAt: momentSchema,
  isOver: z.boolean().describe('true once its link has expired: sending it again makes it good'),
})
export type InvitationView = z.infer<typeof invitationViewSchema>

const teamViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  members: z.array(memberViewSchema).describe('the owner first'),
  invitations: z.array(invitationViewSchema).describe('open ones, newest first; told to the owner alone'),
  limit: z.int().describe('people the plan has room for, the owner and open invitations among them; -1 is no limit'),
})
export type TeamView = z.infer<typeof teamViewSchema>

const reply = { 200: ok({ team: teamViewSchema }) }

export const showTeam = route({
  service: 'identity',
  method: 'GET',
  path: '/team',
  auth: 'owner',
  role: 'agent',
  summary: 'The team whose account is open: its members, and for its owner the open invitations',
  replies: reply,
})

export const renameTeam = route({
  service: 'identity',
  method: 'PUT',
  path: '/team',
  auth: 'owner',
  role: 'owner',
  summary: 'Give the team a name, which invitations and the menu of its members show',
  body: z.object({ name: personName.min(1) }),
  replies: reply,
})

export const inviteMember = route({
  service: 'identity',
  method: 'POST',
  path: '/team/invitations',
  auth: 'owner',
  role: 'owner',
  summary: 'Mail an invitation to the team; its link works once, for seven days',
  body: z.object({ email: emailText, role: givenRoleSchema }),
  replies: reply,
})

export const resendInvitation = route({
  service: 'identity',
  method: 'POST',
  path: '/team/invitations/resend',
  auth: 'owner',
  role: 'owner',
  summary: 'Mail an invitation once more; the link of the mail before ends',
  body: z.object({ id: idSchema }),
  replies: reply,
})

export const revokeInvitation = route({
  service: 'identity',
  method: 'DELETE',
  path: '/team/invitations',
  auth: 'owner',
  role: 'owner',
  summary: 'Take an invitation back: its link opens nothing any more',
  query: z.object({ id: idSchema }),
  replies: reply,
})

export const changeMember = route({
  service: 'identity',
  method: 'PUT',
  path: '/team/members',
  auth: 'owner',
  role: 'owner',
  summary: 'Give a member another role; tokens of the one before are good no more',
  body: z.object({ memberId: idSchema, role: givenRoleSchema }),
  replies: reply,
})

export const removeMember = route({
  service: 'identity',
  method: 'DELETE',
  path: '/team/members',
  auth: 'owner',
  role: 'owner',
  summary: 'Take a member out of the team: their live stream ends at once, and their tokens are good no more',
  query: z.object({ memberId: idSchema }),
  replies: reply,
})

export const transferTeam = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/transfer-team',
  auth: 'owner',
  role: 'owner',
  summary:
    'Hand the account over to a member, with its plan and everything in it. Whoever owned it stays as an editor and signs in as before; the session that asks goes along with them',
  body: z.object({
    memberId: idSchema,
    password: passwordText
      .optional()
      .describe('required where the account has one; a sign-in of the last ten minutes otherwise'),
    code: secondFactorCode.optional().describe('required where a second factor is on'),
  }),
  replies: { 200: sessionViewSchema },
})

export const deleteTeam = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/delete-team',
  auth: 'owner',
  role: 'owner',
  summary: 'Delete an account that was handed over, and everything in it, for good',
  body: z.object({
    name: z.string().max(300).describe('of the team, typed once more'),
    password: passwordText.optional(),
    code: secondFactorCode.optional(),
  }),
  replies: { 200: sessionViewSchema },
})

export const showInvitation = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/invitation',
  auth: 'none',
  summary: 'What an invitation is to, for whoever holds the link of its mail',
  body: z.object({ token }),
  replies: {
    200: ok({
      team: z.string(),
      by: z.string().describe('name of whoever invites; may be empty'),
      role: givenRoleSchema,
      email: z.string().describe('the address that was invited'),
    }),
  },
})

export const joinTeam = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/join-team',
  auth: 'person',
  summary: 'Accept an invitation with the account of the invited address, and open the team in this session',
  body: z.object({ token }),
  replies: { 200: sessionViewSchema },
})

export const teamEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  isOwn: z.boolean().describe('the account that signing up made'),
  isOpen: z.boolean(),
  mine: z
    .enum(['first', 'second'])
    .nullable()
    .optional()
    .describe(
      'the account that the person signed up for, or got back after it was handed over; "second" is what was made beside it meanwhile',
    ),
})
export type TeamEntry = z.infer<typeof teamEntrySchema>

export const listTeams = route({
  service: 'identity',
  method: 'GET',
  path: '/auth/teams',
  auth: 'person',
  summary:
    'The accounts that the signed-in person can open: the one they signed up for first, one that was made when it was handed over last',
  replies: { 200: ok({ teams: z.array(teamEntrySchema) }) },
})

export const openTeam = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/team',
  auth: 'person',
  summary: 'Open another account in this session: answers a token for it, and so does every refresh from then on',
  body: z.object({ team: idSchema }),
  replies: { 200: sessionViewSchema },
})

export const leaveTeam = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/leave-team',
  auth: 'person',
  summary: 'Leave a team; whoever owns it hands it over first',
  body: z.object({ team: idSchema }),
  replies: { 200: ok({}) },
})
