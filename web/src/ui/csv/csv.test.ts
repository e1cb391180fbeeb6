import { expect, test } from '@jest/globals'
import { csvOf } from './csv.ts'

test('a table says what it holds, and no cell of it is a formula', () => {
  const csv = csvOf([
    ['Question', 'Asked'],
    ['=HYPERLINK("https://evil.invalid")', '2'],
    ['+1', '-1'],
    ['@SUM(A1)', '\tx'],
    ['a "quoted" word, and\na line', ''],
  ])
  expect(csv).toBe(
    [
      '\uFEFF"Question","Asked"',
      '"\'=HYPERLINK(""https://evil.invalid"")","2"',
      '"\'+1","\'-1"',
      '"\'@SUM(A1)","\'\tx"',
      '"a ""quoted"" word, and\na line",""',
      '',
    ].join('\r\n'),
  )
})
