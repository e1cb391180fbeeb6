import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'

const today = Date.UTC(2026, 10, 28)
const told = (question: string, text: string, language = 'en') =>
  saidOf(question, [foundPassage('Hours', text, { language })], [], { today })

const shop =
  'Monday: closed\nTue – Fri: 9.00 – 18.00\n\n' +
  'Bank holidays: closed, except Good Friday 10 – 16. Between Christmas and New Year we are closed from 24 December to 2 January.\n\n' +
  'Boxing for travel: £60, box included.\nNew bikes get a free first check within a year.'

describe('a day with a name', () => {
  test.each([
    ['open on boxing day?', 'Between Christmas and New Year we are closed from 24 December to 2 January.'],
    ['Are you open on Christmas Eve?', 'Between Christmas and New Year we are closed from 24 December to 2 January.'],
    ["open on New Year's Day?", 'Between Christmas and New Year we are closed from 24 December to 2 January.'],
    ['are you open on easter monday', 'Bank holidays: closed, except Good Friday 10 – 16.'],
    ['open on good friday?', 'Bank holidays: closed, except Good Friday 10 – 16.'],
  ])('is answered by what is said of it, and by no box and no other Monday: %s', (question, said) => {
    expect(told(question, shop)).toBe(said)
  })

  test.each([
    ['Habt ihr an Silvester offen?', '24. und 31. Dezember: Laden bis 13:00.', 'de'],
    ['Habt ihr Heiligabend auf?', '24. und 31. Dezember: Laden bis 13:00.', 'de'],
    ['you open boxing day?', 'Closed 24, 25 and 26 December.', 'en'],
    ['¿Abren en Nochevieja?', '24 y 31 de diciembre: abierto hasta las 14:00.', 'es'],
    ['ouvert le jour de Noël ?', 'Le 25 décembre et le 1er janvier : fermé.', 'fr'],
    ['Siete aperti a Capodanno?', 'Chiuso il 25 dicembre e il 1 gennaio.', 'it'],
    ['Zijn jullie open op tweede kerstdag?', '25 en 26 december gesloten.', 'nl'],
    ['Habt ihr am zweiten Weihnachtstag auf?', 'An Sonn- und Feiertagen geschlossen.', 'de'],
  ])('is its date, too, and one of all holidays: %s', (question, text, language) => {
    expect(told(question, text, language)).toBe(text)
  })

  test.each([
    ['is told by another day', 'are you open on christmas eve', 'Closed on 25 December and 1 January.'],
    ['is no public holiday', "are you open on New Year's Eve?", 'Bank holidays: closed.'],
    ['is told by a party', 'are you open on christmas day?', 'Christmas party on 12 December at 7 pm.'],
    ['is told by a fair', 'are you open on boxing day', 'Bike boxing fair: Saturday 5 December, 9 am'],
  ])('is not answered by what %s', (_, question, text) => expect(told(question, text)).toBe(''))

  test.each([
    ['How much is boxing for travel?', 'Boxing for travel: £60, box included.'],
    ['how much is the new year bootcamp', 'New Year bootcamp: £60, starts in January.'],
  ])('is none where something is called so: %s', (question, text) => {
    expect(told(question, `${text}\nMonday: closed\nTue – Fri: 9.00 – 18.00`)).toBe(text)
  })
})
