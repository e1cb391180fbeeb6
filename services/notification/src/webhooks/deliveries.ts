import type { OwnerId } from '@docent/proto/ids'
import { webhookMessageSchema } from '@docent/proto/webhooks'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound, type Page, type Query, type Store } from '@docent/runtime/store'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { failures } from '../failures.ts'
import { deliveryCollection, type Delivery } from './delivery.ts'
import type { Webhook } from './record.ts'

export interface DeliveriesOptions {
  store: Store
  clock: Clock
  /** How long one is tried. */
  tryMs: number
  /** How long one is kept, once it is over. */
  keepMs: number
}

export type Message = z.infer<typeof webhookMessageSchema>

/** What the log shows of one webhook. */
export interface Wanted {
  webhookId: string
  state?: Delivery['state'] | undefined
  type?: string | undefined
}

const SHOWN = 25
const PAGE = 500

/** What goes to webhooks: kept before it is sent, and for some days after. */
export function createDeliveries({ store, clock, tryMs, keepMs }: DeliveriesOptions) {
  const deliveries = store.collection(deliveryCollection)
  const now = () => clock.now().getTime()
  const again = (current: Delivery): Delivery =>
    current.state === 'waiting' || current.isTest
      ? current
      : { ...current, state: 'waiting', attempts: 0, dueAt: now(), giveUpAt: now() + tryMs, claim: null, problem: null }

  return {
    records: deliveries,

    /** A delivery that is about to be kept. `cause` names what it tells of: the same of one webhook is one delivery. */
    drafted(webhook: Webhook, cause: string, message: Message, { isTest = false } = {}): Delivery {
      return {
        id: `msg_${nameOf([webhook.id, cause, message.type])}`,
        ownerId: webhook.ownerId,
        webhookId: webhook.id,
        type: message.type,
        body: JSON.stringify(webhookMessageSchema.parse(message)),
        isTest,
        state: 'waiting',
        attempts: 0,
        dueAt: now(),
        claim: null,
        giveUpAt: now() + tryMs,
        tries: [],
        problem: null,
        createdAt: now(),
      }
    },

    /** Keeps it until it is sent; one with this id that is there already is left as it is. */
    async keep(delivery: Delivery): Promise<void> {
      await deliveries.save(delivery.ownerId, delivery.id, (current) => current ?? delivery, { isNew: true })
    },

    /** Whether it would be kept for no time at all: an event that was heard very late. */
    isOver: (occurredAt: string): boolean => Date.parse(occurredAt) < now() - keepMs,

    async page(owner: OwnerId, { webhookId, state, type }: Wanted, cursor?: string): Promise<Page<Delivery>> {
      const where = { webhookId, ...(state && { state }), ...(type !== undefined && { type }) }
      return deliveries.find(owner, { where, sort: { by: 'createdAt', direction: 'desc' }, limit: SHOWN, cursor })
    },

    /** @throws delivery_not_found */
    async of(owner: OwnerId, id: string): Promise<Delivery> {
      const delivery = await deliveries.get(owner, id)
      if (!delivery) throw failures.delivery_not_found()
      return delivery
    },

    /** In line again, with the id it had; how many. @throws delivery_not_found */
    async replay(owner: OwnerId, id: string): Promise<number> {
      let wasOver = false
      await deliveries
        .update(owner, id, (current) => {
          const next = again(current)
          wasOver = next !== current
          return next
        })
        .catch((error: unknown) => {
          throw error instanceof RecordNotFound ? failures.delivery_not_found() : error
        })
      return wasOver ? 1 : 0
    },

    /** All that failed of one webhook, as far as one call goes; how many. */
    async replayFailed(owner: OwnerId, webhookId: string): Promise<number> {
      const failed = await deliveries.find(owner, {
        where: { webhookId, state: 'failed' },
        sort: { by: 'createdAt', direction: 'asc' },
        limit: 1_000,
      })
      let replayed = 0
      for (const { id } of failed.records) {
        let isAgain = false
        const written = await deliveries
          .update(owner, id, (current) => {
            const next = current.state === 'failed' ? again(current) : current
            isAgain = next !== current
            return next
          })
          .catch(ignoreGone)
        if (written && isAgain) replayed += 1
      }
      return replayed
    },

    /** With their webhook. */
    async forget(owner: OwnerId, webhookId: string): Promise<void> {
      await removeAll(() => ({ webhookId }), owner)
    },

    /** Forgets what is older than it is kept, and over: an old one that was sent again waits like any other. */
    async sweep(): Promise<void> {
      for (const state of ['delivered', 'failed'] as const)
        await removeAll(() => ({ state, createdAt: { lt: now() - keepMs } }), everyOwner)
    },
  }

  async function removeAll(where: () => Query<Delivery>['where'], scope: OwnerId | typeof everyOwner): Promise<void> {
    for (;;) {
      const { records } = await deliveries.find(scope, { where: where(), limit: PAGE })
      if (records.length === 0) return
      await Promise.all(records.map(({ ownerId, id }) => deliveries.remove(ownerId, id)))
    }
  }
}

export type Deliveries = ReturnType<typeof createDeliveries>

function nameOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)
}

function ignoreGone(error: unknown): undefined {
  if (!(error instanceof RecordNotFound)) throw error
}
