import { afterEach, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pino from 'pino'
import { closeInTime, endConnections } from './closing.ts'
import { clientGone, createHttp, endWithServer, eventStream, failureOf, networkOf, timeOver } from './index.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

function http(): FastifyInstance {
  const app = createHttp({ log: pino({ level: 'silent' }), trustProxy: false, bodyLimit: 100 })
  app.post('/echo', (request, reply) => reply.send({ got: request.body }))
  apps.push(app)
  return app
}

/** Resolves when so many requests have reached their handlers. */
function createArrivals(expected: number) {
  let resolveAll: () => void
  let left = expected
  const all = new Promise<void>((resolve) => (resolveAll = resolve))
  const one = () => {
    if (--left === 0) resolveAll()
  }
  return { all, one }
}

async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

describe('the log of a request', () => {
  /** One whose children are counted, and its lines. */
  async function logged(level: string) {
    const lines: string[] = []
    const seen = { children: 0 }
    const onChild = () => void (seen.children += 1)
    const app = createHttp({
      log: pino({ level, onChild }, { write: (line) => void lines.push(line) }),
      trustProxy: false,
    })
    app.get('/quiet', (_, reply) => reply.send({}))
    app.get('/telling', (request, reply) => {
      request.log.warn({ room: 7 }, 'careful: %s', 'wet')
      request.log.child({ of: 'paint' }).info('dry')
      return reply.send({ level: request.log.level })
    })
    apps.push(app)
    await app.ready()
    // The server has one itself.
    seen.children = 0
    return { app, lines: () => lines.splice(0).map((line) => JSON.parse(line) as object), seen }
  }
  const headers = { 'x-request-id': 'request-0001' }

  test('is made by its first line, which names the request', async () => {
    const { app, lines, seen } = await logged('info')
    await app.inject({ url: '/quiet', headers })
    expect(seen.children).toBe(0)
    const told = await app.inject({ url: '/telling', headers })
    expect(told.json()).toEqual({ level: 'info' })
    expect(lines()).toMatchObject([
      { requestId: 'request-0001', room: 7, msg: 'careful: wet' },
      { requestId: 'request-0001', of: 'paint', msg: 'dry' },
    ])
    expect(seen.children).toBe(2)
    await app.inject({ url: '/nowhere', headers })
    expect(lines()).toMatchObject([{ requestId: 'request-0001', code: 'not_found' }])
  })

  test('tells of every answer where that much is wanted', async () => {
    const { app, lines } = await logged('debug')
    await app.inject({ url: '/quiet', headers })
    expect(lines()).toMatchObject([{ requestId: 'request-0001', route: '/quiet', status: 200, msg: 'answered' }])
  })
})

describe('every answer', () => {
  test('carries the request id of the caller, or one of its own when that is no id', async () => {
    const app = http()
    const id = async (given?: string) =>
      (await app.inject({ url: '/', headers: given ? { 'x-request-id': given } : {} })).headers['x-request-id']
    expect(await id('request-0001')).toBe('request-0001')
    for (const odd of [undefined, 'short', 'x'.repeat(65), 'with space 00', '<script>alert(1)']) {
      expect(await id(odd)).toMatch(/^[\da-f-]{36}$/)
    }
  })

  test.each([
    ['an unknown address', { url: '/nowhere' }, 404, 'not_found'],
    ['an unknown method', { method: 'DELETE', url: '/echo' }, 404, 'not_found'],
    ['a broken address', { url: '/%E0%A4%A' }, 400, 'bad_request'],
    ['a body that is too large', { method: 'POST', url: '/echo', payload: { a: 'x'.repeat(200) } }, 413, 'too_large'],
    [
      'a body that is not JSON',
      { method: 'POST', url: '/echo', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'bad_request',
    ],
    [
      'a body of another type',
      { method: 'POST', url: '/echo', payload: '<a/>', headers: { 'content-type': 'text/xml' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a body that tries to change prototypes',
      {
        method: 'POST',
        url: '/echo',
        payload: '{"__proto__":{"admin":true}}',
        headers: { 'content-type': 'application/json' },
      },
      400,
      'bad_request',
    ],
  ] as const)('to %s is a refusal of the one shape', async (_, request, status, code) => {
    const answer = await http().inject(request as never)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toMatchObject({ success: false, code, error: expect.any(String) })
  })
})

describe('event streams', () => {
  test('events arrive one by one, as they are made', async () => {
    const app = http()
    const next: (() => void)[] = []
    app.get('/stream', async (_, reply) =>
      eventStream(reply, async function* () {
        yield { event: 'delta', data: { text: 'one\ntwo' } }
        await new Promise<void>((resolve) => next.push(resolve))
        yield { data: 'a comment\nin two lines' }
        yield { event: 'done', data: {} }
      }),
    )
    const reply = await fetch(`${await listening(app)}/stream`)
    expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(reply.headers.get('cache-control')).toContain('no-cache')
    const reader = (reply.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toBe('event: delta\ndata: {"text":"one\\ntwo"}\n\n')
    next[0]?.()
    let rest = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value
    expect(rest).toBe(': a comment in two lines\n\nevent: done\ndata: {}\n\n')
  })

  test('a client that leaves stops what makes the events', async () => {
    const app = http()
    let stopped: () => void
    const wasStopped = new Promise<void>((resolve) => (stopped = resolve))
    app.get('/stream', async (_, reply) =>
      eventStream(reply, async function* (gone) {
        yield { event: 'delta', data: {} }
        await once(gone, 'abort')
        stopped()
      }),
    )
    const leave = new AbortController()
    const reply = await fetch(`${await listening(app)}/stream`, { signal: leave.signal })
    await (reply.body as ReadableStream).getReader().read()
    leave.abort()
    await wasStopped
  })

  test('a client that left before the stream was made is gone at once, and an answer that was sent is not', async () => {
    const app = http()
    const seen = { '/sent': Promise.withResolvers<boolean>(), '/left': Promise.withResolvers<boolean>() }
    const look = async ({ url }: FastifyRequest, reply: FastifyReply) => {
      await once(reply.raw, 'close')
      seen[url as '/sent' | '/left'].resolve(clientGone(reply).aborted)
    }
    app.get('/sent', async (request, reply) => {
      void look(request, reply)
      return {}
    })
    app.get('/left', async (request, reply) => {
      await look(request, reply)
      return reply.hijack()
    })
    const address = await listening(app)
    await (await fetch(`${address}/sent`)).text()
    expect(await seen['/sent'].promise).toBe(false)
    const leave = new AbortController()
    const asked = once(app.server, 'request')
    const left = fetch(`${address}/left`, { signal: leave.signal })
    await asked
    leave.abort()
    await expect(left).rejects.toThrow()
    expect(await seen['/left'].promise).toBe(true)
  })

  test('an endless stream says that it is open before its first event', async () => {
    const app = http()
    app.get('/stream', async (_, reply) =>
      eventStream(
        reply,
        async function* (gone) {
          await once(gone, 'abort')
          yield { event: 'never', data: {} }
        },
        { endless: true },
      ),
    )
    const reply = await fetch(`${await listening(app)}/stream`)
    const first = await (reply.body as ReadableStream).getReader().read()
    expect(new TextDecoder().decode(first.value)).toBe(': open\n\n')
  })
})

describe('closing', () => {
  test('cuts endless answers at once and lets the others finish', async () => {
    const app = http()
    const finish: (() => void)[] = []
    const arrived = createArrivals(2)
    app.get('/endless', (request, reply) => {
      endWithServer(reply)
      reply.hijack()
      reply.raw.write('open')
      arrived.one()
    })
    app.get('/slow', async () => {
      arrived.one()
      await new Promise<void>((resolve) => finish.push(resolve))
      return 'finished'
    })
    const address = await listening(app)
    const endless = fetch(`${address}/endless`).then((reply) => reply.text())
    const slow = fetch(`${address}/slow`).then((reply) => reply.text())
    await arrived.all
    const closed = app.close()
    await expect(endless).rejects.toThrow()
    finish[0]?.()
    expect(await slow).toBe('finished')
    await closed
  })

  test('answers a call that gets through after it began, and then ends its connection', async () => {
    const app = http()
    const closing = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()))
    await listening(app)
    const accepted = once(app.server, 'connection')
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.on('data', (part) => (text += part))
    socket.write('POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n')
    const [near] = (await accepted) as [Socket]
    // Only a connection that nothing has come over is cut at once.
    while (near.bytesRead === 0) await nextTurn()
    const closed = app.close()
    await closing
    socket.write('\r\n{}')
    await Promise.all([once(socket, 'close'), closed])
    expect(text).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(text).toMatch(/connection: close/i)
    expect(text).toContain('{"got":{}}')
  })

  test('does not wait for a connection that a client keeps open after its answer', async () => {
    const app = http()
    let finish: () => void
    const arrived = createArrivals(1)
    app.get('/slow', async () => {
      arrived.one()
      await new Promise<void>((resolve) => (finish = resolve))
      return 'finished'
    })
    await listening(app)
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (part) => (text += part))
    socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
    await arrived.all
    const began = performance.now()
    const closed = app.close()
    finish!()
    await once(socket, 'close')
    await closed
    expect(text).toContain('finished')
    expect(performance.now() - began).toBeLessThan(app.server.keepAliveTimeout / 2)
  })

  test('does not wait for a connection that a browser opened ahead and never used', async () => {
    const app = Fastify()
    apps.push(app)
    closeInTime(app, 2 ** 31 - 1)
    await listening(app)
    const accepted = once(app.server, 'connection')
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    await accepted
    await Promise.all([once(socket, 'close'), app.close()])
  })

  test('asks before whoever keeps a connection open to use another one', async () => {
    const app = http()
    const address = await listening(app)
    const echo = () =>
      fetch(`${address}/echo`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    expect((await echo()).headers.get('connection')).toBe('keep-alive')
    endConnections(app)
    const last = await echo()
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
  })

  test('lets what does not finish within the grace say so, and tells its handler why it is cut', async () => {
    const app = createHttp({ log: pino({ level: 'silent' }), trustProxy: false, finishMs: 0 })
    apps.push(app)
    const cut = Promise.withResolvers<unknown>()
    app.get('/stuck', async (_, reply) => {
      const gone = clientGone(reply)
      const over = timeOver(reply)
      gone.addEventListener('abort', () => cut.resolve(gone.reason))
      return eventStream(reply, async function* () {
        yield { event: 'begun', data: {} }
        await once(over, 'abort')
        yield { event: 'error', data: { code: failureOf(over.reason).code } }
        await once(gone, 'abort')
      })
    })
    const reader = ((await fetch(`${await listening(app)}/stuck`)).body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream())
      .getReader()
    expect((await reader.read()).value).toBe('event: begun\ndata: {}\n\n')
    const closed = app.close()
    expect((await reader.read()).value).toBe('event: error\ndata: {"code":"unavailable"}\n\n')
    await Promise.all([expect(reader.read()).rejects.toThrow(), closed])
    expect(await cut.promise).toEqual(new Error('the process ended'))
  })

  test('cuts what does not finish within the grace', async () => {
    const app = Fastify()
    apps.push(app)
    closeInTime(app, 50)
    const arrived = createArrivals(1)
    app.get('/stuck', (_, reply) => {
      reply.hijack()
      arrived.one()
    })
    const stuck = fetch(`${await listening(app)}/stuck`)
    await arrived.all
    await Promise.all([expect(stuck).rejects.toThrow(), app.close()])
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('callers from %s are counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
