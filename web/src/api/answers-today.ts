import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type AnswersToday = http.RouteReply<typeof http.answersToday>

/** What widgets with a limit of answers a day have given of it. */
const answersTodayApi = api.injectEndpoints({
  endpoints: (build) => ({
    answersToday: build.query<AnswersToday, void>({
      query: () => call<typeof http.answersToday>('GET', '/answers-today'),
      providesTags: ['Usage'],
    }),
  }),
})

export const { useAnswersTodayQuery } = answersTodayApi
