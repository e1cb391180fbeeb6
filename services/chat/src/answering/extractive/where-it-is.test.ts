import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

const told = (question: string, text: string, language = 'en') => {
  const { support, text: said } = extract(
    question,
    [],
    [foundPassage('Hours', text, { language })],
    createPassageReader(),
  )
  return support === 'strong' ? said : ''
}
const where = 'Where: 14 Tannery Yard, Lower Wexcombe. Entrance through the archway.'
const text = (line: string) =>
  `${line}\n\nStep-free entrance; the toilet is on the ground floor.\n\nTue-Fri 10-18\nSat 9-17`

describe('where a business is', () => {
  test.each([
    'where are you',
    'what is your address',
    'whats your adress?',
    'how do i find you',
    'Where are you located?',
  ])('is told by the line that is called so: %s', (question) => {
    expect(told(question, text(where))).toContain('14 Tannery Yard, Lower Wexcombe')
  })

  test.each([
    ['where are you', 'Address: 3 The Old Dairy, Lower Wexcombe', 'en', 'The Old Dairy'],
    ['where are you', 'You find us at 7 Castle Mews, Kendal.', 'en', '7 Castle Mews'],
    ['Wo seid ihr?', 'Anschrift: Hinterm Bahnhof 3, Hallerstedt', 'de', 'Hinterm Bahnhof 3'],
    ['où êtes-vous ?', 'Adresse : 4 Impasse du Four, Dieulefit', 'fr', '4 Impasse du Four'],
  ])('%s: %s', (question, line, language, expected) => {
    expect(told(question, text(line), language)).toContain(expected)
  })

  test.each(['Where: see the map on page 2', 'Location: Tent 3 needs a deposit', 'Where you book 2 Classes counts.'])(
    'is not told by what gives no place: %s',
    (line) => {
      expect(told('where are you', text(line))).toBe('')
    },
  )
})
