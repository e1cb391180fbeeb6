import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { HeldPlans } from '@docent/runtime/plans'
import type { FastifyBaseLogger } from 'fastify'
import { failures } from '../failures.ts'
import { HOLD_MS, type DocumentQuota, type Outgoing } from '../quotas/quota.ts'

export interface PlacesOptions {
  quota: DocumentQuota
  plans: HeldPlans
  clock: Clock
  log: FastifyBaseLogger
}

/**
 * Takes the place of a document in the plan, and holds it while its file is stored: over a slow line that takes longer than a
 * sweep lets a hold stand. @throws document_limit_reached
 */
export async function takePlace(
  { quota, plans, clock, log }: PlacesOptions,
  owner: OwnerId,
  id: string,
  places: number,
  outgoing?: Outgoing,
) {
  const plan = await plans.of(owner)
  const now = () => clock.now().getTime()
  let heldAt = now()
  await quota.takePlace(owner, id, plan, places, outgoing)

  const again = async () => {
    const at = now()
    try {
      await quota.takePlace(owner, id, plan, places)
      heldAt = at
    } catch (error) {
      log.warn({ err: error, documentId: id }, 'the place of a document could not be held on; it is tried again')
    }
  }

  return {
    /** @throws storage_slow */
    async while<T>(task: Promise<T>): Promise<T> {
      let renewing = Promise.resolve()
      const timer = setInterval(() => (renewing = renewing.then(again)), HOLD_MS / 4)
      try {
        const result = await task
        // Another process may have cleared away by now what it took for left behind.
        if (now() - heldAt >= HOLD_MS) throw failures.storage_slow()
        return result
      } finally {
        clearInterval(timer)
        // It must not come after what the document takes next.
        await renewing
      }
    },
  }
}
