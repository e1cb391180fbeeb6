import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ServerResponse } from 'node:http'
import { startLocalServer, type LocalServer } from '../testing/local-server.ts'
import { createPlainAgent, createPublicAgent } from './guard.ts'
import { createPoster } from './post.ts'

const places: Record<string, (reply: ServerResponse) => void> = {
  '/fine': (reply) => reply.writeHead(200, { connection: 'close' }).end('thanks'),
  '/moved': (reply) => reply.writeHead(307, { location: '/fine' }).end(),
  '/refuses': (reply) => reply.writeHead(422).end('no\r\n\u0000\u202e such <order>'),
  '/never': () => undefined,
  '/cut': (reply) => void reply.socket?.resetAndDestroy(),
  '/endless': (reply) => {
    reply.writeHead(200)
    const more = () => {
      while (reply.write('x'.repeat(10_000)));
    }
    reply.on('drain', more)
    more()
  },
  '/drips': (reply) => void reply.writeHead(200).write('begin'),
}
let server: LocalServer
let asked: string[]
beforeAll(async () => {
  server = await startLocalServer(({ url = '' }, reply) => {
    asked.push(url)
    places[url]?.(reply)
  })
})
beforeEach(() => {
  asked = []
})
afterAll(() => server.stop())

describe('what is sent elsewhere', () => {
  const poster = (agent = createPlainAgent(5_000), timeLimitMs = 5_000) =>
    createPoster({ agent: async () => agent, timeLimitMs, keepCharacters: 20 })
  const message = { headers: { 'content-type': 'text/plain' }, body: 'hello' }

  test('tells status, time and the beginning of the answer', async () => {
    const posted = await poster()(`${server.url}/fine`, message)
    expect(posted).toEqual({ status: 200, ms: expect.any(Number), problem: null, response: 'thanks' })
  })

  test('follows no redirect, and tells what was refused without control characters', async () => {
    expect(await poster()(`${server.url}/moved`, message)).toMatchObject({
      status: 307,
      problem: expect.stringContaining('307'),
    })
    expect(asked).toEqual(['/moved'])
    const refused = await poster()(`${server.url}/refuses`, message)
    expect(refused).toMatchObject({ status: 422, problem: 'it answered 422', response: 'no such <order>' })
  })

  test('reads no more of an answer than is kept, and waits no longer than allowed', async () => {
    expect(await poster()(`${server.url}/endless`, message)).toMatchObject({ status: 200, response: 'x'.repeat(20) })
    const soon = poster(createPlainAgent(5_000), 100)
    expect(await soon(`${server.url}/drips`, message)).toMatchObject({ status: 200, problem: null })
    expect(await soon(`${server.url}/never`, message)).toMatchObject({
      status: null,
      problem: 'no answer within 0.1 seconds',
    })
  })

  test('tells in words why there is no answer', async () => {
    expect(await poster()(`${server.url}/cut`, message)).toMatchObject({
      status: null,
      problem: 'the connection was cut',
    })
    expect(await poster()('http://127.0.0.1:1/', message)).toMatchObject({ problem: 'the connection was refused' })
  })

  test('goes to public addresses only, also where a name leads inside by and by', async () => {
    const inside = 'its address is not on the public internet'
    const named = `${server.url.replace('127.0.0.1', 'localhost')}/fine`
    expect(await poster(createPublicAgent(5_000))(`${server.url}/fine`, message)).toMatchObject({ problem: inside })
    expect(await poster(createPublicAgent(5_000))(named, message)).toMatchObject({ problem: inside })
    let isPublic = true
    const post = poster(createPublicAgent(5_000, () => isPublic))
    expect((await post(named, message)).status).toBe(200)
    isPublic = false
    expect(await post(named, message)).toMatchObject({ status: null, problem: inside })
    expect(asked).toEqual(['/fine'])
  })

  test('throws only when it is called off', async () => {
    const stop = new AbortController()
    const sending = poster()(`${server.url}/never`, { ...message, signal: stop.signal })
    stop.abort(new Error('the service stops'))
    await expect(sending).rejects.toThrow('the service stops')
  })
})
