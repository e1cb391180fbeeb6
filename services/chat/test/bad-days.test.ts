import { afterEach, describe, expect, test } from '@jest/globals'
import { modelStatus, search } from '@docent/proto/http'
import { createModels, modelSettings, ModelError, type Embedder, type ModelErrorKind } from '@docent/runtime/models'
import { loadConfig } from '@docent/runtime/config'
import { startModelServer, type Fault } from '@docent/runtime/testing/model-server'
import type { TestService } from '@docent/runtime/testing'
import { alice, ask, eventsOf, type fakeChat, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
const stream = { accept: 'text/event-stream' }
let service: TestService
afterEach(() => service.stop())

async function startWith(embedder: (real: Embedder) => Embedder, chat: ReturnType<typeof fakeChat> | null = null) {
  service = await startChat()
  await index(service, alice, 'lamp', lamp)
  const real = service.engines.models.embedder
  service = await service.restart({ engines: { models: { embedder: embedder(real), chat } } })
}

describe('while questions cannot be embedded', () => {
  const failing = (kind: ModelErrorKind) => (real: Embedder) => ({
    ...real,
    offline: false,
    embed: () => Promise.reject(new ModelError(kind, 'no connection: ECONNREFUSED')),
  })

  test.each<ModelErrorKind>(['unreachable', 'timed-out', 'setup', 'bad-reply'])(
    'they are answered by their words alone, and the owner is told (%s)',
    async (kind) => {
      await startWith(failing(kind))
      const { status, body } = await ask(service, question, { as: alice })
      expect(status).toBe(200)
      expect(body.answer).toContain('two years')
      expect((await service.call(search, { as: alice, body: { question } })).body.results).not.toEqual([])
      const { embedding } = (await service.call(modelStatus, { as: alice })).body
      expect(embedding).toMatchObject({ trouble: 'no connection: ECONNREFUSED' })
    },
  )

  test('the next ones are not kept waiting for it, and the first vector ends it', async () => {
    let now = Date.now()
    let calls = 0
    let isAway = true
    service = await startChat()
    await index(service, alice, 'lamp', lamp)
    const real = service.engines.models.embedder
    const embed: Embedder['embed'] = (...asked) => {
      calls += 1
      return isAway ? Promise.reject(new ModelError('timed-out', 'silent')) : real.embed(...asked)
    }
    const models = { embedder: { ...real, offline: false, embed }, chat: null }
    service = await service.restart({ engines: { models }, clock: { now: () => new Date(now) } })
    const look = () => service.call(search, { as: alice, body: { question } })
    await look()
    await look()
    expect(calls).toBe(1)
    isAway = false
    now += 60_000
    await look()
    expect(calls).toBe(2)
    expect((await service.call(modelStatus, { as: alice })).body.embedding.trouble).toBeUndefined()
  })
})

describe('while the model that answers fails', () => {
  const withModel = async (fault: Fault, env: Record<string, string> = {}) => {
    const server = await startModelServer({ answer: () => 'The warranty lasts two years [1].' })
    server.fail({ on: 'chat', fault, times: 99 })
    const { config } = loadConfig(modelSettings, {
      OPENAI_BASE_URL: server.url,
      OPENAI_CHAT_MODEL: 'm',
      OPENAI_RETRIES: '0',
      ...env,
    })
    await startWith((real) => real)
    const { embedder } = service.engines.models
    service = await service.restart({ engines: { models: { embedder, chat: createModels(config).chat } } })
    await saveWidget(service, alice, 'w1')
    return server
  }
  const asVisitor = async () => {
    const { token, sessionId, headers } = await visit(service, 'w1')
    return (await ask(service, question, { token, sessionId, headers })).body
  }

  test.each<[string, Fault, string, RegExp, string]>([
    ['a refused key', { kind: 'status', status: 401 }, 'model_not_usable', /refused the key/, 'assistant_unavailable'],
    ['no credit', { kind: 'status', status: 402 }, 'model_not_usable', /no credit left/, 'assistant_unavailable'],
    [
      'an unknown model',
      { kind: 'status', status: 404 },
      'model_not_usable',
      /know the model/,
      'assistant_unavailable',
    ],
    ['silence', { kind: 'hang' }, 'model_unavailable', /said nothing for 0\.2 s/, 'assistant_unavailable'],
    ['a lost connection', { kind: 'status', status: 500 }, 'model_unavailable', /500/, 'assistant_unavailable'],
    ['a question it will not answer', { kind: 'status', status: 400 }, 'model_refused', /other words/, 'model_refused'],
  ])('%s: owners read the reason, visitors that it is so', async (_, fault, code, says, toVisitors) => {
    const server = await withModel(fault, fault.kind === 'hang' ? { OPENAI_FIRST_TOKEN_SECONDS: '0.2' } : {})
    const { body } = await ask(service, question, { as: alice })
    expect(body).toMatchObject({ success: false, code, error: expect.stringMatching(says) })
    const visitors = await asVisitor()
    expect(visitors.code).toBe(toVisitors)
    expect(visitors.error).not.toMatch(/key|credit|model "|endpoint/)
    await server.stop()
  })

  test.each([true, false])(
    'an answer that ends in the middle is told so and not counted ([DONE]: %s)',
    async (withDone) => {
      const server = await withModel({ kind: 'cut', withDone })
      const events = eventsOf((await ask(service, question, { as: alice, headers: stream })).text)
      expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'answer_interrupted' } })
      await service.settled()
      expect(service.said('answer.completed')).toEqual([])
      await server.stop()
    },
  )
})
