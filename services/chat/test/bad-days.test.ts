import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { modelStatus, search, showConversation } from '@docent/proto/http'
import { createModels, modelSettings, ModelError, type Embedder, type ModelErrorKind } from '@docent/runtime/models'
import { loadConfig } from '@docent/runtime/config'
import { startModelServer, type Fault } from '@docent/runtime/testing/model-server'
import type { TestService } from '@docent/runtime/testing'
import { alice, ask, dead, eventsOf, fakeChat, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

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
  const asVisitor = async (asks = question) => {
    const { token, sessionId, headers } = await visit(service, 'w1')
    return (await ask(service, asks, { token, sessionId, headers })).body
  }

  test.each<[string, Fault, string, RegExp]>([
    ['a refused key', { kind: 'status', status: 401 }, 'model_not_usable', /refused the key/],
    ['no credit', { kind: 'status', status: 402 }, 'model_not_usable', /no credit left/],
    ['an unknown model', { kind: 'status', status: 404 }, 'model_not_usable', /know the model/],
    ['silence', { kind: 'hang' }, 'model_unavailable', /said nothing for 0\.2 s/],
    ['a lost connection', { kind: 'status', status: 500 }, 'model_unavailable', /500/],
  ])('%s: owners read the reason, visitors are told quoted sentences', async (_, fault, code, says) => {
    const server = await withModel(fault, fault.kind === 'hang' ? { OPENAI_FIRST_TOKEN_SECONDS: '0.2' } : {})
    const { body } = await ask(service, question, { as: alice })
    expect(body).toMatchObject({ success: false, code, error: expect.stringMatching(says) })
    const { answer, support, sources } = await asVisitor()
    expect({ answer, support, from: sources.length }).toEqual({ answer: `${lamp[0]} [1]`, support: 'strong', from: 1 })
    const { answering } = (await service.call(modelStatus, { as: alice })).body
    expect(answering).toMatchObject({ name: 'm', trouble: expect.stringMatching(says) })
    await server.stop()
  })

  test('a question it will not answer is quoted to visitors, too, and says nothing about the next', async () => {
    const server = await withModel({ kind: 'status', status: 400 })
    const { body } = await ask(service, question, { as: alice })
    expect(body).toMatchObject({ code: 'model_refused', error: expect.stringMatching(/other words/) })
    expect((await asVisitor()).answer).toContain('two years')
    expect((await service.call(modelStatus, { as: alice })).body.answering.trouble).toBeUndefined()
    await server.stop()
  })

  test('what the documents do not say is answered as ever, so that a visitor can leave a message', async () => {
    const server = await withModel({ kind: 'status', status: 500 })
    const { success, support, answered } = await asVisitor('Do you sell shades made of silk for the lamp?')
    expect({ success, answered, strong: support === 'strong' }).toEqual({
      success: true,
      answered: false,
      strong: false,
    })
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

  test('is counted once, and its owner sees in the conversation who answered, and why', async () => {
    const server = await withModel({ kind: 'status', status: 500 })
    const { token, sessionId, headers } = await visit(service, 'w1')
    const { text } = await ask(service, question, { token, sessionId, headers: { ...headers, ...stream } })
    const events = eventsOf(text)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { support: 'strong' } })
    expect(events.map(({ event }) => event)).not.toContain('error')
    await service.settled()
    expect(service.said('answer.completed').map(({ payload }) => payload)).toMatchObject([
      { answered: true, counted: true, model: 'docent-extractive' },
    ])
    const { turns } = (
      await service.call(showConversation, { as: alice, query: { widgetId: 'w1', session: sessionId } })
    ).body
    expect(turns).toMatchObject([{ model: 'docent-extractive', modelFailed: expect.stringMatching(/500/) }])
    await server.stop()
  })
})

describe('a model that fails for a visitor', () => {
  let now = Date.now()
  let chat = fakeChat()
  beforeEach(() => {
    chat = fakeChat()
  })
  const asks = async (visitor: Awaited<ReturnType<typeof visit>>, what = question) => {
    const { token, sessionId, headers } = visitor
    return (await ask(service, what, { token, sessionId, headers })).body.answer
  }
  const start = async () => {
    await startWith((real) => real)
    const { embedder } = service.engines.models
    service = await service.restart({ engines: { models: { embedder, chat } }, clock: { now: () => new Date(now) } })
    await saveWidget(service, alice, 'w1')
  }
  test('and kept them waiting is not asked for the next ones for a while, and asked again then', async () => {
    chat.before = () => Promise.reject(dead())
    await start()
    const visitor = await visit(service, 'w1')
    expect(await asks(visitor)).toContain('two years from the day')
    expect(await asks(visitor, 'How is the lamp dimmed?')).toContain('brass knob')
    expect(chat.requests).toHaveLength(1)
    chat.before = () => undefined
    now += 60_000
    expect(await asks(await visit(service, 'w1'))).toBe('The warranty lasts two years [1].')
    expect((await service.call(modelStatus, { as: alice })).body.answering.trouble).toBeUndefined()
  })

  test('is asked again as soon as it answered its owner', async () => {
    chat.before = () => Promise.reject(dead())
    await start()
    await asks(await visit(service, 'w1'))
    chat.before = () => undefined
    await ask(service, question, { as: alice })
    expect(await asks(await visit(service, 'w1'))).toBe('The warranty lasts two years [1].')
  })

  test('while a question that follows another is made to stand alone is done without, too', async () => {
    await start()
    const visitor = await visit(service, 'w1')
    await asks(visitor)
    chat.before = () => Promise.reject(dead())
    expect(await asks(visitor, 'How is the lamp dimmed?')).toContain('brass knob')
  })

  test('after its first words is told as an answer that broke off, which is not counted', async () => {
    await start()
    chat.says = () => ['The warranty lasts two years [1]. ', 'It begins on the day of purchase [1]. ', 'Keep it.']
    chat.before = (piece) => {
      if (piece === 2) throw new ModelError('interrupted', 'the endpoint ended in the middle of an answer')
    }
    const { token, sessionId, headers } = await visit(service, 'w1')
    const { text } = await ask(service, question, { token, sessionId, headers: { ...headers, ...stream } })
    const events = eventsOf(text)
    expect(events.map(({ event }) => event)).toContain('delta')
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'answer_interrupted' } })
    await service.settled()
    expect(service.said('answer.completed')).toEqual([])
  })
})
