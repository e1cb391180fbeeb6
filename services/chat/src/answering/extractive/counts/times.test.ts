import { expect, test } from '@jest/globals'
import { timesIn, withoutTimes } from './times.ts'

test.each([
  ['Cours du soir (1 fois par semaine, 2h)', [1]],
  ['Cours du soir (2 fois par semaine, 1h30)', [2]],
  ['une fois par semaine ?', [1]],
  ['once a week?', [1]],
  ['and twice?', [2]],
  ['three times a week', [3]],
  ['2x a week', [2]],
  ['2x/Woche', [2]],
  ['2 Mal die Woche', [2]],
  ['zweimal wöchentlich', [2]],
  ['einmal im Monat', [1]],
  ['dos veces por semana', [2]],
  ['una vez a la semana', [1]],
  ['duas vezes por semana', [2]],
  ['due volte alla settimana', [2]],
  ['twee keer per week', [2]],
  ['haftada iki kez', [2]],
])('%j says how often: %j', (text, times) => expect(timesIn(text)).toEqual(times))

test.each([
  '1h30',
  '3 x 4 m',
  '2 x 60 min',
  '10 x Massage',
  'once booked, can I cancel?',
  'noch einmal?',
  'at once',
  '2 hours',
])('%j says nothing of it', (text) => expect(timesIn(text)).toEqual([]))

test('other words for as often need not stand there', () => {
  const question = 'how much is the evening class twice a week?'
  expect(withoutTimes(['evening', 'class', 'twice', 'week'], question, ['2x a week'])).toEqual([
    'evening',
    'class',
    'week',
  ])
  expect(withoutTimes(['evening', 'class', 'twice', 'week'], question, ['1x a week'])).toContain('twice')
})
