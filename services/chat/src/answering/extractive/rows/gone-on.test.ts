import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import type { EarlierTurn } from '../../stand-alone.ts'
import { extractEach } from '../two-questions.ts'
import { createPassageReader } from '../units/read.ts'

const terms = foundPassage('Terms', 'We are open from March to October. Parking is free behind the house.', {
  language: 'en',
})
const sheet = (language: string, ...rows: string[][]) => [foundPassage('Prices', '', { language, rows }), terms]
const classes = sheet(
  'en',
  ['Class', 'Day', 'Time', 'Teacher', 'Level', 'Price'],
  ['Yoga Flow', 'Monday', '18:00', 'Anna', 'beginners', '14 €'],
  ['Pilates', 'Monday', '19:30', 'Ben', 'all', '15 €'],
  ['Yin Yoga', 'Tuesday', '18:00', 'Anna', 'all', '14 €'],
  ['Power Yoga', 'Tuesday', '20:00', 'Clara', 'advanced', '16 €'],
  ['Back Care', 'Wednesday', '10:00', 'Ben', 'beginners', '18 €'],
)
const rooms = sheet(
  'en',
  ['Room', 'View', 'Beds', 'Price per night', 'Size', 'Breakfast', 'Pets'],
  ['Lavender', 'garden', '2', '95 €', '18 m²', 'included', 'no'],
  ['Rosemary', 'sea', '2', '140 €', '24 m²', 'included', 'one dog, 5 € a night'],
  ['Thyme', 'sea', '1', '110 €', '15 m²', 'not included', 'no'],
  ['Juniper', 'sea', '4', '190 €', '38 m²', 'included', 'no'],
)
const kurse = sheet(
  'de',
  ['Kurs', 'Tag', 'Uhrzeit', 'Leitung', 'Preis'],
  ['Töpfern', 'Dienstag', '18:30 Uhr', 'Frau Berg', '120 €'],
  ['Malen', 'Donnerstag', '19:00 Uhr', 'Herr Klein', '90 €'],
  ['Nähen', 'Samstag', '10:00 Uhr', 'Frau Berg', '75 €'],
)

/** What is told at the end of a conversation, each line by itself; undefined where nothing is told for sure. */
function told(found: typeof classes, ...questions: string[]): string[] | undefined {
  const read = createPassageReader()
  const earlier: EarlierTurn[] = []
  let last: string | undefined
  for (const question of questions) {
    const all = extractEach(question, earlier, found, read)
    last = all[0].support === 'strong' ? all.map(({ text }) => text).join('\n\n') : undefined
    earlier.push({ question, answer: last ?? '' })
  }
  return last
    ?.split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
const names = (found: typeof classes, ...questions: string[]) =>
  told(found, ...questions)?.map((line) => line.split(/[:,]/)[0])

describe('another column is told of the row that was spoken of', () => {
  test.each([
    [['who teaches Pilates?', 'when is it?'], 'Pilates, Day: Monday, Time: 19:30'],
    [['when is Pilates?', 'and Back Care?'], 'Back Care, Day: Wednesday, Time: 10:00'],
    [['when is Pilates?', 'who is the teacher?'], 'Pilates, Teacher: Ben'],
    [['when is Pilates?', 'and Back Care?', 'how much does it cost?'], 'Back Care, Price: 18 €'],
  ])('%j', (questions, answer) => {
    expect(told(classes, ...questions)).toEqual([answer])
  })

  test.each([
    [['wann ist malen', 'und nähen?', 'wer leitet den?'], 'Nähen, Leitung: Frau Berg'],
    [['wann ist malen', 'und was kostet das?'], 'Malen, Preis: 90 €'],
  ])('%j', (questions, answer) => {
    expect(told(kurse, ...questions)).toEqual([answer])
  })

  test('though another row says more of what is asked about', () => {
    expect(told(rooms, 'what does Lavender cost?', 'and with a dog?')).toEqual(['Lavender, Pets: no'])
    expect(told(rooms, 'what does Rosemary cost?', 'and with a dog?')).toEqual(['Rosemary, Pets: one dog, 5 € a night'])
  })

  test('and of all rows that were told', () => {
    expect(told(kurse, 'welche Kurse leitet Frau Berg?', 'wann sind die?')).toEqual([
      'Töpfern, Tag: Dienstag, Uhrzeit: 18:30 Uhr',
      'Nähen, Tag: Samstag, Uhrzeit: 10:00 Uhr',
    ])
    expect(told(kurse, 'welche Kurse leitet Frau Berg?', 'wann sind die?', 'was kosten die?')).toEqual([
      'Töpfern, Preis: 120 €',
      'Nähen, Preis: 75 €',
    ])
  })

  test('but not to what asks the business itself, nor to what no column says', () => {
    expect(told(classes, 'when is Pilates?', 'when are you open?')?.[0]).toContain('from March to October')
    expect(told(classes, 'when is Pilates?', 'how long is it valid?')).toBeUndefined()
  })
})

describe('of several rows that were told', () => {
  test.each([
    [['which rooms have a sea view?', 'which of them is the cheapest?'], ['Thyme']],
    [['which rooms have a sea view?', 'and which is the biggest?'], ['Juniper']],
    [['which rooms have a sea view?', 'which of those have 2 beds?'], ['Rosemary']],
    [
      ['which rooms have a sea view?', 'which of those include breakfast?'],
      ['Rosemary', 'Juniper'],
    ],
  ])('those are told that have what is asked for: %j', (questions, rows) => {
    expect(names(rooms, ...questions)).toEqual(rows)
  })

  test('what is for all is for beginners, too', () => {
    expect(names(classes, 'which classes are on Tuesday?', 'which one is for beginners?')).toEqual(['Yin Yoga'])
  })

  test('no other row is told, nor one of them by chance', () => {
    expect(told(classes, 'which classes are on Tuesday?', 'which of those are for children?')).toBeUndefined()
  })
})

describe('rows that have something else in the column that picked those that were told', () => {
  test.each([
    [
      ['which classes are on Monday?', 'and on Tuesday?'],
      ['Yin Yoga', 'Power Yoga'],
    ],
    [['which classes does Anna teach?', 'and Clara?'], ['Power Yoga']],
    [['which classes are for beginners?', 'what about Wednesday?'], ['Back Care']],
  ])('%j', (questions, rows) => {
    expect(names(classes, ...questions)).toEqual(rows)
  })

  test('and those of a room that was named by its name stay those of that room', () => {
    expect(told(classes, 'when is Pilates?', 'and on Tuesday?')).toEqual(['Pilates, Day: Monday, Time: 19:30'])
  })
})

test('two rows that are told alike are none of them', () => {
  const awards = sheet(
    'en',
    ['Year', 'Nominee', 'Category'],
    ['1986', 'Ann', 'Editing'],
    ['1986', 'Bob', 'Editing'],
    ['1987', 'Carl', 'Sound'],
  )
  const before = { question: 'what was the category in 1986?', answer: '1986, Category: Editing' }
  const [{ support, text }] = extractEach('who was the nominee?', [before], awards, createPassageReader())
  expect(support === 'strong' && /Ann|Bob/.test(text)).toBe(false)
})
