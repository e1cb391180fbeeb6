import { chooseModels, getAnswer, leaveModels, modelInUse, modelStatus, tryModel } from '@docent/proto/http'
import { loadConfig } from '@docent/runtime/config'
import { createModels, modelSettings } from '@docent/runtime/models'
import { openTestEngines, type TestEngines, type TestService } from '@docent/runtime/testing'
import { startModelServer, type ModelServer } from '@docent/runtime/testing/model-server'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { alice, index, lamp, startChat } from './helpers.ts'

const WARRANTY = 'How long is the warranty of the lamp?'
const KEY = 'sk-of-the-operator-0123456789-abcd'
const [old, fresh] = ['o'.repeat(40), 'f'.repeat(40)]
const operator = { as: 'ada', operates: true }
const quiet = { OPENAI_RETRIES: '0' }

let on: TestEngines
let endpoint: ModelServer
let other: ModelServer
let service: TestService
beforeEach(async () => {
  on = await openTestEngines()
  endpoint = await startModelServer({ answer: () => 'The warranty lasts two years [1].' })
  other = await startModelServer({ answer: () => 'The warranty is of two years [1].' })
})
afterEach(async () => {
  await service.stop()
  await Promise.all([endpoint.stop(), other.stop()])
  await on.close()
})

const given = (env: Record<string, string>) => ({
  on,
  engines: { models: createModels(loadConfig(modelSettings, { ...quiet, SEALING_SECRET: old, ...env }).config) },
})
const start = async (env: Record<string, string> = {}) => (service = await startChat(given(env)))
const wish = (more: Record<string, unknown> = {}) => ({
  address: endpoint.url,
  key: KEY,
  chatModel: 'one',
  embeddingModel: 'none',
  ...more,
})
const choose = (more: Record<string, unknown> = {}, by = service) =>
  by.call(chooseModels, { ...operator, body: wish(more) })
const look = async (by = service) => (await by.call(modelInUse, operator)).body
const ask = (by = service) => by.call(getAnswer, { as: alice, body: { question: WARRANTY } })
const acts = async () => {
  await service.settled()
  return service.said('installation.operated').map(({ payload: { act, outcome } }) => `${act} ${outcome}`)
}

describe('models that an operator sets', () => {
  test('answer from the next question on, with the key that nobody is shown again', async () => {
    await start()
    await index(service, alice, 'lamp', lamp)
    expect((await ask()).body.answer).toContain('two years from the day of purchase')
    expect(await choose()).toMatchObject({ status: 200 })
    expect((await ask()).body.answer).toContain('The warranty lasts two years')
    expect(endpoint.arrived.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
    const told = await look()
    expect(told).toMatchObject({
      answering: { name: 'one', offline: false },
      endpoint: { address: endpoint.url, setBy: [] },
      choice: {
        takesKeys: true,
        key: { endsWith: 'abcd', isReadable: true, by: 'ada' },
        changed: { by: 'ada' },
        settings: [
          { name: 'address', from: 'page', value: endpoint.url },
          { name: 'key', from: 'page', value: null },
          { name: 'chatModel', from: 'page', value: 'one' },
          { name: 'embeddingModel', from: 'page', value: 'none' },
        ],
      },
    })
    expect(JSON.stringify(told)).not.toContain(KEY)
    expect((await service.call(modelStatus, { as: alice })).body.answering).toEqual({ name: 'one', offline: false })
    expect(await acts()).toEqual(['models-tried begun', 'models-tried done', 'models-chosen done'])
  })

  test('are replaced under a stream of questions: none fails, and what has begun ends with the model that it began with', async () => {
    await start()
    await index(service, alice, 'lamp', lamp)
    await choose()
    const isOver = { now: false }
    const answers: { status: number; answer: string }[] = []
    const asking = Array.from({ length: 4 }, async () => {
      while (!isOver.now) {
        const { status, body } = await ask()
        answers.push({ status, answer: body.answer })
      }
    })
    const so_far = () => answers.length
    for (const [round, at] of [other, endpoint, other, endpoint, other].entries()) {
      const before = so_far()
      await until('some answers', () => so_far() > before + 4)
      expect(await choose({ address: at.url, chatModel: `model-${round}` })).toMatchObject({ status: 200 })
    }
    const before = so_far()
    await until('answers of the last one', () => so_far() > before + 8)
    isOver.now = true
    await Promise.all(asking)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(
      new Set(['The warranty lasts two years [1].', 'The warranty is of two years [1].']),
    )
    expect(answers.at(-1)?.answer).toBe('The warranty is of two years [1].')
  })

  test('are those of every process, of those that run and of those that start later', async () => {
    await start()
    await index(service, alice, 'lamp', lamp)
    const second = await startChat(given({}))
    await choose()
    await until('the other process', async () => (await look(second)).answering.name === 'one')
    expect((await ask(second)).body.answer).toContain('The warranty lasts two years')
    await second.stop()
    service = await service.restart()
    expect((await look()).answering.name).toBe('one')
    expect((await ask()).body.answer).toContain('The warranty lasts two years')
  })

  test('are left for the environment again, key and all', async () => {
    await start()
    await index(service, alice, 'lamp', lamp)
    await choose()
    expect(await service.call(leaveModels, { ...operator, body: {} })).toMatchObject({ status: 200 })
    const { answering, choice, endpoint: at } = await look()
    expect([answering.offline, choice.key, at]).toEqual([true, null, null])
    expect((await ask()).body.answer).toContain('two years from the day of purchase')
    expect((await acts()).at(-1)).toBe('models-left done')
    expect(service.said('installation.models-chosen').at(-1)?.payload.key).toBeNull()
  })

  test('can be asked before they count, and nothing of that is kept but who did it', async () => {
    await start()
    const { body } = await service.call(tryModel, { ...operator, body: { question: 'Hello?', wish: wish() } })
    expect(body).toMatchObject({ answering: { name: 'one', trouble: null }, embedding: { offline: true } })
    endpoint.fail({ on: 'chat', fault: { kind: 'status', status: 500, message: `no ${KEY} here` } })
    const failed = await service.call(tryModel, { ...operator, body: { question: 'Hello?', wish: wish() } })
    expect(failed.body.answering.trouble).toContain('500')
    expect(failed.text).not.toContain(KEY)
    expect((await look()).choice).toMatchObject({ key: null, changed: null })
    expect(await acts()).toEqual([
      'models-tried begun',
      'models-tried done',
      'models-tried begun',
      'models-tried failed',
    ])
    expect(service.said('installation.models-chosen')).toEqual([])
  })
})

describe('what is refused', () => {
  test('is a model that does not answer, with its reason, unless the operator insists', async () => {
    await start()
    const nowhere = { address: 'http://127.0.0.1:1/v1' }
    expect(await choose(nowhere)).toMatchObject({ status: 422, body: { code: 'models_do_not_answer' } })
    endpoint.fail({ on: 'chat', fault: { kind: 'status', status: 401 } })
    const refused = await choose()
    expect(refused.body.error).toBe(
      'Nothing was changed, because a model does not work: one: the endpoint refused the key (401).',
    )
    expect((await look()).answering.offline).toBe(true)
    expect(await choose({ ...nowhere, anyway: true })).toMatchObject({ status: 200 })
    expect((await look()).endpoint.address).toBe(nowhere.address)
  })

  test('is another embedding model by whoever does not know what it costs', async () => {
    await start()
    const change = { embeddingModel: 'space' }
    expect(await choose(change)).toMatchObject({ status: 409, body: { code: 'embedding_model_changes' } })
    expect(endpoint.counts.chat).toBe(0)
    expect(await choose({ ...change, embedAgain: true })).toMatchObject({ status: 200 })
    expect((await look()).embedding.name).toBe('space')
    const leave = (embedAgain: boolean) => service.call(leaveModels, { ...operator, body: { embedAgain } })
    expect(await leave(false)).toMatchObject({ status: 409, body: { code: 'embedding_model_changes' } })
    expect(await leave(true)).toMatchObject({ status: 200 })
  })

  test.each([
    ['no address', { address: 'endpoint' }],
    ['another protocol', { address: 'file:///etc/passwd' }],
    ['an address with credentials', { address: 'https://ada:secret@models.example/v1' }],
    ['an address with a query', { address: 'https://models.example/v1?key=secret' }],
    ['a long address', { address: `https://models.example/${'a'.repeat(600)}` }],
    ['a key of two lines', { key: 'sk-one\nsk-two' }],
    ['a key of letters that no header takes', { key: 'schlüssel' }],
    ['a name of two lines', { chatModel: 'one\ntwo' }],
  ])('is %s, and what was entered does not come back', async (_, more) => {
    await start()
    const { status, text } = await choose(more)
    expect(status).toBe(400)
    for (const secret of ['secret', 'sk-one', 'schlüssel']) expect(text).not.toContain(secret)
  })

  test('is whoever does not run the installation', async () => {
    await start()
    for (const contract of [chooseModels, leaveModels, tryModel]) {
      expect(await service.call(contract, { as: alice, body: wish() })).toMatchObject({
        status: 403,
        body: { code: 'not_an_operator' },
      })
    }
    expect((await look()).choice.changed).toBeNull()
  })
})

describe('beside the environment', () => {
  test('what that sets wins, is refused here and told with its name', async () => {
    await start({ OPENAI_BASE_URL: endpoint.url, OPENAI_CHAT_MODEL: 'of-the-environment' })
    for (const [more, setting] of [
      [{ chatModel: 'one' }, 'OPENAI_BASE_URL'],
      [{ address: null, chatModel: 'one' }, 'OPENAI_CHAT_MODEL'],
    ] as const) {
      const { status, body } = await choose(more)
      expect([status, body.code]).toEqual([409, 'model_set_by_environment'])
      expect(body.error).toContain(setting)
    }
    expect(await choose({ address: null, chatModel: null })).toMatchObject({ status: 200 })
    const { answering, choice } = await look()
    expect(answering.name).toBe('of-the-environment')
    expect(choice.settings).toMatchObject([
      { name: 'address', env: 'OPENAI_BASE_URL', from: 'environment', value: endpoint.url },
      { name: 'key', from: 'page' },
      { name: 'chatModel', env: 'OPENAI_CHAT_MODEL', from: 'environment', value: 'of-the-environment' },
      { name: 'embeddingModel', from: 'page', value: 'none' },
    ])
  })

  test('a key of the environment goes to no address of the dashboard', async () => {
    await start({ OPENAI_API_KEY: 'sk-of-the-environment', OPENAI_CHAT_MODEL: 'none', OPENAI_EMBEDDING_MODEL: 'none' })
    const { body } = await choose({
      address: other.url,
      key: null,
      chatModel: null,
      embeddingModel: null,
      anyway: true,
    })
    expect(body).toMatchObject({ code: 'model_set_by_environment', error: expect.stringContaining('OPENAI_API_KEY') })
    expect(other.arrived).toEqual([])
  })

  test('a key goes to the address that it was given for and to no other, also where the environment names one later', async () => {
    await start()
    await choose()
    expect(await choose({ address: other.url, key: undefined })).toMatchObject({
      status: 409,
      body: { code: 'key_needed_again' },
    })
    expect(await choose({ key: undefined, chatModel: 'two' })).toMatchObject({ status: 200 })
    expect((await look()).choice.key.endsWith).toBe('abcd')
    service = await service.restart(given({ OPENAI_BASE_URL: other.url }))
    await index(service, alice, 'lamp', lamp)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 503, body: { code: 'model_not_usable' } })
    expect(refused.body.error).toContain('Set it again')
    expect(other.arrived).toEqual([])
    expect((await look()).choice.key.isReadable).toBe(false)
  })

  test('without a secret to seal it with no key is taken, and models without a key are', async () => {
    await start({ SEALING_SECRET: '' })
    expect(await choose()).toMatchObject({ status: 409, body: { code: 'key_not_taken' } })
    expect(await choose({ key: undefined })).toMatchObject({ status: 200 })
    expect(endpoint.arrived.at(-1)?.headers.authorization).not.toContain(KEY)
    expect((await look()).choice.takesKeys).toBe(false)
  })
})

describe('the secret that seals', () => {
  test('is changed in three rounds without a key that is lost', async () => {
    await start()
    await choose()
    service = await service.restart(given({ SEALING_SECRET: `${old},${fresh}` }))
    expect(service.said('installation.models-chosen')).toHaveLength(1)
    service = await service.restart(given({ SEALING_SECRET: `${fresh},${old}` }))
    await until('sealed anew', () => service.said('installation.models-chosen').length === 2)
    service = await service.restart(given({ SEALING_SECRET: fresh }))
    expect((await look()).choice.key).toMatchObject({ endsWith: 'abcd', isReadable: true, by: 'ada' })
    await index(service, alice, 'lamp', lamp)
    expect(await ask()).toMatchObject({ status: 200 })
    expect(endpoint.arrived.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  test('that is gone changes no model: they say that the key has to be set again', async () => {
    await start()
    await choose()
    service = await service.restart(given({ SEALING_SECRET: fresh }))
    await index(service, alice, 'lamp', lamp)
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'model_not_usable' } })
    expect((await look()).answering.name).toBe('one')
    expect(await choose({ key: KEY })).toMatchObject({ status: 200 })
    expect(await ask()).toMatchObject({ status: 200 })
  })
})
