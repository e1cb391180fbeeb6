import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { stampOf, stampShape, supersedes } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'
import { everythingOf } from './everything.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  name: z.string().describe('stays when the widget is deleted: its numbers do, too'),
  documentIds: z.array(idSchema),
  deleted: z.boolean(),
  ...stampShape,
})
export type KnownWidget = z.infer<typeof schema>

/** What the widgets of an owner are called, and what they answer from. */
export interface Widgets {
  of(owner: OwnerId): Promise<KnownWidget[]>
  saved(event: EventEnvelope<EventPayload<'widget.saved'>>): Promise<void>
  deleted(event: EventEnvelope<EventPayload<'widget.deleted'>>): Promise<void>
}

export function createWidgets(store: Store): Widgets {
  const widgets = store.collection<KnownWidget>({
    name: 'insights.widgets',
    keeps: { of: 'owners', what: 'names of widgets', until: 'the account is deleted' },
    schema,
    indexes: [],
  })
  return {
    of: (owner) => everythingOf(widgets, owner),
    async saved(event) {
      const { ownerId, payload } = event
      const { widgetId: id, name, documentIds } = payload
      await widgets.save(ownerId, id, (known) => {
        if (!known) return { id, ownerId, name, documentIds, deleted: false, ...stampOf(event) }
        // One that was heard to be deleted first still gets its name.
        if (known.deleted) return known.name === '' ? { ...known, name } : known
        return supersedes(event, known) ? { ...known, name, documentIds, ...stampOf(event, known) } : known
      })
    },
    async deleted({ ownerId, payload: { widgetId: id } }) {
      await widgets.save(ownerId, id, (known) => ({
        ...(known ?? { ownerId, name: '' }),
        id,
        documentIds: [],
        deleted: true,
      }))
    },
  }
}
