import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

describe('of lines that each name what they tell', () => {
  const specs = foundPassage(
    'Tent.md',
    'Best use: canoes\nColor: Orange\nMaterial: Polyester\nNumber of doors: 2\nTent poles: Aluminum\nPacked size: 24 inches x 10 inches\nWeight: 17 lbs',
    { headings: ['Tent'] },
  )

  test.each([
    ['What is the weight of the tent?', 'Weight: 17 lbs'],
    ['How heavy is the tent?', 'Weight: 17 lbs'],
    ['What is the packed size of the tent?', 'Packed size: 24 inches x 10 inches'],
  ])('the one that is asked for is said alone: %s', (question, line) => {
    expect(extract(question, [], [specs], createPassageReader())).toMatchObject({ support: 'strong', text: line })
  })
})

describe('what its name tells with an amount', () => {
  const prices = [
    foundPassage('Preise', 'Alle Preise in Euro pro Nacht, inklusive Mehrwertsteuer. Die Kurtaxe kommt hinzu.', {
      language: 'de',
    }),
    foundPassage(
      'Gebühren',
      'Kurtaxe: 1,80 € pro Person und Nacht.\n\nAb 14 Nächten gibt es 10 % Rabatt auf den Platz.',
      {
        language: 'de',
      },
    ),
  ]

  test.each(['Wie hoch ist die Kurtaxe?', 'Was kostet die Kurtaxe?', 'Kurtaxe', 'How high is the tourist tax?'])(
    'is said before what only has the word: %s',
    (question) => {
      const { support, text } = extract(question, [], prices, createPassageReader())
      expect([support, text]).toEqual(['strong', 'Kurtaxe: 1,80 € pro Person und Nacht.'])
    },
  )

  test.each([
    ['en', 'how high is the deposit?', 'Deposit: £50 per bike.'],
    ['fr', 'À combien s’élève la taxe de séjour ?', 'Taxe de séjour : 1,80 € par nuit.'],
    ['es', '¿A cuánto asciende la fianza?', 'Fianza: 100 € por persona.'],
    ['it', 'A quanto ammonta la cauzione?', 'Cauzione: 100 € a persona.'],
    ['nl', 'Hoe hoog is de toeristenbelasting?', 'Toeristenbelasting: 1,80 € per nacht.'],
    ['pt', 'Qual é o valor da caução?', 'Caução: 100 € por pessoa.'],
  ])('is asked for in many words: %s', (language, question, line) => {
    const passage = foundPassage('Info', `Info\n\n${line}\n\nWifi.`, { language })
    expect(extract(question, [], [passage], createPassageReader())).toMatchObject({ support: 'strong', text: line })
  })

  test('is not said of another thing, nor for a height', () => {
    const told = (question: string) => extract(question, [], prices, createPassageReader())
    expect(told('Wie hoch ist der Turm?').support).not.toBe('strong')
    expect(told('Wie hoch ist die Kurtaxe für Hunde?').text).not.toBe(
      'Alle Preise in Euro pro Nacht, inklusive Mehrwertsteuer.',
    )
    expect(told('Was kostet der Strom?').support).not.toBe('strong')
  })
})
