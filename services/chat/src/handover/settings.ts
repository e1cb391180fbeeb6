import { DEFAULT_HANDOVER, handoverSettingsSchema, isEntitled, type HandoverSettings } from '@docent/proto'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { HeldPlans } from '@docent/runtime/plans'
import type { Store } from '@docent/runtime/store'
import type { z } from 'zod'
import { failures } from '../failures.ts'
import { isWithinHours, opensAgain } from './hours.ts'

const schema = handoverSettingsSchema.extend({ id: idSchema, ownerId: ownerIdSchema })

export interface HandoverChoices {
  of(owner: OwnerId): Promise<HandoverSettings>
  /** @throws handover_not_in_plan */
  set(owner: OwnerId, settings: HandoverSettings): Promise<void>
  isEntitled(owner: OwnerId): Promise<boolean>
  /** @throws handover_not_in_plan */
  checkEntitled(owner: OwnerId): Promise<void>
  /** Whether a visitor may ask for a person: never, not now, or now. */
  status(owner: OwnerId): Promise<'off' | 'closed' | 'open'>
  /** When somebody is there again, in milliseconds since 1970; undefined while somebody is. */
  opensAt(owner: OwnerId): Promise<number | undefined>
}

/** Whether and when visitors may ask for a person: what the plan allows, what the owner chose, and what time it is there. */
export function createHandoverChoices(options: { store: Store; plans: HeldPlans; clock: Clock }): HandoverChoices {
  const { store, plans, clock } = options
  const choices = store.collection<z.infer<typeof schema>>({
    name: 'chat.handover-settings',
    keeps: {
      of: 'owners',
      what: 'whether visitors may ask for a person, the time zone and the hours',
      until: 'the account is deleted',
    },
    schema,
    indexes: [],
  })
  const entitled = async (owner: OwnerId) => isEntitled(await plans.of(owner), 'handover')
  const chosen = async (owner: OwnerId): Promise<HandoverSettings> => {
    const { on, zone, hours, waitMinutes } = (await choices.get(owner, owner)) ?? DEFAULT_HANDOVER
    return { on, zone, hours, waitMinutes }
  }
  const checkEntitled = async (owner: OwnerId) => {
    if (!(await entitled(owner))) throw failures.handover_not_in_plan()
  }

  return {
    of: chosen,
    async set(owner, settings) {
      await checkEntitled(owner)
      await choices.save(owner, owner, () => ({ ...settings, id: owner, ownerId: owner }))
    },
    isEntitled: entitled,
    checkEntitled,
    async status(owner) {
      // The plan is in memory: of most owners nothing has to be read.
      if (!(await entitled(owner))) return 'off'
      const settings = await chosen(owner)
      if (!settings.on) return 'off'
      return isWithinHours(settings, clock.now()) ? 'open' : 'closed'
    },
    opensAt: async (owner) => opensAgain(await chosen(owner), clock.now()),
  }
}
