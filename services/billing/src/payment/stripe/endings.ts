import type { FastifyBaseLogger } from 'fastify'
import type { Stripe } from 'stripe'
import { idOf, isMissing, isRefusal, reasonOf } from './client.ts'
import { ENDED_BY_US, periodStart, type Reading } from './reading.ts'

/** Ends what is charged at Stripe. Each step bears repeats: whatever was under way when a process died is done again. */
export function createEndings({ stripe, reading, log }: { stripe: Stripe; reading: Reading; log: FastifyBaseLogger }) {
  return {
    end,

    /** One that was paid for beside another: it ends, and what was paid for its running period goes back. */
    async undo(subscription: Stripe.Subscription): Promise<void> {
      const created = { gte: periodStart(subscription) }
      const { data } = await stripe.invoices.list({
        subscription: subscription.id,
        status: 'paid',
        created,
        limit: 100,
      })
      for (const { id } of data.filter(({ amount_paid }) => amount_paid > 0)) {
        const payments = await stripe.invoicePayments.list({ invoice: id, status: 'paid', limit: 100 })
        for (const { payment } of payments.data) {
          const intent = idOf(payment.payment_intent)
          if (intent !== undefined) await refund(intent)
        }
      }
      await end(subscription.id)
      log.warn(
        { subscription: subscription.id },
        'a second subscription of one owner was ended, and its payment given back',
      )
    },

    /** What is open of subscriptions that Docent ended is not asked for any more. */
    async voidOpen(customer: string, subscriptions: readonly string[]): Promise<void> {
      if (subscriptions.length === 0) return
      for (const { id, parent } of await reading.openInvoices(customer)) {
        const of = idOf(parent?.subscription_details?.subscription)
        if (of === undefined || !subscriptions.includes(of) || id === undefined) continue
        await stripe.invoices.voidInvoice(id).catch((error: unknown) => {
          if (!isRefusal(error)) throw error
          log.error(
            { invoice: id, ...reasonOf(error) },
            'an invoice of an ended plan was paid after all: look at it in Stripe',
          )
        })
      }
    },
  }

  async function end(subscription: string): Promise<void> {
    await stripe.subscriptions
      .cancel(subscription, { cancellation_details: { comment: ENDED_BY_US } })
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
  }

  async function refund(intent: string): Promise<void> {
    const params = { payment_intent: intent, reason: 'duplicate' } as const
    await stripe.refunds.create(params, { idempotencyKey: `docent-refund-${intent}` }).catch((error: unknown) => {
      // It went back already, by hand or by a try whose key is forgotten.
      if ((error as { code?: string }).code !== 'charge_already_refunded') throw error
    })
  }
}
export type Endings = ReturnType<typeof createEndings>
