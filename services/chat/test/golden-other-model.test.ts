import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { goldenWithModel, keepGolden, listGolden, runGolden, tokenUsage, type GoldenQuestion } from '@docent/proto/http'
import { ModelError } from '@docent/runtime/models'
import { openTestEngines, type TestEngines, type TestService } from '@docent/runtime/testing'
import { turnsSpec } from '../src/conversations/turn.ts'
import { alice, bob, dead, fakeChat, index, lamp, saveWidget, startChat } from './helpers.ts'
import { everyOwner } from '@docent/runtime/store'

const WARRANTY = 'How long is the warranty of the lamp?'

let engines: TestEngines
let service: TestService
const present = fakeChat()
/** Those that were asked for by their name. */
const named = new Map<string, ReturnType<typeof fakeChat>>()

async function start(connected = true, env: Record<string, string> = {}): Promise<void> {
  const { embedder } = engines.engines.models
  const chatNamed = (model: string) => ({ ...(named.get(model) ?? fakeChat()), model })
  const models = connected ? { embedder, chat: present, chatNamed } : { embedder, chat: null }
  service = await startChat({ on: engines, engines: { models }, env })
}
beforeEach(async () => {
  engines = await openTestEngines()
  present.says = () => ['The warranty lasts two years [1].']
  named.clear()
})
afterEach(async () => {
  await service.stop()
  await engines.close()
})

async function keep(owner: string, fact: string): Promise<string> {
  const widgetId = `shop-${owner}`
  await index(service, owner, `lamp-${owner}`, lamp)
  await saveWidget(service, owner, widgetId, { documentIds: [`lamp-${owner}`] })
  const { body } = await service.call(keepGolden, { as: owner, body: { question: WARRANTY, fact, widgetId } })
  await service.call(runGolden, { as: owner, body: { questionIds: [body.question.id] } })
  return body.question.id
}
async function tried(
  chatModel: string,
  { as = alice, operates = true, cursor = undefined as string | undefined } = {},
) {
  const token = await service.tokens.sign(as, { expiresIn: '10y', ...(operates && { operates }) })
  return service.call(goldenWithModel, { token, body: { chatModel, ...(cursor && { cursor }) } })
}
const listOf = async (owner: string): Promise<GoldenQuestion[]> =>
  (await service.call(listGolden, { as: owner })).body.questions
const turns = async () => (await service.engines.store.collection(turnsSpec).find(everyOwner)).records.length

describe('golden questions, asked of another model before it counts', () => {
  test('tell how many facts would come, and of the questions of whoever asks what would change, side by side', async () => {
    await start()
    await keep(alice, 'two years')
    await keep(bob, 'two years')
    const other = fakeChat()
    other.says = () => ['The lamp is made of oak [1].']
    named.set('small', other)
    const { status, body } = await tried('small')
    expect(status).toBe(200)
    expect(body).toMatchObject({ asked: 2, comes: { now: 2, other: 0 }, next: null })
    expect(body.broke.toSorted()).toEqual([alice, bob])
    expect(body.changed).toMatchObject([{ question: WARRANTY, before: { comes: true }, after: { comes: false } }])
    expect(other.requests).toHaveLength(2)
    expect((await tried('as good')).body).toMatchObject({ comes: { now: 2, other: 2 }, broke: [], changed: [] })
  })

  test('leave what is known, what is counted and who pays as they were', async () => {
    await start()
    await keep(alice, 'two years')
    const before = [await listOf(alice), await turns(), (await service.call(tokenUsage, { as: alice })).body]
    const other = fakeChat()
    other.says = () => ['Nobody knows.']
    named.set('small', other)
    expect((await tried('small')).body.asked).toBe(1)
    expect([await listOf(alice), await turns(), (await service.call(tokenUsage, { as: alice })).body]).toEqual(before)
  })

  test('that were never asked count for nobody either, and keep no page from being shown', async () => {
    await start(true, { CHAT_GOLDEN_MODEL_PER_DAY: '1' })
    await keep(bob, 'two years')
    for (const question of [`${WARRANTY} 2`, `${WARRANTY} 3`]) {
      await service.call(keepGolden, { as: bob, body: { question, fact: 'two years', widgetId: 'shop-bob' } })
    }
    const before = [await listOf(bob), (await service.call(tokenUsage, { as: bob })).body]
    const { status, body } = await tried('as good')
    expect([status, body.asked, body.comes]).toEqual([200, 3, { now: 3, other: 3 }])
    expect([await listOf(bob), (await service.call(tokenUsage, { as: bob })).body]).toEqual(before)
  })

  test('of which a model refuses one tell of the others', async () => {
    await start()
    await keep(alice, 'two years')
    await keep(bob, 'two years')
    const other = fakeChat()
    let refused = 0
    other.before = () => {
      if (refused++ === 0) throw new ModelError('rejected', 'the endpoint filtered the answer out')
    }
    named.set('strict', other)
    const { status, body } = await tried('strict')
    expect([status, body.asked, body.next]).toEqual([200, 1, null])
  })

  test('come a page at a time, each question once', async () => {
    await start()
    await keep(alice, 'two years')
    for (let more = 1; more < 13; more += 1) {
      await service.call(keepGolden, {
        as: alice,
        body: { question: `${WARRANTY} ${more}`, fact: 'two', widgetId: null },
      })
    }
    const first = (await tried('as good')).body
    const second = (await tried('as good', { cursor: first.next ?? undefined })).body
    expect([first.asked, second.asked, second.next]).toEqual([10, 3, null])
  })

  test('are refused where no endpoint is, to whoever is no operator, and where the model does not answer', async () => {
    await start(false)
    expect(await tried('small')).toMatchObject({ status: 409, body: { code: 'no_endpoint_connected' } })
    await service.stop()
    await start()
    await keep(alice, 'two years')
    const other = fakeChat()
    other.before = () => {
      throw dead()
    }
    named.set('gone', other)
    expect(await tried('gone')).toMatchObject({ status: 503, body: { code: 'model_unavailable' } })
    expect(await tried('gone', { operates: false })).toMatchObject({ status: 403, body: { code: 'not_an_operator' } })
    expect((await tried('')).status).toBe(400)
  })

  test('of who is suspended are not asked', async () => {
    await start()
    await keep(bob, 'two years')
    await service.hear(bob, 'user.suspension-changed', { suspended: true, reason: 'Spam.' })
    expect((await tried('as good')).body).toMatchObject({ asked: 0, next: null })
  })
})
