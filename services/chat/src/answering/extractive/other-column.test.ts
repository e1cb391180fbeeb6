import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const table = (language: string, note: string, ...lines: string[]) => [
  foundPassage('Hire', '', { language, headings: ['Hire'], rows: lines.map((line) => line.split('|')) }),
  foundPassage('Terms', note, { language }),
]
const bikes = table(
  'en',
  'New bikes get a first check within 6 weeks. Unused goods can be returned within 30 days with the receipt.',
  'Bike|Sizes|Half day (4h)|Full day|3 days|Week|Deposit',
  'Hybrid bike|S M L XL|£18.00|£28.00|£70.00|£130.00|£100',
  'Gravel bike|S M L|£28.00|£42.00|£110.00|£200.00|£250',
  'Tandem|one size|£40.00|£60.00|£160.00|on request|£250',
)
const huts = table(
  'de',
  'Die Anreise ist ab 15 Uhr möglich, die Abreise bis 10 Uhr.',
  'Unterkunft|1 Nacht|ab 3 Nächte|ab 7 Nächte',
  'Schlaffass|62 €|58 €|50 €',
  'Mobilheim|119 €|110 €|99 €',
)

describe('columns that are named by amounts tell those that are asked for', () => {
  test.each([
    ['How much is a gravel bike for three days?', bikes, 'Gravel bike, 3 days: £110.00'],
    ['How much is it to rent a hybrid bike for a week?', bikes, 'Hybrid bike, Week: £130.00'],
    ['tandem for 7 days', bikes, 'Tandem, Week: on request'],
    ['I want to rent a tandem for a day', bikes, 'Tandem, Full day: £60.00'],
    ['Was kostet das Mobilheim für eine Nacht?', huts, 'Mobilheim, 1 Nacht: 119 €'],
    ['Was kostet das Mobilheim für 5 Nächte?', huts, 'Mobilheim, ab 3 Nächte: 110 €'],
    ['Was kostet das Schlaffass für 10 Nächte?', huts, 'Schlaffass, ab 7 Nächte: 50 €'],
  ])('%s', (question, found, answer) => expect(saidOf(question, found)).toBe(answer))
})

describe('and no other ones', () => {
  test.each([
    ['What is the price of a gravel bike for 5 days?', bikes],
    ['Was kostet das Mobilheim für 2 Nächte?', huts],
    ['What is the fee if I cancel the tandem 3 days before?', bikes],
  ])('%s', (question, found) => expect(saidOf(question, found)).not.toMatch(/[£€]|within/))
})
