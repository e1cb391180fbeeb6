import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'
import { extract } from '../extract.ts'
import { extractEach } from '../two-questions.ts'
import { createPassageReader } from '../units/read.ts'

const sheet = (language: string, ...rows: string[][]) => [
  foundPassage('Preise', '', { language, rows }),
  foundPassage('Terms', 'Bookings can be cancelled within 14 days.', { language: 'en' }),
]
const classes = sheet(
  'en',
  ['Class', 'Day', 'Time', 'Teacher', 'Level', 'Price'],
  ['Yoga Flow', 'Monday', '18:00', 'Anna Berg', 'beginners', '14 €'],
  ['Pilates', 'Monday', '19:30', 'Tom Kurz', 'all levels', '16 €'],
  ['Spinning', 'Tuesday', '18:00', 'Tom Kurz', 'advanced', '12 €'],
  ['Yin Yoga', 'Thursday', '20:00', 'Anna Berg', 'advanced', '14 €'],
)
const rooms = sheet(
  'en',
  ['Room', 'Beds', 'Price per night', 'Breakfast'],
  ['Garden Suite', '2', '180 €', 'included'],
  ['Attic Room', '1', '75 €', '8 € extra'],
  ['Family Room', '4', '210 €', 'included'],
  ['Lake View', '2', '120 €', '8 € extra'],
)
const dishes = sheet(
  'de',
  ['Gericht', 'Preis', 'vegan', 'Allergene'],
  ['Linsensuppe', '6,50 €', 'ja', 'Sellerie'],
  ['Schnitzel', '14,90 €', 'nein', 'Gluten, Ei'],
  ['Gemüsecurry', '12,50 €', 'ja', 'Soja'],
  ['Käsespätzle', '11,90 €', 'nein', 'Gluten, Milch'],
)
const surgery = sheet(
  'en',
  ['Animal', 'Operation', 'Weight', 'Price'],
  ['Dog', 'castration', 'under 10 kg', '£210'],
  ['Dog', 'castration', '10-25 kg', '£255'],
  ['Dog', 'castration', 'over 25 kg', '£310'],
  ['Dog', 'spay', 'under 10 kg', '£285'],
  ['Dog', 'spay', '10-25 kg', '£340'],
  ['Dog', 'spay', 'over 25 kg', '£410'],
)
const seasons = sheet(
  'de',
  ['Saison', 'von', 'bis', 'Preis/Nacht', 'Mindestaufenthalt'],
  ['Frühling', '11.04.2027', '12.05.2027', '85,00 €', '3 Nächte'],
  ['Pfingsten', '13.05.2027', '24.05.2027', '112,00 €', '4 Nächte'],
  ['Hauptsaison', '26.06.2027', '04.09.2027', '139,00 €', '7 Nächte'],
  ['Silvester', '21.12.2027', '06.01.2028', '125,00 €', '5 Nächte'],
)

/** The names of the rows that are told. */
const namesIn = (question: string, found: typeof classes): string[] =>
  (saidOf(question, found) ?? '').split('\n').map((line) => line.trim().split(/[:,]/)[0] as string)

describe('all rows that have what is asked for are told', () => {
  test.each([
    ['Which classes are on Monday?', classes, ['Yoga Flow', 'Pilates']],
    ['What does Tom Kurz teach?', classes, ['Pilates', 'Spinning']],
    ['classes for beginners', classes, ['Yoga Flow', 'Pilates']],
    ['Which classes start at 18:00?', classes, ['Yoga Flow', 'Spinning']],
    ['Which classes cost 14 €?', classes, ['Yoga Flow', 'Yin Yoga']],
    ['Which rooms have 2 beds?', rooms, ['Garden Suite', 'Lake View']],
    ['Which rooms include breakfast?', rooms, ['Garden Suite', 'Family Room']],
    ['Which rooms are under 150 €?', rooms, ['Attic Room', 'Lake View']],
    ['rooms under 150 €', rooms, ['Attic Room', 'Lake View']],
    ['Gerichte unter 12 €?', dishes, ['Linsensuppe', 'Käsespätzle']],
    ['rooms with at least 2 beds', rooms, ['Garden Suite', 'Family Room', 'Lake View']],
    ['Welche Gerichte sind vegan?', dishes, ['Linsensuppe', 'Gemüsecurry']],
    ['Welche Gerichte enthalten Gluten?', dishes, ['Schnitzel', 'Käsespätzle']],
    ['Welche Gerichte kosten unter 12 €?', dishes, ['Linsensuppe', 'Käsespätzle']],
  ])('%s', (question, found, names) => {
    expect(namesIn(question, found)).toEqual(names)
  })

  test('where they stand in several passages, each part comes with its own', () => {
    const part = (index: number, names: string[]) =>
      foundPassage('Team', '', {
        language: 'en',
        index,
        rows: [['Name', 'Department'], ...names.map((name) => [name, name.startsWith('M') ? 'Sales' : 'Repairs'])],
      })
    const found = [part(0, ['Mia Holm', 'Ole Lund']), part(1, ['Max Berg', 'Ida Dahl'])]
    const told = extractEach('Who works in sales?', [], found, createPassageReader())
    expect(told.map(({ text }) => text)).toEqual(['Mia Holm: Sales', 'Max Berg: Sales'])
    expect(told.map(({ passages }) => passages[0]?.chunkId)).toEqual(found.map(({ passage }) => passage.chunkId))
  })
})

describe('a figure, a day or a month finds the row that it lies in', () => {
  test.each([
    ['what does it cost to spay my dog, she is 12 kg', surgery, '10-25 kg, Price £340'],
    ['castration dog 25kg', surgery, '10-25 kg, Price £255'],
    ['how much is a spay for a dog of 8 kg', surgery, 'under 10 kg, Price £285'],
    ['Was kostet eine Nacht im August?', seasons, 'Preis/Nacht 139,00 €'],
    ['Welche Saison ist am 20.05.2027?', seasons, 'Pfingsten'],
    ['Mindestaufenthalt im Juli', seasons, 'Mindestaufenthalt: 7 Nächte'],
    ['Was kostet eine Nacht am 3. Januar 2028?', seasons, 'Preis/Nacht 125,00 €'],
    ['Was kostet eine Nacht im Januar 2028?', seasons, 'Preis/Nacht 125,00 €'],
  ])('%s', (question, found, told) => {
    const said = saidOf(question, found)
    expect(said).toContain(told)
    expect(said).not.toContain('\n')
  })
})

const menu = sheet(
  'en',
  ['Dish', 'Price', 'vegan', 'Allergens'],
  ['Schnitzel', '14.90 €', 'no', 'gluten, egg'],
  ['Brownie', '4.90 €', 'no', 'traces of gluten'],
  ['Soup', '6.50 €', 'yes', 'celery'],
  ['Curry', '12.50 €', 'yes', 'soy'],
)
const leave = sheet(
  'en',
  ['Name', 'Leave from', 'Leave until'],
  ['June Berg', '01.05.2027', '14.05.2027'],
  ['May Chen', '10.08.2027', '24.08.2027'],
  ['Mark Lund', '01.06.2027', '20.06.2027'],
)
const studios = [
  foundPassage('Berlin', '', {
    language: 'en',
    rows: [
      ['Class', 'Day'],
      ['Yoga', 'Monday'],
      ['Pilates', 'Monday'],
      ['Spinning', 'Friday'],
    ],
  }),
  foundPassage('Hamburg', '', {
    language: 'en',
    rows: [
      ['Class', 'Day'],
      ['Boxing', 'Monday'],
      ['Zumba', 'Friday'],
    ],
  }),
]

describe('nothing is told', () => {
  test.each([
    ['where it is denied', "which dishes don't have gluten", menu],
    ['to whom cannot bear it', 'Which dishes are for people with gluten intolerance?', menu],
    ['where another row has it in other words', 'Which dishes contain gluten?', menu],
    ['of a bound for something else', 'Which rooms are under 300 € for two nights?', rooms],
    ['of what is brought to it', 'What must I bring on Monday?', classes],
    ['of a month that is a name', "What is June's e-mail?", leave],
    ['of a month that is a verb', 'When may I arrive?', seasons],
    ['of another year', 'Was kostet eine Nacht im August 2029?', seasons],
    ['of one of two months', 'Was kostet eine Nacht im Mai und im August?', seasons],
    ['where two tables have some each', 'Which classes are on Monday?', studios],
    ['of a row with another figure', 'rooms with 3 beds', rooms],
    ['of a row that lists what is to be left out', 'Welche Gerichte sind ohne Gluten?', dishes],
    ['where the table does not say all that is asked', 'Which classes with childcare are on Monday?', classes],
    ['of other things than the rows are', 'Do you have rooms on Monday?', classes],
    ['of one row, where rows are counted', 'How many rooms do you have?', rooms],
    ['of a time that no row holds for', 'Was kostet eine Nacht im November?', seasons],
  ])('%s: %s', (_, question, found) => {
    expect(extract(question, [], found, createPassageReader()).support).not.toBe('strong')
  })
})

test.each([
  ['where it is denied in a slip of the finger', 'which rooms dont have breakfast', rooms],
  ['where another day may be meant, too', 'Which beginner classes are on today?', classes],
  ['where one of two would do', 'Which rooms have breakfast or 2 beds?', rooms],
])('not all are told %s', (_, question, found) => {
  expect(saidOf(question, found)).not.toContain('\n')
})

test.each([
  ['How much is the yoga class from 20:00?', classes, '14 €'],
  [
    'Was kostet der Versand ab 100 € Bestellwert?',
    sheet('de', ['Bestellwert', 'Versand'], ['bis 100 €', '4,90 €'], ['ab 100 €', '0,00 €']),
    '0,00 €',
  ],
])('a bound of something else holds no price back: %s', (question, found, told) => {
  expect(saidOf(question, found)).toContain(told)
})
