import { describe, expect, test } from '@jest/globals'
import { remembering } from './remembering.ts'

describe('a function that remembers what it said', () => {
  test('is asked once for a word that comes again and again, however many others come between', () => {
    const asked: string[] = []
    const length = remembering(3, (word) => {
      asked.push(word)
      return word.length
    })
    for (const other of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
      expect(length('again')).toBe(5)
      expect(length(other)).toBe(other.length)
    }
    expect(asked.filter((word) => word === 'again')).toHaveLength(1)
  })

  test('forgets what was not asked for in a long time', () => {
    let asked = 0
    const count = remembering(2, () => ++asked)
    for (const word of ['old', 'a', 'b', 'c', 'd', 'e', 'old']) count(word)
    expect(asked).toBe(7)
  })
})
