import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  createScript,
  mute,
  reset,
  startLocalServer,
  type LocalServer,
  type ScriptedAnswer as Answer,
} from '../../testing/local-server.ts'
import { createAsk, QdrantUnavailable } from './client.ts'

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
const cut: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"result":', () => response.socket?.resetAndDestroy())
}
const halfThenMute: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"result":')
}

describe('a server in trouble', () => {
  const script = createScript()
  let server: LocalServer
  const collections = (timeoutMs = 15_000) =>
    createAsk({ url: server.url, timeoutMs, random: () => 0 })((client) => client.getCollections())

  beforeAll(async () => {
    server = await startLocalServer((request, response) => {
      request.resume()
      script.answer(response)
    })
  })
  afterAll(() => server.stop())

  test.each([
    ['500', status(500)],
    ['502', status(502)],
    ['503', status(503)],
    ['429', status(429)],
    ['429 with a time to come again', status(429, { 'retry-after': '1' })],
    ['a reset connection', reset],
    ['an answer that is cut', cut],
  ])('%s is asked again, and said to be away when it stays', async (_, answer) => {
    script.play(answer, whole)
    expect(await collections()).toEqual({ collections: [] })
    expect(script.asked()).toBe(2)
    script.play(answer)
    await expect(collections()).rejects.toBeInstanceOf(QdrantUnavailable)
    expect(script.asked()).toBe(3)
  })

  test.each([400, 404, 409, 422])('the refusal %i stays what it is', async (code) => {
    script.play(status(code))
    await expect(collections()).rejects.not.toBeInstanceOf(QdrantUnavailable)
    expect(script.asked()).toBe(1)
  })

  test.each([
    ['says nothing', mute],
    ['falls silent in the middle', halfThenMute],
  ])('one that %s is waited for once, not at every try', async (_, answer) => {
    script.play(answer)
    await expect(collections(200)).rejects.toBeInstanceOf(QdrantUnavailable)
    // On a machine that stalls, the wait is over before the question has arrived.
    expect(script.asked()).toBeLessThanOrEqual(1)
  })

  test('one that is gone is said to be away', async () => {
    const { url, stop } = await startLocalServer(() => undefined)
    await stop()
    const asking = createAsk({ url, timeoutMs: 15_000, random: () => 0 })((client) => client.getCollections())
    await expect(asking).rejects.toBeInstanceOf(QdrantUnavailable)
  })
})
