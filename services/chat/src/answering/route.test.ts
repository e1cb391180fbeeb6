import { afterEach, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { createHttp } from '@docent/runtime/http'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import type { AnswerEvent } from './answering.ts'
import { createAskRoute, type AskRouteOptions } from './route.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

const owner = ownerId('a'.repeat(24))
const visitor = { owner, widgetId: 'w'.repeat(24), sessionId: 's'.repeat(24) }
const FIRST: AnswerEvent = { event: 'delta', data: { text: 'Open' } }

/** The call of a visitor of whose answer the first event comes when it is let go, however long they have left. */
async function asked() {
  const looking = Promise.withResolvers<AbortSignal>()
  const letGo = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const ask = createAskRoute({
    handover: {
      isSilent: async () => false,
      isOpen: async () => false,
      silenced(_owner: unknown, _key: unknown, over: AbortSignal) {
        looking.resolve(over)
        return new Promise(() => undefined)
      },
    },
    async *answering(_asked: unknown, gone: AbortSignal) {
      try {
        await letGo.promise
        yield FIRST
        await once(gone, 'abort')
      } finally {
        ended.resolve()
      }
    },
    widgets: { find: async () => ({ id: visitor.widgetId, keepHistory: false }) },
    rates: { question: () => undefined },
  } as unknown as AskRouteOptions)
  const app = createHttp({ log: pino({ level: 'silent' }), trustProxy: false })
  apps.push(app)
  app.get('/ask', async (request, reply) =>
    ask({ owner, visitor, body: { question: 'When?' }, request, reply } as unknown as Parameters<typeof ask>[0]),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const leave = new AbortController()
  const closed = once(app.server, 'request').then(([, response]) => once(response, 'close'))
  const reply = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/ask`, {
    headers: { accept: 'text/event-stream' },
    signal: leave.signal,
  })
  return { reply, looking: looking.promise, letGo: letGo.resolve, ended: ended.promise, leave, closed }
}

test('a visitor who leaves before the first event ends the answer, and the look-out for a person', async () => {
  const { reply, looking, letGo, ended, leave, closed } = await asked()
  const over = await looking
  leave.abort()
  await expect(reply).rejects.toThrow()
  await closed
  expect(over.aborted).toBe(false)
  letGo()
  await ended
  if (!over.aborted) await once(over, 'abort')
})

test('one who leaves after the first event does, too', async () => {
  const { reply, looking, letGo, ended, leave } = await asked()
  const over = await looking
  letGo()
  const reader = ((await reply).body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  expect(over.aborted).toBe(false)
  leave.abort()
  await ended
})
