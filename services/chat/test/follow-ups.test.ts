import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { TestService } from '@docent/runtime/testing'
import { alice, ask, fakeChat, index, saveWidget, startChat, visit } from './helpers.ts'

const documents = {
  bakery: [
    'A wedding cake costs from 240 euros for thirty guests.',
    'We deliver within ten kilometers for eight euros.',
    'Our gluten free bread is baked on Thursdays.',
    'Delivery takes two days.',
    'On Monday we are open from 8 to 18. On Sunday we are open from 9 to 12.',
    'The brunch on Sunday is served in the garden.',
  ],
  plan: [
    'You cancel your plan under Account, Plan, Cancel. It works until the end of the month.',
    'Our plugin works with WordPress from version 6.',
    'Invoices are sent by mail on the first of each month.',
  ],
  // Says nothing of parking, gluten or WordPress.
  hours: [
    'On Monday we are open from 8 to 18. On Friday we are open from 8 to 14.',
    'You cancel your plan under Account, Plan, Cancel. It works until the end of the month.',
    'Birthday cakes are ordered three days ahead.',
  ],
}

let service: TestService
beforeAll(async () => {
  service = await startChat()
  for (const [id, texts] of Object.entries(documents)) {
    await index(service, alice, id, texts)
    await saveWidget(service, alice, id, { documentIds: [id] })
  }
})
afterAll(() => service.stop())

/** Asks one after the other in one conversation of a visitor; the last reply. */
async function conversation(widgetId: string, ...questions: string[]) {
  const { token, sessionId, headers } = await visit(service, widgetId)
  let body
  for (const question of questions) ({ body } = await ask(service, question, { token, sessionId, headers }))
  return body as { answer: string; answered: boolean; sources: unknown[] }
}

describe('without a language model, a question is answered by its own words', () => {
  test.each([
    ['bakery', 'How much is a wedding cake?', 'Do you deliver?', 'We deliver within ten', 'wedding'],
    ['bakery', 'Gluten free?', 'What about delivery?', 'Delivery takes two days', 'luten'],
    ['bakery', 'How much is a wedding cake?', 'Gluten free?', 'Our gluten free bread', 'wedding'],
    ['plan', 'How do I cancel my plan?', 'Does it work with WordPress?', 'works with WordPress', 'cancel'],
  ])('%s: "%s", then "%s"', async (widget, first, second, holds, lacks) => {
    const { answer, answered } = await conversation(widget, first, second)
    expect(answered).toBe(true)
    expect(answer).toContain(holds)
    expect(answer).not.toContain(lacks)
  })

  test.each([
    ['Are you open on Monday?', 'Verkauft ihr auch Skateboards?', 'in den Dokumenten nicht finden'],
    ['Are you open on Monday?', 'Vendez-vous des skateboards ?', 'pas trouvé cela'],
    ['Habt ihr am Montag offen?', 'Do you rent out skateboards?', 'could not find'],
    ['Verkauft ihr Skateboards?', 'Skateboards?', 'in den Dokumenten nicht finden'],
  ])('"%s", then "%s" is refused in the language it is asked in, or was before', async (first, second, refusal) => {
    const { answer, answered } = await conversation('hours', first, second)
    expect(answered).toBe(false)
    expect(answer).toContain(refusal)
  })

  test.each([
    ['Are you open on Monday?', 'Do you have parking?'],
    ['Are you open on Monday?', 'What about parking?'],
    ['Are you open on Monday?', 'Is there parking?'],
    ['Are you open on Monday?', 'Who are you?'],
    ['How do I cancel my plan?', 'Does it work with WordPress?'],
    ['Are you open on Monday?', 'and on Sunday?'],
    ['How are birthday cakes ordered?', 'Are those gluten free?'],
  ])('"%s", then "%s": what the documents do not hold is refused', async (first, second) => {
    expect((await conversation('hours', first)).answered).toBe(true)
    // Words of both may stand there: that is shown as what it is, never said.
    expect(await conversation('hours', first, second)).toMatchObject({ answered: false })
  })
})

describe('without a language model, a question that leans back', () => {
  test('is answered for the day it names, from what was asked before', async () => {
    const { answer } = await conversation('bakery', 'When are you open on Monday?', 'and on Sunday?')
    expect(answer).toContain('On Sunday we are open from 9 to 12.')
    expect(answer).not.toContain('brunch')
  })

  test('takes its subject from the one before where it names none', async () => {
    const { answer } = await conversation('bakery', 'Tell me about the wedding cake', 'How much is it?')
    expect(answer).toContain('240 euros')
  })

  test('reaches past questions that name nothing either', async () => {
    const { answer } = await conversation('bakery', 'Tell me about the wedding cake', 'Why?', 'And how much is it?')
    expect(answer).toContain('240 euros')
  })

  test('is not answered with the words of the one before alone', async () => {
    const { answered } = await conversation('bakery', 'How much is a wedding cake?', 'and for dogs?')
    expect(answered).toBe(false)
  })
})

test('a rewrite that is none leaves a question that stands alone as it was asked', async () => {
  const chat = fakeChat()
  chat.says = ({ messages }) => (messages[0]?.content.startsWith('Rewrite') ? [''] : ['Eight euros [1].'])
  const { embedder } = service.engines.models
  service = await service.restart({ engines: { models: { embedder, chat } } })
  await conversation('bakery', 'How much is a wedding cake?', 'Do you deliver within ten kilometers?')
  expect(chat.requests).toHaveLength(3)
  expect(chat.requests.at(-1)?.messages.at(-1)?.content).toContain(`\n${documents.bakery[1]}`)
})
