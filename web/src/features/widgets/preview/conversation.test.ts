import { describe, expect, test } from '@jest/globals'
import { widgetDraftSchema } from '@docent/proto/http'
import { createConversation } from './conversation.ts'

describe('the conversation of a preview', () => {
  test('is the latest five questions with their answers, oldest first', () => {
    const conversation = createConversation()
    for (let n = 1; n <= 7; n += 1) conversation.add(`q${n}`, `a${n}`)
    expect(conversation.earlier().map(({ question, answer }) => question + answer)).toEqual(
      [3, 4, 5, 6, 7].map((n) => `q${n}a${n}`),
    )
  })

  test('is never more than the server takes', () => {
    const conversation = createConversation()
    for (let n = 0; n < 9; n += 1) conversation.add('q'.repeat(5_000), 'a'.repeat(50_000))
    const draft = { prompt: null, documentIds: [], earlier: conversation.earlier() }
    expect(widgetDraftSchema.safeParse(draft).success).toBe(true)
  })
})
