import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { webhookTypes } from '../webhooks/index.ts'
import { ok, route } from './contract.ts'

export const WEBHOOK_URL_MAX_LENGTH = 2_000
export const WEBHOOK_DESCRIPTION_MAX_LENGTH = 200

const types = z.array(z.enum(webhookTypes)).min(1).max(100)
const moment = z.iso.datetime()

/** Why nothing is sent to a webhook. */
export const webhookOffSchema = z.object({
  reason: z
    .enum(['owner', 'gone', 'failing', 'secret'])
    .describe('by its owner; it answered 410; it took nothing for days; its secret cannot be read any more'),
  at: moment,
})
export type WebhookOff = z.infer<typeof webhookOffSchema>

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  types: z.array(z.string()),
  off: webhookOffSchema.nullable().describe('null while it is switched on'),
  isPaused: z.boolean().describe('true while the plan has no API access: nothing is sent'),
  formerSecretUntil: moment.nullable().describe('messages are signed with the secret before, too, until then'),
  failingSince: moment.nullable().describe('null while the last message arrived, or none was sent'),
  deliveredAt: moment.nullable().describe('when it took a message last, to the minute'),
  createdAt: moment,
})
export type WebhookView = z.infer<typeof webhookSchema>

export const deliverySchema = z.object({
  id: z.string().describe('the webhook-id of the message: the same for every try'),
  webhookId: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: moment,
  tries: z.int(),
  nextTryAt: moment.nullable(),
  status: z.int().nullable().describe('HTTP status of the last try; null where there was no answer'),
  ms: z.int().nullable().describe('how long the last try took'),
  problem: z.string().nullable().describe('why the last try did not arrive, or why there will be none'),
})
export type DeliveryView = z.infer<typeof deliverySchema>

export const deliveryDetailSchema = deliverySchema.extend({
  body: z.string().describe('what is sent, to the letter'),
  attempts: z.array(
    z.object({
      at: moment,
      status: z.int().nullable(),
      ms: z.int(),
      problem: z.string().nullable(),
      response: z.string().describe('the first characters of the answer'),
    }),
  ),
})
export type DeliveryDetail = z.infer<typeof deliveryDetailSchema>

const fields = z.object({
  url: z.string().trim().min(1).max(WEBHOOK_URL_MAX_LENGTH),
  types,
  description: z.string().trim().max(WEBHOOK_DESCRIPTION_MAX_LENGTH).default(''),
  enabled: z.boolean().default(true),
})
const secret = z.string().describe('whsec_…: shown this once')
const byId = z.object({ id: idSchema })

export const listWebhooks = route({
  service: 'notification',
  method: 'GET',
  path: '/webhooks',
  auth: 'owner',
  role: 'owner',
  summary: 'The webhooks of the owner, oldest first, and what they can be told',
  replies: {
    200: ok({
      webhooks: z.array(webhookSchema),
      most: z.int(),
      types: z.array(z.object({ type: z.string(), summary: z.string() })),
      isAllowed: z.boolean().describe('whether the plan has API access'),
      plans: z.array(z.string()).describe('names of the plans that have it'),
      keepDays: z.int().describe('how long deliveries are kept'),
    }),
  },
})

export const createWebhook = route({
  service: 'notification',
  method: 'POST',
  path: '/webhooks',
  auth: 'owner',
  role: 'owner',
  summary: 'Tell an address what happens',
  body: fields,
  replies: { 200: ok({ webhook: webhookSchema, secret }) },
})

export const changeWebhook = route({
  service: 'notification',
  method: 'PUT',
  path: '/webhooks',
  auth: 'owner',
  role: 'owner',
  summary: 'Change a webhook, switch it on or off; its secret stays',
  query: byId,
  body: fields,
  replies: { 200: ok({ webhook: webhookSchema }) },
})

export const removeWebhook = route({
  service: 'notification',
  method: 'DELETE',
  path: '/webhooks',
  auth: 'owner',
  role: 'owner',
  summary: 'Forget a webhook, with its deliveries',
  query: byId,
  replies: { 200: ok({}) },
})

export const renewWebhookSecret = route({
  service: 'notification',
  method: 'POST',
  path: '/webhooks/secret',
  auth: 'owner',
  role: 'owner',
  summary: 'A new secret for a webhook. For a day messages are signed with the one before, too',
  query: byId,
  replies: { 200: ok({ webhook: webhookSchema, secret }) },
})

export const testWebhook = route({
  service: 'notification',
  method: 'POST',
  path: '/webhooks/test',
  auth: 'owner',
  role: 'owner',
  summary: 'Send a signed test message at once, and tell how it went. It is tried once',
  query: byId,
  replies: { 200: ok({ delivery: deliveryDetailSchema }) },
})

export const listDeliveries = route({
  service: 'notification',
  method: 'GET',
  path: '/webhooks/deliveries',
  auth: 'owner',
  role: 'owner',
  summary: 'What was sent to a webhook and what is about to be, newest first',
  query: z.object({
    webhookId: idSchema,
    state: deliverySchema.shape.state.optional(),
    type: z.string().max(60).optional(),
    cursor: z.string().max(2_000).optional().describe('`next` of the page before'),
  }),
  replies: {
    200: ok({ deliveries: z.array(deliverySchema), next: z.string().nullable().describe('null on the last page') }),
  },
})

export const getDelivery = route({
  service: 'notification',
  method: 'GET',
  path: '/webhooks/delivery',
  auth: 'owner',
  role: 'owner',
  summary: 'One delivery with what is sent, and each try',
  query: byId,
  replies: { 200: ok({ delivery: deliveryDetailSchema }) },
})

export const replayDeliveries = route({
  service: 'notification',
  method: 'POST',
  path: '/webhooks/replay',
  auth: 'owner',
  role: 'owner',
  summary: 'Send one delivery again, or all that failed, with the ids they had',
  body: z.union([
    z.object({ deliveryId: idSchema }),
    z.object({ webhookId: idSchema.describe('all of it that failed, at most 1,000 in one call') }),
  ]),
  replies: { 200: ok({ replayed: z.int() }) },
})
