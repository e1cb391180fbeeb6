import type { OwnerId } from '@docent/proto/ids'
import type { Box } from '@docent/runtime/auth'
import type { Clock, Ids } from '@docent/runtime/clock'
import { AlreadyExists, everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import { failures } from '../failures.ts'
import { checkedAddress } from './address.ts'
import { webhookCollection, type OffReason, type Webhook } from './record.ts'
import { aboutOf, newSecret, resealed } from './secrets.ts'

export interface WebhooksOptions {
  store: Store
  box: Box
  clock: Clock
  ids: Ids
  /** Webhooks of one owner. */
  most: number
  /** http, and addresses inside the network of this server, too. */
  allowPrivate: boolean
}

/** What an owner says of a webhook. */
export interface WebhookFields {
  url: string
  types: string[]
  description: string
  enabled: boolean
}

/** How long the secret before signs along: a day for the receivers to learn the new one. */
const OVERLAP_MS = DAY_MS
const PAGE = 1_000
const FRESH = { failures: 0, failingSince: null, restUntil: 0 }

/** Whom programs of strangers are told through: the webhooks of each owner. */
export function createWebhooks({ store, box, clock, ids, most, allowPrivate }: WebhooksOptions) {
  const webhooks = store.collection(webhookCollection)
  const now = () => clock.now().getTime()
  const unlessGone = (error: unknown): never => {
    throw error instanceof RecordNotFound ? failures.webhook_not_found() : error
  }
  const all = async (owner: OwnerId) => (await webhooks.find(owner, { limit: PAGE })).records

  return {
    records: webhooks,
    /** Oldest first. */
    list: async (owner: OwnerId): Promise<Webhook[]> =>
      (await all(owner)).sort((a, b) => a.createdAt - b.createdAt || a.id.localeCompare(b.id)),

    /** @throws webhook_not_found */
    async of(owner: OwnerId, id: string): Promise<Webhook> {
      const webhook = await webhooks.get(owner, id)
      if (!webhook) throw failures.webhook_not_found()
      return webhook
    },

    /** @throws webhook_address_refused, too_many_webhooks */
    async create(owner: OwnerId, fields: WebhookFields): Promise<{ webhook: Webhook; secret: string }> {
      const at = now()
      const secret = newSecret(ids)
      const named = { id: ids.next(), ownerId: owner }
      const record = {
        ...named,
        ...said(fields),
        secret: box.seal(secret, aboutOf(named)),
        former: null,
        off: fields.enabled ? null : { reason: 'owner' as const, at },
        onSince: at,
        ...FRESH,
        deliveredAt: null,
        createdAt: at,
      }
      return { webhook: await insert(record), secret }
    },

    /** @throws webhook_address_refused, webhook_not_found */
    async change(owner: OwnerId, id: string, fields: WebhookFields): Promise<Webhook> {
      const next = said(fields)
      return webhooks
        .update(owner, id, (current) => {
          const at = now()
          if (!fields.enabled) return { ...current, ...next, off: current.off ?? { reason: 'owner', at } }
          // Another address, or a new beginning: what failed before says nothing of it.
          const isNew = current.off !== null || next.url !== current.url
          return { ...current, ...next, off: null, ...(isNew && FRESH), ...(current.off && { onSince: at }) }
        })
        .catch(unlessGone)
    },

    /** @throws webhook_not_found */
    async renewSecret(owner: OwnerId, id: string): Promise<{ webhook: Webhook; secret: string }> {
      const secret = newSecret(ids)
      const webhook = await webhooks
        .update(owner, id, (current) => ({
          ...current,
          secret: box.seal(secret, aboutOf(current)),
          former: { secret: current.secret, until: now() + OVERLAP_MS },
        }))
        .catch(unlessGone)
      return { webhook, secret }
    },

    /** @throws webhook_not_found */
    async remove(owner: OwnerId, id: string): Promise<void> {
      if (!(await webhooks.remove(owner, id))) throw failures.webhook_not_found()
    },

    async switchOff({ ownerId, id }: Webhook, reason: OffReason): Promise<void> {
      await webhooks
        .update(ownerId, id, (current) => (current.off ? current : { ...current, off: { reason, at: now() } }))
        .catch(ignoreGone)
    },

    /** What a secret sealed that is on its way out of the list is sealed again with the newest. */
    async reseal(): Promise<void> {
      let cursor: string | undefined
      do {
        const page = await webhooks.find(everyOwner, { limit: PAGE, cursor })
        for (const webhook of page.records) {
          if (resealed(box, webhook) === webhook) continue
          await webhooks.update(webhook.ownerId, webhook.id, (one) => resealed(box, one)).catch(ignoreGone)
        }
        cursor = page.next
      } while (cursor !== undefined)
    },
  }

  function said({ url, types, description }: WebhookFields) {
    return { url: checkedAddress(url, allowPrivate), types: [...new Set(types)], description }
  }

  /** Takes the first free place of the owner: however many try at once, each place is one webhook's. */
  async function insert(record: Omit<Webhook, 'slot'>): Promise<Webhook> {
    const { ownerId: owner } = record
    const taken = new Set((await all(owner)).map(({ slot }) => slot))
    for (let place = 0; place < most; place++) {
      const slot = `${owner}:${place}`
      if (taken.has(slot)) continue
      try {
        return await webhooks.insert(owner, { ...record, slot })
      } catch (error) {
        if (!(error instanceof AlreadyExists)) throw error
      }
    }
    throw failures.too_many_webhooks({ values: { limit: most } })
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>

function ignoreGone(error: unknown): void {
  if (!(error instanceof RecordNotFound)) throw error
}
