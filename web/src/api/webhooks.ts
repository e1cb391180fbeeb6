import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type WebhookView = http.WebhookView
export type WebhookList = http.RouteReply<typeof http.listWebhooks>
export type WebhookFields = http.RouteBodyInput<typeof http.createWebhook>
export type DeliveryView = http.DeliveryView
export type DeliveryDetail = http.DeliveryDetail
export type DeliveriesWanted = http.RouteQueryInput<typeof http.listDeliveries>
type DeliveryList = http.RouteReply<typeof http.listDeliveries>
type WithSecret = http.RouteReply<typeof http.createWebhook>

/** What the contract takes, in characters. */
export const WEBHOOK_URL_MAX_LENGTH: typeof http.WEBHOOK_URL_MAX_LENGTH = 2_000
export const WEBHOOK_DESCRIPTION_MAX_LENGTH: typeof http.WEBHOOK_DESCRIPTION_MAX_LENGTH = 200

/** Whom programs are told through, and what they were told. */
export const webhooksApi = api.enhanceEndpoints({ addTagTypes: ['Webhooks', 'Deliveries'] }).injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query<WebhookList, void>({
      query: () => call<typeof http.listWebhooks>('GET', '/webhooks'),
      providesTags: ['Webhooks', 'Plan'],
    }),
    createWebhook: build.mutation<WithSecret, WebhookFields>({
      query: (body) => call<typeof http.createWebhook>('POST', '/webhooks', { body }),
      invalidatesTags: ['Webhooks'],
    }),
    changeWebhook: build.mutation<unknown, { id: string; fields: WebhookFields }>({
      query: ({ id, fields }) => call<typeof http.changeWebhook>('PUT', '/webhooks', { query: { id }, body: fields }),
      invalidatesTags: ['Webhooks'],
    }),
    removeWebhook: build.mutation<unknown, string>({
      query: (id) => call<typeof http.removeWebhook>('DELETE', '/webhooks', { query: { id } }),
      invalidatesTags: ['Webhooks'],
    }),
    renewWebhookSecret: build.mutation<WithSecret, string>({
      query: (id) => call<typeof http.renewWebhookSecret>('POST', '/webhooks/secret', { query: { id } }),
      invalidatesTags: ['Webhooks'],
    }),
    testWebhook: build.mutation<DeliveryDetail, string>({
      query: (id) => call<typeof http.testWebhook>('POST', '/webhooks/test', { query: { id } }),
      transformResponse: (reply: http.RouteReply<typeof http.testWebhook>) => reply.delivery,
      invalidatesTags: ['Deliveries'],
    }),
    deliveries: build.query<DeliveryList, DeliveriesWanted>({
      query: (query) => call<typeof http.listDeliveries>('GET', '/webhooks/deliveries', { query }),
      providesTags: ['Deliveries'],
    }),
    delivery: build.query<DeliveryDetail, string>({
      query: (id) => call<typeof http.getDelivery>('GET', '/webhooks/delivery', { query: { id } }),
      transformResponse: (reply: http.RouteReply<typeof http.getDelivery>) => reply.delivery,
      providesTags: ['Deliveries'],
    }),
    replayDeliveries: build.mutation<number, http.RouteBodyInput<typeof http.replayDeliveries>>({
      query: (body) => call<typeof http.replayDeliveries>('POST', '/webhooks/replay', { body }),
      transformResponse: (reply: http.RouteReply<typeof http.replayDeliveries>) => reply.replayed,
      invalidatesTags: ['Deliveries'],
    }),
  }),
})

export const {
  useWebhooksQuery,
  useCreateWebhookMutation,
  useChangeWebhookMutation,
  useRemoveWebhookMutation,
  useRenewWebhookSecretMutation,
  useTestWebhookMutation,
  useDeliveriesQuery,
  useDeliveryQuery,
  useReplayDeliveriesMutation,
} = webhooksApi
