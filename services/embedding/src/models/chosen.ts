import { chosenModelsSchema, type ChosenModels } from '@docent/proto'
import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import { idSchema, OPERATOR, ownerIdSchema } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { stampOf, stampShape, supersedes } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  chosen: chosenModelsSchema,
  ...stampShape,
})
const ID = 'models'

/** What operators set of the models, as chat has said it: every process of this service reads it from here. */
export function createChosen(store: Store) {
  const known = store.collection<z.infer<typeof schema>>({
    name: 'embedding.models',
    keeps: {
      of: 'nobody',
      what: 'endpoint, key (sealed) and names of the models that were set in the dashboard',
      until: 'that is forgotten on the page Operation',
    },
    schema,
    indexes: [],
  })
  return {
    /** Undefined where nobody ever set anything. */
    read: async (): Promise<ChosenModels | undefined> => (await known.get(OPERATOR, ID))?.chosen,
    async heard(chosen: EventPayload<'installation.models-chosen'>, event: EventEnvelope) {
      await known.save(OPERATOR, ID, (current) =>
        current && !supersedes(event, current)
          ? current
          : { id: ID, ownerId: OPERATOR, chosen, ...stampOf(event, current) },
      )
    },
  }
}
