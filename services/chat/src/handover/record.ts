import { lineSchema, personSchema, returnedBySchema, talkStateSchema } from '@docent/proto'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'
import type { ConversationKey } from '../conversations/conversations.ts'
import { QUIET } from './states.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  widgetId: idSchema,
  sessionId: z.string(),
  /** What is said of it counts from here; none in those that began under former releases. */
  began: z.number().optional(),
  state: talkStateSchema,
  /** Whether a person is asked for, or speaks. */
  open: z.boolean(),
  change: z.int(),
  by: personSchema.nullable(),
  returnedBy: returnedBySchema.nullable(),
  again: z.boolean(),
  isAnswered: z.boolean(),
  since: z.number(),
  until: z.number(),
  /** Number of the newest line, when it was said, and the first one since a person was asked for or came. */
  last: z.int(),
  lastAt: z.number(),
  first: z.int(),
  /** The newest lines, before they are turns and after. */
  tail: z.array(lineSchema),
  /** Until when each side counts as writing. */
  visitorTypes: z.number(),
  personTypes: z.number(),
  summary: z.string(),
  dueAt: z.number(),
  holder: z.string(),
  attempts: z.int(),
})
/** Who speaks in one conversation, and what was said last in it: the one record that decides both. */
export type TalkRecord = z.infer<typeof schema>

/** So many lines are in the record; who missed more reads the history. */
export const TAIL = 30
/** When nothing ends by itself. */
export const NEVER = Number.MAX_SAFE_INTEGER

export const talkIdOf = ({ widgetId, sessionId }: ConversationKey): string => `${widgetId}:${sessionId}`

export const talksSpec: CollectionSpec<TalkRecord> = {
  name: 'chat.handovers',
  keeps: {
    of: 'visitors',
    what: `who speaks in a conversation, the name of the person, the newest ${TAIL} lines between them, and a summary once it is over`,
    until: 'as the conversation',
  },
  schema,
  indexes: [{ fields: ['dueAt'] }, { fields: ['open', 'since'] }, { fields: ['widgetId'] }],
}

export const newTalk = (ownerId: OwnerId, { widgetId, sessionId }: ConversationKey, began?: number): TalkRecord => ({
  ...QUIET,
  id: talkIdOf({ widgetId, sessionId }),
  ownerId,
  widgetId,
  sessionId,
  began,
  open: false,
  last: 0,
  lastAt: 0,
  first: 1,
  tail: [],
  visitorTypes: 0,
  personTypes: 0,
  summary: '',
  dueAt: NEVER,
  holder: '',
  attempts: 0,
})
