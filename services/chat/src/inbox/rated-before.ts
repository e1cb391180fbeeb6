import { OPERATOR, idSchema, ownerIdSchema } from '@docent/proto/ids'
import { everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import { z } from 'zod'
import { turnsSpec, type Turn } from '../conversations/turn.ts'

const schema = z.object({ id: idSchema, ownerId: ownerIdSchema })
const ID = 'rated'
const PAGE = 500

/** Turns that were rated before a rating could be looked for get what is looked for. Done once in an installation; bears to be cut off. */
export async function findRatingsOfBefore(store: Store): Promise<void> {
  const done = store.collection<z.infer<typeof schema>>({
    name: 'chat.upkeep',
    keeps: { of: 'nobody', what: 'which work of a new release is done', until: 'for good' },
    schema,
    indexes: [],
  })
  if (await done.get(OPERATOR, ID)) return
  const turns = store.collection<Turn>(turnsSpec)
  let cursor: string | undefined
  do {
    const page = await turns.find(everyOwner, { limit: PAGE, cursor })
    for (const { id, ownerId, feedback, rated } of page.records) {
      if (!feedback || rated) continue
      await turns
        .update(ownerId, id, (turn) =>
          turn.feedback ? { ...turn, rated: turn.feedback.helpful ? 'up' : 'down' } : turn,
        )
        .catch((error: unknown) => {
          // Its owner left meanwhile.
          if (!(error instanceof RecordNotFound)) throw error
        })
    }
    cursor = page.next
  } while (cursor !== undefined)
  await done.save(OPERATOR, ID, (known) => known ?? { id: ID, ownerId: OPERATOR })
}
