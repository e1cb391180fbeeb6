import { describe, expect, test } from '@jest/globals'
import { routes, type RouteAuth, type RouteContract } from '@docent/proto/http'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { isCostly } from '../src/admission/admission.ts'
import { startGateway } from './fixtures.ts'

const all = [...routes]
const needsAccount = (auth: RouteAuth) => auth === 'owner' || auth === 'person' || auth === 'operator'
const urlOf = ({ path }: RouteContract) => `/api${path.replace(/:\w+/g, 'x')}`

const from = (remoteAddress: string, url = '/api/plans', headers = {}) => ({ url, remoteAddress, headers })

/** Time that passes when a test says so. */
function createTime() {
  let now = Date.parse('2026-11-02T09:00:00Z')
  return { now: () => new Date(now), pass: (ms: number) => void (now += ms) }
}

describe('tokens', () => {
  test('calls of an owner are refused without a good one, before their service hears of them', async () => {
    const { http, tokens, forwarded } = await startGateway()
    const expired = await tokens.sign('owner-1', { expiresIn: '-1m' })
    const forOthers = await tokens.sign('owner-1', { audience: 'docent-widget' })
    for (const [, contract] of all.filter(([, { auth }]) => needsAccount(auth))) {
      for (const authorization of [undefined, 'Bearer x', `Bearer ${expired}`, `Bearer ${forOthers}`]) {
        const headers = authorization ? { authorization } : {}
        const answer = await http.inject({ method: contract.method, url: urlOf(contract), headers })
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toMatchObject({ success: false, code: 'not_signed_in' })
      }
    }
    expect(forwarded).toHaveLength(0)
  })

  test('calls of an operator are refused to owners, and to programs with a key, before their service hears of them', async () => {
    const { http, tokens, forwarded } = await startGateway()
    const operator = await tokens.sign('owner-2', { operates: true })
    const refused = [
      [await tokens.sign('owner-1'), 'not_an_operator'],
      [await tokens.sign('owner-2', { operates: true, byKey: true }), 'not_open_to_keys'],
    ] as const
    for (const [, contract] of all.filter(([, { auth }]) => auth === 'operator')) {
      const call = (token: string) =>
        http.inject({ method: contract.method, url: urlOf(contract), headers: { authorization: `Bearer ${token}` } })
      for (const [token, code] of refused) {
        const answer = await call(token)
        expect([answer.statusCode, answer.json().code]).toEqual([403, code])
      }
      const before = forwarded.length
      expect((await call(operator)).statusCode).toBe(200)
      expect(forwarded.length).toBe(before + 1)
    }
  })

  test('calls that visitors may make go on: only their service knows visitors', async () => {
    const { http, forwarded } = await startGateway()
    for (const [, contract] of all.filter(([, { auth }]) => !needsAccount(auth))) {
      const headers = { authorization: 'Bearer some.visitor.token' }
      await http.inject({ method: contract.method, url: urlOf(contract), headers })
      expect(forwarded.at(-1)?.headers.authorization).toBe('Bearer some.visitor.token')
    }
  })
})

describe('sizes', () => {
  test.each(all.filter(([, { method }]) => method === 'POST' || method === 'PUT'))(
    'a body that is too large for %s is refused by its announced length',
    async (_, contract) => {
      const { http, tokens, forwarded } = await startGateway()
      const limit = contract.bodyLimit ?? 256 * 1024
      const call = async (length: number) =>
        http.inject({
          method: contract.method,
          url: urlOf(contract),
          headers: {
            authorization: `Bearer ${await tokens.sign('owner-1', { operates: true })}`,
            'content-length': String(length),
          },
        })
      const refused = await call(limit + 1)
      expect(refused.statusCode).toBe(413)
      expect(refused.json().error).toMatch(/^The request is larger than \d+ [KM]B\.$/)
      expect(forwarded).toHaveLength(0)
      expect((await call(limit)).statusCode).toBe(200)
    },
  )

  test('a client that sends it all the same still gets the answer', async () => {
    const { listen } = await startGateway()
    const body = Buffer.alloc(8 * 1024 * 1024)
    const reply = await fetch(`${await listen()}/api/auth/sign-in`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ code: 'too_large' })
  })

  test('a stranger gets the answer before a byte of the body was sent', async () => {
    const { listen, forwarded } = await startGateway()
    const address = new URL(await listen())
    const call = httpRequest({
      host: address.hostname,
      port: address.port,
      path: '/api/process-document',
      method: 'POST',
    })
    call.setHeader('content-length', 1_000_000)
    call.flushHeaders()
    const reply = await new Promise<IncomingMessage>((resolve, reject) =>
      call.on('response', resolve).on('error', reject),
    )
    expect(reply.statusCode).toBe(401)
    expect(forwarded).toHaveLength(0)
    call.on('error', () => undefined).destroy()
  })
})

describe('rates', () => {
  test('an address that calls too often is told when to come back', async () => {
    const time = createTime()
    const { http } = await startGateway({ env: { RATE_LIMIT_ADDRESS: '60' }, now: time.now })
    for (let n = 0; n < 60; n++) expect((await http.inject(from('203.0.113.1'))).statusCode).toBe(200)
    const refused = await http.inject(from('203.0.113.1'))
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      error: 'Too many requests. Try again in 1 seconds.',
      retryAfterSeconds: 1,
    })
    expect((await http.inject(from('203.0.113.2'))).statusCode).toBe(200)
    time.pass(1_000)
    expect((await http.inject(from('203.0.113.1'))).statusCode).toBe(200)
    expect((await http.inject(from('203.0.113.1'))).statusCode).toBe(429)
  })

  test('an address cannot become another one by claiming it', async () => {
    const { http } = await startGateway({ env: { RATE_LIMIT_ADDRESS: '2' } })
    const statuses = []
    for (let n = 0; n < 4; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` }
      statuses.push((await http.inject(from('203.0.113.1', '/api/plans', headers))).statusCode)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  test('an owner is counted wherever they come from, and only they', async () => {
    const { http, tokens } = await startGateway({ env: { RATE_LIMIT_OWNER: '3' } })
    const call = async (owner: string, n: number) =>
      (await http.inject(from(`203.0.113.${n}`, '/api/me', { authorization: `Bearer ${await tokens.sign(owner)}` })))
        .statusCode
    expect([await call('a', 1), await call('a', 2), await call('a', 3), await call('a', 4)]).toEqual([
      200, 200, 200, 429,
    ])
    expect(await call('b', 1)).toBe(200)
  })

  test('calls that anybody can make and that cost something have a limit of their own', async () => {
    const { http } = await startGateway({ env: { RATE_LIMIT_SIGN_IN: '2' } })
    const costly = all.filter(([, contract]) => isCostly(contract)).map(([name]) => name)
    expect(costly.toSorted()).toEqual([
      'contact',
      'forgotPassword',
      'keyToken',
      'linkGoogle',
      'refresh',
      'resetPassword',
      'showInvitation',
      'signIn',
      'signOut',
      'signUp',
      'startGoogle',
      'verifyEmail',
    ])
    const call = async (url: string) => (await http.inject({ ...from('203.0.113.1', url), method: 'POST' })).statusCode
    expect([await call('/api/auth/sign-in'), await call('/api/auth/sign-up')]).toEqual([200, 200])
    expect([await call('/api/auth/sign-in'), await call('/api/contact')]).toEqual([429, 429])
    expect((await http.inject(from('203.0.113.1', '/api/auth/options'))).statusCode).toBe(200)
  })

  test('can be turned off', async () => {
    const { http } = await startGateway({ env: { RATE_LIMIT_ADDRESS: '0' } })
    for (let n = 0; n < 50; n++) expect((await http.inject(from('203.0.113.1'))).statusCode).toBe(200)
  })
})
