import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'

const hire = foundPassage(
  'Terms',
  '6. Hirers must be 18 or over and show photo ID. Children under 14 ride only with an adult.\n' +
    '7. Late returns cost £10 per started hour.\n12. Unused goods can be returned within 30 days.\n' +
    '13. Collection within 5 miles: £15 each way.',
  { language: 'en' },
)
const rides = foundPassage(
  'FAQ',
  'Can I try a bike before I buy it?\nSure! Test rides take up to 30 minutes. For e-bikes you have to be 16 or older (14 with a parent).\n\n' +
    'Do you deliver?\nCollection and delivery within 5 miles: £15 each way.',
  { language: 'en' },
)

describe('whether somebody of an age may do it', () => {
  test.each([
    'my daughter is 10, can she ride alone?',
    'can a 10 year old ride alone?',
    'My son is 9 years old, may he ride by himself?',
  ])('is told by the rule on ages: %s', (question) => {
    expect(saidOf(question, [hire])).toBe('Children under 14 ride only with an adult.')
  })

  test('is asked after a price, too', () => {
    const earlier = [{ question: 'price for a day?', answer: 'City bike: £28 [1]' }]
    expect(saidOf('my daughter is 10, can she ride alone?', [hire], earlier)).toBe(
      'Children under 14 ride only with an adult.',
    )
  })

  test('is told by the rule beside what was told before', () => {
    const earlier = [{ question: 'do you do test rides?', answer: 'Test rides take up to 30 minutes. [1]' }]
    expect(saidOf('my son is 15, can he?', [rides, hire], earlier)).toBe(
      'For e-bikes you have to be 16 or older (14 with a parent).',
    )
  })

  test.each([
    ['de', 'Mein Sohn ist 9, darf er allein baden?', 'Baden nur für Kinder ab 10 Jahren ohne Eltern.'],
    [
      'fr',
      'Mon fils a 9 ans, peut-il venir à la piscine ?',
      'Piscine : les enfants de moins de 10 ans avec un adulte.',
    ],
    ['es', 'Mi hija tiene 9 años, ¿puede nadar sola?', 'Los menores de 10 años nadan con un adulto.'],
    ['it', 'Mia figlia ha 9 anni, può nuotare da sola?', 'I bambini sotto i 10 anni nuotano con un adulto.'],
    ['nl', 'Mijn zoon is 9, mag hij alleen zwemmen?', 'Kinderen onder de 10 jaar zwemmen met een volwassene.'],
  ])('in every language: %s', (language, question, rule) => {
    const passage = foundPassage('Info', `Info\n\n${rule}\n\nWifi 10 €.`, { language })
    expect(saidOf(question, [passage])).toBe(rule)
  })

  test.each([
    ['what costs as much', 'my son is 15, can he swim here?', 'Swimming course: £15.'],
    ['a rule on something else', 'my son is 15, can he bring a dog?', 'Sauna from 16 years. Dogs stay outside.'],
    ['what it costs at an age', 'my son is 10, can he ride alone?', 'To ride costs half price under 12 years.'],
    ['a weight or a time', 'my son is 10, can he ride alone?', 'Ride with bags under 12 kg. We ride from 9 am.'],
  ])('is not told by %s', (_, question, text) => {
    expect(saidOf(question, [foundPassage('Info', text, { language: 'en' })])).toBe('')
  })
})

describe('from what age', () => {
  const school = foundPassage(
    'Règlement',
    "L'inscription est définitive après le test de niveau (gratuit, 30 minutes). Âge minimum pour les cours adultes : 16 ans.",
    { language: 'fr' },
  )

  test('is told with an age, and not by what else is said there', () => {
    expect(saidOf("À partir de quel âge peut-on s'inscrire ?", [school])).toMatch(/16 ans/)
  })

  test('is not told of adults where children were asked about', () => {
    const earlier = [
      { question: "Quand a lieu l'anglais pour enfants ?", answer: '' },
      { question: 'et pour les ados ?', answer: '' },
    ]
    expect(saidOf('à partir de quel âge ?', [school], earlier)).toBe('')
  })
})
