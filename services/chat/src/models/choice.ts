import { chosenModelsSchema, type ChosenModels } from '@docent/proto'
import { say, type EventPayload } from '@docent/proto/events'
import { idSchema, OPERATOR, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { NOTHING_CHOSEN } from '@docent/runtime/models'
import { restated } from '@docent/runtime/service/restating.ts'
import type { Change, CollectionSpec, Store } from '@docent/runtime/store'
import { z } from 'zod'

const setSchema = z.object({ at: z.iso.datetime(), by: ownerIdSchema.describe('account of the operator') })

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  chosen: chosenModelsSchema,
  changed: setSchema.nullable(),
  keySet: setSchema.nullable(),
})
export type Choice = z.infer<typeof schema>

export const choiceSpec: CollectionSpec<Choice> = {
  name: 'chat.models',
  keeps: {
    of: 'operators',
    what: 'endpoint, key (sealed) and names of the models that were set in the dashboard, and which account set them',
    until: 'that is forgotten on the page Operation; the last account stays',
  },
  schema,
  indexes: [],
}

const ID = 'models'
const NO_CHOICE: Choice = { id: ID, ownerId: OPERATOR, chosen: NOTHING_CHOSEN, changed: null, keySet: null }

export type Operated = EventPayload<'installation.operated'>

/** What operators set of the models: one record of the installation, which says what is done to it. */
export function createModelChoice({ store, clock }: { store: Store; clock: Clock }) {
  const records = store.collection(choiceSpec)
  const get = async (): Promise<Choice> => (await records.get(OPERATOR, ID)) ?? NO_CHOICE
  const change = (work: (known: Choice) => Change<Choice>) =>
    records.save(OPERATOR, ID, (known) => work(known ?? NO_CHOICE))

  return {
    get,
    /** Undefined where nobody ever set anything. */
    chosen: async (): Promise<ChosenModels | undefined> => (await records.get(OPERATOR, ID))?.chosen,
    /** The choice, and who made it, in one write; what `next` throws is the refusal. */
    async write(by: OwnerId, act: Omit<Operated, 'by' | 'outcome'>, next: (known: Choice) => ChosenModels) {
      await change((known) => {
        const chosen = next(known)
        const set = { at: clock.now().toISOString(), by }
        const keySet = chosen.key === null ? null : chosen.key === known.chosen.key ? known.keySet : set
        return [
          { ...known, chosen, changed: set, keySet },
          say('installation.models-chosen', chosen),
          say('installation.operated', { ...act, by, outcome: 'done' }),
        ]
      })
    },
    /** An act that changes nothing here. */
    async tell(operated: Operated) {
      await change((known) => [known, say('installation.operated', operated)])
    },
    /** The key sealed anew, which no person does. */
    async reseal(sealedAnew: (chosen: ChosenModels) => ChosenModels | undefined) {
      const known = await records.get(OPERATOR, ID)
      if (!known || !sealedAnew(known.chosen)) return
      await change((current) => {
        const chosen = sealedAnew(current.chosen)
        return chosen ? [{ ...current, chosen }, say('installation.models-chosen', chosen)] : current
      })
    },
    told: restated(records, ({ chosen, changed }) => ({
      event: say('installation.models-chosen', chosen),
      ...(changed && { at: Date.parse(changed.at) }),
    })),
  }
}
export type ModelChoice = ReturnType<typeof createModelChoice>
