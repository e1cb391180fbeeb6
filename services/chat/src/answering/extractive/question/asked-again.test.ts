import { expect, test } from '@jest/globals'
import { conversationOf } from './asked-again.ts'

const pool = { question: 'When is the pool open?', answer: '9 to 5' }
const sauna = { question: 'When is the sauna open?', answer: '4 to 9' }
const sundays = { question: 'and on Sundays?', answer: '10 to 4' }

test('a question that is asked again goes back to where it was asked first', () => {
  expect(conversationOf('when is the sauna open', [pool, sauna, sundays])).toEqual([pool])
  expect(conversationOf('When is the pool open?', [pool, sauna])).toEqual([])
})

test('one that leans on what was said does so only right behind itself', () => {
  expect(conversationOf('and on Sundays?', [pool, sundays, sundays])).toEqual([pool])
  expect(conversationOf('and on Sundays?', [pool, sundays, sauna])).toEqual([pool, sundays, sauna])
})

test('another question goes on from all of it', () => {
  expect(conversationOf('Is there parking?', [pool, sauna])).toEqual([pool, sauna])
  expect(conversationOf('?', [pool])).toEqual([pool])
})
