import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { createClaims, createRunner, type Claim } from '@docent/runtime/jobs'
import { DAY_MS, MINUTE_MS } from '@docent/runtime/units'
import type { FastifyBaseLogger } from 'fastify'
import type { Stripe } from 'stripe'
import type { Settle } from '../port.ts'
import type { Checkouts } from './checkouts.ts'
import { isRefusal, reasonOf, waitAfter } from './client.ts'
import { LONGEST_CHANGE_MS, lookJobs, type Customer, type Customers, type Wish } from './customers.ts'
import type { Endings } from './endings.ts'
import { isOf, type Following, type Running } from './following.ts'
import type { Reading, Seen } from './reading.ts'

export interface LooksOptions {
  stripe: Stripe
  customers: Customers
  checkouts: Checkouts
  reading: Reading
  endings: Endings
  following: Following
  settle: Settle
  /** How often what is due is looked for; what was heard of is taken up at once. */
  everyMs: number
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
}

const SECOND = 1_000
const LEASE_MS = 2 * MINUTE_MS
const AT_ONCE = 4
/** Each thing that is done changes what is seen, and may show another one. */
const MOST_STEPS = 5

/**
 * Asks Stripe for what it has of a customer now, and writes that down. A notice only says that it is time to look, so notices may come
 * in any order, twice, late or not at all: what is written last is what Stripe says.
 */
export function createLooks(options: LooksOptions) {
  const { stripe, customers, checkouts, reading, endings, following, settle, everyMs, clock, ids, log } = options
  const now = () => clock.now().getTime()
  const claims = createClaims<Customer>({ kind: lookJobs(customers.records), clock, ids, leaseMs: LEASE_MS })
  const runner = createRunner<Customer>({
    name: 'looks at Stripe',
    claims,
    atOnce: AT_ONCE,
    everyMs,
    work,
    failed({ record }, error, stopping) {
      if (stopping) return { spared: true }
      log.warn({ owner: record.ownerId, ...reasonOf(error) }, 'Stripe could not be asked; it is asked again')
      return { delayMs: waitAfter(record.tries) }
    },
    log,
  })

  return {
    look,
    wake: runner.wake,
    begin: runner.begin,
    stop: runner.stop,
  }

  async function work(claim: Claim<Customer>): Promise<void> {
    const { record } = claim
    if (record.leaving) return forget(record)
    const nextAt = await look(record.ownerId)
    await claims.end(claim, (one) => ({
      ...one,
      holder: '',
      tries: 0,
      // Whoever spoke while this look was under way may know more than it saw.
      lookAt: one.leaving || one.heard !== record.heard ? now() : nextAt,
    }))
  }

  /** @returns when to look again by itself */
  async function look(owner: OwnerId): Promise<number> {
    let customer = await customers.of(owner)
    if (customer?.checkout) customer = await checkouts.update(customer)
    if (!customer || customer.customerId === null) return now() + DAY_MS
    const { customerId, checkout } = customer
    for (let step = 0; ; step++) {
      const order = await customers.asking(owner)
      const at = now()
      const seen = await reading.of(owner, customerId)
      if (step < MOST_STEPS && ((await mended(seen)) || (await finished(owner, customerId)))) continue
      await endings.voidOpen(customerId, seen.endedByUs)
      await settle(owner, seen.standing, order)
      return nextLook(at, seen, checkout !== null, (await customers.of(owner))?.wish)
    }
  }

  /** Does what has to be done about what is seen; true where that changed something. */
  async function mended({ kept, extra, standing: { failed, endsAt }, gaveBack }: Seen): Promise<boolean> {
    for (const one of extra) await endings.undo(one)
    const isOver = kept !== undefined && failed !== null && endsAt !== null && endsAt <= now()
    if (kept && (isOver || gaveBack)) await endings.end(kept.id)
    return extra.length > 0 || (kept !== undefined && (isOver || gaveBack))
  }

  /** Does the rest of what an owner chose and nobody is at any more; true where that changed something. */
  async function finished(owner: OwnerId, customerId: string): Promise<boolean> {
    const left = (await customers.of(owner))?.wish
    if (!left || left.heldUntil > now()) return false
    const wish = { ...left, id: ids.next(), heldUntil: now() + LONGEST_CHANGE_MS }
    if (!(await customers.wish(owner, wish, left))) return false
    try {
      // Whoever was at it may have come further since this look saw Stripe, with a schedule that was begun for one.
      const { kept, standing } = await reading.of(owner, customerId)
      const isDue = kept !== undefined && isOf({ kept, standing }, wish)
      if (isDue) await finish({ kept, standing }, wish)
      await customers.leaveWish(owner, wish, 'done')
      return isDue
    } catch (error) {
      await customers.leaveWish(owner, wish, 'undone')
      throw error
    }
  }

  async function finish(running: Running, { planId }: Wish): Promise<void> {
    await following.follow(running, planId).catch((error: unknown) => {
      // What Stripe says no to once it always says no to: looks have to go on.
      if (!isRefusal(error)) throw error
      log.error({ subscription: running.kept.id, planId, ...reasonOf(error) }, 'Stripe refused what an owner chose')
    })
  }

  /** Counted from the moment of the look: what comes while it is still being written down has not been seen. */
  function nextLook(at: number, { standing }: Seen, isPaying: boolean, wish?: Wish | null): number {
    const { endsAt, next, renewsAt } = standing
    const moments = [endsAt, next?.at, renewsAt, wish?.heldUntil].flatMap((moment) =>
      typeof moment === 'number' ? [moment + SECOND] : [],
    )
    const soonest = Math.min(at + (isPaying ? MINUTE_MS : DAY_MS), ...moments)
    return Math.max(soonest, at + MINUTE_MS)
  }

  /** Deletes the customer at Stripe, which ends whatever is charged, and then what is kept here. */
  async function forget(record: Customer): Promise<void> {
    const id = await checkouts.customerOf(record)
    if (record.checkout) await checkouts.close(record)
    await stripe.customers.del(id).catch((error: unknown) => {
      if ((error as { code?: string }).code !== 'resource_missing') throw error
    })
    await customers.records.remove(record.ownerId, record.id)
  }
}
export type Looks = ReturnType<typeof createLooks>
