import type { Events } from './events.ts'
import type { Money } from './money.ts'
import { expanded, listOf, type Objects, type Thing } from './objects.ts'
import { scheduleRoutes } from './schedules.ts'
import { isLive, type Subscriptions } from './subscriptions.ts'
import { invalid, metadataOf, numberOf, only, textOf, type Params } from './wire.ts'

export interface RoutesOptions {
  objects: Objects
  events: Events
  money: Money
  subscriptions: Subscriptions
  /** Where its pages are. */
  base(): string
}

/** Answers one call; `ids` are the parts of the path that a star stands for. */
export type Answer = (params: Params, ...ids: string[]) => object
export type Routes = Readonly<Record<string, Answer>>

const HALF_HOUR = 1_800
const DAY = 86_400
/** What sets two clocks apart, and the way. */
const SLACK = 60

/** The calls of the API that Docent makes, as its reference describes them. */
export function createRoutes(options: RoutesOptions): Routes {
  const { objects, events, money, subscriptions, base } = options
  const shown = (thing: Thing, params: Params) => expanded(objects, thing, params)

  function listed(object: string, url: string, fields: readonly string[]): Answer {
    return (params) => {
      only(params, 'limit', 'starting_after', 'ending_before', 'created', ...fields)
      const since = Number((params['created'] as Params | undefined)?.['gte'] ?? 0)
      const fits = (one: Thing) =>
        one.created >= since &&
        fields.every((name) => params[name] === undefined || valueOf(one, name) === params[name])
      return listOf(objects, url, objects.all(object, fits), params)
    }
  }

  const listInvoices = listed('invoice', '/v1/invoices', ['customer', 'status', 'subscription'])

  return {
    ...scheduleRoutes({ objects, events }),
    'POST /v1/customers': (params) => {
      only(params, 'email', 'metadata', 'name')
      const customer = objects.add('cus', 'customer', {
        email: params['email'] ?? null,
        metadata: metadataOf(params['metadata']),
        card: 'good',
      })
      events.say('customer.created', customer)
      return customer
    },
    'GET /v1/customers/*': (params, id = '') => shown(objects.get('customer', id), params),
    'DELETE /v1/customers/*': (_, id = '') => {
      const customer = objects.get('customer', id)
      for (const one of objects.all('subscription', ({ customer: of }) => of === id).filter(isLive)) {
        subscriptions.cancel(one)
      }
      objects.remove(id)
      events.say('customer.deleted', customer)
      return { id, object: 'customer', deleted: true }
    },

    'POST /v1/checkout/sessions': (params) => {
      only(
        params,
        'mode',
        'customer',
        'client_reference_id',
        'line_items',
        'metadata',
        'subscription_data',
        'expires_at',
        'success_url',
        'cancel_url',
      )
      const customer = objects.get('customer', textOf(params, 'customer'), 'customer')
      const price = objects.get('price', lineOf(params)['price'] as string, 'line_items[0][price]')
      if (textOf(params, 'mode') !== 'subscription') throw invalid('mode must be subscription', 'mode')
      if (!textOf(params, 'success_url')) throw invalid('Missing required param: success_url.', 'success_url')
      const expires = numberOf(params, 'expires_at') ?? objects.now() + DAY
      const left = expires - objects.now()
      if (left < HALF_HOUR - SLACK || left > DAY + SLACK) {
        throw invalid(
          'The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.',
          'expires_at',
        )
      }
      const session = objects.add('cs_test', 'checkout.session', {
        mode: 'subscription',
        customer: customer.id,
        client_reference_id: params['client_reference_id'] ?? null,
        metadata: metadataOf(params['metadata']),
        status: 'open',
        payment_status: 'unpaid',
        subscription: null,
        expires_at: expires,
        success_url: params['success_url'],
        cancel_url: params['cancel_url'] ?? null,
        wanted: { price: price.id, metadata: metadataOf((params['subscription_data'] as Params)?.['metadata']) },
      })
      session['url'] = `${base()}/pay/${session.id}`
      return session
    },
    'GET /v1/checkout/sessions/*': (params, id = '') => shown(objects.get('checkout.session', id), params),
    'POST /v1/checkout/sessions/*/expire': (params, id = '') => {
      only(params)
      const session = objects.get('checkout.session', id)
      if (session['status'] !== 'open') {
        throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
      }
      Object.assign(session, { status: 'expired', url: null })
      events.say('checkout.session.expired', session)
      return session
    },

    'GET /v1/subscriptions': (params) => {
      const { status, ...others } = params
      const fits = status === 'all' ? others : params
      return listed('subscription', '/v1/subscriptions', ['customer', 'status'])(fits)
    },
    'GET /v1/subscriptions/*': (params, id = '') => shown(objects.get('subscription', id), params),
    'POST /v1/subscriptions/*': (params, id = '') => {
      only(params, 'items', 'metadata', 'cancel_at', 'cancel_at_period_end', 'proration_behavior', 'payment_behavior')
      const one = objects.get('subscription', id)
      subscriptions.update(one, params)
      return shown(one, params)
    },
    'DELETE /v1/subscriptions/*': (params, id = '') => {
      only(params, 'cancellation_details', 'invoice_now', 'prorate')
      const one = objects.get('subscription', id)
      if (!isLive(one)) throw missingOf(id)
      subscriptions.cancel(one, params['cancellation_details'] as Params | undefined)
      return shown(one, params)
    },

    'GET /v1/invoices': listInvoices,
    'POST /v1/invoices/*/void': (params, id = '') => {
      only(params)
      const invoice = objects.get('invoice', id)
      if (invoice['status'] !== 'open') throw invalid('You can only pass in open invoices. This invoice isn’t open.')
      money.void(invoice)
      return shown(invoice, params)
    },
    'GET /v1/invoice_payments': listed('invoice_payment', '/v1/invoice_payments', ['invoice', 'status']),
    'GET /v1/charges/*': (params, id = '') => shown(objects.get('charge', id), params),
    'GET /v1/disputes': listed('dispute', '/v1/disputes', ['charge', 'payment_intent']),
    'POST /v1/refunds': (params) => {
      only(params, 'payment_intent', 'amount', 'reason', 'metadata')
      const intent = objects.get('payment_intent', textOf(params, 'payment_intent'), 'payment_intent')
      if (objects.get('charge', intent['latest_charge'])['refunded']) {
        throw invalid('Charge has already been refunded.', undefined, 'charge_already_refunded')
      }
      return money.refund(intent, numberOf(params, 'amount'))
    },

    'GET /v1/prices/*': (params, id = '') => shown(objects.get('price', id, 'price'), params),
    'GET /v1/webhook_endpoints': listed('webhook_endpoint', '/v1/webhook_endpoints', []),
    'GET /v1/events': listed('event', '/v1/events', ['type']),
    'POST /v1/billing_portal/sessions': (params) => {
      only(params, 'customer', 'return_url')
      const customer = objects.get('customer', textOf(params, 'customer'), 'customer')
      const portal = objects.add('bps', 'billing_portal.session', {
        customer: customer.id,
        return_url: params['return_url'] ?? null,
      })
      portal['url'] = `${base()}/portal/${portal.id}`
      return portal
    },
  }
}

const missingOf = (id: string) => invalid(`No such subscription: '${id}'`, 'id', 'resource_missing')
const lineOf = (params: Params): Params => ((params['line_items'] ?? []) as Params[])[0] ?? {}

function valueOf(one: Thing, name: string): unknown {
  return name === 'subscription' ? one['parent']?.subscription_details?.subscription : one[name]
}
