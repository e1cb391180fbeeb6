import { expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const wedding = foundPassage('hochzeit', '', {
  language: 'de',
  headings: ['Unsere Pakete 2026'],
  rows: [
    ['Paket', 'Preis', 'Probefrisur', 'Make-up'],
    ['Schlicht', '135 €', 'nicht dabei', 'nein'],
    ['Klassisch', '218 €', 'eine', 'nein'],
    ['Rundum', '342 €', 'zwei', 'ja'],
  ],
})
const before = foundPassage('preisliste_2024_alt', '', {
  language: 'de',
  headings: ['Braut'],
  rows: [
    ['Leistung', 'kurz', 'lang'],
    ['Brautpaket Klassisch', '199', '209'],
    ['Brautpaket Schlicht', '119', '129'],
  ],
})
const guests = foundPassage('Gäste', 'Das Brautpaket bestellen Sie zwei Monate vorher. Die Braut kommt zuerst dran.', {
  language: 'de',
})

test('what a list of before names is no other thing than what one of today does', () => {
  expect(saidOf('brautpaket klassisch preis', [wedding, before, guests])).toBe('Klassisch, Preis: 218 €')
})
