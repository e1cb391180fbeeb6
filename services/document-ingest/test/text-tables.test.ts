import { describe, expect, test } from '@jest/globals'
import { readPlainText } from '../src/extraction/text/plain.ts'
import { tablesOf } from './helpers/tables.ts'

const text = (...lines: string[]) => tablesOf(readPlainText(lines.join('\n')))

const prices = {
  heads: ['Service', 'Bike', 'E-bike'],
  rows: [
    ['Check', '$25', '$35'],
    ['Full', '$140', '$175'],
  ],
}

describe('a table of plain text', () => {
  test('stands in columns, to the left or to the right, with its title above it', () => {
    const table = [{ caption: 'Workshop', ...prices }]
    expect(text('Workshop', 'Service   Bike   E-bike', 'Check      $25      $35', 'Full      $140     $175')).toEqual(
      table,
    )
    expect(text('Workshop', 'Service\tBike\tE-bike', 'Check\t$25\t$35', 'Full\t$140\t$175')).toEqual(table)
  })

  test('has a first cell that fills its column, and cells that go on in the next line', () => {
    expect(
      text(
        'Monday            closed',
        'Tuesday to Friday 9 am to 6 pm',
        'Saturday          9 am to 1 pm,',
        '                  by appointment',
      ),
    ).toEqual([
      {
        heads: [],
        rows: [
          ['Monday', 'closed'],
          ['Tuesday to Friday', '9 am to 6 pm'],
          ['Saturday', '9 am to 1 pm, by appointment'],
        ],
      },
    ])
  })

  test('is one, too, where all of its lines end in one place, as times do', () => {
    const lines = [
      '             Climbing          Last entry    Café',
      'Monday       10.00 - 22.00     21.00         10.00 - 20.30',
      'Tuesday       7.00 - 22.00     21.00          8.00 - 20.30',
      'Wednesday    10.00 - 22.00     21.00         10.00 - 20.30',
      'Sunday        9.00 - 19.00     18.00          9.00 - 18.00',
    ]
    expect(text(...lines)).toEqual([
      {
        heads: ['', 'Climbing', 'Last entry', 'Café'],
        rows: [
          ['Monday', '10.00 - 22.00', '21.00', '10.00 - 20.30'],
          ['Tuesday', '7.00 - 22.00', '21.00', '8.00 - 20.30'],
          ['Wednesday', '10.00 - 22.00', '21.00', '10.00 - 20.30'],
          ['Sunday', '9.00 - 19.00', '18.00', '9.00 - 18.00'],
        ],
      },
    ])
  })

  test('keeps its columns where a cell is longer than its own is wide, or fills it up to the next one', () => {
    const [table] = text(
      '             Dentist                  Hygienist',
      'Monday       8:00-12:00 14:00-18:00   9:00-13:00',
      'Tuesday      8:00-13:00               9:00-12:00 13:30-17:00',
      'Wednesday    8:00-12:00 14:00-19:30   closed',
      'Thursday     10:00-14:00 15:00-20:00  9:00-13:00',
      'Saturday     only the first Saturday of a month, 9:00-12:00   -',
    )
    expect(table).toMatchObject({
      heads: ['', 'Dentist', 'Hygienist'],
      rows: [
        ['Monday', '8:00-12:00 14:00-18:00', '9:00-13:00'],
        ['Tuesday', '8:00-13:00', '9:00-12:00 13:30-17:00'],
        ['Wednesday', '8:00-12:00 14:00-19:30', 'closed'],
        ['Thursday', '10:00-14:00 15:00-20:00', '9:00-13:00'],
        ['Saturday', 'only the first Saturday of a month, 9:00-12:00', '-'],
      ],
    })
    const [narrow] = text(
      '           Dentist                 Hygienist',
      'Monday     8:00-12:00 14:00-18:00  9:00-13:00',
      'Tuesday    8:00-13:00              9:00-12:00',
      'Thursday   10:00-14:00 15:00-20:00 13:00-19:00',
      'Friday     8:00-12:00              closed',
    )
    expect(narrow?.rows[2]).toEqual(['Thursday', '10:00-14:00 15:00-20:00', '13:00-19:00'])
  })

  test.each([
    ['sentences with two spaces between them', ['It is new.  It is good.', 'We like it.  You do too.']],
    ['labels with their values', ['Telephone: 555 1234', 'E-mail: shop@example.com']],
    [
      'justified text',
      [
        'The   shop  is open on all days of the  week and',
        'closed   between  Christmas and the day of the',
        'kings,  when  nobody wants to buy a bicycle or',
        'anything  else  that  we have  in the shop now',
      ],
    ],
  ])('is not made of %s', (_, lines) => {
    expect(text(...lines)).toEqual([])
  })
})
