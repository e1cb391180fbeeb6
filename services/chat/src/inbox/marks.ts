import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'
import type { ConversationKey } from '../conversations/conversations.ts'
import { talkIdOf, talksSpec, type TalkRecord } from '../handover/record.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  widgetId: z.string(),
  /** Moment of the newest turn that was read, milliseconds since 1970; 0 where it is to be read again. */
  readTo: z.number(),
  note: z.string(),
})
type Mark = z.infer<typeof schema>

/** What an owner keeps of a conversation beside its words. */
export type Marks = Pick<Mark, 'readTo' | 'note'>

const NONE: Marks = { readTo: 0, note: '' }

const idOf = talkIdOf

export interface ConversationMarks {
  of(owner: OwnerId, key: ConversationKey): Promise<Marks>
  change(owner: OwnerId, key: ConversationKey, changes: (current: Marks) => Partial<Marks>): Promise<void>
  /** Forgets it, and who speaks in it. */
  remove(owner: OwnerId, key: ConversationKey): Promise<void>
  forgetWidget(owner: OwnerId, widgetId: string): Promise<void>
}

/** Written only when an owner reads or notes something: an answer has no write for it. */
export function createMarks(store: Store): ConversationMarks {
  const marks = store.collection<Mark>({
    name: 'chat.conversations',
    keeps: {
      of: 'visitors',
      what: 'up to when the owner has read a conversation, and the note on it',
      until: 'as the conversation',
    },
    schema,
    indexes: [{ fields: ['widgetId'] }],
  })

  const talks = store.collection<TalkRecord>(talksSpec)

  return {
    of: async (owner, key) => (await marks.get(owner, idOf(key))) ?? NONE,
    async change(owner, key, changes) {
      const id = idOf(key)
      const { widgetId } = key
      await marks.save(owner, id, (current) => ({
        ...{ ...NONE, id, ownerId: owner, widgetId },
        ...current,
        ...changes(current ?? NONE),
      }))
    },
    async remove(owner, key) {
      await talks.remove(owner, idOf(key))
      await marks.remove(owner, idOf(key))
    },
    async forgetWidget(owner, widgetId) {
      for (const kept of [talks, marks] as const) {
        for (;;) {
          const { records } = await kept.find(owner, { where: { widgetId } })
          if (records.length === 0) break
          await Promise.all(records.map(({ id }) => kept.remove(owner, id)))
        }
      }
    },
  }
}
