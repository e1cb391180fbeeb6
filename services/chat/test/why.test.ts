import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getAnswer } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { alice, index, saveWidget, startChat, visit } from './helpers.ts'

let service: TestService
beforeAll(async () => {
  service = await startChat()
  await index(service, alice, 'lamp', [
    'The Aurora lamp comes with a warranty of two years.',
    'The Aurora lamp weighs three kilograms.',
  ])
  await saveWidget(service, alice, 'shop', { documentIds: ['lamp'] })
})
afterAll(() => service.stop())

const explained = async (question: string, earlier?: { question: string; answer: string }[]) =>
  (await service.call(getAnswer, { as: alice, body: { question, why: true, ...(earlier && { earlier }) } })).body

describe('why an answer is what it is', () => {
  test('is told to its owner: what decided, the passages with their ranks and the words that counted', async () => {
    const { why, support } = await explained('How long is the warranty of the lamp?')
    expect(support).toBe('strong')
    expect(why).toMatchObject({ confidence: expect.any(Number), missing: [], prompt: null, calls: [] })
    expect(why?.decided).toContain('two years')
    expect(why?.passages[0]).toMatchObject({
      rank: 1,
      cited: true,
      words: expect.arrayContaining(['warranty', 'lamp']),
    })
  })

  test('names the words that no document holds', async () => {
    const { why, support } = await explained('Does the lamp come with a skateboard?')
    expect(support).not.toBe('strong')
    expect(why?.missing).toEqual(['skateboard'])
  })

  test('is told to no visitor, and to nobody who did not ask', async () => {
    const { token, sessionId, headers } = await visit(service, 'shop')
    const question = 'How long is the warranty of the lamp?'
    const { body } = await service.call(getAnswer, { token, headers, body: { question, sessionId, why: true } })
    expect(body).not.toHaveProperty('why')
    const { body: plain } = await service.call(getAnswer, { as: alice, body: { question: 'How heavy is the lamp?' } })
    expect(plain.why).toBeUndefined()
  })
})

test('an owner’s question is read with the turns that came with it', async () => {
  const earlier = [{ question: 'How long is the warranty of the Aurora lamp?', answer: 'Two years. [1]' }]
  expect((await explained('How heavy is it?', earlier)).answer).toContain('three kilograms')
})
