import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLocalServer } from '../local-server.ts'
import { createEvents, type Events } from './events.ts'
import { createMoney } from './money.ts'
import { createObjects, type Objects, type Thing } from './objects.ts'
import { createPages, type Page } from './pages.ts'
import { createRoutes } from './routes.ts'
import { createSubscriptions, isLive } from './subscriptions.ts'
import { invalid, paramsOf, Refusal, type Params } from './wire.ts'

export interface StripeServerOptions {
  /** Default: the time. */
  now?: () => Date
  /** Monthly prices by their id, in cents. */
  prices: Readonly<Record<string, number>>
}

export interface StripeCall {
  method: string
  path: string
  params: Params
}

/** A Stripe that behaves as its reference says, for what Docent asks of it. It keeps all in memory. */
export interface StripeServer {
  /** For STRIPE_API_BASE. */
  url: string
  key: string
  webhookSecret: string
  objects: Objects
  events: Events
  /** Calls that were answered, oldest first. */
  calls: readonly StripeCall[]
  /** The next calls that fit fail with this status, until it is told otherwise. */
  failing(fits: ((call: StripeCall) => boolean) | undefined, status?: number): void
  /** Holds the answer to the next call that fits back, however long ago it was true, until it is let go. */
  hold(fits: (call: StripeCall) => boolean): { isHeld: Promise<void>; letGo(): void }
  /** A person opens a payment page and pays. Resolves with where they are sent. */
  pay(url: string, card?: 'good' | 'declined'): Promise<string | undefined>
  /** What happens with time happens up to now. */
  advance(): void
  /** The operator gives money back in Stripe; all of it unless an amount in cents is given. */
  refund(customer: string, amount?: number): void
  /** The bank of a customer takes the last payment back. */
  dispute(customer: string): Thing
  /** The operator changes the subscription of a customer in Stripe, or ends it at once; nothing where there is none. */
  update(customer: string, params: Params): void
  end(customer: string): void
  /** A customer pays what is open. */
  payOpen(customer: string): void
  stop(): Promise<void>
}

const API_VERSION = '2026-10-28.endive'
const KEY = 'sk_test_1a2b3c4d5e6f'
const WEBHOOK_SECRET = 'whsec_0f1e2d3c4b5a'

interface Remembered {
  digest: string
  status: number
  body: string
}

export async function startStripeServer({
  now = () => new Date(),
  prices,
}: StripeServerOptions): Promise<StripeServer> {
  const objects = createObjects(() => Math.floor(now().getTime() / 1_000))
  const events = createEvents(objects, API_VERSION, WEBHOOK_SECRET)
  const money = createMoney(objects, events)
  const subscriptions = createSubscriptions(objects, events, money)
  const pages = createPages({ objects, events, money, subscriptions })
  const routes = Object.entries(createRoutes({ objects, events, money, subscriptions, base: () => server.url })).map(
    ([line, answer]) => ({ pattern: patternOf(line), answer }),
  )
  const calls: StripeCall[] = []
  const remembered = new Map<string, Remembered>()
  let failing: { fits: (call: StripeCall) => boolean; status: number } | undefined
  let holding: { fits: (call: StripeCall) => boolean; back(): Promise<void> } | undefined
  for (const [id, amount] of Object.entries(prices)) {
    objects.add('price', 'price', {
      id,
      unit_amount: amount,
      currency: 'usd',
      active: true,
      nickname: id,
      type: 'recurring',
      recurring: { interval: 'month', interval_count: 1 },
    })
  }
  const server = await startLocalServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const { pathname, search } = new URL(request.url ?? '/', server.url)
    const body = await textOf(request)
    const page = /^\/(pay|portal)\/(\w+)$/.exec(pathname)
    if (page) {
      const sent = method === 'POST' ? paramsOf(body) : undefined
      return show(response, page[1] === 'pay' ? pages.checkout(page[2] ?? '', sent) : pages.portal(page[2] ?? '', sent))
    }
    const params = paramsOf(method === 'GET' || method === 'DELETE' ? search.slice(1) || body : body)
    const key = headers['idempotency-key']
    const call = { method, path: pathname, params }
    const answer = answered(call, headers.authorization, key as string | undefined)
    if (holding?.fits(call)) await holding.back()
    const type = { 'content-type': 'application/json', 'request-id': `req_${calls.length}` }
    response
      .writeHead(answer.status, { ...type, ...(answer.again && { 'idempotent-replayed': 'true' }) })
      .end(answer.body)
  }

  function answered(call: StripeCall, authorization: string | undefined, key: string | undefined) {
    if (authorization !== `Bearer ${KEY}`) {
      const error = { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****' }
      return { status: 401, body: JSON.stringify({ error }), again: false }
    }
    if (failing?.fits(call)) {
      const error = { type: 'api_error', message: 'Something went wrong on our end.' }
      return { status: failing.status, body: JSON.stringify({ error }), again: false }
    }
    const digest = createHash('sha256').update(JSON.stringify(call)).digest('hex')
    const before = key === undefined || call.method !== 'POST' ? undefined : remembered.get(key)
    if (before && before.digest !== digest) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return { status: 400, body: JSON.stringify({ error: { type: 'idempotency_error', message } }), again: false }
    }
    if (before) return { ...before, again: true }
    calls.push(call)
    const made = attempt(call)
    if (key !== undefined && call.method === 'POST') remembered.set(key, { digest, ...made })
    return { ...made, again: false }
  }

  function attempt({ method, path, params }: StripeCall): { status: number; body: string } {
    try {
      for (const { pattern, answer } of routes) {
        const [found, ...ids] = pattern.exec(`${method} ${path}`) ?? []
        if (found !== undefined) return { status: 200, body: JSON.stringify(answer(params, ...ids)) }
      }
      throw invalid(`Unrecognized request URL (${method}: ${path}).`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: JSON.stringify({ error: error.error }) }
    }
  }

  const lastPaid = (customer: string) =>
    objects.all('payment_intent', (one) => one['customer'] === customer && one['status'] === 'succeeded')[0] as Thing

  const liveOf = (customer: string) => objects.all('subscription', (one) => one['customer'] === customer && isLive(one))

  return {
    url: server.url,
    key: KEY,
    webhookSecret: WEBHOOK_SECRET,
    objects,
    events,
    calls,
    failing(fits, status = 500) {
      failing = fits && { fits, status }
    },
    hold(fits) {
      const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
      const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
      const back = () => {
        holding = undefined
        held()
        return isOver
      }
      holding = { fits, back }
      return { isHeld, letGo }
    },
    async pay(url, card = 'good') {
      const body = new URLSearchParams({ card })
      const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      await reply.arrayBuffer()
      return reply.headers.get('location') ?? undefined
    },
    advance: subscriptions.advance,
    refund: (customer, amount) => void money.refund(lastPaid(customer), amount),
    dispute: (customer) => money.dispute(objects.get('charge', lastPaid(customer)['latest_charge'])),
    update(customer, params) {
      const [one] = liveOf(customer)
      if (one && !one['schedule']) subscriptions.update(one, params)
    },
    end: (customer) => liveOf(customer).forEach((one) => subscriptions.cancel(one)),
    payOpen(customer) {
      for (const one of objects.all(
        'invoice',
        (invoice) => invoice['customer'] === customer && invoice['status'] === 'open',
      )) {
        if (money.pay(one)) subscriptions.recovered(one)
      }
    },
    stop: server.stop,
  }
}

const patternOf = (line: string) => new RegExp(`^${line.replaceAll('*', '([\\w]+)')}$`)

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece as string
  return text
}

function show(response: ServerResponse, page: Page): void {
  if ('location' in page) response.writeHead(303, { location: page.location }).end()
  else response.writeHead(page.status ?? 200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
}
