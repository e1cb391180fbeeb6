import { expect, test } from '@jest/globals'
import type { Found } from '../../retrieval/retrieve.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

const tableOf = (caption: string, lines: string): Found => {
  const [heads = [], ...rows] = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const text = [heads, ...rows].map((cells) => cells.join('\t')).join('\n')
  const tables = [{ from: 0, to: text.length, heads, rows }]
  const passage = { documentId: caption, chunkId: `${caption}:0`, title: caption, page: null, headings: [caption] }
  return { passage: { ...passage, text, score: 5, tables }, dense: null, lexical: 5 }
}
const answerTo = (question: string, ...tables: Found[]) => extract(question, [], tables, createPassageReader()).text

const bikes = tableOf(
  'Our bikes',
  `Bike | Weight | Rider, at most
   Elvio | 24.5 kg | 130 kg
   Corvane | 8.9 kg | 110 kg
   Merrow | 13.6 kg | 120 kg`,
)
const hire = tableOf(
  'Hire of boats, prices',
  `Boat | Half day | Day | Week
   Child's kayak | £5 | £8 | £30
   Kayak | £9 | £16 | £70
   Canoe | £12 | £15 | £90
   Rowing boat | £14 | £22 | £80`,
)
const plans = tableOf(
  'Plans and prices',
  `Feature | Starter | Team | Business | Enterprise
   Price a month | $12 | $27 | $49 | on request
   Projects | 2 | 10 | 50 | no limit
   Audit log | no | no | 90 days | 2 years
   Single sign-on | no | no | yes | yes`,
)
const rooms = tableOf(
  'Rooms and rates',
  `Room | Low season | High season
   Attic single | £58 | £74
   Family room | £123 | £150
   Twin | £82 | £99`,
)

test.each([
  ['Which bike is the lightest?', 'Corvane, Weight: 8.9 kg', bikes],
  ['Which is the heaviest bike?', 'Elvio, Weight: 24.5 kg', bikes],
  ['Which boat is cheapest for a day?', "Child's kayak, Day: £8", hire],
  ['Which boat is dearest for a week, not counting the canoe?', 'Rowing boat, Week: £80', hire],
  ['cheapest boat for an adult for a day', 'Canoe, Day: £15', hire],
  ['What is cheaper for a day, the kayak or the canoe?', 'Canoe, Day: £15', hire],
])('things in rows are compared by the column that is asked for: %s', (question, expected, table) => {
  expect(answerTo(question, table)).toBe(expected)
})

test.each([
  ['Which plan has the most projects?', 'Business, Projects: 50'],
  ['Which plan keeps the audit log longest?', 'Enterprise, Audit log: 2 years'],
  ['What is the cheapest plan?', 'Starter, Price a month: $12'],
])('things in columns are compared by the row that is asked for: %s', (question, expected) => {
  expect(answerTo(question, plans)).toBe(expected)
})

test('only things that have what is asked for are compared', () => {
  expect(answerTo('cheapest plan with single sign-on', plans)).toBe(
    'Business, Price a month: $49; Single sign-on, Business: yes',
  )
})

test('what is least in every column is said with all of them', () => {
  expect(answerTo('Which room is the cheapest?', rooms)).toBe('Attic single: Low season £58, High season £74')
})
