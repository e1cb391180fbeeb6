import type { Events } from './events.ts'
import type { Objects, Thing } from './objects.ts'
import { declined } from './wire.ts'

export interface Money {
  /** An invoice of a subscription, with the attempt to pay it; `must` undoes it where the card is declined. */
  invoice(subscription: Thing, amount: number, reason: string, must?: boolean): Thing
  /** Another attempt. */
  pay(invoice: Thing): boolean
  void(invoice: Thing): void
  refund(intent: Thing, amount?: number): Thing
  dispute(charge: Thing): Thing
}

const cardOf = (objects: Objects, customer: string) => objects.find(customer)?.['card'] as string

/** Invoices and what is paid for them. */
export function createMoney(objects: Objects, events: Events): Money {
  function settle(invoice: Thing): boolean {
    invoice['attempted'] = true
    const { customer, amount_due: amount } = invoice
    if (amount > 0) {
      const payment = objects.all('invoice_payment', (one) => one['invoice'] === invoice.id)[0] as Thing
      const intent = objects.get('payment_intent', payment['payment'].payment_intent)
      if (cardOf(objects, customer) === 'declined') {
        intent['status'] = 'requires_payment_method'
        return false
      }
      const charge = objects.add('ch', 'charge', {
        customer,
        amount,
        amount_refunded: 0,
        refunded: false,
        disputed: false,
        paid: true,
        status: 'succeeded',
        payment_intent: intent.id,
      })
      Object.assign(intent, { status: 'succeeded', latest_charge: charge.id })
      Object.assign(payment, { status: 'paid', amount_paid: amount })
      events.say('charge.succeeded', charge)
    }
    Object.assign(invoice, { status: 'paid', amount_paid: amount, amount_remaining: 0 })
    events.say('invoice.paid', invoice)
    return true
  }

  return {
    invoice(subscription, amount, reason, must = false) {
      const { customer } = subscription
      if (must && amount > 0 && cardOf(objects, customer) === 'declined') throw declined()
      const invoice = objects.add('in', 'invoice', {
        customer,
        status: 'open',
        attempted: false,
        amount_due: amount,
        amount_paid: 0,
        amount_remaining: amount,
        billing_reason: reason,
        parent: {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: { subscription: subscription.id, metadata: subscription['metadata'] },
        },
      })
      if (amount > 0) {
        const intent = objects.add('pi', 'payment_intent', {
          customer,
          amount,
          status: 'processing',
          latest_charge: null,
        })
        objects.add('inpay', 'invoice_payment', {
          invoice: invoice.id,
          status: 'open',
          amount_paid: null,
          amount_requested: amount,
          is_default: true,
          payment: { type: 'payment_intent', payment_intent: intent.id },
        })
      }
      subscription['latest_invoice'] = invoice.id
      events.say('invoice.finalized', invoice)
      if (!settle(invoice)) events.say('invoice.payment_failed', invoice)
      return invoice
    },
    pay(invoice) {
      if (invoice['status'] !== 'open') return false
      const isPaid = settle(invoice)
      if (!isPaid) events.say('invoice.payment_failed', invoice)
      return isPaid
    },
    void(invoice) {
      invoice['status'] = 'void'
      events.say('invoice.voided', invoice)
    },
    refund(intent, amount) {
      const charge = objects.get('charge', intent['latest_charge'])
      const back = amount ?? charge['amount'] - charge['amount_refunded']
      charge['amount_refunded'] += back
      charge['refunded'] = charge['amount_refunded'] >= charge['amount']
      const refund = objects.add('re', 'refund', {
        amount: back,
        charge: charge.id,
        payment_intent: intent.id,
        status: 'succeeded',
      })
      events.say('charge.refunded', charge)
      return refund
    },
    dispute(charge) {
      charge['disputed'] = true
      const dispute = objects.add('du', 'dispute', {
        charge: charge.id,
        payment_intent: charge['payment_intent'],
        amount: charge['amount'],
        status: 'needs_response',
        reason: 'fraudulent',
      })
      events.say('charge.dispute.created', dispute)
      return dispute
    },
  }
}
