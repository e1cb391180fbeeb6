import { ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { RecordNotFound, type Store } from '@docent/runtime/store'
import { createRemembered } from '@docent/runtime/store/remembered.ts'
import { z } from 'zod'
import { failures } from '../failures.ts'
import { rangeOf } from './range.ts'

const blockedSchema = z.object({ range: z.string(), at: z.number().describe('milliseconds since 1970') })
const schema = z.object({ id: z.string(), ownerId: ownerIdSchema, blocked: z.array(blockedSchema) })

const MOST = 500

/** Address ranges that an owner's widgets do not answer. */
export interface Blocks {
  of(owner: OwnerId): Promise<z.infer<typeof blockedSchema>[]>
  /** Repeats change nothing. @throws not_a_range, too_many_blocked_ranges */
  block(owner: OwnerId, range: string): Promise<void>
  unblock(owner: OwnerId, range: string): Promise<void>
  /** @throws range_blocked */
  check(owner: OwnerId, address: string): Promise<void>
}

export function createBlocks({ store, clock }: { store: Store; clock: Clock }): Blocks {
  const lists = store.collection<z.infer<typeof schema>>({
    name: 'chat.blocked-ranges',
    keeps: {
      of: 'visitors',
      what: 'ranges of network addresses (/24, /48) that the owner blocked',
      until: 'the owner unblocks them, or the account is deleted',
    },
    schema,
    indexes: [],
  })
  const read = async (owner: OwnerId) => (await lists.get(owner, owner))?.blocked ?? []
  // It is asked for with every call of a visitor; another process knows a second later.
  const remembered = createRemembered({ load: read })

  return {
    of: read,
    async block(owner, range) {
      if (rangeOf(range.replace(/\/\d+$/, '')) !== range || !range.includes('/')) throw failures.not_a_range()
      await lists.save(owner, owner, (list = { id: owner, ownerId: owner, blocked: [] }) => {
        if (list.blocked.some((one) => one.range === range)) return list
        if (list.blocked.length >= MOST) throw failures.too_many_blocked_ranges({ values: { limit: MOST } })
        return { ...list, blocked: [...list.blocked, { range, at: clock.now().getTime() }] }
      })
      remembered.changed(owner)
    },
    async unblock(owner, range) {
      await lists
        .update(owner, owner, (list) => ({ ...list, blocked: list.blocked.filter((one) => one.range !== range) }))
        .catch((error: unknown) => {
          if (!(error instanceof RecordNotFound)) throw error
        })
      remembered.changed(owner)
    },
    async check(owner, address) {
      const blocked = await remembered.of(owner)
      if (blocked.length === 0) return
      const range = rangeOf(address)
      if (blocked.some((one) => one.range === range)) throw failures.range_blocked()
    },
  }
}
