import type { WebhookView } from '@docent/proto/http'
import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'

/** Why nothing is sent any more, until its owner switches it on again. */
const offSchema = z.object({ reason: z.enum(['owner', 'gone', 'failing', 'secret']), at: z.number() })

const webhookSchema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  url: z.string(),
  description: z.string(),
  types: z.array(z.string()),
  secret: z.string().describe('in a box that only this installation opens'),
  former: z
    .object({ secret: z.string(), until: z.number() })
    .nullable()
    .describe('the secret before, which signs along until then'),
  off: offSchema.nullable(),
  onSince: z
    .number()
    .describe('when it was switched on last, milliseconds since 1970: what happened before is not told'),
  failures: z.int().describe('tries since one arrived'),
  failingSince: z.number().nullable(),
  restUntil: z.number().describe('nothing is sent before: an address that fails is not asked again at once'),
  deliveredAt: z.number().nullable(),
  createdAt: z.number(),
  slot: z.string().describe('one of the places an owner has, so that no two webhooks share one'),
})
export type Webhook = z.infer<typeof webhookSchema>
export type OffReason = z.infer<typeof offSchema>['reason']

export const webhookCollection: CollectionSpec<Webhook> = {
  name: 'notification.webhooks',
  keeps: {
    of: 'owners',
    what: 'addresses of their webhooks, what is sent there, and the sealed secrets that sign it',
    until: 'they are deleted, or the account is',
  },
  schema: webhookSchema,
  indexes: [{ fields: ['slot'], unique: true }],
}

const iso = (ms: number) => new Date(ms).toISOString()
const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms))

/** Everything but the secrets. */
export function viewOfWebhook(webhook: Webhook, { isPaused, now }: { isPaused: boolean; now: number }): WebhookView {
  const { id, url, description, types, off, former, failingSince, deliveredAt, createdAt } = webhook
  return {
    id,
    url,
    description,
    types,
    off: off && { reason: off.reason, at: iso(off.at) },
    isPaused,
    formerSecretUntil: former && former.until > now ? iso(former.until) : null,
    failingSince: isoOrNull(failingSince),
    deliveredAt: isoOrNull(deliveredAt),
    createdAt: iso(createdAt),
  }
}
