import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { dailyAnswerLimitSchema, widgetPromptSchema } from '@docent/proto'
import { everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  name: z.string().optional(),
  prompt: widgetPromptSchema.nullable(),
  keepHistory: z.boolean(),
  documentIds: z.array(idSchema),
  allowedDomains: z.array(z.string()),
  dailyAnswerLimit: dailyAnswerLimitSchema.optional(),
  deleted: z.boolean(),
  /** When the owner saved this state, ISO: an older event that comes late changes nothing. */
  asOf: z.string(),
})
/** What answering needs to know of a widget. */
export type KnownWidget = z.infer<typeof schema>

export interface Widgets {
  /** The widget, unless it is deleted. Visitors are no owner's, so theirs is looked up across owners. */
  find(owner: OwnerId | undefined, widgetId: string): Promise<KnownWidget | undefined>
  saved(event: EventEnvelope<EventPayload<'widget.saved'>>): Promise<void>
  deleted(event: EventEnvelope<EventPayload<'widget.deleted'>>): Promise<void>
  forget(owner: OwnerId): Promise<void>
}

export function createWidgets(store: Store): Widgets {
  const widgets = store.collection<KnownWidget>({ name: 'chat.widgets', schema, indexes: [] })

  return {
    async find(owner, widgetId) {
      const found = await widgets.get(owner ?? everyOwner, widgetId)
      return found?.deleted ? undefined : found
    },
    async saved({ id, ownerId, occurredAt, payload }) {
      const { widgetId, name, prompt, keepHistory, documentIds, allowedDomains, dailyAnswerLimit = null } = payload
      await widgets.save(
        ownerId,
        widgetId,
        (known) =>
          known && (known.deleted || known.asOf > occurredAt)
            ? known
            : {
                id: widgetId,
                ownerId,
                name,
                prompt,
                keepHistory,
                documentIds,
                allowedDomains,
                dailyAnswerLimit,
                deleted: false,
                asOf: occurredAt,
              },
        { cause: id },
      )
    },
    async deleted({ id, ownerId, occurredAt, payload }) {
      try {
        await widgets.update(
          ownerId,
          payload.widgetId,
          (known) => ({ ...known, prompt: null, documentIds: [], allowedDomains: [], deleted: true, asOf: occurredAt }),
          { cause: id },
        )
      } catch (error) {
        if (!(error instanceof RecordNotFound)) throw error
      }
    },
    async forget(owner) {
      await widgets.removeAll(owner)
    },
  }
}
