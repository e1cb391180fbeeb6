import { afterEach, describe, expect, test } from '@jest/globals'
import type { RoutedService } from '@docent/proto/http'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createHttp } from '../http/index.ts'
import { freePorts } from '../testing/free-ports.ts'
import { upstreamsContract } from './contract.ts'
import { createHttpUpstreams } from './http.ts'

const WAIT_MS = 400
/** A timer counts whole milliseconds, and may ring within the last one. */
const A_TICK_MS = 1

upstreamsContract('services in processes of their own', async (chat) => {
  await chat.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = chat.http.server.address() as AddressInfo
  const urls = { chat: `http://127.0.0.1:${port}` } as Record<RoutedService, string>
  return { upstreams: createHttpUpstreams({ urls, patienceMs: 200 }), cut: () => chat.http.close() }
})

describe('a service whose process died', () => {
  const ends: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })

  /** A front for a service that nobody runs yet, at `port`. */
  async function front(patienceMs: number, how?: { repeatable?: true }) {
    const [port = 0] = await freePorts(1)
    const urls = { chat: `http://127.0.0.1:${port}` } as Record<RoutedService, string>
    const upstreams = createHttpUpstreams({ urls, patienceMs })
    const { promise: left, resolve: hasLeft } = Promise.withResolvers<void>()
    const app = createHttp({ log: pino({ level: 'silent' }), trustProxy: false })
    app.route({
      method: ['GET', 'POST'],
      url: '/*',
      onRequest(request, reply) {
        reply.raw.once('close', hasLeft)
        upstreams.forward('chat', request, reply, how)
      },
      handler: () => undefined,
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    ends.push(
      () => upstreams.close(),
      () => app.close(),
    )
    const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    return { port, address, upstreams, left }
  }

  /** Until so many tries have found nobody. */
  function refused(port: number, tries: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    let left = tries
    const count = (message: unknown) => {
      if ((message as { connectParams: { port: string } }).connectParams.port === String(port)) left -= 1
      if (left === 0) resolve()
    }
    subscribe('undici:client:connectError', count)
    return promise.finally(() => unsubscribe('undici:client:connectError', count))
  }

  async function service(port: number, answer: (calls: number, text: string) => string | undefined): Promise<Server> {
    let calls = 0
    const server = createServer((request, response) => {
      calls += 1
      const call = calls
      let text = ''
      request.on('data', (piece) => (text += String(piece)))
      request.on('end', () => {
        const said = answer(call, text)
        response.setHeader('connection', 'close')
        if (said === undefined) request.socket.destroy()
        else response.end(said)
      })
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    ends.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return server
  }
  const post = (address: string, body: string, signal?: AbortSignal) =>
    fetch(`${address}/x`, { method: 'POST', body, headers: { 'content-type': 'application/json' }, signal })

  test('a call that reached nobody, whatever it changes, waits for the next process, and arrives once with its body', async () => {
    const { port, address, upstreams } = await front(60_000)
    const bodies: string[] = []
    const body = JSON.stringify({ text: 'x'.repeat(300_000) })
    const headers = { 'content-type': 'application/json' }
    const waiting = [post(address, body), fetch(`${address}/y`)].map(async (reply) => (await reply).text())
    const own = upstreams.call('chat', { method: 'POST', path: '/z', headers, body: { own: true } })
    await refused(port, 6)
    await service(port, (_, text) => {
      bodies.push(text)
      return JSON.stringify({ length: text.length })
    })
    expect(await Promise.all(waiting)).toEqual([`{"length":${body.length}}`, '{"length":0}'])
    expect(await own).toEqual({ status: 200, body: { length: 12 } })
    expect(bodies.map((text) => text.length).toSorted((a, b) => a - b)).toEqual([0, 12, body.length])
  })

  test('a client that leaves while nobody is reached is forgotten: what comes up later hears nothing of it', async () => {
    const { port, address, left } = await front(60_000)
    const leave = new AbortController()
    const call = post(address, '{"a":1}', leave.signal)
    await refused(port, 2)
    leave.abort()
    await expect(call).rejects.toThrow()
    await left
    const bodies: string[] = []
    await service(port, (_, text) => {
      bodies.push(text)
      return '{}'
    })
    await post(address, '{"b":2}')
    expect(bodies).toEqual(['{"b":2}'])
  })

  test('that stays away costs its callers the wait once: who comes later is told at once, until somebody was reached', async () => {
    const { port, address } = await front(WAIT_MS)
    const timed = async () => {
      const began = performance.now()
      const { status } = await post(address, '{}')
      return { status, ms: performance.now() - began }
    }
    const first = await timed()
    expect(first.status).toBe(503)
    expect(first.ms).toBeGreaterThan(WAIT_MS - A_TICK_MS)
    let tries = 0
    const count = () => (tries += 1)
    subscribe('undici:client:connectError', count)
    expect((await post(address, '{}')).status).toBe(503)
    unsubscribe('undici:client:connectError', count)
    expect(tries).toBe(1)
    const server = await service(port, () => '{}')
    expect((await post(address, '{}')).status).toBe(200)
    server.close()
    await once(server, 'close')
    const again = await timed()
    expect(again.status).toBe(503)
    expect(again.ms).toBeGreaterThan(WAIT_MS - A_TICK_MS)
  })

  test('a call that its service knows again is sent once more with its body, unless that is long', async () => {
    const { port, address } = await front(60_000, { repeatable: true })
    const bodies: string[] = []
    await service(port, (call, text) => {
      bodies.push(text)
      return call === 2 ? '{"served":true}' : undefined
    })
    expect(await (await post(address, '{"question":"?"}')).json()).toEqual({ served: true })
    expect(bodies).toEqual(['{"question":"?"}', '{"question":"?"}'])
    const long = JSON.stringify({ text: 'x'.repeat(70_000) })
    expect((await post(address, long)).status).toBe(503)
    expect(bodies.slice(2)).toEqual([long])
  })

  test('a call that was under way when it died is sent again only where it changes nothing', async () => {
    const { port, address } = await front(60_000)
    let calls = 0
    await service(port, (call) => {
      calls = call
      return call % 2 === 1 ? undefined : '{"served":true}'
    })
    expect(await (await fetch(`${address}/x`)).json()).toEqual({ served: true })
    expect(calls).toBe(2)
    const refused = await post(address, '{"a":1}')
    expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })])
    expect(calls).toBe(3)
  })
})
