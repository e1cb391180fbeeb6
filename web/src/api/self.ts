import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'
import { accessOf, ended, renamed } from './session/index.ts'

export type SessionEntry = http.SessionEntry
export type ApiKeyView = http.ApiKeyView
export type SessionList = http.RouteReply<typeof http.listSessions>
export type ApiKeyList = http.RouteReply<typeof http.listApiKeys>

/** What owners do with their own account. */
const selfApi = api.enhanceEndpoints({ addTagTypes: ['Sessions', 'ApiKeys'] }).injectEndpoints({
  endpoints: (build) => ({
    changeName: build.mutation<http.RouteReply<typeof http.saveUser>, string>({
      query: (displayName) => call<typeof http.saveUser>('POST', '/save-user', { body: { displayName } }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => undefined)
        if (reply) dispatch(renamed(reply.data.user))
      },
    }),
    changePassword: build.mutation<
      http.RouteReply<typeof http.changePassword>,
      http.RouteBodyInput<typeof http.changePassword>
    >({
      query: (body) => call<typeof http.changePassword>('POST', '/auth/change-password', { body }),
      invalidatesTags: ['Sessions'],
    }),
    listSessions: build.query<SessionList, void>({
      query: () => call<typeof http.listSessions>('GET', '/auth/sessions'),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (sessionId) => call<typeof http.endSession>('POST', '/auth/end-session', { body: { sessionId } }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<http.RouteReply<typeof http.endOtherSessions>, void>({
      query: () => call<typeof http.endOtherSessions>('POST', '/auth/end-other-sessions'),
      invalidatesTags: ['Sessions'],
    }),
    listApiKeys: build.query<ApiKeyList, void>({
      query: () => call<typeof http.listApiKeys>('GET', '/api-keys'),
      providesTags: ['ApiKeys', 'Plan'],
    }),
    createApiKey: build.mutation<
      http.RouteReply<typeof http.createApiKey>,
      http.RouteBodyInput<typeof http.createApiKey>
    >({
      query: (body) => call<typeof http.createApiKey>('POST', '/api-keys', { body }),
      invalidatesTags: ['ApiKeys'],
    }),
    revokeApiKey: build.mutation<unknown, string>({
      query: (id) => call<typeof http.revokeApiKey>('DELETE', '/api-keys', { query: { id } }),
      invalidatesTags: ['ApiKeys'],
    }),
    deleteAccount: build.mutation<unknown, http.RouteBodyInput<typeof http.deleteAccount>>({
      query: (body) => call<typeof http.deleteAccount>('POST', '/auth/delete-account', { body }),
      async onQueryStarted(_, given) {
        const { dispatch, tools } = accessOf(given)
        const reply = await given.queryFulfilled.catch(() => undefined)
        if (reply === undefined) return
        tools.tabs.tell({ kind: 'ended' })
        dispatch(ended())
      },
    }),
  }),
})

export const {
  useChangeNameMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useDeleteAccountMutation,
} = selfApi
