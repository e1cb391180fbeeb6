import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

const sheet = (language: 'en' | 'de' | 'fr', ...rows: string[][]) => [foundPassage('List.csv', '', { language, rows })]
const dishes = sheet(
  'en',
  ['No', 'Dish', 'Pieces', 'Price'],
  ['1', 'Spring rolls', '4', '£5'],
  ['2', 'Prawn toast', '3', '£6'],
  ['3', 'Duck pancakes', '2', '£9'],
  ['4', 'Wonton soup', '1', '£7'],
)
const parts = sheet(
  'en',
  ['Part no.', 'Part', 'Fits', 'Price'],
  ['A-100', 'Pump', 'B-200', '£20'],
  ['B-200', 'Filter', 'C-300', '£5'],
  ['C-300', 'Hose', 'A-100', '£9'],
)
const courses = sheet(
  'en',
  ['Day', 'Course', 'Teacher', 'Duration'],
  ['Monday', 'Yoga Basics', 'Anna Klein', '60 min'],
  ['Tuesday', 'Power Pilates', 'Tom Berg', '45 min'],
  ['Wednesday', 'Vinyasa Flow', 'Anna Klein', '90 min'],
)

describe('a row that is numbered is found by its number, and by no other figure', () => {
  test.each([
    [dishes, 'price of dish 4', 'Wonton soup, Price: £7'],
    [dishes, 'how much is number 2', 'Prawn toast, Price: £6'],
    [dishes, 'how much is a 3', 'Duck pancakes: Pieces 2, Price £9, No 3'],
    [parts, 'how much is B-200', 'B-200, Price: £5'],
  ])('%#', (found, question, said) => {
    expect(saidOf(question, found)).toBe(said)
  })

  test('and a figure that counts something is no number of a row', () => {
    expect(saidOf('which dish has 4 pieces', dishes)).toContain('Spring rolls')
  })

  test('also after another one was told of', () => {
    const earlier = [{ question: 'how much is dish 3', answer: 'Duck pancakes, Price: £9' }]
    expect(extract('and no. 1?', earlier, dishes, createPassageReader()).text).toContain('Spring rolls')
  })
})

describe('a column that nobody asked for is not told because it is left', () => {
  test.each([
    'what does power pilates cost',
    'what is the address of power pilates',
    'what products does Tom Berg use',
    'how old is Tom Berg',
    'what material is Power Pilates',
    'how much is a repair of Power Pilates',
  ])('%s', (question) => {
    expect(extract(question, [], courses, createPassageReader()).support).not.toBe('strong')
  })

  test('and who is asked for is a person', () => {
    expect(saidOf('who teaches power pilates', courses)).toContain('Tom Berg')
    expect(extract('who may attend power pilates', [], courses, createPassageReader()).text).not.toContain('Day:')
  })
})

test.each([
  [
    'who repairs gears?',
    [
      ['Marek Nowak', 'everything except brakes and gears', 'Tue'],
      ['Lena Kessler', 'no e-bikes, wheels', 'Mon'],
    ],
  ],
  [
    'who repairs bearings?',
    [
      ['Basic service', 'brakes, gears', '45 €'],
      ['Full service', 'wheels, bearings', '90 €'],
    ],
  ],
])('what a cell leaves out, or what is no person, does nothing: %s', (question, rows) => {
  expect(extract(question, [], sheet('en', [], ...rows), createPassageReader()).isWhole).toBe(false)
})

test('the only cell of a row is told although it was asked with its words', () => {
  const hours = sheet('en', ['Day', 'Hours'], ['Monday', 'closed'], ['Tuesday', '9 - 17'])
  expect(saidOf('closed monday?', hours)).toBe('Monday: closed')
})

test('what costs the same is told with its column where columns tell different things', () => {
  const plans = sheet('en', ['Plan', 'Setup fee', 'Monthly fee'], ['Basic', '£10', '£10'], ['Pro', '£20', '£30'])
  expect(saidOf('what is the monthly fee for basic', plans)).toBe('Basic, Monthly fee: £10')
})

test('a column of the side that is asked for is told of a row that is called by the other one', () => {
  const cakes = sheet(
    'en',
    ['Cake', 'Small', 'Large'],
    ['Carrot cake', '£20', '£32'],
    ['Big birthday cake', '£50', '£80'],
    ['Little tarts', '£2', '£3'],
  )
  expect(saidOf('how much is a small birthday cake', cakes)).toBe('Big birthday cake, Small: £50')
})

test('rows that begin with a code are called by what it stands for, also where several are called the same', () => {
  const list = sheet(
    'en',
    ['Item no.', 'Description', 'Variant', 'Price', 'Deposit'],
    ['R-01', 'City bike rental per day (with helmet)', 'S/M/L', '18.00 €', '50 €'],
    ['R-02w', 'E-bike rental per week', 'M/L', '215.00 €', '200 €'],
    ['S-11', 'Wheel truing', '', '22.00 €', ''],
    ['D-1', 'Delivery', 'up to 10 km', '15.00 €', ''],
    ['D-2', 'Delivery', '10 to 25 km', '29.00 €', ''],
  )
  expect(saidOf('what does wheel truing cost', list)).toBe('Wheel truing, Price: 22.00 €')
  expect(saidOf('how much is delivery 20 km away', list)).toBe('Delivery, 10 to 25 km, Price: 29.00 €')
  expect(saidOf('price of R-02w', list)).toContain('E-bike rental per week')
})
