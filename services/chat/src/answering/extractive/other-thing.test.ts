import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const tailor = foundPassage('Alterations', '', {
  headings: ['Alterations'],
  rows: [
    ['Alteration', 'Price'],
    ['Trousers, waist in or out', '£18.00'],
    ['Skirt, shorten', '£16.00'],
    ['Jacket, new lining', '£95.00'],
  ],
})
const laundry = foundPassage('Laundry', '', {
  headings: ['Cleaning'],
  rows: [
    ['Item', 'Standard (3 days)', 'Express', 'Press only'],
    ['Winter coat', '£19.00', '£26.60', '£8.00'],
    ['Blouse', '£6.00', '£9.50', '£3.00'],
  ],
})
const therapy = foundPassage('Preise', '', {
  headings: ['Preise'],
  language: 'de',
  rows: [
    ['Behandlung', 'Dauer', 'Selbstzahler'],
    ['Manuelle Therapie', '20 Min.', '36 €'],
    ['Massage', '45 Min.', '58 €'],
  ],
})
const plants = foundPassage('Plants', '', {
  headings: ['Climbers'],
  rows: [
    ['Plant', 'Distance', 'Hardy to'],
    ['Star jasmine', '150 cm', '-8 °C'],
    ['Hornbeam', '33 cm', '-20 °C'],
  ],
})
const found = [tailor, laundry, therapy, plants]
const said = (question: string) => saidOf(question, found)

describe('a row of another thing is not told', () => {
  test.each([
    ['what does it cost to take in the waist of a skirt', 'where the thing has rows of its own'],
    ['price for the lining of a blouse', 'where it has a row in another table'],
    ['Manuelle Therapie 60 Minuten, was kostet das?', 'where the row is of another length'],
    ['Was kostet eine halbe Stunde Massage?', 'where the length has a name'],
    ['how heavy is star jasmine', 'where it tells another measure'],
  ])('%s: %s', (question) => {
    expect(said(question)).toBe('')
  })

  test.each([
    ['what does it cost to take in the waist of trousers', '£18.00'],
    ['Was kostet Manuelle Therapie 20 Minuten?', '36 €'],
    ['how cold can star jasmine get', '-8 °C'],
  ])('and the thing itself is: %s', (question, fact) => {
    expect(said(question)).toContain(fact)
  })
})

describe('of several prices of a row', () => {
  test('the one below the usual column is told, where nobody asks for another', () => {
    expect(said('how much is a winter coat')).toBe('Winter coat, Standard (3 days): £19.00')
  })

  test('another one is told where its column is named', () => {
    expect(said('how much is a winter coat express')).toContain('£26.60')
  })
})
