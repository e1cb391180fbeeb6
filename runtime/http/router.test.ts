import { afterEach, describe, expect, test } from '@jest/globals'
import { listWidgets, route, type RouteAccess } from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { z } from 'zod'
import { EngineUnavailable } from '../failures/engine-unavailable.ts'
import { defineFailures } from '../failures/index.ts'
import { createHttp, createRouter, type Router } from './index.ts'
import type { RouterOptions } from './router.ts'

const base = { service: 'widget', method: 'POST', path: '/things', summary: '' } as const
const reply = { 200: z.object({ success: z.literal(true), said: z.string() }) }
const body = z.object({ userId: z.string().optional(), text: z.string().min(3) })
const owned = route({ ...base, auth: 'owner', role: 'agent', body, replies: reply })
const operated = route({ ...base, auth: 'operator', body, replies: reply })
const open = route({ ...base, auth: 'none', body, replies: reply })

const tokens: RouterOptions['tokens'] = {
  verify: async (token) =>
    token === 'good' || token === 'by-key' || token === 'operator'
      ? {
          owner: ownerId('owner-1'),
          person: { id: 'owner-1', role: 'owner', name: 'Ada' },
          expiresAt: 9e9,
          byKey: token === 'by-key',
          isOperator: token === 'operator',
        }
      : undefined,
}
const verifyVisitor: RouterOptions['verifyVisitor'] = async (token) =>
  token === 'visitor' ? { owner: ownerId('owner-2'), widgetId: 'w', sessionId: 's' } : undefined

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

async function mounted(mount: (router: Router) => void) {
  const app = createHttp({ log: pino({ level: 'silent' }), trustProxy: true })
  await app.register(async (scope) => mount(createRouter(scope, { tokens, verifyVisitor })), { prefix: '/api' })
  apps.push(app)
  return app
}

const post = (app: FastifyInstance, payload: unknown, token?: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/things',
    payload: payload as object,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  })

const says = (who: (call: { owner?: OwnerId; visitor?: unknown }) => string) =>
  ((call: never) => Promise.resolve({ success: true, said: who(call) })) as never

describe('who may call', () => {
  const text = { text: 'hello' }

  test.each([
    ['owner', 'good', 200],
    ['owner', 'visitor', 401],
    ['owner', 'bad', 401],
    ['owner', undefined, 401],
    ['visitor', 'visitor', 200],
    ['visitor', 'good', 401],
    ['either', 'good', 200],
    ['either', 'visitor', 200],
    ['either', undefined, 401],
    ['none', undefined, 200],
    ['none', 'bad', 200],
  ] as const)('a route for "%s" called with the token "%s" answers %i', async (auth, token, status) => {
    const access = (auth === 'owner' || auth === 'either' ? { auth, role: 'agent' } : { auth }) as RouteAccess
    const contract = route({ ...base, ...access, body, replies: reply })
    const app = await mounted((router) =>
      router.on(
        contract,
        says((call) => call.owner ?? 'nobody'),
      ),
    )
    expect((await post(app, text, token)).statusCode).toBe(status)
  })

  test.each([
    [
      'visitor',
      undefined,
      {},
      'no_widget_session',
      /^The Authorization header with a token is missing\. Start a widget session/,
    ],
    ['visitor', 'other', {}, 'no_widget_session', /^The Origin header is missing, or the token is over\./],
    [
      'visitor',
      'other',
      { origin: 'https://a.example' },
      'no_widget_session',
      /^The token is over, or belongs to another page/,
    ],
    ['visitor', 'other', { 'sec-fetch-site': 'same-origin' }, 'no_widget_session', /^The token is over, or/],
    ['either', undefined, {}, 'no_widget_session', /, or send an access token of the account\.$/],
    ['either', 'eyJ.of.account', {}, 'not_signed_in', /^Please sign in\.$/],
  ] as const)(
    'a route for "%s" called with the token "%s" and %j says %s',
    async (auth, token, headers, code, said) => {
      const access = (auth === 'either' ? { auth, role: 'agent' } : { auth }) as RouteAccess
      const contract = route({ ...base, ...access, body, replies: reply })
      const app = await mounted((router) =>
        router.on(
          contract,
          says(() => 'nobody'),
        ),
      )
      const refused = await post(app, text, token, headers)
      expect([refused.statusCode, refused.json().code]).toEqual([401, code])
      expect(refused.json().error).toMatch(said)
    },
  )

  test('a token that came of an API key opens what is open to keys, and nothing else', async () => {
    const done = async () => ({ success: true, widgets: [] }) as never
    const app = await mounted((router) => {
      router.on(listWidgets, done)
      router.on(owned, done)
    })
    const headers = { authorization: 'Bearer by-key' }
    expect((await app.inject({ url: '/api/widgets', headers })).statusCode).toBe(200)
    const refused = await post(app, text, 'by-key')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_open_to_keys'])
  })

  test('calls of an operator are refused to everybody else', async () => {
    const app = await mounted((router) =>
      router.on(
        operated,
        says(({ owner }) => String(owner)),
      ),
    )
    expect((await post(app, { text: 'hello' }, 'operator')).json().said).toBe('owner-1')
    const outcomes = await Promise.all(
      [undefined, 'good', 'by-key', 'visitor'].map(
        async (token) => (await post(app, { text: 'hello' }, token)).json().code,
      ),
    )
    expect(outcomes).toEqual(['not_signed_in', 'not_an_operator', 'not_open_to_keys', 'not_signed_in'])
  })

  test('the handler is told the owner of the token, and the visitor', async () => {
    const contract = route({ ...base, auth: 'either', role: 'agent', body, replies: reply })
    const app = await mounted((router) =>
      router.on(
        contract,
        says((call) => `${call.owner} ${call.visitor ? 'visitor' : 'owner'}`),
      ),
    )
    expect((await post(app, text, 'good')).json().said).toBe('owner-1 owner')
    expect((await post(app, text, 'visitor')).json().said).toBe('owner-2 visitor')
  })

  test('a stranger is refused before the body is read', async () => {
    const app = await mounted((router) => router.on(owned, async () => ({ success: true as const, said: '' })))
    const answer = await app.inject({
      method: 'POST',
      url: '/api/things',
      payload: '{ this is not JSON',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.json()).toMatchObject({ code: 'not_signed_in', success: false })
  })

  test('naming another owner in body or query is refused', async () => {
    const queried = route({ ...owned, query: z.object({ uid: z.string().optional() }) })
    const app = await mounted((router) => router.on(queried, async () => ({ success: true as const, said: 'ok' })))
    const call = (url: string, userId?: string) =>
      app.inject({ method: 'POST', url, payload: { ...text, userId }, headers: { authorization: 'Bearer good' } })
    expect((await call('/api/things', 'owner-1')).statusCode).toBe(200)
    expect((await call('/api/things?uid=owner-1')).statusCode).toBe(200)
    expect((await call('/api/things', 'owner-2')).json()).toMatchObject({ code: 'owner_mismatch' })
    expect((await call('/api/things?uid=owner-2')).json()).toMatchObject({ code: 'owner_mismatch' })
  })
})

describe('what comes in and goes out', () => {
  test('a request that does not fit the contract is refused with the field', async () => {
    const app = await mounted((router) => router.on(open, async () => ({ success: true as const, said: '' })))
    const answer = await post(app, { text: 'no' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, code: 'bad_request' })
    expect(answer.json().error).toMatch(/^text: /)
  })

  test('a reply is stripped to what the contract says', async () => {
    const app = await mounted((router) =>
      router.on(open, async () => ({ success: true as const, said: 'yes', secret: 'SECRET' })),
    )
    expect((await post(app, { text: 'hello' })).json()).toEqual({ success: true, said: 'yes' })
  })

  test('a reply that does not fit its contract is an internal failure that shows nothing', async () => {
    const app = await mounted((router) => router.on(open, async () => ({ success: true as const, said: 7 }) as never))
    const answer = await post(app, { text: 'hello' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'internal' })
    expect(answer.body).not.toMatch(/said|zod|expected/i)
  })

  test('a declared failure is sent with code, sentence and what a caller can act on, but not its detail', async () => {
    const failures = defineFailures({ thing_gone: { status: 410, message: '{name} is gone.', check: '' } })
    const app = await mounted((router) =>
      router.on(open, async () => {
        throw failures.thing_gone({ values: { name: 'The thing' }, detail: 'SECRET', extra: { thingId: 't1' } })
      }),
    )
    const answer = await post(app, { text: 'hello' }, undefined, { 'x-request-id': 'request-0001' })
    expect(answer.statusCode).toBe(410)
    expect(answer.json()).toEqual({
      success: false,
      error: 'The thing is gone.',
      code: 'thing_gone',
      thingId: 't1',
      requestId: 'request-0001',
    })
  })

  test.each([
    ['an error of a library with a status of its own', Object.assign(new Error('SECRET'), { statusCode: 404 })],
    ['an error of an engine', new Error('connect ECONNREFUSED SECRET')],
    ['a thrown string', 'SECRET'],
    ['nothing at all', undefined],
  ])('%s is internal and shows nothing of itself', async (_, thrown) => {
    const app = await mounted((router) =>
      router.on(open, async () => {
        throw thrown
      }),
    )
    const answer = await post(app, { text: 'hello' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ success: false, code: 'internal' })
    expect(answer.body).not.toContain('SECRET')
  })

  test('an engine that is away is no fault: come again, and not a word of where it is', async () => {
    const app = await mounted((router) =>
      router.on(open, async () => {
        throw new EngineUnavailable('SECRET at 10.0.0.7 does not answer')
      }),
    )
    const answer = await post(app, { text: 'hello' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ success: false, code: 'unavailable' })
    expect(answer.body).not.toContain('SECRET')
  })

  test('a refusal that names a wait has it in the header', async () => {
    const failures = defineFailures({ slow_down: { status: 429, message: 'Wait.', check: '' } })
    const app = await mounted((router) =>
      router.on(open, async () => {
        throw failures.slow_down({ extra: { retryAfterSeconds: 2.2 } })
      }),
    )
    expect((await post(app, { text: 'hello' })).headers['retry-after']).toBe('3')
  })
})
