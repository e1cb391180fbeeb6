import { expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const german = foundPassage(
  'de',
  'Bieten Sie Bleaching an?\nJa, in der Praxis oder zu Hause. Nicht in der Schwangerschaft und nicht unter 18 Jahren. Die Wirkung hält ein Jahr.\n\n' +
    'Verkaufen Sie Zahnbürsten?\nJa, elektrische und Handzahnbürsten, am Empfang.\n\n' +
    'Eine Munddusche benutzen Sie bitte erst nach zwei Wochen.',
  { language: 'de' },
)
const english = foundPassage(
  'en',
  'Can I bring my dog?\nYes, on a lead. Dogs are not allowed in the restaurant. In the garden they need a lead only in summer.\n\n' +
    'Can I take a hired bike on the ferry?\nYes, to the Isle of Wight. You may not take it to France.\n\n' +
    'Do you take cards?\nYes, all debit and credit cards. No cheques, and no American Express.',
  { language: 'en' },
)
const said = (question: string) => saidOf(question, [german, english])

test.each([
  ['Kann ich Bleaching machen, wenn ich schwanger bin?', 'Nicht in der Schwangerschaft und nicht unter 18 Jahren.'],
  ['Can I bring my dog to the restaurant?', 'Dogs are not allowed in the restaurant.'],
  ['Do you accept American Express?', 'No cheques, and no American Express.'],
])('a case that the answer leaves out is told without its yes: %s', (question, text) => {
  expect(said(question)).toBe(text)
})

test.each([
  ['Bieten Sie Bleaching an?', /^Ja, in der Praxis/],
  ['Can I bring my dog?', /^Yes, on a lead/],
  ['May I take a hired bike on the ferry?', /^Yes, to the Isle of Wight/],
])('a yes stays where what is asked is not left out: %s', (question, text) => {
  expect(said(question)).toMatch(text)
})

test('a yes to another thing is no answer', () => {
  expect(said('Verkaufen Sie Mundduschen?')).toBe('')
  expect(said('Verkaufen Sie Zahnbürsten?')).toMatch(/^Ja/)
})
