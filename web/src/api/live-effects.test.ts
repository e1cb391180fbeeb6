import { describe, expect, test } from '@jest/globals'
import { effectOf, lateTagsOf } from './live-effects.ts'

describe('a line that is said to a person, or by one', () => {
  test('has the conversation loaded at once, and again once the line is one of its turns', () => {
    const event = { type: 'handover.said' as const }
    expect(effectOf(event)).toEqual({ kind: 'reload', tags: ['Handover', 'Conversations'] })
    expect(lateTagsOf(event.type)).toEqual(['Conversations'])
  })
})

describe('an answer of which no mail is sent', () => {
  test('has its conversation loaded, and again once it is kept with the answer', () => {
    const event = { type: 'handover.answer-unsent' as const }
    expect(effectOf(event)).toEqual({ kind: 'reload', tags: ['Handover', 'Conversations'] })
    expect(lateTagsOf(event.type)).toEqual(['Conversations'])
  })
})
