import { describe, expect, test } from '@jest/globals'
import { lengthAsked, lengthsNamed } from './lengths.ts'

const told = (text: string) => {
  const length = lengthAsked(text)
  return length && `${Number(length.count.toFixed(3))} ${length.unit}`
}

describe('a question asks for one length', () => {
  test.each([
    ['how much is a tandem for a day', '1 day'],
    ['for the whole day', '1 day'],
    ['price per day', '1 day'],
    ['how much for half a day', '0.5 day'],
    ['three days', '3 day'],
    ['what does a week cost?', '7 day'],
    ['60 minutes', '0.042 day'],
    ['a year', '12 month'],
    ['Was kostet das Tandem am Tag?', '1 day'],
    ['für einen halben Tag', '0.5 day'],
    ['den ganzen Tag', '1 day'],
    ['für drei Tage', '3 day'],
    ['combien pour une journée ?', '1 day'],
    ['une demi-journée', '0.5 day'],
    ['pour trois jours', '3 day'],
    ['al día', '1 day'],
    ['medio día', '0.5 day'],
    ['por dia', '1 day'],
    ['meio dia', '0.5 day'],
    ['al giorno', '1 day'],
    ['per tre giorni', '3 day'],
    ['per dag', '1 day'],
    ['een halve dag', '0.5 day'],
    ['günlük fiyat', '1 day'],
    ['üç gün', '3 day'],
  ])('%j: %s', (text, length) => expect(told(text)).toBe(length))

  test.each([
    'what if I cancel a day before?',
    'what does a night cost for 2 nights',
    'which day is cheapest',
    'up to 3 days',
    'each further day',
    'what is on day 3?',
    'a weekend',
    'und vormittags unter der Woche?',
  ])('%j: none', (text) => expect(told(text)).toBeUndefined())
})

describe('the name of a column says lengths', () => {
  const named = (name: string) => lengthsNamed(name).map(({ count, unit }) => `${Number(count.toFixed(3))} ${unit}`)
  test.each([
    ['Half day (4h)', ['0.5 day', '0.167 day']],
    ['Full day', ['1 day']],
    ['Day', ['1 day']],
    ['pro Tag', ['1 day']],
    ['Tagesmiete', ['1 day']],
    ['3-Tage-Ticket', ['3 day']],
    ['Journée', ['1 day']],
    ['Three days', ['3 day']],
    ['7 Nächte', ['7 night']],
    ['1h30', ['0.063 day']],
    ['Monthly', ['1 month']],
  ])('%j: %j', (name, lengths) => expect(named(name)).toEqual(lengths))

  test.each(['Deposit', 'Weekend', 'Wochenende', 'Weekday', '2–4 days', 'ab 3 Tagen', '3+ days', 'Mon–Fri'])(
    '%j: none',
    (name) => expect(named(name)).toEqual([]),
  )
})
