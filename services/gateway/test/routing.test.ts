import { describe, expect, test } from '@jest/globals'
import { routes, type RouteContract } from '@docent/proto/http'
import { request as httpRequest } from 'node:http'
import { startGateway } from './fixtures.ts'

const all = [...routes]
const urlOf = ({ path }: RouteContract) => `/api${path.replace(/:\w+/g, 'x')}`

describe('the routing table', () => {
  test('sends every call of the contract to the service that owns it, and lets no browser keep, render or frame the answer', async () => {
    const { http, tokens, forwarded } = await startGateway()
    const authorization = `Bearer ${await tokens.sign('owner-1', { operates: true })}`
    for (const [, contract] of all) {
      const url = `${urlOf(contract)}?a=b%20c`
      const reply = await http.inject({ method: contract.method, url, headers: { authorization } })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      expect(forwarded.at(-1)).toMatchObject({ service: contract.service, method: contract.method, url })
    }
    expect(forwarded).toHaveLength(all.length)
    expect(all.length).toBeGreaterThan(30)
  })

  test('knows nothing else below /api', async () => {
    const { http, forwarded } = await startGateway()
    for (const request of [
      { url: '/api' },
      { url: '/api/' },
      { url: '/api/nowhere' },
      { url: '/api/nowhere.js' },
      { url: '/api/auth/nowhere', method: 'POST' },
      { url: '/api/documents/', method: 'DELETE' },
      { url: '/api/me', method: 'HEAD' },
      { url: '/api/me', method: 'TRACE' },
    ] as const) {
      const answer = await http.inject({ ...request, headers: { accept: 'text/html,*/*' } })
      expect(answer.statusCode).toBe(404)
      if (!('method' in request) || request.method !== 'HEAD') {
        expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
      }
    }
    expect(forwarded).toHaveLength(0)
  })

  test('hands over before anything of the body is read', async () => {
    const { listen, forwarded } = await startGateway()
    const address = new URL(await listen())
    const body = 'x'.repeat(200_000)
    await new Promise<void>((resolve, reject) => {
      const call = httpRequest(
        { host: address.hostname, port: address.port, path: '/api/auth/sign-in', method: 'POST' },
        (reply) => reply.resume().on('end', resolve),
      )
      call.on('error', reject)
      call.setHeader('content-length', body.length)
      call.setHeader('content-type', 'application/json')
      call.end(body)
    })
    expect(forwarded).toMatchObject([{ service: 'identity', bodyWasRead: false }])
  })
})

describe('what a service is told', () => {
  const spoofed = {
    'x-forwarded-for': '198.51.100.66, 198.51.100.67',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-real-ip': '198.51.100.66',
    forwarded: 'for=198.51.100.66',
  }

  test('is the address of the connection, whatever a client claims', async () => {
    const { http, forwarded } = await startGateway()
    await http.inject({ url: '/api/plans', headers: { ...spoofed, host: 'docent.test' }, remoteAddress: '203.0.113.5' })
    const { headers } = forwarded[0] as (typeof forwarded)[0]
    expect(headers['x-forwarded-for']).toBe('203.0.113.5')
    expect(headers['x-forwarded-host']).toBe('docent.test')
    expect(headers['x-forwarded-proto']).toBe('http')
    expect(JSON.stringify(headers)).not.toMatch(/198\.51\.100|evil|gopher/)
  })

  test.each([
    ['10.0.0.0/8', '10.1.2.3', '198.51.100.67', 'the last address that no trusted proxy wrote'],
    ['10.0.0.0/8,198.51.100.67', '10.1.2.3', '198.51.100.66', 'behind two trusted proxies, the one before both'],
    ['10.0.0.0/8', '192.0.2.1', '192.0.2.1', 'the peer, when it is not a trusted proxy'],
    ['1', '192.0.2.1', '198.51.100.67', 'one hop away'],
    ['2', '192.0.2.1', '198.51.100.66', 'two hops away'],
    ['loopback', '127.0.0.1', '198.51.100.67', 'behind a proxy on this machine'],
    ['true', '192.0.2.1', '198.51.100.66', 'whatever is claimed, when everybody is trusted'],
  ])('with TRUST_PROXY=%s and a call from %s it is %s: %s', async (trust, peer, expected) => {
    const { http, forwarded } = await startGateway({ env: { TRUST_PROXY: trust } })
    await http.inject({ url: '/api/plans', headers: { ...spoofed, host: 'inner:3000' }, remoteAddress: peer })
    const { headers } = forwarded[0] as (typeof forwarded)[0]
    expect(headers['x-forwarded-for']).toBe(expected)
    expect(headers['x-forwarded-host']).toBe(expected === peer ? 'inner:3000' : 'evil.example')
    expect(headers['x-real-ip']).toBeUndefined()
  })

  test('a TRUST_PROXY that means nothing is named at the start', async () => {
    await expect(startGateway({ env: { TRUST_PROXY: 'my-proxy' } })).rejects.toThrow(/TRUST_PROXY.*my-proxy/)
  })

  test('is a trace of the gateway, and that of the caller only where it is a proxy that is trusted', async () => {
    const { http, forwarded } = await startGateway({ env: { TRUST_PROXY: '10.0.0.0/8' } })
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
    await http.inject({ url: '/api/plans', headers, remoteAddress: '203.0.113.5' })
    await http.inject({ url: '/api/plans', headers, remoteAddress: '10.1.2.3' })
    const [stranger, proxy] = forwarded.map((one) => String(one.headers['traceparent']))
    expect(stranger).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
    expect(stranger).not.toContain(traceId)
    expect(proxy).toContain(traceId)
    expect(proxy).not.toBe(headers.traceparent)
  })

  test('is a name of the call that no client can choose, so that two calls never have the same', async () => {
    const { http, forwarded } = await startGateway()
    for (let call = 0; call < 2; call++) await http.inject({ url: '/api/plans', headers: { 'x-call-id': 'mine' } })
    const names = forwarded.map(({ headers }) => String(headers['x-call-id']))
    for (const name of names) expect(name).toMatch(/^[\da-f-]{36}$/)
    expect(new Set(names).size).toBe(2)
  })

  test('is the request id, which the client gets back', async () => {
    const { http, forwarded } = await startGateway()
    await http.inject({ url: '/api/plans', headers: { 'x-request-id': 'request-0001' } })
    await http.inject({ url: '/api/plans', headers: { 'x-request-id': 'a bad one' } })
    expect(forwarded[0]?.headers['x-request-id']).toBe('request-0001')
    expect(forwarded[1]?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('readiness', () => {
  test('lists every service, and why one is not ready', async () => {
    const { http } = await startGateway({ notReady: { chat: ['store: is locked'] } })
    const answer = await http.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    const services = [...new Set(all.map(([, { service }]) => service))]
    expect(answer.json()).toEqual({
      ready: false,
      services: {
        ...Object.fromEntries(services.map((one) => [one, { ready: true, reasons: [] }])),
        chat: { ready: false, reasons: ['store: is locked'] },
      },
    })
  })

  test('is yes when all are ready; being alive needs none of them', async () => {
    const ready = await startGateway()
    expect((await ready.http.inject('/readyz')).statusCode).toBe(200)
    const { http } = await startGateway({ notReady: { identity: ['starting'] } })
    expect((await http.inject('/healthz')).json()).toEqual({ alive: true })
  })
})

test('a dashboard that listens does not hold up the end', async () => {
  const { hosted, tokens, listen } = await startGateway({
    answer: (_, { raw }) => {
      raw.writeHead(200, { 'content-type': 'text/event-stream' })
      raw.write(': open\n\n')
    },
  })
  const authorization = `Bearer ${await tokens.sign('owner-1')}`
  const reply = await fetch(`${await listen()}/api/live`, { headers: { authorization } })
  const reader = (reply.body as ReadableStream).getReader()
  await reader.read()
  await Promise.all([expect(reader.read()).rejects.toThrow(), hosted.http.close()])
})
