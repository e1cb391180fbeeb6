import type { Events } from './events.ts'
import type { Money } from './money.ts'
import type { Objects, Thing } from './objects.ts'
import type { Subscriptions } from './subscriptions.ts'
import { Refusal, type Params } from './wire.ts'

/** A page, or where the browser goes. */
export type Page = { html: string; status?: number } | { location: string }

export interface PagesOptions {
  objects: Objects
  events: Events
  money: Money
  subscriptions: Subscriptions
}

/** The pages of Stripe that people see: Checkout and the portal. */
export function createPages({ objects, events, money, subscriptions }: PagesOptions) {
  return {
    checkout(id: string, sent?: Params): Page {
      const session = objects.get('checkout.session', id)
      if (session['status'] !== 'open') return page('This page is no longer open.', '', 410)
      if (!sent) return checkoutPage(session)
      const customer = objects.get('customer', session['customer'])
      if (sent['card']) customer['card'] = sent['card']
      const { price, metadata } = session['wanted'] as { price: string; metadata: Record<string, string> }
      try {
        const one = subscriptions.create(customer.id, objects.get('price', price), metadata)
        Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: one.id, url: null })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return checkoutPage(session, error.message)
      }
      events.say('checkout.session.completed', session)
      return { location: session['success_url'] }
    },

    portal(id: string, sent?: Params): Page {
      const session = objects.get('billing_portal.session', id)
      const customer = objects.get('customer', session['customer'])
      const open = objects.all('invoice', (one) => one['customer'] === customer.id && one['status'] === 'open')
      if (sent?.['card']) customer['card'] = sent['card']
      if (sent?.['pay']) for (const one of open) if (money.pay(one)) subscriptions.recovered(one)
      if (sent) return { location: `/portal/${id}` }
      return page(
        'Billing',
        `<p>${open.length} open</p><form method="post"><button name="card" value="good">Use a good card</button>
<button name="pay" value="all">Pay what is open</button></form><a href="${session['return_url']}">Return</a>`,
      )
    },
  }

  function checkoutPage(session: Thing, problem = ''): Page {
    const price = objects.get('price', session['wanted'].price)
    return page(
      `Subscribe to ${price['nickname']}`,
      `<p>${price['unit_amount'] / 100} USD each month</p><p role="alert">${problem}</p>
<form method="post"><button name="card" value="good">Pay</button>
<button name="card" value="declined">Pay with a card that is declined</button></form>
<a href="${session['cancel_url']}">Back</a>`,
    )
  }
}

function page(title: string, body: string, status = 200): Page {
  return { status, html: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>` }
}
