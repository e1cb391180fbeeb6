import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAsk, QdrantUnavailable } from './client.ts'

type Answer = (response: ServerResponse) => void

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ status: { error: 'why' }, time: 0 }))
  }
const whole: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ result: { collections: [] }, status: 'ok', time: 0 }))
}
const reset: Answer = (response) => void response.socket?.resetAndDestroy()
const cut: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"result":', () => response.socket?.resetAndDestroy())
}
const mute: Answer = () => undefined
const halfThenMute: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"result":')
}

describe('a server in trouble', () => {
  let script: Answer[] = []
  let asked = 0
  const server = createServer((request, response) => {
    request.resume()
    const answer = script[Math.min(asked, script.length - 1)] as Answer
    asked += 1
    answer(response)
  })
  const collections = (timeoutMs = 15_000) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return createAsk({ url, timeoutMs, random: () => 0 })((client) => client.getCollections())
  }
  const answering = (...answers: Answer[]) => {
    script = answers
    asked = 0
  }

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test.each([
    ['500', status(500)],
    ['502', status(502)],
    ['503', status(503)],
    ['429', status(429)],
    ['429 with a time to come again', status(429, { 'retry-after': '1' })],
    ['a reset connection', reset],
    ['an answer that is cut', cut],
  ])('%s is asked again, and said to be away when it stays', async (_, answer) => {
    answering(answer, whole)
    expect(await collections()).toEqual({ collections: [] })
    expect(asked).toBe(2)
    answering(answer)
    await expect(collections()).rejects.toBeInstanceOf(QdrantUnavailable)
    expect(asked).toBe(3)
  })

  test.each([400, 404, 409, 422])('the refusal %i stays what it is', async (code) => {
    answering(status(code))
    await expect(collections()).rejects.not.toBeInstanceOf(QdrantUnavailable)
    expect(asked).toBe(1)
  })

  test.each([
    ['says nothing', mute],
    ['falls silent in the middle', halfThenMute],
  ])('one that %s is waited for once, not at every try', async (_, answer) => {
    answering(answer)
    await expect(collections(200)).rejects.toBeInstanceOf(QdrantUnavailable)
    expect(asked).toBe(1)
  })

  test('one that is gone is said to be away', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const url = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
    gone.close()
    await once(gone, 'close')
    const asking = createAsk({ url, timeoutMs: 15_000, random: () => 0 })((client) => client.getCollections())
    await expect(asking).rejects.toBeInstanceOf(QdrantUnavailable)
  })
})
