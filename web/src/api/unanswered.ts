import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type UnansweredGroup = http.UnansweredGroup
export type UnansweredQuestion = http.UnansweredQuestion
export type UnansweredBecause = http.UnansweredBecause
export type AskedAgain = http.AskedAgain
export type AskedAsWritten = http.AskedAsWritten
export type OwnAnswer = http.OwnAnswer
export type UnansweredList = http.RouteReply<typeof http.listUnanswered>

/** What the contract takes, in characters, wordings and turns. */
export const QUESTION_MAX_LENGTH: typeof http.OWN_QUESTION_MAX_LENGTH = 300
export const ANSWER_MAX_LENGTH: typeof http.OWN_ANSWER_MAX_LENGTH = 4_000
export const WORDINGS_MAX: typeof http.OWN_WORDINGS_MAX = 5
export const ASK_AGAIN_MAX: typeof http.ASK_AGAIN_MAX = 20

/** What visitors asked in vain, and what owners wrote for it. */
const unansweredApi = api.injectEndpoints({
  endpoints: (build) => ({
    unanswered: build.query<UnansweredList, void>({
      query: () => call<typeof http.listUnanswered>('GET', '/unanswered', { query: {} }),
      providesTags: ['Conversations'],
    }),
    askAgain: build.mutation<http.RouteReply<typeof http.askAgain>, http.RouteBodyInput<typeof http.askAgain>>({
      query: (body) => call<typeof http.askAgain>('POST', '/ask-again', { body }),
      invalidatesTags: ['Conversations'],
    }),
    putAway: build.mutation<unknown, http.RouteBodyInput<typeof http.putAwayUnanswered>>({
      query: (body) => call<typeof http.putAwayUnanswered>('PUT', '/unanswered', { body }),
      invalidatesTags: ['Conversations'],
    }),
    ownAnswers: build.query<OwnAnswer[], void>({
      query: () => call<typeof http.listOwnAnswers>('GET', '/own-answers'),
      transformResponse: (reply: http.RouteReply<typeof http.listOwnAnswers>) => reply.answers,
      providesTags: ['Documents'],
    }),
    saveOwnAnswer: build.mutation<{ documentId: string }, http.RouteBodyInput<typeof http.saveOwnAnswer>>({
      query: (body) => call<typeof http.saveOwnAnswer>('POST', '/own-answers', { body }),
      invalidatesTags: ['Documents'],
    }),
  }),
})

export const {
  useUnansweredQuery,
  useAskAgainMutation,
  usePutAwayMutation,
  useOwnAnswersQuery,
  useSaveOwnAnswerMutation,
} = unansweredApi
