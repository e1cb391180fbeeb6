import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { startLocalServer, type LocalServer } from '../testing/local-server.ts'
import { createPlainAgent, createPublicAgent } from './guard.ts'
import { createLoader } from './load.ts'

const pages: Record<string, (reply: ServerResponse) => void> = {
  '/ten': (reply) => reply.end('0123456789'),
  '/eleven': (reply) => reply.end('0123456789x'),
  '/packed': (reply) => reply.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(1_000_000))),
  '/moved': (reply) => reply.writeHead(302, { location: '/ten' }).end(),
  '/gone': (reply) => reply.writeHead(404).end('gone'),
  '/never': () => undefined,
  '/half': (reply) => reply.writeHead(200, { 'content-length': '10' }).write('01'),
}
const asked: string[] = []
let server: LocalServer
let site = ''
beforeAll(async () => {
  server = await startLocalServer(({ url = '' }, reply) => {
    asked.push(url)
    pages[url]?.(reply)
  })
  site = server.url
})
afterAll(() => server.stop())

describe('what is loaded from elsewhere', () => {
  const within = (timeLimitMs: number, agent = createPlainAgent(timeLimitMs)) =>
    createLoader({ agent: async () => agent, timeLimitMs, maxBytes: 10, accept: 'image/png' })

  test('comes whole when it is no more than allowed', async () => {
    expect((await within(30_000)(`${site}/ten`)).toString()).toBe('0123456789')
  })

  test.each(['/eleven', '/packed', '/moved', '/gone'])('is refused: %s', async (path) => {
    await expect(within(30_000)(site + path)).rejects.toThrow()
    expect(asked.at(-1)).toBe(path)
  })

  test.each(['/never', '/half'])('is waited for no longer than allowed: %s', async (path) => {
    await expect(within(50)(site + path)).rejects.toThrow()
  })

  test('never comes from inside the network of this server', async () => {
    const load = within(30_000, createPublicAgent(30_000))
    await expect(load(`${site}/inside`)).rejects.toThrow()
    await expect(load(`${site.replace('127.0.0.1', 'localhost')}/inside`)).rejects.toThrow()
    expect(asked).not.toContain('/inside')
  })
})
