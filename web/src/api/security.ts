import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type SecurityEntry = http.SecurityEntry

/** What owners see of what happened to their sign-in. */
const securityApi = api.enhanceEndpoints({ addTagTypes: ['Sessions', 'ApiKeys', 'SecondFactor'] }).injectEndpoints({
  endpoints: (build) => ({
    securityLog: build.query<http.RouteReply<typeof http.securityLog>, string | undefined>({
      query: (cursor) => call<typeof http.securityLog>('GET', '/auth/security-log', { query: { cursor } }),
      providesTags: ['Sessions', 'ApiKeys', 'SecondFactor'],
    }),
    secondFactor: build.query<http.RouteReply<typeof http.secondFactor>, void>({
      query: () => call<typeof http.secondFactor>('GET', '/auth/second-factor'),
      providesTags: ['SecondFactor'],
    }),
    beginSecondFactor: build.mutation<http.RouteReply<typeof http.beginSecondFactor>, string>({
      query: (currentPassword) =>
        call<typeof http.beginSecondFactor>('POST', '/auth/second-factor/begin', { body: { currentPassword } }),
    }),
    confirmSecondFactor: build.mutation<http.RouteReply<typeof http.confirmSecondFactor>, string>({
      query: (code) => call<typeof http.confirmSecondFactor>('POST', '/auth/second-factor/confirm', { body: { code } }),
      invalidatesTags: ['SecondFactor'],
    }),
    endSecondFactor: build.mutation<unknown, http.RouteBodyInput<typeof http.endSecondFactor>>({
      query: (body) => call<typeof http.endSecondFactor>('POST', '/auth/second-factor/end', { body }),
      invalidatesTags: ['SecondFactor'],
    }),
    renewRecoveryCodes: build.mutation<
      http.RouteReply<typeof http.renewRecoveryCodes>,
      http.RouteBodyInput<typeof http.renewRecoveryCodes>
    >({
      query: (body) => call<typeof http.renewRecoveryCodes>('POST', '/auth/second-factor/recovery-codes', { body }),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
})

export const {
  useSecurityLogQuery,
  useSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} = securityApi
