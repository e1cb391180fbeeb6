import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type GoldenQuestion = http.GoldenQuestion
export type GoldenOutcome = http.GoldenOutcome
export type GoldenResult = http.GoldenResult
export type GoldenList = http.RouteReply<typeof http.listGolden>
export type GoldenFields = http.RouteBodyInput<typeof http.keepGolden>
/** What would be different, and does not count yet. */
export type GoldenChange = NonNullable<http.RouteBodyInput<typeof http.runGolden>['change']>

/** What the contract takes, in characters. */
export const GOLDEN_QUESTION_MAX_LENGTH: typeof http.GOLDEN_QUESTION_MAX_LENGTH = 500
export const GOLDEN_FACT_MAX_LENGTH: typeof http.GOLDEN_FACT_MAX_LENGTH = 300
/** Asked in one call: few, so that it can be seen how far they are. */
const AT_ONCE = 5

/** Questions that have to be answered with a fact. */
export const goldenApi = api.injectEndpoints({
  endpoints: (build) => ({
    goldenQuestions: build.query<GoldenList, void>({
      query: () => call<typeof http.listGolden>('GET', '/golden-questions'),
      providesTags: ['Golden'],
    }),
    keepGolden: build.mutation<GoldenQuestion, GoldenFields>({
      query: (body) => call<typeof http.keepGolden>('POST', '/golden-questions', { body }),
      transformResponse: (reply: http.RouteReply<typeof http.keepGolden>) => reply.question,
      invalidatesTags: ['Golden'],
    }),
    changeGolden: build.mutation<GoldenQuestion, { id: string; fields: GoldenFields }>({
      query: ({ id, fields }) =>
        call<typeof http.changeGolden>('PUT', '/golden-questions', { query: { id }, body: fields }),
      transformResponse: (reply: http.RouteReply<typeof http.changeGolden>) => reply.question,
      invalidatesTags: ['Golden'],
    }),
    removeGolden: build.mutation<unknown, string>({
      query: (id) => call<typeof http.removeGolden>('DELETE', '/golden-questions', { query: { id } }),
      invalidatesTags: ['Golden'],
    }),
    runGolden: build.mutation<GoldenResult[], http.RouteBodyInput<typeof http.runGolden>>({
      query: (body) => call<typeof http.runGolden>('POST', '/golden-runs', { body }),
      transformResponse: (reply: http.RouteReply<typeof http.runGolden>) => reply.results,
    }),
  }),
})

export const { useGoldenQuestionsQuery, useKeepGoldenMutation, useChangeGoldenMutation, useRemoveGoldenMutation } =
  goldenApi

interface Running {
  change?: GoldenChange
  signal: AbortSignal
  onProgress?: (done: number) => void
}

/** Asks golden questions, a few in a call. Rejects with a `CallFailure`; what was asked until then is kept. */
export const runGolden =
  (ids: readonly string[], { change, signal, onProgress }: Running) =>
  async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<GoldenResult[]> => {
    const results: GoldenResult[] = []
    try {
      for (let at = 0; at < ids.length && !signal.aborted; at += AT_ONCE) {
        const questionIds = ids.slice(at, at + AT_ONCE)
        const { initiate } = goldenApi.endpoints.runGolden
        results.push(...(await dispatch(initiate({ questionIds, change }, { track: false })).unwrap()))
        onProgress?.(Math.min(at + AT_ONCE, ids.length))
      }
    } finally {
      // A list that is on its way may be of before, and would keep the next one from being loaded.
      await Promise.all(dispatch(goldenApi.util.getRunningQueriesThunk()))
      dispatch(goldenApi.util.invalidateTags(['Golden']))
    }
    return results
  }
