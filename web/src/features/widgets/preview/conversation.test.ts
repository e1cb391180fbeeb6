import { describe, expect, test } from '@jest/globals'
import { widgetDraftSchema } from '@docent/proto/http'
import { createConversation } from './conversation.ts'

describe('the conversation of a preview', () => {
  test('is the latest ten questions with their answers, oldest first', () => {
    const conversation = createConversation()
    for (let n = 1; n <= 12; n += 1) conversation.add(`q${n}`, `a${n}`)
    expect(conversation.earlier().map(({ question, answer }) => question + answer)).toEqual(
      Array.from({ length: 10 }, (_, n) => `q${n + 3}a${n + 3}`),
    )
  })

  test('is never more than the server takes', () => {
    const conversation = createConversation()
    for (let n = 0; n < 14; n += 1) conversation.add('q'.repeat(5_000), 'a'.repeat(50_000))
    const draft = { prompt: null, documentIds: [], earlier: conversation.earlier() }
    expect(widgetDraftSchema.safeParse(draft).success).toBe(true)
  })
})
