import { deleteConversation, eraseVisitorData } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { openTestEngines, type TestEngines, type TestService } from '@docent/runtime/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { until } from '@docent/runtime/testing/until.ts'
import { turnsSpec, type Turn } from '../src/conversations/turn.ts'
import { alice, ask, fakeChat, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

const MINUTE_MS = 60_000
const WARRANTY = 'How long is the warranty of the lamp?'
const chat = fakeChat()
let engines: TestEngines
let service: TestService
let later = 0
const clock = { now: () => new Date(Date.now() + later) }

beforeAll(async () => {
  engines = await openTestEngines()
  const models = { ...engines.engines.models, chat }
  service = await startChat({ clock, on: engines, engines: { models } as never })
  await index(service, alice, 'lamp', lamp)
})
afterAll(async () => {
  await service.stop()
  await engines.close()
})

let shop = ''
let made = 0
beforeEach(async () => {
  shop = `shop-${++made}`
  await saveWidget(service, alice, shop)
})

type Visit = Awaited<ReturnType<typeof visit>>
const asks = ({ token, sessionId, headers }: Visit, question: string) =>
  ask(service, question, { widgetId: shop, sessionId, token, headers })
const written = async () => {
  const turns = service.engines.store.collection<Turn>(turnsSpec)
  return (await turns.find(ownerId(alice), { where: { widgetId: shop } })).records.map(({ question }) => question)
}

/** Asks, does something while the model writes, and lets it end. */
async function askedWhile(visitor: Visit, meanwhile: () => Promise<unknown>) {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  chat.before = async () => {
    begun.resolve()
    await end.promise
  }
  const asking = asks(visitor, WARRANTY)
  await begun.promise
  await meanwhile()
  end.resolve()
  expect((await asking).status).toBe(200)
  chat.before = () => undefined
}

/** What is done by the clock is done at the start, too. */
async function minutesLater(minutes: number) {
  later += minutes * MINUTE_MS
  service = await service.restart()
}

test('an answer that was on its way when its widget was deleted does not stay', async () => {
  await askedWhile(await visit(service, shop), () => service.hear(alice, 'widget.deleted', { widgetId: shop }))
  await minutesLater(10)
  await until('it to be gone', async () => (await written()).length === 0)
})

test.each([
  [
    'its conversation was deleted',
    ({ sessionId }: Visit) =>
      service.call(deleteConversation, { as: alice, query: { widgetId: shop, session: sessionId } }),
  ],
  [
    'its visitor erased what is kept of them',
    ({ token, headers }: Visit) => service.call(eraseVisitorData, { token, headers }),
  ],
])('an answer that was on its way when %s does not stay, and what is asked later does', async (_, erase) => {
  const visitor = await visit(service, shop)
  await asks(visitor, 'How is the lamp dimmed?')
  await askedWhile(visitor, async () => expect((await erase(visitor)).status).toBe(200))
  // By the clock of the service, as far as those of two processes may be apart.
  later += 2_000
  await asks(visitor, 'Is the lamp dimmed?')
  await minutesLater(10)
  await until('it to be gone', async () => !(await written()).includes(WARRANTY))
  expect(await written()).toEqual(['Is the lamp dimmed?'])
})
