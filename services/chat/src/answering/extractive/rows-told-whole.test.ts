import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extract } from './extract.ts'
import { mayAnswer } from './guards.ts'
import { compare } from './measure.ts'
import { answerModel } from './model/model.ts'
import { createPassageReader } from './units/read.ts'

const prices = foundPassage('Preise', '', {
  rows: [
    ['Leistung', 'Dauer', 'Mitglieder', 'Gäste', 'Bemerkung'],
    ['Rumpfpolitur', '60 Min.', '80 €', '95 €', ''],
    ['Rumpfpolitur', '120 Min.', '140 €', '165 €', ''],
    ['Takelage (stehend)', '90 Min.', '340 €', '410 €', 'Mast gelegt'],
    ['Antifouling (zwei Lagen)', '3 Tage', '520 €', '600 €', 'nur mit Unterwasserwäsche'],
    ['Schlepphilfe (Zuschlag)', '-', '45 €', '60 €', 'bis 5 km'],
  ],
  headings: ['Preise'],
  language: 'de',
})
const hours = foundPassage('Zeiten', '', {
  rows: [
    ['Tag', 'vormittags', 'nachmittags'],
    ['Montag', '8:00 - 12:30', '14:00 - 18:00'],
    ['Dienstag', '8:00 - 12:30', '14:00 - 19:00'],
    ['Freitag', '8:00 - 12:30', 'geschlossen'],
  ],
  headings: ['Hafenbüro'],
  language: 'de',
})
const rules = foundPassage('Hafenordnung', 'Gäste liegen an der Nordmole. Die Schlepphilfe leistet Piet.', {
  headings: ['Liegen'],
  language: 'de',
})
const pool = foundPassage('Baden', 'Ein Besuch im Bad des Hafens kostet 5 €.', { headings: ['Bad'], language: 'de' })
/** A cell weighs a little more than its row, as it does where more stands around. */
const model = { ...answerModel, rank: { ...answerModel.rank, isRow: (answerModel.rank.isRow ?? 0) - 0.5 } }
const found = [pool, rules, prices, hours]
const said = (question: string) => {
  const { support, text } = extract(question, [], found, createPassageReader(), { model })
  return support === 'strong' ? text : support
}

describe('a price or an hour that has a column for each of several is told with all of them, unless one is named', () => {
  test.each([
    [
      'was kostet antifouling',
      'Antifouling (zwei Lagen): Dauer 3 Tage, Mitglieder 520 €, Gäste 600 €, Bemerkung nur mit Unterwasserwäsche',
    ],
    ['was kostet antifouling für gäste', 'Antifouling (zwei Lagen), 3 Tage, Gäste: 600 €'],
    ['was kostet ne schlepphilfe', 'Schlepphilfe (Zuschlag): Dauer -, Mitglieder 45 €, Gäste 60 €, Bemerkung bis 5 km'],
    ['wann habt ihr dienstags auf', 'Dienstag: vormittags 8:00 - 12:30, nachmittags 14:00 - 19:00'],
  ])('%j', (question, answer) => expect(said(question)).toBe(answer))
})

test('whether something is done is not answered by a dash', () => {
  const { candidates, ...comparison } = compare('Macht ihr Schlepphilfe?', [], found, createPassageReader())
  const dashes = candidates.filter(({ unit }) => unit.text.endsWith('Dauer: -'))
  expect(dashes.map(mayAnswer({ candidates, ...comparison }))).toEqual([false])
})

test('what stands in brackets behind a name need not be asked for', () => {
  const { candidates } = compare('was kostet antifouling', [], found, createPassageReader())
  const row = candidates.find(({ unit }) => unit.kind === 'row' && unit.text.startsWith('Antifouling'))
  expect(row?.features.rowOnly).toBe(1)
})
