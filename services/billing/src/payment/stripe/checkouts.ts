import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Stripe } from 'stripe'
import { isMissing, isRefusal } from './client.ts'
import type { Checkout, Customer, Customers } from './customers.ts'

export interface CheckoutsOptions {
  stripe: Stripe
  customers: Customers
  clock: Clock
  publicUrl: string
}

/** Stripe takes half an hour to a day. */
const OPEN_SECONDS = 3_600
/** A page that closes sooner is not offered any more. */
const WORTH_OFFERING_SECONDS = 300
const MOST_TRIES = 3

/** What somebody comes for who wants to pay. */
export interface Wanted {
  planId: string
  priceId: string
}

/** Payment pages: each owner has one open at most, so that nobody pays twice. */
export function createCheckouts({ stripe, customers, clock, publicUrl }: CheckoutsOptions) {
  const seconds = () => Math.floor(clock.now().getTime() / 1_000)

  return {
    customerOf,
    close,

    /** The page to pay at; undefined when one of before was paid meanwhile. */
    async open(owner: OwnerId, email: string, wanted: Wanted): Promise<string | undefined> {
      let customer = await customers.make(owner, email, clock.now().getTime())
      for (let tries = 0; ; tries++) {
        const { checkout } = customer
        try {
          if (checkout && isStillWanted(checkout, wanted)) {
            const { sessionId, url } = await sessionOf(customer, checkout)
            if (url !== null && (await stripe.checkout.sessions.retrieve(sessionId)).status === 'open') return url
          }
          if (checkout && (await close(customer)) === 'paid') return undefined
        } catch (error) {
          if (!isRefusal(error) || tries >= MOST_TRIES) throw error
        }
        customer = await customers.change(owner, (one) => begun(one, wanted, checkout?.number))
      }
    },

    /** Forgets a page that is no longer open. */
    async update(customer: Customer): Promise<Customer> {
      const { checkout } = customer
      if (!checkout) return customer
      try {
        const { sessionId } = await sessionOf(customer, checkout)
        const { status } = await stripe.checkout.sessions.retrieve(sessionId)
        if (status !== 'open') await forgotten(customer, checkout)
      } catch (error) {
        if (!isRefusal(error)) throw error
        await forgotten(customer, checkout)
      }
      return (await customers.of(customer.ownerId)) ?? customer
    },
  }

  function isStillWanted(checkout: Checkout, { planId, priceId }: Wanted): boolean {
    const isSame = checkout.planId === planId && checkout.priceId === priceId
    return isSame && checkout.expiresAt > seconds() + WORTH_OFFERING_SECONDS
  }

  /** The next page, where nobody else has begun one since. */
  function begun(one: Customer, { planId, priceId }: Wanted, former: number | undefined): Customer {
    if (one.checkout && one.checkout.number !== former) return one
    const number = one.checkouts + 1
    const expiresAt = seconds() + OPEN_SECONDS
    const checkout = { number, planId, priceId, expiresAt, sessionId: null, url: null }
    // As long as a page is open, Stripe is asked about it.
    return { ...one, checkouts: number, checkout, lookAt: Math.min(one.lookAt, clock.now().getTime() + 60_000) }
  }

  /** What was begun, as Stripe has it: the number of the page makes two askers get the same one. */
  async function sessionOf(customer: Customer, checkout: Checkout): Promise<{ sessionId: string; url: string | null }> {
    if (checkout.sessionId !== null) return { sessionId: checkout.sessionId, url: checkout.url }
    const { ownerId: owner } = customer
    const customerId = await customerOf(customer)
    const metadata = { docentOwner: owner, docentPlan: checkout.planId }
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: owner,
      line_items: [{ price: checkout.priceId, quantity: 1 }],
      metadata,
      subscription_data: { metadata },
      expires_at: checkout.expiresAt,
      success_url: `${publicUrl}/subscription-usage?payment=done`,
      cancel_url: `${publicUrl}/subscription-usage?payment=canceled`,
    }
    const idempotencyKey = `docent-checkout-${owner}-${customerId}-${checkout.number}`
    const { id: sessionId, url } = await stripe.checkout.sessions
      .create(params, { idempotencyKey })
      .catch((error: unknown) => refused(customer, checkout, error))
    await customers.change(owner, (one) =>
      one.checkout?.number === checkout.number ? { ...one, checkout: { ...one.checkout, sessionId, url } } : one,
    )
    return { sessionId, url }
  }

  /** The customer at Stripe; made once for each account. */
  async function customerOf(customer: Customer): Promise<string> {
    if (customer.customerId !== null) return customer.customerId
    const { ownerId: owner, email, made } = customer
    const params = { metadata: { docentOwner: owner }, ...(email !== '' && { email }) }
    const { id } = await stripe.customers.create(params, { idempotencyKey: `docent-customer-${owner}-${made}` })
    const { customerId } = await customers.change(owner, (one) => ({ ...one, customerId: one.customerId ?? id }))
    return customerId ?? id
  }

  /** Closes a page, so that nobody can pay there any more; or finds that somebody has. */
  async function close(customer: Customer): Promise<'closed' | 'paid'> {
    const { checkout } = customer
    if (!checkout) return 'closed'
    const { sessionId } = await sessionOf(customer, checkout)
    const status = await stripe.checkout.sessions.expire(sessionId).then(
      (session) => session.status,
      async (error: unknown) => {
        if (!isRefusal(error)) throw error
        return (await stripe.checkout.sessions.retrieve(sessionId)).status
      },
    )
    await forgotten(customer, checkout)
    return status === 'complete' ? 'paid' : 'closed'
  }

  /** What Stripe refuses once it always refuses: the next page is another one, and where the customer is gone, of another one. */
  async function refused(customer: Customer, checkout: Checkout, error: unknown): Promise<never> {
    if (isRefusal(error)) await forgotten(customer, checkout)
    if (isMissing(error) && (error as { param?: string }).param === 'customer') {
      await customers.change(customer.ownerId, (one) =>
        one.made === customer.made ? { ...one, customerId: null, made: one.made + 1 } : one,
      )
    }
    throw error
  }

  function forgotten(customer: Customer, { number }: Checkout): Promise<Customer> {
    return customers.change(customer.ownerId, (one) =>
      one.checkout?.number === number ? { ...one, checkout: null } : one,
    )
  }
}
export type Checkouts = ReturnType<typeof createCheckouts>
