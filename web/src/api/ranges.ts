import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type AskingRanges = http.RouteReply<typeof http.askingRanges>

/** From which networks visitors ask, and which of them get no answers. */
const rangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    askingRanges: build.query<AskingRanges, void>({
      query: () => call<typeof http.askingRanges>('GET', '/asking-ranges'),
      providesTags: ['Usage'],
    }),
    blockRange: build.mutation<void, { range: string; blocked: boolean }>({
      query: (body) => call<typeof http.blockRange>('POST', '/blocked-ranges', { body }),
      invalidatesTags: ['Usage'],
    }),
  }),
})

export const { useAskingRangesQuery, useBlockRangeMutation } = rangesApi
