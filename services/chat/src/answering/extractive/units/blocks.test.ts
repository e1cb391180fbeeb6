import { expect, test } from '@jest/globals'
import { blocksOf, ITEM } from './blocks.ts'

/** Of this size, more are compiled without what makes them quick. */
const MANY = 900

const kindsOf = (...lines: string[]) => blocksOf({ text: lines.join('\n') }).map(({ kind }) => kind)

test('a day at the beginning of a line is no number of an item', () => {
  const [block] = blocksOf({ text: 'Geschlossen:\n15. Mai (Brückentag)\n24. Dezember bis 3. Januar alles zu' })
  expect(block).toMatchObject({ lines: ['15. Mai (Brückentag)', '24. Dezember bis 3. Januar alles zu'] })
})

test('a day stays one in a process that has compiled many patterns, and reads others with less care', () => {
  const patterns = Array.from({ length: MANY }, (_, at) => new RegExp(`${ITEM.source}(?:x{0,${at}})?`, 'u'))
  // It is compiled for good when it is used again.
  for (const pattern of patterns) for (const line of ['1. Sign up', '3. März', '- Pay']) pattern.test(line)
  expect(patterns.filter((pattern) => pattern.test('15. Mai (Brückentag)'))).toEqual([])
})

test('what is numbered is a list, also where it asks with "May"', () => {
  expect(kindsOf('1. Sign up', '2. Pay')).toEqual(['list'])
  expect(kindsOf('1. May I bring a dog', '2. May I smoke')).toEqual(['list'])
})
