import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

const sheet = (...rows: string[][]) => [
  foundPassage('Stock.xlsx', '', { language: 'en', rows }),
  foundPassage('Terms', 'Goods may be returned within 30 days.', { language: 'en' }),
]
const films = sheet(
  ['Year', 'Film', 'Director', 'Running time', 'City'],
  ['2003', 'Octane', 'Marcus Adams', '91 min', 'Luxembourg'],
  ['2003', 'The Lane', 'Ada Holm', '104 min', 'Bergen'],
  ['2011', 'Rajanna', 'Vijayendra Prasad', '138 min', 'Hyderabad'],
)
const stock = sheet(
  ['Art. no.', 'Product', 'Supplier', 'Price', 'Stock'],
  ['10023', 'Saddle Brenta', 'Corvane', '£ 89.00', '4'],
  ['10024', 'Pannier Tour', 'Vaude Works', '£ 54.50', '0'],
  ['10031', 'Grip set', 'Merrow', '£ 19.00', '22'],
)

describe('a cell is found by another one of its row, whichever column that one stands in', () => {
  test.each([
    ['Who directed Rajanna?', films, 'Rajanna, Director: Vijayendra Prasad'],
    ['What city is The Lane from?', films, '2003, The Lane, City: Bergen'],
    ['How long is the film Octane?', films, 'Octane, Running time: 91 min'],
    ['Which film was directed by Ada Holm?', films, 'Ada Holm, Film: The Lane'],
    ['How much is article 10031?', stock, 'Grip set, Price: £ 19.00'],
    ['Who is the supplier of the Pannier Tour?', stock, 'Pannier Tour, Supplier: Vaude Works'],
  ])('%s', (question, found, said) => {
    expect(saidOf(question, found)).toBe(said)
  })

  test.each([
    ['names a row that is not there', 'Who directed Octane 2?', films],
    ['asks for what no column tells', 'What did Octane cost to make in Norway?', films],
    ['names two rows', 'Who directed Octane and The Lane?', films],
    ['says more than the table', 'How much is the Saddle Brenta for members?', stock],
  ])('not where the question %s', (_, question, found) => {
    expect(extract(question, [], found, createPassageReader()).support).not.toBe('strong')
  })
})

test('a cell that says only what was asked is told with its row', () => {
  const said = saidOf('What do you know of the supplier Corvane?', stock)
  expect(said).toContain('Saddle Brenta')
  expect(said).not.toBe('Saddle Brenta, Supplier: Corvane')
})

test.each([
  ['who repairs e-bikes?', 'e-bikes, brakes: Marek Nowak'],
  ['who does wheel building', 'Lena Kessler: wheels, wheel building, Mon'],
])('one of the things that a cell lists names its row, too: %s', (question, said) => {
  // A sheet of which nobody named the columns.
  const team = sheet(
    [],
    ['Marek Nowak', 'e-bikes, brakes', 'Tue–Fri'],
    ['Lena Kessler', 'wheels, wheel building', 'Mon'],
  )
  expect(saidOf(question, team)).toBe(said)
})

describe('rows that are numbered are called by their names', () => {
  test.each([
    ['by how the column is called', stock, 'How much is the grip set?', 'Grip set, Price: £ 19.00'],
    [
      'by numbers that follow each other',
      sheet(['', 'Course', 'Price'], ['1', 'Aqua fit', '£ 80'], ['2', 'Back school', '£ 129']),
      'How much is back school?',
      'Back school, Price: £ 129',
    ],
  ])('%s', (_, found, question, said) => {
    expect(saidOf(question, found)).toBe(said)
  })

  test('codes and years name their rows themselves', () => {
    const codes = sheet(['Code', 'Meaning'], ['E21', 'Battery too warm'], ['E22', 'Battery too cold'])
    expect(saidOf('What does E22 mean?', codes)).toBe('E22: Battery too cold')
  })
})

test('a row of statements is told with its columns', () => {
  const codes = sheet(
    ['Message', 'What it means', 'What to do'],
    ['T-20', 'The clock of the phone is wrong', 'Switch on automatic time in its settings'],
    ['T-31', 'Somebody is clocked in already', 'Clock out on the other device first'],
  )
  expect(saidOf('message T-20', codes)).toBe(
    'T-20: What it means: The clock of the phone is wrong; What to do: Switch on automatic time in its settings',
  )
})
