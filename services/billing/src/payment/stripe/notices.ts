import type { Clock } from '@docent/runtime/clock'
import type { FastifyBaseLogger } from 'fastify'
import type { Stripe } from 'stripe'
import { failures } from '../../failures.ts'
import { idOf, isMissing } from './client.ts'
import type { Customers } from './customers.ts'
import type { Looks } from './looks.ts'

export interface NoticesOptions {
  stripe: Stripe
  secrets: readonly string[]
  customers: Customers
  looks: Pick<Looks, 'wake'>
  clock: Clock
  log: FastifyBaseLogger
}

/** How old a signature may be: Stripe signs anew whenever it tries again. */
const TOLERANCE_SECONDS = 300

/** Takes what Stripe tells: whom it is about. What became of them is asked of Stripe. */
export function createNotices({ stripe, secrets, customers, looks, clock, log }: NoticesOptions) {
  return async function heard(body: string, signature: string): Promise<boolean> {
    const event = verified(body, signature)
    const { id, type, account } = event
    // Of another account that is connected to the one of this installation.
    if (account) return false
    const customerId = await customerOf(event)
    if (customerId === undefined) return false
    const customer = await customers.withId(customerId)
    // Who is forgotten at this moment is no customer any more.
    if (!customer || !(await customers.heard(customer.ownerId, clock.now().getTime(), id))) {
      log.info({ event: id, type }, 'an event of Stripe is about no customer of this installation')
      return false
    }
    looks.wake()
    return true
  }

  function verified(body: string, signature: string): Stripe.Event {
    for (const secret of secrets) {
      try {
        const now = clock.now().getTime()
        return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now)
      } catch {
        // It may be signed with the next one.
      }
    }
    throw failures.unsigned_payment_event()
  }

  async function customerOf({ data, type }: Stripe.Event): Promise<string | undefined> {
    const about = data.object as { id?: string; object?: string; customer?: string | { id: string }; charge?: string }
    if (about.object === 'customer') return about.id
    const customer = idOf(about.customer)
    if (customer !== undefined || !type.startsWith('charge.dispute.')) return customer
    // A dispute says only which payment it is about.
    const charge = idOf(about.charge)
    if (charge === undefined) return undefined
    try {
      return idOf((await stripe.charges.retrieve(charge)).customer)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }
}
