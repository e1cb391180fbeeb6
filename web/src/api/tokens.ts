import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type TokenUsage = http.RouteReply<typeof http.tokenUsage>

/** What language models were given and answered for the owner this month. */
const tokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    tokenUsage: build.query<TokenUsage, void>({
      query: () => call<typeof http.tokenUsage>('GET', '/token-usage'),
      providesTags: ['Usage'],
    }),
  }),
})

export const { useTokenUsageQuery } = tokensApi
