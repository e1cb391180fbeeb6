import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  changeGolden,
  GOLDEN_MAX,
  keepGolden,
  listConversations,
  listGolden,
  removeGolden,
  runGolden,
  type GoldenQuestion,
  type GoldenResult,
} from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { randomUUID } from 'node:crypto'
import { ask, index, lamp, saveWidget, startChat } from './helpers.ts'

let service: TestService
let owner = ''
let shop = ''

beforeAll(async () => {
  service = await startChat({ env: { CHAT_GOLDEN_PER_DAY: '40' } })
})
afterAll(() => service.stop())
/** Each test has an owner of its own: with a lamp, and a shop that answers from it. */
beforeEach(async () => {
  owner = `owner-${randomUUID()}`
  shop = `shop-${randomUUID()}`
  await index(service, owner, `lamp-${owner}`, lamp)
  await saveWidget(service, owner, shop, { documentIds: [`lamp-${owner}`] })
})

const WARRANTY = { question: 'How long is the warranty of the lamp?', fact: 'two years' }
const keep = async (fields: Partial<typeof WARRANTY> & { widgetId?: string | null } = {}): Promise<GoldenQuestion> => {
  const body = { ...WARRANTY, widgetId: shop, ...fields }
  const { status, body: reply } = await service.call(keepGolden, { as: owner, body })
  expect([status, reply.error]).toEqual([200, undefined])
  return reply.question
}
const list = async (as = owner): Promise<GoldenQuestion[]> => (await service.call(listGolden, { as })).body.questions
const run = async (questionIds: string[], change?: Record<string, unknown>): Promise<GoldenResult[]> => {
  const { status, body } = await service.call(runGolden, { as: owner, body: { questionIds, change } })
  expect([status, body.error]).toEqual([200, undefined])
  return body.results
}
const deleted = (documentId: string) =>
  service.hear(owner, 'document.deleted', { documentId, wasCounted: true, characters: 1, sizeBytes: 1 })

describe('golden questions', () => {
  test('are kept with their fact, changed and forgotten, by their owner alone', async () => {
    const { id } = await keep()
    expect(await list()).toMatchObject([{ id, ...WARRANTY, widgetId: shop, last: null, before: null }])
    expect(await list('somebody-else')).toEqual([])
    const body = { ...WARRANTY, fact: '24 months', widgetId: null }
    const change = (as: string) => service.call(changeGolden, { as, query: { id }, body })
    const remove = (as: string) => service.call(removeGolden, { as, query: { id } })
    for (const call of [change, remove]) {
      expect(await call('somebody-else')).toMatchObject({ status: 404, body: { code: 'golden_not_found' } })
    }
    expect((await change(owner)).body.question).toMatchObject({ fact: '24 months', widgetId: null })
    expect((await remove(owner)).status).toBe(200)
    expect(await list()).toEqual([])
  })

  test('belong to a widget that there is, and go with it', async () => {
    const refused = await service.call(keepGolden, { as: owner, body: { ...WARRANTY, widgetId: 'nowhere' } })
    expect(refused).toMatchObject({ status: 400, body: { code: 'golden_widget_unknown' } })
    await keep()
    await keep({ widgetId: null })
    await service.hear(owner, 'widget.deleted', { widgetId: shop })
    expect(await list()).toMatchObject([{ widgetId: null }])
  })

  test('are as many as an account holds, however many are kept at once', async () => {
    const more = (question: string) =>
      service.call(keepGolden, { as: owner, body: { ...WARRANTY, question, widgetId: null } })
    const replies = await Promise.all(Array.from({ length: GOLDEN_MAX + 4 }, (_, i) => more(`Number ${i}?`)))
    expect(replies.filter(({ status }) => status === 200).length).toBe((await list()).length)
    while ((await list()).length < GOLDEN_MAX) expect((await more('One more?')).status).toBe(200)
    expect(await more('Too many?')).toMatchObject({ status: 403, body: { code: 'golden_limit_reached' } })
    expect(await list()).toHaveLength(GOLDEN_MAX)
  })

  test('tell whether their fact comes, and what was told before it stopped', async () => {
    const [good, wrong] = [await keep(), await keep({ fact: 'five years' })]
    const [first, second] = await run([good.id, wrong.id])
    expect(first).toMatchObject({ id: good.id, before: null, after: { comes: true, support: 'strong' } })
    expect(first?.after.answer).toContain('two years')
    expect(second).toMatchObject({ id: wrong.id, after: { comes: false, support: 'strong' } })

    await deleted(`lamp-${owner}`)
    const [again] = await run([good.id])
    expect(again).toMatchObject({ before: { comes: true }, after: { comes: false } })
    const kept = (await list()).find(({ id }) => id === good.id)
    expect(kept).toMatchObject({ last: { comes: false }, before: { comes: true } })
    expect(kept?.before?.sources).toMatchObject([{ documentId: `lamp-${owner}` }])
  })

  test('are nobody else’s to ask, and are asked of all documents where they have no widget', async () => {
    const { id } = await keep({ widgetId: null })
    const { body } = await service.call(runGolden, { as: 'somebody-else', body: { questionIds: [id] } })
    expect(body.results).toEqual([])
    expect(await run([id])).toMatchObject([{ after: { comes: true } }])
    expect((await service.call(runGolden, { body: { questionIds: [id] } })).status).toBe(401)
  })

  test('count on no plan and leave no conversation, and have a limit of their own', async () => {
    const { id } = await keep()
    const before = service.said('answer.completed').length
    await run([id])
    expect(service.said('answer.completed').slice(before)).toMatchObject([
      { payload: { counted: false, widgetId: null, trial: true } },
    ])
    expect((await service.call(listConversations, { as: owner, query: {} })).body.conversations).toEqual([])
    const ids = [id, ...(await Promise.all(Array.from({ length: 9 }, () => keep()))).map((one) => one.id)]
    for (let times = 0; times < 3; times += 1) await run(ids)
    const refused = await service.call(runGolden, { as: owner, body: { questionIds: ids } })
    expect(refused).toMatchObject({ status: 429, body: { code: 'golden_used_up' } })
    expect((await ask(service, WARRANTY.question, { as: owner, widgetId: shop })).status).toBe(200)
  })
})

describe('before a change counts', () => {
  test('a document that would be gone: what breaks is told, and nothing is changed by asking', async () => {
    const [kept, everywhere] = [await keep(), await keep({ widgetId: null })]
    const results = await run([kept.id, everywhere.id], { without: [`lamp-${owner}`] })
    expect(results).toMatchObject([
      { id: kept.id, before: { comes: true }, after: { comes: false, sources: [] } },
      { id: everywhere.id, before: { comes: true }, after: { comes: false, sources: [] } },
    ])
    expect((await list()).map(({ last }) => last?.comes)).toEqual([true, true])
    expect(await run([kept.id])).toMatchObject([{ after: { comes: true } }])
  })

  test('a document in place of another: the widgets that have the former are asked with the new one', async () => {
    await index(service, owner, `new-${owner}`, ['The Aurora desk lamp comes with a warranty of five years.'])
    const [old, next] = [await keep(), await keep({ fact: '5 years' })]
    const results = await run([old.id, next.id], { without: [`lamp-${owner}`], instead: [`new-${owner}`] })
    expect(results).toMatchObject([
      { before: { comes: true }, after: { comes: false, sources: [{ documentId: `new-${owner}` }] } },
      { before: { comes: false }, after: { comes: true } },
    ])
  })

  test('a widget with other documents: its own questions are asked, and no others', async () => {
    await index(service, owner, `garden-${owner}`, ['The garden is open from nine to five on every day.'])
    const other = `other-${randomUUID()}`
    await saveWidget(service, owner, other, { documentIds: [`lamp-${owner}`] })
    const [mine, theirs] = [await keep(), await keep({ widgetId: other })]
    const widget = { widgetId: shop, prompt: null, documentIds: [`garden-${owner}`] }
    expect(await run([mine.id, theirs.id], { widget })).toMatchObject([
      { id: mine.id, before: { comes: true }, after: { comes: false } },
    ])
  })
})
