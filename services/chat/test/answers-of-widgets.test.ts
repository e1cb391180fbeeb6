import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { askAgain, getAnswer, keepGolden, listUnanswered, runGolden, search } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { randomUUID } from 'node:crypto'
import { ask, index, lamp, saveWidget, startChat, visit, writeAnswer } from './helpers.ts'

let service: TestService
let owner = ''
let cafe = ''
let kennel = ''

beforeAll(async () => {
  service = await startChat()
})
afterAll(() => service.stop())
/** Each test has an owner of its own, with two businesses: of neither the documents say how one pays. */
beforeEach(async () => {
  const id = randomUUID()
  owner = `owner-${id}`
  ;[cafe, kennel] = [`cafe-${id}`, `kennel-${id}`]
  await index(service, owner, `lamp-${id}`, lamp)
  for (const widgetId of [cafe, kennel]) await saveWidget(service, owner, widgetId, { documentIds: [`lamp-${id}`] })
})

const CARDS = 'Do you take cards?'
const IN_THE_CAFE = 'Yes, in the café we take cards from five euros on.'

async function writes(widgetIds?: string[]): Promise<string> {
  const documentId = `answer-${randomUUID()}`
  await writeAnswer(service, owner, documentId, { question: CARDS, text: IN_THE_CAFE, ...(widgetIds && { widgetIds }) })
  return documentId
}
const cites = (sources: readonly { documentId: string }[], documentId: string) =>
  sources.some((source) => source.documentId === documentId)
const tried = async (documentId: string, draft: { widgetId?: string; documentIds?: string[] }) => {
  const body = { question: CARDS, draft: { prompt: null, documentIds: [], ...draft } }
  return cites((await service.call(getAnswer, { as: owner, body })).body.sources, documentId)
}

/** Whether a way to ask gives the answer; nothing of it may be shown where it does not, not even as what came near. */
const ways: Record<string, (widgetId: string, documentId: string) => Promise<boolean>> = {
  async 'a visitor of the bubble'(widgetId, documentId) {
    const { token, sessionId, headers } = await visit(service, widgetId)
    const { body } = await ask(service, CARDS, { widgetId, sessionId, token, headers })
    return cites(body.sources, documentId)
  },
  async 'its owner, a program or an assistant that asks it'(widgetId, documentId) {
    return cites((await ask(service, CARDS, { widgetId, as: owner })).body.sources, documentId)
  },
  async 'a search of it'(widgetId, documentId) {
    const { body } = await service.call(search, { as: owner, body: { question: CARDS, widgetId } })
    return cites(body.results, documentId)
  },
  'its preview': (widgetId, documentId) => tried(documentId, { widgetId }),
  'its preview where its documents name the answer': (widgetId, documentId) =>
    tried(documentId, { widgetId, documentIds: [documentId] }),
  async 'a golden question'(widgetId, documentId) {
    const kept = await service.call(keepGolden, { as: owner, body: { question: CARDS, fact: 'five euros', widgetId } })
    const questionIds = [kept.body.question.id as string]
    const now = await service.call(runGolden, { as: owner, body: { questionIds } })
    const change = { widget: { widgetId, prompt: null, documentIds: [] } }
    const published = await service.call(runGolden, { as: owner, body: { questionIds, change } })
    const given = [now, published].map(({ body }) => cites(body.results[0].after.sources, documentId))
    expect(new Set(given).size).toBe(1)
    return given[0] as boolean
  },
}

test.each(Object.keys(ways))('an answer for one widget is given there and nowhere else: %s', async (way) => {
  const isGiven = ways[way] as (typeof ways)[string]
  const documentId = await writes([cafe])
  expect(await isGiven(cafe, documentId)).toBe(true)
  expect(await isGiven(kennel, documentId)).toBe(false)
})

test.each(Object.keys(ways))(
  'an answer that names no widget is given by every one, as those of before: %s',
  async (way) => {
    const isGiven = ways[way] as (typeof ways)[string]
    const documentId = await writes()
    expect([await isGiven(cafe, documentId), await isGiven(kennel, documentId)]).toEqual([true, true])
  },
)

test('the chat with all documents knows every answer, a widget that is not saved yet only those for all', async () => {
  const documentId = await writes([cafe])
  expect(cites((await ask(service, CARDS, { as: owner })).body.sources, documentId)).toBe(true)
  expect(await tried(documentId, {})).toBe(false)
  expect(await tried(await writes(), {})).toBe(true)
})

test('a widget that is deleted leaves an answer to the others; one whose every widget is deleted is given by none', async () => {
  const isGiven = ways['its owner, a program or an assistant that asks it'] as (typeof ways)[string]
  const both = await writes([cafe, kennel])
  await service.hear(owner, 'widget.deleted', { widgetId: cafe })
  expect(await isGiven(kennel, both)).toBe(true)
  await service.hear(owner, 'document.deleted', { documentId: both, wasCounted: true, characters: 1, sizeBytes: 1 })
  expect(await isGiven(kennel, await writes([cafe]))).toBe(false)
})

test('a widget of another owner that is named changes nothing for them', async () => {
  const documentId = await writes([cafe])
  const [mine, theirs] = [owner, `other-${randomUUID()}`]
  await saveWidget(service, theirs, `w-${theirs}`, { documentIds: [] })
  owner = theirs
  const intruding = await writes([cafe])
  owner = mine
  const { token, sessionId, headers } = await visit(service, cafe)
  const { body } = await ask(service, CARDS, { widgetId: cafe, sessionId, token, headers })
  expect([cites(body.sources, documentId), cites(body.sources, intruding)]).toEqual([true, false])
})

test('for whom an answer is stays known where somebody who does not know it tells of it again', async () => {
  const documentId = await writes([cafe])
  await writeAnswer(service, owner, documentId, { question: CARDS, text: IN_THE_CAFE })
  const isGiven = ways['a search of it'] as (typeof ways)[string]
  expect([await isGiven(cafe, documentId), await isGiven(kennel, documentId)]).toEqual([true, false])
})

test('a question that is asked again is closed by no answer for another widget', async () => {
  for (const widgetId of [cafe, kennel]) {
    const { token, sessionId, headers } = await visit(service, widgetId)
    await ask(service, CARDS, { widgetId, sessionId, token, headers })
  }
  const unanswered = async () => (await service.call(listUnanswered, { as: owner, query: {} })).body.groups
  const [group] = await unanswered()
  const documentId = await writes([cafe])
  const turnIds = group.questions.map(({ turnId }: { turnId: string }) => turnId)
  const { results } = (await service.call(askAgain, { as: owner, body: { turnIds, documentId } })).body
  const closed = Object.fromEntries(results.map((one: { turnId: string; closed: boolean }) => [one.turnId, one.closed]))
  for (const { turnId, widgetId } of group.questions) expect(closed[turnId]).toBe(widgetId === cafe)
  expect((await unanswered())[0].widgetIds).toEqual([kennel])
})
