import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const table = (...rows: string[][]) => [foundPassage('Prices', '', { language: 'en', headings: ['Prices'], rows })]
const rooms = table(
  ['Room', 'Low season Mon-Thu', 'Low season Fri-Sun', 'High season Mon-Thu', 'High season Fri-Sun'],
  ['Otter', '£120', '£140', '£158', '£182'],
  ['Heron', '£95', '£115', '£125', '£149'],
  ['Wren', '£55', '£65', '£75', '£85'],
)

describe('of columns that share the name that is asked for', () => {
  test('all are told', () => {
    expect(saidOf('what does the otter room cost in high season', rooms)).toBe(
      'Otter: High season Mon-Thu £158, High season Fri-Sun £182',
    )
  })

  test('one is told where a day says which, and the whole row where none is asked for', () => {
    expect(saidOf('what does the otter cost in high season on a saturday', rooms)).toContain('£182')
    expect(saidOf('what does the otter cost in high season on a saturday', rooms)).not.toContain('£158')
    expect(saidOf('how much is the heron', rooms)).toContain('£95')
  })

  test('those that only go on with it have names of their own', () => {
    const plans = table(
      ['Plan', 'Paid monthly', 'Paid yearly', 'Paid yearly in advance'],
      ['Crew', '£26', '£22', '£20'],
    )
    expect(saidOf('how much is the crew plan paid monthly', plans)).not.toContain('£22')
  })
})
