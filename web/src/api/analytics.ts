import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type Analytics = http.Analytics
export type AnalyticsCounts = http.AnalyticsCounts
/** Which numbers. */
export type Wanted = http.RouteQueryInput<typeof http.showAnalytics>

/** What the contract calls the questions of the owner. */
export const OWN_QUESTIONS: typeof http.OWN_QUESTIONS = 'own'

/** What visitors asked, in numbers. */
const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    analytics: build.query<Analytics, Wanted>({
      query: (query) => call<typeof http.showAnalytics>('GET', '/analytics', { query }),
      transformResponse: (reply: http.RouteReply<typeof http.showAnalytics>) => reply.analytics,
    }),
    /** By turn. */
    questionWords: build.query<Record<string, string>, string>({
      query: (ids) => call<typeof http.questionWords>('GET', '/question-words', { query: { ids } }),
      transformResponse: (reply: http.RouteReply<typeof http.questionWords>) =>
        Object.fromEntries(reply.questions.map(({ turnId, question }) => [turnId, question])),
      providesTags: ['Conversations'],
    }),
  }),
})

export const { useAnalyticsQuery, useQuestionWordsQuery } = analyticsApi
