import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, type Query, type Store } from '@docent/runtime/store'
import { z } from 'zod'
import { turnsSpec, type Turn } from './turn.ts'

const placeSchema = z.object({
  widgetId: z.string(),
  /** A session, or those from one name to another; absent: all of the widget. */
  sessionId: z.union([z.string(), z.object({ gte: z.string(), lt: z.string() })]).optional(),
})
/** Whose turns are erased. */
export type Place = z.infer<typeof placeSchema>

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  places: z.array(placeSchema),
  at: z.number().describe('when it was erased, milliseconds since 1970'),
  dueAt: z.number().describe('when nothing that had begun before can still be written'),
})
type Erasure = z.infer<typeof schema>

const PAGE = 200
/** The process that answered and the one that erased may have clocks so far apart, in milliseconds. */
const CLOCKS_APART_MS = 1_000

export interface ErasuresOptions {
  store: Store
  clock: Clock
  ids: Ids
  /** Longer than any answer takes, in milliseconds. */
  longestMs: number
  /** Removes everything of a widget, again where it is removed already. */
  forgetWidget(owner: OwnerId, widgetId: string): Promise<void>
}

/**
 * What is erased while an answer is on its way is erased once more, when the answer must be over: it is written at its end, wherever it
 * is made, and looks at nothing then, so no answer costs a look for it.
 */
export interface Erasures {
  /** Said before the first removal. */
  begin(owner: OwnerId, places: readonly Place[]): Promise<void>
  widget(owner: OwnerId, widgetId: string): Promise<void>
  /** Removes what was late, of erasures that are long enough ago. */
  sweep(): Promise<void>
}

export function createErasures({ store, clock, ids, longestMs, forgetWidget }: ErasuresOptions): Erasures {
  const turns = store.collection<Turn>(turnsSpec)
  const erasures = store.collection<Erasure>({
    name: 'chat.erasures',
    keeps: {
      of: 'visitors',
      what: 'that a conversation, a visitor or a widget was erased, so that an answer on its way is erased, too: the ids of conversations, or the code of the visitor',
      until: 'some minutes later',
    },
    schema,
    indexes: [{ fields: ['dueAt'] }],
  })

  async function begin(owner: OwnerId, places: readonly Place[]): Promise<void> {
    if (places.length === 0) return
    const at = clock.now().getTime()
    await erasures.insert(owner, { id: ids.next(), ownerId: owner, places: [...places], at, dueAt: at + longestMs })
  }

  return {
    begin,
    async widget(owner, widgetId) {
      await begin(owner, [{ widgetId }])
      await forgetWidget(owner, widgetId)
    },
    async sweep() {
      const due = { dueAt: { lte: clock.now().getTime() } }
      for (;;) {
        const { records } = await erasures.find(everyOwner, { where: due, limit: PAGE })
        if (records.length === 0) return
        for (const { id, ownerId, places, at } of records) {
          for (const place of places) {
            if (place.sessionId === undefined) await forgetWidget(ownerId, place.widgetId)
            else await removeLate(ownerId, place, at)
          }
          await erasures.remove(ownerId, id)
        }
      }
    },
  }

  /** The visitor may go on in the same conversation: what they asked afterwards stays. */
  async function removeLate(owner: OwnerId, place: Query<Turn>['where'], erasedAt: number): Promise<void> {
    let cursor: string | undefined
    do {
      const page = await turns.find(owner, { where: place, limit: PAGE, cursor })
      const late = page.records.filter(({ at, said }) => at - (said?.latencyMs ?? 0) <= erasedAt + CLOCKS_APART_MS)
      await Promise.all(late.map(({ id }) => turns.remove(owner, id)))
      cursor = page.next
    } while (cursor !== undefined)
  }
}
