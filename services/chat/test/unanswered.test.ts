import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  answerFeedback,
  askAgain,
  listUnanswered,
  putAwayUnanswered,
  type AskedAgain,
  type UnansweredGroup,
} from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { turnsSpec, type Turn } from '../src/conversations/turn.ts'
import { alice, ask, bob, index, lamp, saveWidget, startChat, visit, writeAnswer } from './helpers.ts'

let service: TestService
let now = Date.parse('2026-11-21T10:00:00Z')
const clock = { now: () => new Date((now += 1_000)) }

beforeAll(async () => {
  service = await startChat({ clock })
  await index(service, alice, 'lamp', lamp)
})
afterAll(() => service.stop())

let shop = ''
let made = 0
beforeEach(async () => {
  shop = `shop-${++made}`
  await saveWidget(service, alice, shop, { documentIds: ['lamp'] })
})

async function asks(question: string, visitor?: Awaited<ReturnType<typeof visit>>, widgetId = shop): Promise<string> {
  const { sessionId, token, headers } = visitor ?? (await visit(service, widgetId))
  const { status, body } = await ask(service, question, { widgetId, sessionId, token, headers })
  expect(status).toBe(200)
  return body.messageId as string
}
const groups = async (as = alice): Promise<UnansweredGroup[]> =>
  (await service.call(listUnanswered, { as, query: { widgetId: shop } })).body.groups
const wordings = async () => (await groups()).map(({ questions }) => questions.map(({ question }) => question).sort())
const again = async (turnIds: string[], documentId?: string): Promise<AskedAgain[]> =>
  (await service.call(askAgain, { as: alice, body: { turnIds, documentId } })).body.results
const turnsOf = (group: UnansweredGroup | undefined) => group?.questions.map(({ turnId }) => turnId) ?? []

const DELIVERY = ['Do you deliver to Norway?', 'Is delivery to Norway possible?']
const SKATEBOARDS = 'Do you sell skateboards?'
let answers = 0

/** What an owner wrote, as it is heard of once it is kept and indexed. */
async function writes(question: string, text: string): Promise<string> {
  const documentId = `answer-${++answers}`
  await writeAnswer(service, alice, documentId, { question, text })
  return documentId
}

describe('questions asked in vain', () => {
  test('are listed however much else fails meanwhile: what owners try, what has no words, what others are asked', async () => {
    await asks(SKATEBOARDS)
    const turns = service.engines.store.collection<Turn>(turnsSpec)
    const { records } = await turns.find(ownerId(alice), { where: { widgetId: shop } })
    const turn = { ...(records[0] as Turn), sources: [] }
    const wordless = { kept: false, question: '', answer: '' }
    const others = [
      { ...turn, ...wordless, widgetId: '', sessionId: '' },
      { ...turn, ...wordless, widgetId: 'silent', sessionId: 's-silent' },
      { ...turn, sessionId: 'owner:preview' },
      { ...turn, widgetId: 'busy', sessionId: 's-busy' },
    ]
    const made = Array.from({ length: 1_600 }, (_, n) => ({
      ...(others[n % 4] as Turn),
      id: `other-${n}`,
      at: turn.at + 1 + n,
    }))
    try {
      await Promise.all(made.map((one) => turns.insert(ownerId(alice), one)))
      expect(await wordings()).toEqual([[SKATEBOARDS]])
      const { body: all } = await service.call(listUnanswered, { as: alice })
      expect(all.groups[0]).toMatchObject({ widgetIds: expect.arrayContaining([shop]), times: 401 })
    } finally {
      await Promise.all(made.map(({ id }) => turns.remove(ownerId(alice), id)))
    }
  })

  test('of a quiet widget are listed where more failed in others than is looked at', async () => {
    await asks(SKATEBOARDS)
    const turns = service.engines.store.collection<Turn>(turnsSpec)
    const { records } = await turns.find(ownerId(alice), { where: { widgetId: shop } })
    const turn = { ...(records[0] as Turn), sources: [], widgetId: 'busy', sessionId: 's-busy' }
    const made = Array.from({ length: 5_100 }, (_, n) => ({ ...turn, id: `more-${n}`, at: turn.at + 1 + n }))
    try {
      await Promise.all(made.map((one) => turns.insert(ownerId(alice), one)))
      expect(await wordings()).toEqual([[SKATEBOARDS]])
    } finally {
      await Promise.all(made.map(({ id }) => turns.remove(ownerId(alice), id)))
    }
  })

  test('are what was asked in words: a sign after a question is neither one of its own nor another wording', async () => {
    const visitor = await visit(service, shop)
    await asks(SKATEBOARDS, visitor)
    await asks('👍', visitor)
    await asks('??', visitor)
    expect(await wordings()).toEqual([[SKATEBOARDS]])
  })

  test('are grouped by what they ask for, counted, the most frequent first', async () => {
    const vera = await visit(service, shop)
    await asks(SKATEBOARDS)
    await asks('How long is the warranty of the lamp?', vera)
    await asks(DELIVERY[0] as string, vera)
    await asks('do you deliver to norway', vera)
    await asks(DELIVERY[1] as string)
    const [first, second, ...others] = await groups()
    expect(others).toEqual([])
    expect(first).toMatchObject({ times: 3, visitors: 2, widgetIds: [shop] })
    expect(first?.questions.map(({ question, times }) => [question, times])).toEqual([
      [DELIVERY[0], 2],
      [DELIVERY[1], 1],
    ])
    expect(second).toMatchObject({ times: 1, questions: [{ question: SKATEBOARDS, because: 'not-found' }] })
  })

  test('that lean on what was asked before are one only where they lean on the same', async () => {
    const conversations = [
      [SKATEBOARDS, 'How much?'],
      [DELIVERY[0] as string, 'how much'],
      [DELIVERY[0] as string, 'How much?'],
      ['How much?'],
    ]
    const ids: string[] = []
    for (const questions of conversations) {
      const visitor = await visit(service, shop)
      for (const question of questions) ids.push(await asks(question, visitor))
    }
    const leaning = async () =>
      (await groups()).flatMap(({ times, questions: [one, ...others] }) =>
        one && /^how much/i.test(one.question) ? [[one.follows, times, others.length]] : [],
      )
    expect(await leaning()).toEqual([
      [DELIVERY[0], 2, 0],
      [undefined, 1, 0],
      [SKATEBOARDS, 1, 0],
    ])
    await service.call(putAwayUnanswered, { as: alice, body: { turnIds: [ids[1] as string], putAway: true } })
    expect(await leaning()).toEqual([
      [DELIVERY[0], 2, 0],
      [undefined, 1, 0],
    ])
  })

  test('are also those with a thumb down; neither what was answered, nor what an owner tries, nor messages', async () => {
    const vera = await visit(service, shop)
    const { token, headers } = vera
    const messageId = await asks('How long is the warranty of the lamp?', vera)
    await ask(service, SKATEBOARDS, { widgetId: shop, sessionId: 'trying', as: alice })
    expect(await groups()).toEqual([])
    await service.call(answerFeedback, { token, headers, body: { messageId, helpful: false, comment: '' } })
    expect(await groups()).toMatchObject([{ questions: [{ because: 'not-helpful' }], nearest: { documentId: 'lamp' } }])
  })

  test('have what visitors said was missing, the newest first, and nothing where nobody said anything', async () => {
    const rate = async (visitor: Awaited<ReturnType<typeof visit>>, helpful: boolean, comment?: string) => {
      const { token, headers } = visitor
      const messageId = await asks('How long is the warranty of the lamp?', visitor)
      await service.call(answerFeedback, { token, headers, body: { messageId, helpful, comment } })
    }
    const [vera, walt] = [await visit(service, shop), await visit(service, shop)]
    await rate(vera, false)
    expect(await groups()).toMatchObject([{ questions: [{ because: 'not-helpful' }] }])
    expect((await groups())[0]?.questions[0]).not.toHaveProperty('comments')
    await rate(vera, false, 'Is that with the bulb?')
    await rate(walt, false, 'And the shade?')
    await rate(walt, true, 'Of no use, but a thumb up')
    expect(await groups()).toMatchObject([{ questions: [{ comments: ['And the shade?', 'Is that with the bulb?'] }] }])
  })

  test('name every widget in which a group of them was asked, the most frequent first', async () => {
    for (const widgetId of ['cafe', 'kennel']) await saveWidget(service, 'carol', widgetId, { documentIds: [] })
    await asks(DELIVERY[0] as string, undefined, 'kennel')
    await asks(DELIVERY[1] as string, undefined, 'cafe')
    await asks(DELIVERY[1] as string, undefined, 'cafe')
    const { body } = await service.call(listUnanswered, { as: 'carol', query: {} })
    expect(body.groups).toMatchObject([{ times: 3, widgetIds: ['cafe', 'kennel'] }])
  })

  test("are each owner's own, and those of the last 90 days", async () => {
    const id = await asks(SKATEBOARDS)
    expect(await groups(bob)).toEqual([])
    expect((await service.call(askAgain, { as: bob, body: { turnIds: [id] } })).body.results).toEqual([])
    expect((await service.call(listUnanswered, {})).status).toBe(401)
    const old = await asks(DELIVERY[0] as string)
    expect(await wordings()).toHaveLength(2)
    const turns = service.engines.store.collection<Turn>(turnsSpec)
    await turns.update(ownerId(alice), old, (turn) => ({ ...turn, at: turn.at - 91 * 86_400_000 }))
    expect(await wordings()).toEqual([[SKATEBOARDS]])
  })

  test('that need no answer are put away for good, and taken back', async () => {
    const id = await asks(SKATEBOARDS)
    await service.call(putAwayUnanswered, { as: alice, body: { turnIds: [id], putAway: true } })
    await asks('Do you sell Skateboards')
    expect(await wordings()).toEqual([])
    await service.call(putAwayUnanswered, { as: alice, body: { turnIds: [id], putAway: false } })
    expect(await wordings()).toEqual([[SKATEBOARDS]])
  })

  test('are gone with their widget', async () => {
    const id = await asks(SKATEBOARDS)
    await service.hear(alice, 'widget.deleted', { widgetId: shop })
    expect(await groups()).toEqual([])
    expect(await again([id])).toEqual([])
  })
})

describe('an answer of the owner', () => {
  test('answers every widget, is cited, and closes what it answers; another failure opens it again', async () => {
    await asks(DELIVERY[0] as string)
    await asks(SKATEBOARDS)
    const [delivery] = (await groups()).filter(({ questions }) => questions[0]?.question === DELIVERY[0])
    expect((await again(turnsOf(delivery)))[0]).toMatchObject({ closed: false })
    const documentId = await writes(
      'Do you deliver to Norway?',
      'Yes, we deliver to Norway within six days for 15 euros.',
    )
    const [result] = await again(turnsOf(delivery), documentId)
    expect(result).toMatchObject({ support: 'strong', closed: true, sources: [{ documentId, title: 'Your answers' }] })
    expect(result?.answer).toContain('six days')
    expect(await wordings()).toEqual([[SKATEBOARDS]])

    const { sessionId, token, headers } = await visit(service, shop)
    const other = await ask(service, 'Is it possible to deliver to Norway?', {
      widgetId: shop,
      sessionId,
      token,
      headers,
    })
    expect(other.body).toMatchObject({ answered: true, sources: [{ documentId }] })

    await service.hear(alice, 'document.deleted', { documentId, wasCounted: true, characters: 1, sizeBytes: 1 })
    await asks(DELIVERY[0] as string)
    expect(await wordings()).toContainEqual([DELIVERY[0]])
  })

  test('may better one that was given: that question is asked again, too', async () => {
    const id = await asks('How many days is the warranty of the lamp?')
    const documentId = await writes('How many days is the warranty of the lamp?', 'Since May it is 900 days.')
    expect(await again([id])).toEqual([])
    expect(await again([id], documentId)).toMatchObject([{ closed: true, sources: [{ documentId }] }])
  })

  test('is asked for in the words of its owner, too, whatever becomes of those of visitors', async () => {
    const id = await asks('Anything for a longboard?')
    const documentId = await writes(
      'Where are the spare wheels kept?',
      'The spare wheels are kept in the blue cabinet.',
    )
    const asked = async (question: string) =>
      (await service.call(askAgain, { as: alice, body: { turnIds: [id], documentId, question } })).body
    const found = await asked('Where are the spare wheels kept?')
    expect(found.asWritten).toMatchObject({ answered: true, support: 'strong', sources: [{ documentId }] })
    expect(found.results).toMatchObject([{ turnId: id, closed: false }])
    expect((await asked('How many days is the warranty of the lamp?')).asWritten).toMatchObject({ answered: false })
    expect(await wordings()).toEqual([['Anything for a longboard?']])
  })

  test('costs nothing to be tried, and writes nothing into conversations', async () => {
    const id = await asks(DELIVERY[0] as string)
    const before = service.said('answer.completed').length
    await again([id, id])
    const said = service.said('answer.completed').slice(before)
    expect(said.map(({ payload }) => payload)).toMatchObject([{ counted: false, widgetId: null, trial: true }])
    expect(await wordings()).toEqual([[DELIVERY[0]]])
  })
})
