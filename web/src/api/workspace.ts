import type * as http from '@docent/proto/http'
import type { Plan } from '@docent/proto/plans'
import { api } from './api.ts'
import { call } from './call.ts'

export type { Plan }
export type WidgetView = http.WidgetView
export type ModelStatus = http.RouteReply<typeof http.modelStatus> & {
  /** Models that run on this machine while none is connected; absent where nothing was looked for. */
  found?: FoundModel[]
}
export interface FoundModel {
  name: string
  baseUrl: string
  chatModel: string
  embeddingModel: string
  /** What connects it, to be run where Docent runs. */
  line: string
}

/** What surrounds the documents: the plan, the widgets that use them, the models that read them. */
export const workspaceApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentPlan: build.query<Plan, void>({
      async queryFn(_, __, ___, send) {
        const subscription = await send(call<typeof http.getSubscription>('GET', '/subscriptions'))
        if (subscription.error) return { error: subscription.error }
        const { planId } = (subscription.data as http.RouteReply<typeof http.getSubscription>).data
        const plan = await send(call<typeof http.getPlan>('GET', '/plans/:planId', { params: { planId } }))
        if (plan.error) return { error: plan.error }
        return { data: (plan.data as http.RouteReply<typeof http.getPlan>).data }
      },
      providesTags: ['Plan'],
    }),
    listWidgets: build.query<WidgetView[], void>({
      query: () => call<typeof http.listWidgets>('GET', '/widgets'),
      transformResponse: (reply: http.RouteReply<typeof http.listWidgets>) => reply.widgets,
      providesTags: ['Widgets'],
    }),
    modelStatus: build.query<ModelStatus, void>({
      query: () => call<typeof http.modelStatus>('GET', '/model-status'),
      providesTags: ['Models'],
    }),
    answerFeedback: build.mutation<unknown, http.RouteBodyInput<typeof http.answerFeedback>>({
      query: (body) => call<typeof http.answerFeedback>('POST', '/answer-feedback', { body }),
    }),
  }),
})

export const { useCurrentPlanQuery, useListWidgetsQuery, useModelStatusQuery, useAnswerFeedbackMutation } = workspaceApi
