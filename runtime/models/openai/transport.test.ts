import { afterEach, expect, test } from '@jest/globals'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTransport } from './transport.ts'

let server: Server | undefined
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a call says what fetch would say, and its reply reads the same', async () => {
  const url = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method, headers } = request
    response.writeHead(418, { 'content-type': 'application/json', 'x-one': ['1', '2'] })
    response.end(JSON.stringify({ method, said: Buffer.concat(chunks).toString(), key: headers.authorization }))
  })
  const reply = await createTransport()(url, { method: 'POST', body: 'hello', headers: { authorization: 'Bearer k' } })
  expect([reply.ok, reply.status, reply.headers.get('x-one')]).toEqual([false, 418, '1, 2'])
  expect(await reply.json()).toEqual({ method: 'POST', said: 'hello', key: 'Bearer k' })
})

test('calls one after another share connections', async () => {
  const ports = new Set<number | undefined>()
  const url = await serve((request, response) => {
    ports.add(request.socket.remotePort)
    response.end('done')
  })
  const transport = createTransport()
  for (let i = 0; i < 10; i++) expect(await (await transport(url)).text()).toBe('done')
  expect(ports.size).toBeLessThan(10)
})

test('a body comes in pieces as they are sent, and whoever stops reading ends the call', async () => {
  const closed = Promise.withResolvers<void>()
  const url = await serve((_, response) => {
    response.on('close', () => closed.resolve())
    response.write('first')
  })
  const reply = await createTransport()(url)
  for await (const piece of reply.body as unknown as AsyncIterable<Buffer>) {
    expect(piece.toString()).toBe('first')
    break
  }
  await closed.promise
})

test('a call that is given up rejects as one of fetch does, and so does one that nobody takes', async () => {
  const arrived = Promise.withResolvers<void>()
  const url = await serve(() => arrived.resolve())
  const leaving = new AbortController()
  const call = createTransport()(url, { signal: leaving.signal })
  await arrived.promise
  leaving.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  server?.closeAllConnections()
  await new Promise<void>((resolve) => server?.close(() => resolve()))
  server = undefined
  await expect(createTransport()(url)).rejects.toMatchObject({
    message: 'fetch failed',
    cause: { code: 'ECONNREFUSED' },
  })
})

test('an address that has moved is followed', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/new') return void response.end('here')
    response.writeHead(307, { location: '/new' }).end()
  })
  expect(await (await createTransport()(`${url}/old`)).text()).toBe('here')
})
