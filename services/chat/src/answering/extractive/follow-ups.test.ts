import { describe, expect, test } from '@jest/globals'
import type { Found } from '../../retrieval/retrieve.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { extract } from './extract.ts'
import { askedOf } from './question/asked.ts'
import { asksManner } from './question/manner.ts'
import { createPassageReader } from './units/read.ts'
import { childOfAges } from './units/ranges.ts'

function found(text: string, headings: string[] = [], tables?: Found['passage']['tables']): Found {
  const title = headings[0] ?? 'Conditions'
  const passage = { documentId: title, chunkId: `${title}:${text.length}`, title, page: null, headings, text }
  return { passage: { ...passage, score: 5, ...(tables && { tables }) }, dense: null, lexical: 5 }
}
function tableOf(caption: string, heads: string[], rows: string[][]): Found {
  const text = [heads, ...rows].map((cells) => cells.join('\t')).join('\n')
  return found(text, [caption], [{ from: 0, to: text.length, heads, rows }])
}
const ask = (question: string, passages: Found[], earlier: EarlierTurn[] = []) =>
  extract(question, earlier, passages, createPassageReader())

const prices = tableOf(
  'Workshop prices',
  ['Service', 'City bike', 'E-bike', "Child's bike", 'Ready in'],
  [
    ['Safety check', '£25', '£34', '£15', 'while you wait'],
    ['Full service', '£140', '£175', '£88', '5 working days'],
  ],
)
const full = { question: 'How much is a full service for an e-bike?', answer: 'Full service, E-bike: £175 [1]' }
const ready = { question: 'and how long does that take?', answer: 'Full service, Ready in: 5 working days [1]' }

describe('what is compared with what was said', () => {
  test.each(["Is it cheaper for a child's bike?", "and is that dearer for a child's bike?"])(
    'is its own cell, not the least of the column: %s',
    (question) => {
      expect(ask(question, [prices], [full, ready]).text).toBe("Full service, Child's bike: £88")
    },
  )

  test('is the least of all where no thing is named that was spoken of', () => {
    expect(ask("What is the cheapest service for a child's bike?", [prices]).text).toBe(
      "Safety check, Child's bike: £15",
    )
  })
})

test('a turn that found nothing has said nothing: the next one leans on the answer before it', () => {
  const silent = { question: 'and on the moon?', answer: '' }
  expect(ask("And for a child's bike?", [prices], [full, silent]).text).toBe("Full service, Child's bike: £88")
})

describe('children', () => {
  test.each([
    ['12 to 17 years', 'en', ['child']],
    ['under 12', 'en', ['child']],
    ['Junior (4 to 15)', 'en', ['child']],
    ['bis 14 Jahre', 'de', ['kind']],
    ['à partir de 12 ans', 'fr', []],
    ['18 to 64 years', 'en', []],
    ['Up to 15 people', 'en', []],
    ['2 years', undefined, ['child']],
  ] as const)('are meant by their ages: %s', (name, language, words) => {
    expect(childOfAges(name, language)).toEqual(words)
  })

  test('are asked for where a price list gives their ages', () => {
    const swims = tableOf(
      'Admission',
      ['Ticket', 'Adult', 'Junior (4 to 15)'],
      [
        ['Swim', '£6.20', '£3.50'],
        ['Sauna', '£13.00', 'not admitted'],
      ],
    )
    const before = { question: 'How much is a swim for adults?', answer: 'Swim, Adult: £6.20 [1]' }
    for (const question of ['and for kids?', 'And my 10 year old?']) {
      expect(ask(question, [swims], [before]).text).toBe('Swim, Junior (4 to 15): £3.50')
    }
  })
})

describe('how something is done, and what happens then', () => {
  test.each([
    ['What happens if it rains?', true],
    ['How do I cancel?', true],
    ['Wie kann ich stornieren?', true],
    ['Que se passe-t-il si je suis en retard ?', true],
    ['How much is it?', false],
    ['Wie lange dauert es?', false],
  ])('%s %s', (question, is) => {
    expect(asksManner(question)).toBe(is)
  })

  test('is not told by a row below its heading that names something else', () => {
    const charges = tableOf(
      'Theft and damage',
      ['What', 'Charge'],
      [
        ['Lost key', '£23'],
        ['Very dirty bicycle', '£17'],
      ],
    )
    expect(ask('What happens if the bicycle is stolen?', [charges])).not.toMatchObject({ support: 'strong' })
    const said = ask('What happens if I lose the key?', [charges]).text
    expect(said).toContain('£23')
  })
})

test('another question is not answered with the "Yes" to the one before', () => {
  const faq = found('Do you sell gift cards?\nYes, from £10 to £500, in the shop and online.')
  const before = { question: 'Do you sell gift cards?', answer: 'Yes, from £10 to £500, in the shop and online. [1]' }
  const { support, text } = ask('which cards can I pay my repair with', [faq], [before])
  expect(support === 'strong' && text.startsWith('Yes')).toBe(false)
})

test.each([
  ['How far does it go on one charge?', 'measure'],
  ['Is there a charge for parking?', 'price'],
  ['what do i have to pay for that', 'price'],
  ['how mutch is a repair', 'price'],
  ['what can I pay with', undefined],
])('what is asked for is told from what is charged: %s', (question, kind) => {
  expect(askedOf(question, 'en').kind).toBe(kind)
})

test('what a question names itself is what it points at', () => {
  const practice = found(
    'Do you fit braces?\n\nYes, clear ones. Treatment takes nine months.\n\nDo you fit implants?\n\nYes, Dr Vogt, on Wednesdays.',
  )
  const braces = { question: 'Do you fit braces?', answer: 'Yes, clear ones. Treatment takes nine months. [1]' }
  expect(ask('do you fit implants, and who does it?', [practice], [braces]).text).toContain('Dr Vogt')
})

test('"Sie" asks the business, and points back at nothing', () => {
  const practice = found('Nehmen Sie Hunde?\n\nNein, leider nicht.\n\nNehmen Sie Visa?\n\nJa, alle Karten.')
  const dogs = { question: 'Nehmen Sie Hunde?', answer: 'Nein, leider nicht. [1]' }
  expect(ask('und nehmen sie Visa?', [practice], [dogs]).text).toContain('alle Karten')
  expect(ask('nehmen sie Visa', [practice], [dogs]).text).toContain('alle Karten')
})

test.each([
  ['what do I pay if I bring it back 2 hours late?', 'price'],
  ['what are your hours on Sunday?', 'clock'],
])('hours that something takes are no opening hours: %s', (question, kind) => {
  expect(askedOf(question, 'en').kind).toBe(kind)
})

test('who says first whom it is about goes on with nothing said before', () => {
  const salon = found('Wir nehmen Bargeld und keine Kreditkarten.\n\nGutscheine gelten drei Jahre.')
  const cards = {
    question: 'kann ich mit kreditkarte zahlen?',
    answer: 'Wir nehmen Bargeld und keine Kreditkarten. [1]',
  }
  expect(ask('meine tochter ist 2, wann kann sie kommen?', [salon], [cards]).support).not.toBe('strong')
})
