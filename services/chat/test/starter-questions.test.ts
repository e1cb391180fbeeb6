import { starterQuestions } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { alice, ask, bob, fakeChat, indexPassages, startChat } from './helpers.ts'

const faq = [
  {
    headings: ['Questions', 'How long is the warranty of a bicycle?'],
    text: 'The warranty of a bicycle is five years from the day it was bought.',
  },
  {
    headings: ['Questions'],
    text: 'Do you repair folding bicycles?\nYes, we repair folding bicycles of every maker in our workshop.',
  },
  {
    headings: ['Questions'],
    text: 'How much does a basket cost?\nA basket costs 40 euros.\nWhat about it?\nNothing more.',
  },
  { headings: ['Questions'], text: 'Where can I park?\nYou can park a car behind the shop, in the yard.' },
  { headings: ['Questions'], text: 'Who painted the ceiling of the Sistine chapel?' },
]
const hours = [
  { headings: ['Opening hours'], text: 'Opening hours: Monday to Friday from 9:00 to 18:00, closed on Sunday.' },
  { headings: ['12'], text: 'Page 12.' },
]

describe('starter questions', () => {
  let service: TestService
  beforeEach(async () => {
    service = await startChat()
    await indexPassages(service, alice, 'faq', faq)
    await indexPassages(service, alice, 'hours', hours, { language: 'en' })
  })
  afterEach(() => service.stop())

  const proposed = async (documentIds: string[], as = alice) => {
    const { status, body } = await service.call(starterQuestions, { as, body: { documentIds } })
    expect(status).toBe(200)
    return body.questions as string[]
  }

  test('are questions of the documents that are answered when they are asked, at most four', async () => {
    const questions = await proposed(['faq'])
    expect(questions.length).toBeGreaterThanOrEqual(2)
    expect(questions.length).toBeLessThanOrEqual(4)
    expect(questions).not.toContain('Who painted the ceiling of the Sistine chapel?')
    expect(questions).not.toContain('What about it?')
    for (const question of questions) {
      const { body } = await ask(service, question, { as: alice })
      expect([question, body.answered]).toEqual([question, true])
    }
  })

  test('come from several documents where there are several, what headings name as customers ask it', async () => {
    const questions = await proposed(['faq', 'hours'])
    expect(questions).toContain('When are you open?')
    for (const question of questions) expect(question).toMatch(/\?$/)
  })

  test('are none where there is nothing to propose, and never from the documents of others', async () => {
    expect(await proposed(['nothing'])).toEqual([])
    expect(await proposed(['faq', 'hours'], bob)).toEqual([])
    expect((await service.call(starterQuestions, { as: alice, body: { documentIds: [] } })).status).toBe(400)
    expect((await service.call(starterQuestions, { body: { documentIds: ['faq'] } })).status).toBe(401)
  })

  test('cost no call of a language model, count nothing and are no answers', async () => {
    const chat = fakeChat()
    const { embedder } = service.engines.models
    service = await service.restart({ engines: { models: { embedder, chat } } })
    expect((await proposed(['faq', 'hours'])).length).toBeGreaterThan(0)
    expect(chat.requests).toEqual([])
    await service.settled()
    expect(service.said('answer.completed')).toEqual([])
  })

  test('leave out a document that was deleted', async () => {
    await service.hear(alice, 'document.deleted', {
      documentId: 'faq',
      wasCounted: true,
      characters: 1,
      sizeBytes: 1,
    })
    expect(await proposed(['faq', 'hours'])).toEqual(['When are you open?'])
  })
})
