import { describe, expect, test } from '@jest/globals'
import { parseToFrame, parseToPage } from './protocol.ts'

describe('what page and frame say to each other', () => {
  test.each([
    { type: 'connect' },
    { type: 'session', token: 't', sessionId: 's', resumed: true, expiresIn: 900 },
    { type: 'shown', full: false },
    { type: 'ask', question: '' },
  ])('the frame understands %j', (message) => {
    expect(parseToFrame(message)).toEqual(message)
  })

  test.each([
    { type: 'ready' },
    { type: 'want-session', fresh: true },
    { type: 'answer', text: 'a', answered: false },
    { type: 'new-session' },
  ])('the page understands %j', (message) => {
    expect(parseToPage(message)).toEqual(message)
  })

  test.each([
    undefined,
    null,
    0,
    'connect',
    [],
    {},
    { type: 'unknown' },
    { type: 'toString' },
    { type: '__proto__' },
    { type: 'constructor' },
    { type: ['connect', 'x'] },
    { type: 'ask' },
    { type: 'ask', question: 1 },
    { type: 'ask', question: { toString: () => 'x' } },
    { type: 'session', token: 't', sessionId: 's', resumed: 'yes', expiresIn: 900 },
    { type: 'want-session', fresh: 1 },
    { type: 'answer', text: 'a' },
  ])('neither takes %j', (message) => {
    expect(parseToFrame(message)).toBeUndefined()
    expect(parseToPage(message)).toBeUndefined()
  })

  test('what one side says, the other does not take for its own', () => {
    expect(parseToPage({ type: 'ask', question: 'x' })).toBeUndefined()
    expect(parseToFrame({ type: 'close' })).toBeUndefined()
  })
})
