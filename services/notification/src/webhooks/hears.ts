import type { EventEnvelope, EventType } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { webhookCatalog, webhookTypes, type WebhookDefinition, type WebhookType } from '@docent/proto/webhooks'
import type { Handlers } from '@docent/runtime/service'
import type { Deliveries } from './deliveries.ts'
import type { Webhooks } from './webhooks.ts'

export interface TellingOptions {
  webhooks: Pick<Webhooks, 'list'>
  deliveries: Deliveries
  allows(owner: OwnerId): Promise<boolean>
  publicUrl: string
  /** Called when there is something to send. */
  wake(): void
}

type Handler = (payload: unknown, event: EventEnvelope, signal: AbortSignal) => Promise<void>

const told = (type: WebhookType): WebhookDefinition => webhookCatalog[type]

/** The events that messages follow from. */
export const webhookSources: readonly EventType[] = [...new Set(webhookTypes.flatMap((type) => told(type).from))]

/** Handlers that keep a message for each webhook that wants to be told of an event. */
export function tellWebhooks({ webhooks, deliveries, allows, publicUrl, wake }: TellingOptions): Handlers {
  return Object.fromEntries(
    webhookSources.map(
      (from) => [from, (payload, event) => tell(from, payload, event)] as const satisfies [string, Handler],
    ),
  )

  async function tell(from: EventType, payload: unknown, event: EventEnvelope): Promise<void> {
    // Nothing happened now.
    if (event.restated || deliveries.isOver(event.occurredAt)) return
    // The plan is in memory, and tells of most owners that there is nothing to look for.
    if (!(await allows(event.ownerId))) return
    const listening = (await webhooks.list(event.ownerId)).filter(
      // What happened before somebody wanted to be told of it is history.
      ({ off, onSince }) => !off && Date.parse(event.occurredAt) >= onSince,
    )
    if (listening.length === 0) return
    for (const type of webhookTypes) {
      const definition = told(type)
      const wanting = listening.filter(({ types }) => types.includes(type))
      if (!definition.from.includes(from) || wanting.length === 0) continue
      const said = definition.tell(payload, event, { publicUrl })
      if (said === undefined) continue
      const data = definition.schema.parse(said)
      const message = { type, version: definition.version, timestamp: event.occurredAt, data }
      await Promise.all(wanting.map((webhook) => deliveries.keep(deliveries.drafted(webhook, event.id, message))))
      wake()
    }
  }
}

/** What two features do about the same event, one after the other. */
export function both(first: Handlers, second: Handlers): Handlers {
  const [one, other] = [first, second] as Record<string, Handler | undefined>[]
  const types = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(
    types.map((type): [string, Handler] => [
      type,
      async (...given) => {
        await one?.[type]?.(...given)
        await other?.[type]?.(...given)
      },
    ]),
  )
}
