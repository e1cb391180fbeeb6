import { expect, test } from '@jest/globals'
import { blocksOf } from './blocks.ts'

const kindsOf = (...lines: string[]) => blocksOf({ text: lines.join('\n') }).map(({ kind }) => kind)

test('a day at the beginning of a line is no number of an item', () => {
  const [block] = blocksOf({ text: 'Geschlossen:\n15. Mai (Brückentag)\n24. Dezember bis 3. Januar alles zu' })
  expect(block).toMatchObject({ lines: ['15. Mai (Brückentag)', '24. Dezember bis 3. Januar alles zu'] })
})

test('what is numbered is a list, also where it asks with "May"', () => {
  expect(kindsOf('1. Sign up', '2. Pay')).toEqual(['list'])
  expect(kindsOf('1. May I bring a dog', '2. May I smoke')).toEqual(['list'])
})
