import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { keepSession } from './account.ts'
import { call } from './call.ts'
import { accessOf, renewAfterChange } from './session/index.ts'

export type { ActivityEntry, GivenRole, InvitationView, MemberView, TeamEntry, TeamView } from '@docent/proto/http'

type Session = http.RouteReply<typeof http.openTeam>
export type Activity = http.RouteReply<typeof http.listActivity>
export type Invitation = http.RouteReply<typeof http.showInvitation>

const teamOf = ({ team }: http.RouteReply<typeof http.showTeam>) => team

/** The people of the account that is open, and the accounts that somebody can open. */
const teamsApi = api.injectEndpoints({
  endpoints: (build) => ({
    team: build.query<http.TeamView, void>({
      query: () => call<typeof http.showTeam>('GET', '/team'),
      transformResponse: teamOf,
      providesTags: ['Team'],
    }),
    renameTeam: build.mutation<http.TeamView, string>({
      query: (name) => call<typeof http.renameTeam>('PUT', '/team', { body: { name } }),
      transformResponse: teamOf,
      invalidatesTags: ['Team'],
    }),
    inviteMember: build.mutation<http.TeamView, http.RouteBodyInput<typeof http.inviteMember>>({
      query: (body) => call<typeof http.inviteMember>('POST', '/team/invitations', { body }),
      transformResponse: teamOf,
      invalidatesTags: ['Team'],
    }),
    resendInvitation: build.mutation<http.TeamView, string>({
      query: (id) => call<typeof http.resendInvitation>('POST', '/team/invitations/resend', { body: { id } }),
      transformResponse: teamOf,
      invalidatesTags: ['Team'],
    }),
    revokeInvitation: build.mutation<http.TeamView, string>({
      query: (id) => call<typeof http.revokeInvitation>('DELETE', '/team/invitations', { query: { id } }),
      transformResponse: teamOf,
      invalidatesTags: ['Team'],
    }),
    changeMember: build.mutation<http.TeamView, http.RouteBodyInput<typeof http.changeMember>>({
      query: (body) => call<typeof http.changeMember>('PUT', '/team/members', { body }),
      transformResponse: teamOf,
      invalidatesTags: ['Team'],
    }),
    removeMember: build.mutation<http.TeamView, string>({
      query: (memberId) => call<typeof http.removeMember>('DELETE', '/team/members', { query: { memberId } }),
      transformResponse: teamOf,
      invalidatesTags: ['Team'],
    }),

    transferTeam: build.mutation<Session, http.RouteBodyInput<typeof http.transferTeam>>({
      query: (body) => call<typeof http.transferTeam>('POST', '/auth/transfer-team', { body }),
      onQueryStarted: async (_, keep) => keepSession(keep),
    }),
    deleteTeam: build.mutation<Session, http.RouteBodyInput<typeof http.deleteTeam>>({
      query: (body) => call<typeof http.deleteTeam>('POST', '/auth/delete-team', { body }),
      onQueryStarted: async (_, keep) => keepSession(keep),
    }),
    activity: build.query<Activity, http.RouteQueryInput<typeof http.listActivity>>({
      query: (query) => call<typeof http.listActivity>('GET', '/activity', { query }),
      providesTags: ['Team'],
    }),
    teams: build.query<http.TeamEntry[], void>({
      query: () => call<typeof http.listTeams>('GET', '/auth/teams'),
      transformResponse: ({ teams }: http.RouteReply<typeof http.listTeams>) => teams,
      providesTags: ['Team'],
    }),
    invitation: build.query<Invitation, string>({
      query: (token) => call<typeof http.showInvitation>('POST', '/auth/invitation', { body: { token } }),
    }),
    joinTeam: build.mutation<Session, string>({
      query: (token) => call<typeof http.joinTeam>('POST', '/auth/join-team', { body: { token } }),
      onQueryStarted: async (_, keep) => keepSession(keep),
    }),
    openTeam: build.mutation<Session, string>({
      query: (team) => call<typeof http.openTeam>('POST', '/auth/team', { body: { team } }),
      onQueryStarted: async (_, keep) => keepSession(keep),
    }),
    leaveTeam: build.mutation<unknown, string>({
      query: (team) => call<typeof http.leaveTeam>('POST', '/auth/leave-team', { body: { team } }),
      async onQueryStarted(_, given) {
        const access = accessOf(given)
        const left = await given.queryFulfilled.catch(() => undefined)
        if (left) await renewAfterChange(access)
      },
    }),
  }),
})

export const {
  useTeamQuery,
  useRenameTeamMutation,
  useInviteMemberMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useChangeMemberMutation,
  useRemoveMemberMutation,
  useTransferTeamMutation,
  useDeleteTeamMutation,
  useActivityQuery,
  useTeamsQuery,
  useInvitationQuery,
  useJoinTeamMutation,
  useOpenTeamMutation,
  useLeaveTeamMutation,
} = teamsApi
