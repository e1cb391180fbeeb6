import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import type { Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { failures } from '../../failures.ts'
import type { PlanTable } from '../../plans/table.ts'
import type { Payment, Settle } from '../port.ts'
import { createChanges } from './changes.ts'
import { createCheckouts } from './checkouts.ts'
import { openClient, reasonOf } from './client.ts'
import { createCustomers, unlessNone } from './customers.ts'
import { createEndings } from './endings.ts'
import { createFollowing } from './following.ts'
import { createLooks } from './looks.ts'
import { createNotices } from './notices.ts'
import type { Prices } from './prices.ts'
import { createReading } from './reading.ts'

export interface StripeOptions {
  key: string
  apiBase: string
  webhookSecrets: readonly string[]
  prices: Prices
  graceDays: number
  plans: PlanTable
  publicUrl: string
  everyMs: number
  store: Store
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  settle: Settle
}

const NOTICE =
  'You pay at Stripe, by card or whatever it offers you. The plan changes once Stripe has confirmed the payment.'

/** Stripe takes the money: Checkout for the first payment, its portal for invoices and cards. */
export async function openStripe(options: StripeOptions): Promise<Payment> {
  const { key, apiBase, webhookSecrets: secrets, prices, graceDays, plans, publicUrl, everyMs } = options
  const { store, clock, ids, log, settle } = options
  const { stripe, close } = await openClient(key, apiBase)
  const customers = createCustomers(store)
  const checkouts = createCheckouts({ stripe, customers, clock, publicUrl })
  const reading = createReading({ stripe, prices, graceDays, log })
  const endings = createEndings({ stripe, reading, log })
  const following = createFollowing({ stripe, prices })
  const looks = createLooks({
    stripe,
    customers,
    checkouts,
    reading,
    endings,
    following,
    settle,
    everyMs,
    clock,
    ids,
    log,
  })
  const changes = createChanges({ stripe, customers, checkouts, reading, following, looks, prices, plans, clock, ids })
  const heard = createNotices({ stripe, secrets, customers, looks, clock, log })
  const now = () => clock.now().getTime()

  return {
    notice: NOTICE,
    confirm: (change) => asked(change.owner, () => changes.confirm(change)),
    setRenewal: (renewal) => asked(renewal.owner, () => changes.setRenewal(renewal)),
    async account(owner) {
      const customer = await customers.of(owner)
      const checkout = customer?.checkout
      const isOpen = checkout && checkout.expiresAt * 1_000 > now()
      return { paying: isOpen ? checkout.planId : null, canManage: typeof customer?.customerId === 'string' }
    },
    async manage(owner) {
      const customer = (await customers.of(owner))?.customerId
      if (typeof customer !== 'string') return undefined
      const back = { customer, return_url: `${publicUrl}/subscription-usage` }
      return asked(owner, async () => (await stripe.billingPortal.sessions.create(back)).url)
    },
    heard: (body, signature) => answered(() => heard(body, signature)),
    async leaving(owner) {
      const forgetting = (one: { lookAt: number }) => ({ leaving: true, lookAt: Math.min(one.lookAt, now()) })
      await customers.change(owner, (one) => (one.leaving ? one : { ...one, ...forgetting(one) })).catch(unlessNone)
      looks.wake()
    },
    begin: looks.begin,
    async stop() {
      await looks.stop()
      await close()
    },
  }

  /** Where the call is cut off, what came of it is found by the next look: it is in line before anything is asked. */
  async function asked<T>(owner: OwnerId, task: () => Promise<T>): Promise<T> {
    await customers.heard(owner, now() + 30_000)
    return answered(task)
  }

  async function answered<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task()
    } catch (error) {
      if (!String((error as { type?: unknown }).type).startsWith('Stripe')) throw error
      log.error(reasonOf(error), 'Stripe refused or did not answer')
      throw failures.payment_away()
    }
  }
}
