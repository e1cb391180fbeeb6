import type * as http from '@docent/proto/http'
import type { Plan } from '@docent/proto/plans'
import { api } from './api.ts'
import { call } from './call.ts'

export type Subscription = http.SubscriptionView
export type Usage = http.UsageView
type Changed = http.RouteReply<typeof http.changeSubscription>

/** Who is on which plan, what they used, and the ways to change it. */
const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query<Subscription, void>({
      query: () => call<typeof http.getSubscription>('GET', '/subscriptions'),
      transformResponse: (reply: http.RouteReply<typeof http.getSubscription>) => reply.data,
      providesTags: ['Plan'],
    }),
    plans: build.query<Plan[], void>({
      query: () => call<typeof http.listPlans>('GET', '/plans'),
      transformResponse: (reply: http.RouteReply<typeof http.listPlans>) => reply.data,
    }),
    usage: build.query<Usage, void>({
      query: () => call<typeof http.getUsage>('GET', '/usage-tracking'),
      transformResponse: (reply: http.RouteReply<typeof http.getUsage>) => reply.data,
      providesTags: ['Usage'],
    }),
    changePlan: build.mutation<Changed, string>({
      query: (plan) => call<typeof http.changeSubscription>('POST', '/subscriptions', { body: { plan } }),
      invalidatesTags: ['Plan', 'Usage', 'Widgets'],
    }),
    managePayment: build.mutation<http.RouteReply<typeof http.managePayment>, void>({
      query: () => call<typeof http.managePayment>('POST', '/payment-portal', { body: {} }),
    }),
    cancelPlan: build.mutation<http.RouteReply<typeof http.cancelSubscription>, boolean>({
      query: (cancelAtPeriodEnd) =>
        call<typeof http.cancelSubscription>('PUT', '/subscriptions', { body: { cancelAtPeriodEnd } }),
      invalidatesTags: ['Plan'],
    }),
  }),
})

export const {
  useSubscriptionQuery,
  usePlansQuery,
  useUsageQuery,
  useChangePlanMutation,
  useCancelPlanMutation,
  useManagePaymentMutation,
} = billingApi
