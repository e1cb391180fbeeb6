import type * as http from '@docent/proto/http'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from './api.ts'
import { call, type Call } from './call.ts'
import type { CallFailure } from './failure.ts'

export type ServiceState = http.ServiceState
export type Finding = http.FindingView

/** How a service is, or why that is not known. */
export type Asked = { service: string } & (
  | { state: ServiceState; problem?: undefined }
  | { state?: undefined; problem: string }
)

export type Parked = http.RouteReply<typeof http.listParked>
export type ParkedView = http.ParkedView
export type Act = http.ActView
export type Account = http.AccountView
export type AccountUse = http.AccountUse
type Suspension = http.RouteBodyInput<typeof http.suspendAccount>
type Decided = http.RouteReply<typeof http.replayParked>
type StateReply = http.RouteReply<typeof http.chatState>

/** Each service is asked for itself: one that is away must not hide what the others say. */
const calls: Call[] = [
  // Answered by the gateway itself, so it is no call that is routed.
  { method: 'GET', path: '/operator/services/gateway' },
  call<typeof http.identityState>('GET', '/operator/services/identity'),
  call<typeof http.documentIngestState>('GET', '/operator/services/document-ingest'),
  call<typeof http.embeddingState>('GET', '/operator/services/embedding'),
  call<typeof http.chatState>('GET', '/operator/services/chat'),
  call<typeof http.widgetState>('GET', '/operator/services/widget'),
  call<typeof http.billingState>('GET', '/operator/services/billing'),
  call<typeof http.notificationState>('GET', '/operator/services/notification'),
  call<typeof http.insightsState>('GET', '/operator/services/insights'),
]

const HEARD_MS = 1_500

/** What another service did is in the log a moment later, when identity has heard of it. */
async function lookForActs(
  _: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: ThunkDispatch<unknown, unknown, UnknownAction>; queryFulfilled: Promise<unknown> },
) {
  await queryFulfilled.catch(() => undefined)
  setTimeout(() => dispatch(operatorApi.util.invalidateTags(['Acts'])), HEARD_MS)
}

/** What those who run the installation see and do. */
const operatorApi = api.enhanceEndpoints({ addTagTypes: ['Parked', 'Acts', 'Accounts'] }).injectEndpoints({
  endpoints: (build) => ({
    services: build.query<Asked[], void>({
      async queryFn(_, _api, _options, send) {
        const replies = await Promise.all(calls.map(async (given) => ({ given, reply: await send(given) })))
        const refused = replies.find(({ reply }) => reply.error?.code === 'not_an_operator')
        if (refused) return { error: refused.reply.error as CallFailure }
        return {
          data: replies.map(({ given, reply }) => {
            const service = given.path.split('/').at(-1) ?? ''
            return reply.error
              ? { service, problem: reply.error.error }
              : { service, state: (reply.data as StateReply).state }
          }),
        }
      },
      // It asks every engine and model: what was seen a moment ago is not asked again by itself.
      keepUnusedDataFor: 30,
    }),
    parked: build.query<Parked, void>({
      query: () => call<typeof http.listParked>('GET', '/operator/parked'),
      providesTags: ['Parked'],
    }),
    replayParked: build.mutation<Decided, string[]>({
      query: (ids) => call<typeof http.replayParked>('POST', '/operator/parked/replay', { body: { ids } }),
      invalidatesTags: ['Parked', 'Acts'],
    }),
    dropParked: build.mutation<Decided, string[]>({
      query: (ids) => call<typeof http.dropParked>('POST', '/operator/parked/drop', { body: { ids } }),
      invalidatesTags: ['Parked', 'Acts'],
    }),
    modelInUse: build.query<http.RouteReply<typeof http.modelInUse>, void>({
      query: () => call<typeof http.modelInUse>('GET', '/operator/model'),
      providesTags: ['Models'],
    }),
    tryModel: build.mutation<http.RouteReply<typeof http.tryModel>, http.RouteBodyInput<typeof http.tryModel>>({
      query: (body) => call<typeof http.tryModel>('POST', '/operator/model/try', { body }),
      onQueryStarted: lookForActs,
    }),
    chooseModels: build.mutation<
      http.RouteReply<typeof http.chooseModels>,
      http.RouteBodyInput<typeof http.chooseModels>
    >({
      query: (body) => call<typeof http.chooseModels>('POST', '/operator/model/choice', { body }),
      onQueryStarted: lookForActs,
      invalidatesTags: (_, error) => (error ? [] : ['Models']),
    }),
    leaveModels: build.mutation<http.RouteReply<typeof http.leaveModels>, http.RouteBodyInput<typeof http.leaveModels>>(
      {
        query: (body) => call<typeof http.leaveModels>('POST', '/operator/model/choice/removal', { body }),
        onQueryStarted: lookForActs,
        invalidatesTags: (_, error) => (error ? [] : ['Models']),
      },
    ),
    goldenWithModel: build.mutation<
      http.RouteReply<typeof http.goldenWithModel>,
      http.RouteBodyInput<typeof http.goldenWithModel>
    >({
      query: (body) => call<typeof http.goldenWithModel>('POST', '/operator/model/golden-runs', { body }),
    }),
    embeddingCost: build.query<http.RouteReply<typeof http.embeddingCost>, void>({
      query: () => call<typeof http.embeddingCost>('GET', '/operator/model/embedding-cost'),
    }),
    accounts: build.query<http.RouteReply<typeof http.listAccounts>, { search: string; cursor?: string }>({
      query: (query) => call<typeof http.listAccounts>('GET', '/operator/accounts', { query }),
      providesTags: ['Accounts'],
    }),
    accountsUse: build.query<http.RouteReply<typeof http.accountsUse>, string>({
      query: (ids) => call<typeof http.accountsUse>('GET', '/operator/accounts/use', { query: { ids } }),
    }),
    suspendAccount: build.mutation<http.RouteReply<typeof http.suspendAccount>, Suspension>({
      query: (body) => call<typeof http.suspendAccount>('POST', '/operator/accounts/suspension', { body }),
      invalidatesTags: ['Accounts', 'Acts'],
    }),
    endSecondFactorOf: build.mutation<
      http.RouteReply<typeof http.endSecondFactorOf>,
      http.RouteBodyInput<typeof http.endSecondFactorOf>
    >({
      query: (body) => call<typeof http.endSecondFactorOf>('POST', '/operator/accounts/second-factor/end', { body }),
      invalidatesTags: ['Accounts', 'Acts'],
    }),
    acts: build.query<http.RouteReply<typeof http.listActs>, string | undefined>({
      query: (cursor) => call<typeof http.listActs>('GET', '/operator/acts', { query: { cursor } }),
      providesTags: ['Acts'],
    }),
  }),
})

export const {
  useServicesQuery,
  useParkedQuery,
  useReplayParkedMutation,
  useDropParkedMutation,
  useModelInUseQuery,
  useGoldenWithModelMutation,
  useTryModelMutation,
  useChooseModelsMutation,
  useLeaveModelsMutation,
  useLazyEmbeddingCostQuery,
  useAccountsQuery,
  useAccountsUseQuery,
  useEndSecondFactorOfMutation,
  useSuspendAccountMutation,
  useActsQuery,
} = operatorApi
