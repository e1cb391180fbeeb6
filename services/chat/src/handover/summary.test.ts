import type { Line, Person } from '@docent/proto'
import { describe, expect, test } from '@jest/globals'
import { summaryOf } from './summary.ts'

const ben: Person = { id: 'ben', name: 'Ben Kruse' }
const anna: Person = { id: 'anna', name: 'Anna Keller' }

function summary(said: readonly (readonly [Person | null, string])[], first = 1): string {
  const tail = said.map(([by, text], index): Line => ({
    n: index + 1,
    id: `line-${index}`,
    who: by ? 'person' : 'visitor',
    by,
    text,
    at: index,
  }))
  return summaryOf({ tail, first, last: tail.length })
}

describe('the summary of a talk', () => {
  test('names whoever wrote, each with their own words', () => {
    const talk = [
      [null, 'I need a person.'],
      [null, 'Are you open today?'],
      [ben, 'Sure, until 18:30.'],
    ] as const
    expect(summary(talk)).toBe(
      '3 lines with Ben Kruse. The visitor: “Are you open today?” Ben Kruse: “Sure, until 18:30.”',
    )
    expect(summary([...talk, [anna, 'And on Sundays, too.']])).toBe(
      '4 lines with Ben Kruse and Anna Keller. The visitor: “Are you open today?” Anna Keller: “And on Sundays, too.”',
    )
  })

  test('leaves out who spoke in an earlier one, and says so where nobody wrote', () => {
    const talk = [
      [ben, 'Hello.'],
      [null, 'Anybody?'],
    ] as const
    expect(summary(talk, 2)).toBe('Nobody answered one line. The visitor: “Anybody?”')
  })

  test('goes without a name where none is known', () => {
    expect(summary([[{ id: 'x', name: '' }, 'Hello.']])).toBe('1 line with a person. A person: “Hello.”')
  })
})
