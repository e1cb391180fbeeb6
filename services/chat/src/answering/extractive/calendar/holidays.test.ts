import { expect, test } from '@jest/globals'
import { holidayIn } from './holidays.ts'

test.each([
  ['open on boxing day?', [11, 26]],
  ['Are you open on Christmas Eve?', [11, 24]],
  ['are you open at xmas', [11, 25]],
  ['open new years day', [0, 1]],
  ["open on New Year's Eve?", [11, 31]],
  ['Habt ihr Heiligabend offen?', [11, 24]],
  ['habt ihr am 2. Weihnachtstag auf', [11, 26]],
  ['Seid ihr an Silvester da?', [11, 31]],
  ['êtes-vous ouverts à Noël ?', [11, 25]],
  ['etes-vous ouverts a noel', [11, 25]],
  ["ouvert le jour de l'an ?", [0, 1]],
  ['¿Abren en Nochevieja?', [11, 31]],
  ['abren en ano nuevo', [0, 1]],
  ['Estão abertos no Natal?', [11, 25]],
  ['Siete aperti a Capodanno?', [0, 1]],
  ['Zijn jullie open op tweede kerstdag?', [11, 26]],
  ['yılbaşı gecesi açık mısınız', [11, 31]],
])('%s names a day of each year', (text, date) => expect(holidayIn(text)?.date).toEqual(date))

test.each([
  ['Habt ihr Ostermontag offen?', 'Easter Monday: closed'],
  ['open good friday', 'Karfreitag geschlossen'],
  ['ouvert le lundi de Pâques ?', 'Ostermontag geschlossen'],
  ['zijn jullie open met Pasen', 'Easter Sunday 5 April'],
])('%s names a day that is another one each year, and %j the same', (text, other) => {
  const holiday = holidayIn(text)
  expect(holiday?.date).toBeUndefined()
  expect(holiday?.isIn(other)).toBe(true)
})

test.each([
  'Do you box bikes for a day?',
  'new bikes',
  'Reis mit Huhn',
  'natural wine',
  'on Monday',
  'der heilige Abt',
])('%j names none', (text) => expect(holidayIn(text)).toBeUndefined())

test.each([
  ['open on Easter Monday?', 'Easter Sunday: closed'],
  ['open at Christmas?', 'Christmas Eve: open until noon'],
  ['ouvert à Noël ?', 'Veille de Noël : ouvert'],
  ["open on New Year's Day?", "New Year's Eve: open"],
])('%s asks for another day than %j', (text, other) => expect(holidayIn(text)?.isIn(other)).toBe(false))
