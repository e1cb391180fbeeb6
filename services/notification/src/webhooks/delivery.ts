import type { DeliveryDetail, DeliveryView } from '@docent/proto/http'
import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { JobKind } from '@docent/runtime/jobs'
import type { Collection, CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'

const trySchema = z.object({
  at: z.number(),
  status: z.int().nullable(),
  ms: z.int(),
  problem: z.string().nullable(),
  response: z.string(),
})
export type Try = z.infer<typeof trySchema>

const deliverySchema = z.object({
  id: idSchema.describe('the webhook-id of the message; follows from the webhook and the event'),
  ownerId: ownerIdSchema,
  webhookId: idSchema,
  type: z.string(),
  body: z.string().describe('signed and sent to the letter, also when it is sent again'),
  isTest: z.boolean().describe('tried once, whatever stands in the way of other messages'),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  dueAt: z.number().describe('when it may be tried, milliseconds since 1970'),
  claim: z.string().nullable().describe('whoever is sending it now, until dueAt'),
  giveUpAt: z.number(),
  tries: z.array(trySchema).describe('the last ones, oldest first'),
  problem: z.string().nullable().describe('why it waits or failed'),
  createdAt: z.number(),
})
export type Delivery = z.infer<typeof deliverySchema>

export const deliveryCollection: CollectionSpec<Delivery> = {
  name: 'notification.webhook-deliveries',
  keeps: {
    of: 'owners',
    what: 'what was sent to their webhooks (ids and facts, no words of visitors), and the beginning of what was answered',
    until: 'WEBHOOK_KEEP_DAYS, the webhook is deleted, or the account is',
  },
  schema: deliverySchema,
  indexes: [
    { fields: ['state', 'ownerId', 'dueAt'] },
    { fields: ['state', 'createdAt'], acrossOwners: true },
    { fields: ['webhookId', 'createdAt'] },
    { fields: ['webhookId', 'state', 'createdAt'] },
    { fields: ['webhookId', 'type', 'createdAt'] },
    { fields: ['webhookId', 'state', 'type', 'createdAt'] },
  ],
}

/** Sending a delivery is a job of its record; owners take turns. */
export function deliveryJobs(deliveries: Collection<Delivery>): JobKind<Delivery> {
  return {
    name: 'webhook deliveries',
    records: deliveries,
    due: (now) => ({ state: 'waiting', dueAt: { lte: now } }),
    turns: { of: 'owners', by: 'dueAt' },
    stateOf: ({ state, dueAt, claim, attempts }) =>
      state === 'waiting' ? { dueAt, holder: claim ?? '', attempts } : undefined,
    withState: (delivery, { dueAt, holder, attempts }) => ({ ...delivery, dueAt, claim: holder || null, attempts }),
  }
}

const iso = (ms: number) => new Date(ms).toISOString()

export function viewOfDelivery(delivery: Delivery): DeliveryView {
  const { id, webhookId, type, state, createdAt, attempts, dueAt, claim, tries, problem } = delivery
  const last = tries.at(-1)
  return {
    id,
    webhookId,
    type,
    state,
    createdAt: iso(createdAt),
    tries: attempts,
    nextTryAt: state === 'waiting' && claim === null ? iso(dueAt) : null,
    status: last?.status ?? null,
    ms: last?.ms ?? null,
    problem,
  }
}

export function detailOfDelivery(delivery: Delivery): DeliveryDetail {
  const attempts = delivery.tries.map((one) => ({ ...one, at: iso(one.at) }))
  return { ...viewOfDelivery(delivery), body: delivery.body, attempts }
}
