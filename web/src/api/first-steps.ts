import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type FirstSteps = http.FirstStepsView

/** How far the owner has come on the way from a document to a bubble on a website. */
const firstStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    firstSteps: build.query<FirstSteps, void>({
      query: () => call<typeof http.firstSteps>('GET', '/first-steps'),
      providesTags: ['Steps'],
    }),
    dismissFirstSteps: build.mutation<unknown, void>({
      query: () => call<typeof http.setFirstSteps>('PUT', '/first-steps', { body: { dismissed: true } }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const gone = dispatch(
          firstStepsApi.util.updateQueryData('firstSteps', undefined, (steps) => {
            steps.dismissed = true
          }),
        )
        await queryFulfilled.catch(gone.undo)
      },
    }),
  }),
})

export const { useFirstStepsQuery, useDismissFirstStepsMutation } = firstStepsApi
