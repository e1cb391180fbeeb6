import { afterEach, describe, expect, test } from '@jest/globals'
import type { RoutedService } from '@docent/proto/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createHttp, eventStream } from '../http/index.ts'
import type { HostedUpstream } from './local.ts'
import type { Upstreams } from './port.ts'

const log = pino({ level: 'silent' })
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What every adapter keeps. `connect` makes one whose "chat" is the given service; `cut` makes it unreachable. */
export function upstreamsContract(
  name: string,
  connect: (chat: HostedUpstream) => Promise<{ upstreams: Upstreams; cut(): Promise<void> }>,
): void {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })

  /** A service behind a front that forwards everything to it. */
  async function setUp(
    mount: (app: FastifyInstance) => void,
    notReady: () => Promise<string[]> = async () => [],
    late = [] as string[],
  ) {
    const service = createHttp({ log, trustProxy: true, bodyLimit: 64 * 1024 * 1024 })
    mount(service)
    service.get('/readyz', async (_, reply) => {
      const reasons = await notReady()
      return reply.code(reasons.length === 0 ? 200 : 503).send({ reasons, late })
    })
    await service.ready()
    const { upstreams, cut } = await connect({ http: service, notReady, late: async () => late })

    const front = createHttp({ log, trustProxy: false })
    const target: { service: RoutedService; hold?: Promise<void> } = { service: 'chat' }
    front.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: '/*',
      onRequest(request, reply) {
        request.raw.headers['x-forwarded-for'] = '203.0.113.7'
        request.raw.headers['x-request-id'] = request.id
        reply.raw.setHeader('x-front', 'yes')
        const forward = () => upstreams.forward(target.service, request, reply)
        if (target.hold) void target.hold.then(forward)
        else forward()
      },
      handler: () => undefined,
    })
    await front.listen({ port: 0, host: '127.0.0.1' })
    ends.push(
      () => service.close(),
      () => upstreams.close(),
      () => front.close(),
    )
    const address = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`
    return { address, cut, upstreams, target, front }
  }

  describe(`upstreams: ${name}`, () => {
    test('method, address, headers and body arrive unchanged; status, headers and body come back', async () => {
      const { address } = await setUp((app) => {
        app.put('/api/things/:id', async (request, reply) =>
          reply.code(418).header('x-made', 'here').header('set-cookie', ['a=1', 'b=2']).send({
            params: request.params,
            query: request.query,
            body: request.body,
            custom: request.headers['x-custom'],
          }),
        )
      })
      const reply = await fetch(`${address}/api/things/%C3%A9?q=a%20b&q=c`, {
        method: 'PUT',
        body: JSON.stringify({ text: 'über' }),
        headers: { 'content-type': 'application/json', 'x-custom': 'kept' },
      })
      expect(reply.status).toBe(418)
      expect(reply.headers.get('x-made')).toBe('here')
      expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
      expect(await reply.json()).toEqual({
        params: { id: 'é' },
        query: { q: ['a b', 'c'] },
        body: { text: 'über' },
        custom: 'kept',
      })
    })

    test('the service sees the address and the request id that the front named', async () => {
      const { address } = await setUp((app) => {
        app.get('/who', async (request) => ({ ip: request.ip, id: request.id }))
      })
      const reply = await fetch(`${address}/who`, { headers: { 'x-request-id': 'request-0001' } })
      expect(await reply.json()).toEqual({ ip: '203.0.113.7', id: 'request-0001' })
      expect(reply.headers.get('x-request-id')).toBe('request-0001')
    })

    test('headers that the front has set stay', async () => {
      const { address } = await setUp((app) => {
        app.get('/', async () => ({}))
      })
      expect((await fetch(address)).headers.get('x-front')).toBe('yes')
    })

    test('large bodies pass whole, both ways', async () => {
      const { address } = await setUp((app) => {
        app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
        app.post('/mirror', async (request, reply) => reply.type('application/octet-stream').send(request.body))
      })
      const body = randomBytes(20 * 1024 * 1024)
      const reply = await fetch(`${address}/mirror`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/octet-stream' },
      })
      expect(hash(new Uint8Array(await reply.arrayBuffer()))).toBe(hash(body))
    })

    test('one connection serves one request after the other', async () => {
      const { address } = await setUp((app) => {
        app.post('/count', async (request) => request.body)
      })
      for (let n = 0; n < 20; n++) {
        const body = JSON.stringify({ n })
        const reply = await fetch(`${address}/count`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        })
        expect(await reply.text()).toBe(body)
      }
    })

    test('events pass chunk by chunk, while the answer is still being made', async () => {
      let next: () => void = () => undefined
      const { address } = await setUp((app) => {
        app.get('/stream', (_, reply) =>
          eventStream(reply, async function* () {
            for (const n of [1, 2, 3]) {
              yield { event: 'delta', data: n }
              await new Promise<void>((resolve) => (next = resolve))
            }
          }),
        )
      })
      const reply = await fetch(`${address}/stream`)
      const reader = (reply.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
      for (const n of [1, 2, 3]) {
        expect((await reader.read()).value).toBe(`event: delta\ndata: ${n}\n\n`)
        next()
      }
      expect((await reader.read()).done).toBe(true)
    })

    test('a client that leaves in the middle of an answer stops the service', async () => {
      let stopped: () => void
      const wasStopped = new Promise<void>((resolve) => (stopped = resolve))
      const { address } = await setUp((app) => {
        app.get('/stream', (_, reply) =>
          eventStream(reply, async function* (gone) {
            yield { event: 'delta', data: 1 }
            await once(gone, 'abort')
            stopped()
          }),
        )
      })
      const leave = new AbortController()
      const reply = await fetch(`${address}/stream`, { signal: leave.signal })
      await (reply.body as ReadableStream).getReader().read()
      leave.abort()
      await wasStopped
    })

    test('a client that leaves before the answer stops the service', async () => {
      let arrived: () => void
      let stopped: () => void
      const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
      const wasStopped = new Promise<void>((resolve) => (stopped = resolve))
      const { address } = await setUp((app) => {
        app.get('/slow', async (request: FastifyRequest, reply) => {
          arrived()
          await once(reply.raw, 'close')
          stopped()
          return request.id
        })
      })
      const leave = new AbortController()
      const reply = fetch(`${address}/slow`, { signal: leave.signal })
      await hasArrived
      leave.abort()
      await expect(reply).rejects.toThrow()
      await wasStopped
    })

    test('a client that left before its call was passed on reaches no service', async () => {
      const arrived: string[] = []
      const { address, target, front } = await setUp((app) => {
        app.get('/*', async (request) => {
          arrived.push(request.url)
          return {}
        })
      })
      const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
      target.hold = hold
      const leave = new AbortController()
      const asked = once(front.server, 'request')
      const left = fetch(`${address}/left`, { signal: leave.signal })
      const [, response] = (await asked) as [IncomingMessage, ServerResponse]
      const closed = once(response, 'close')
      leave.abort()
      await expect(left).rejects.toThrow()
      await closed
      letGo()
      await fetch(`${address}/stays`)
      expect(arrived).toEqual(['/stays'])
    })

    test('a refusal of the service comes back as it is', async () => {
      const { address } = await setUp(() => undefined)
      const reply = await fetch(`${address}/nowhere`)
      expect(reply.status).toBe(404)
      expect(await reply.json()).toMatchObject({ success: false, code: 'not_found' })
    })

    test('a service that cannot be reached is 503 "unavailable", with and without a body', async () => {
      const { address, cut } = await setUp((app) => {
        app.post('/x', async () => ({}))
      })
      await cut()
      const json = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } }
      for (const init of [{}, json]) {
        const reply = await fetch(`${address}/x`, init)
        expect(reply.status).toBe(503)
        expect(await reply.json()).toMatchObject({ success: false, code: 'unavailable' })
      }
    })

    test('a service that is not there at all is 503 "unavailable"', async () => {
      const { address, target } = await setUp(() => undefined)
      target.service = 'billing'
      expect(await (await fetch(`${address}/x`)).json()).toMatchObject({ code: 'unavailable' })
    })

    test('what a service answers can be read: its JSON with its status, or "unavailable"', async () => {
      const { upstreams, cut } = await setUp((app) => {
        app.get('/api/things', async (request) => ({ query: request.query }))
      })
      expect(await upstreams.read('chat', '/api/things?id=%C3%A9')).toEqual({
        status: 200,
        body: { query: { id: 'é' } },
      })
      expect(await upstreams.read('chat', '/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } })
      await expect(upstreams.read('billing', '/')).rejects.toMatchObject({ code: 'unavailable' })
      await cut()
      await expect(upstreams.read('chat', '/api/things')).rejects.toMatchObject({ code: 'unavailable' })
    })

    test('a call of the front itself carries headers and JSON, and brings both back; "unavailable" where nobody is', async () => {
      const { upstreams, cut } = await setUp((app) => {
        app.post('/api/things', async (request, reply) =>
          reply
            .code(201)
            .send({ query: request.query, body: request.body, custom: request.headers['x-custom'], ip: request.ip }),
        )
      })
      const headers = { 'content-type': 'application/json', 'x-custom': 'kept', 'x-forwarded-for': '203.0.113.7' }
      const call = { method: 'POST', path: '/api/things?id=%C3%A9', headers, body: { text: 'über' } }
      expect(await upstreams.call('chat', call)).toEqual({
        status: 201,
        body: { query: { id: 'é' }, body: { text: 'über' }, custom: 'kept', ip: '203.0.113.7' },
      })
      expect(await upstreams.call('chat', { ...call, path: '/nowhere' })).toMatchObject({ status: 404 })
      await expect(upstreams.call('billing', call)).rejects.toMatchObject({ code: 'unavailable' })
      await cut()
      await expect(upstreams.call('chat', call)).rejects.toMatchObject({ code: 'unavailable' })
    })

    test('a call of the front itself that is ended stops the service', async () => {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
      const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
      const { upstreams } = await setUp((app) => {
        app.post('/slow', async (request, reply) => {
          arrive()
          await once(reply.raw, 'close')
          stop()
          return request.id
        })
      })
      const leave = new AbortController()
      const headers = { 'content-type': 'application/json' }
      const reply = upstreams.call('chat', { method: 'POST', path: '/slow', headers, body: {}, signal: leave.signal })
      await arrived
      leave.abort(new Error('left'))
      await expect(reply).rejects.toThrow('left')
      await stopped
      const late = upstreams.call('chat', { method: 'POST', path: '/slow', headers, body: {}, signal: leave.signal })
      await expect(late).rejects.toThrow('left')
    })

    test('what is late or full although a service takes calls is told, and nothing where nobody is there to tell', async () => {
      const { upstreams, cut } = await setUp(
        () => undefined,
        async () => [],
        ['store: the disk is full'],
      )
      expect(await upstreams.late('chat')).toEqual(['store: the disk is full'])
      await cut()
      expect(await upstreams.late('chat')).toEqual([])
      expect(await upstreams.late('billing')).toEqual([])
    })

    test('whether a service is ready comes with its reasons', async () => {
      let reasons: string[] = []
      const { upstreams, cut } = await setUp(
        () => undefined,
        async () => reasons,
      )
      expect(await upstreams.notReady('chat')).toEqual([])
      reasons = ['store: is locked']
      expect((await upstreams.notReady('chat')).join()).toContain('store: is locked')
      await cut()
      reasons = []
      expect(await upstreams.notReady('chat')).not.toEqual([])
      expect(await upstreams.notReady('billing')).not.toEqual([])
    })
  })
}
