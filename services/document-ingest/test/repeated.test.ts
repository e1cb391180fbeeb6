import { describe, expect, test } from '@jest/globals'
import type { Line } from '../src/extraction/pdf/lines.ts'
import { dropRepeated, type PageLines } from '../src/extraction/pdf/repeated.ts'
import { extract } from '../src/extraction/extract.ts'
import { fullText } from '../src/extraction/blocks.ts'
import { expectLinear } from './helpers/linear.ts'
import { pdf, type PdfLine } from './helpers/files.ts'

const TOP = 800
const BODY = 700

/** Pieces stand 150 points apart. */
const line = (y: number, text: string, size = 10): Line => {
  const pieces = text.split('\t').map((piece, i) => ({ text: piece, from: 50 + i * 150, to: 100 + i * 150 }))
  return { text, left: 50, right: pieces.at(-1)?.to ?? 0, y, size, font: 'f', page: 1, turned: false, spans: pieces }
}
const body = (page: number, count = 30) =>
  Array.from({ length: count }, (_, i) => line(BODY - i * 15, `Sentence ${i} of the text of page ${page * 7}.`))
const page = (...lines: Line[]): PageLines => ({ lines, bottom: 0, top: TOP })
const pagesOf = (count: number, linesOf: (number: number) => Line[]) =>
  Array.from({ length: count }, (_, i) => page(...linesOf(i + 1)))
/** What stays of pages that have these lines around their text. */
const around = (count: number, above: (number: number) => Line[], title?: string) => {
  const { lines, beside } = dropRepeated(
    pagesOf(count, (number) => [...body(number), ...above(number)]),
    title,
  )
  const isText = ({ text }: Line) => text.startsWith('Sentence')
  expect(lines.flat().filter(isText)).toHaveLength(30 * count)
  return [...lines.flat(), ...beside].filter((one) => !isText(one)).map(({ text }) => text)
}

describe('what stands around the pages of a PDF', () => {
  const header = (moment: string) => line(785, `${moment}\tHolm – Prices`)
  const printed = (number: number, of: number) => [
    header('11/26/26, 11:42 AM'),
    line(15, `https://holm.example/prices?a=1\t${number}/${of}`),
  ]

  test.each([1, 2, 3, 12])('as a browser prints it goes from each of %i pages', (of) => {
    expect(around(of, (number) => printed(number, of), 'Holm – Prices')).toEqual([])
  })

  test.each(['26.11.26, 11:42', '26/11/2026, 11:42', '2026-11-26 11:42', '26.11.2026 11:42 Uhr'])(
    'may be of the moment %s, and of a title that is cut',
    (moment) => {
      const above = (number: number) => [
        line(785, `${moment}\tHolm – Pri…`),
        line(15, `file:///a.html\tPage ${number} of 2`),
      ]
      expect(around(2, above, 'Holm – Prices')).toEqual([])
    },
  )

  test.each(['- # -', 'Seite # von 40', 'Page #', '#'])('that counts the pages as "%s" goes', (label) => {
    // Left and right pages differ, the cover counts, and there is none on the third.
    const at = (number: number) =>
      number === 3 ? [] : [line(number % 2 ? 20 : 22, label.replace('#', `${number + 4}`))]
    expect(around(9, at)).toEqual([])
  })

  test('is known as printed also where the file has no title', () => {
    expect(around(2, (number) => printed(number, 2))).toEqual([])
  })

  test('is no print of a browser where it only says how to reach somebody', () => {
    expect(around(3, () => [line(15, 'https://holm.example')])).toEqual(['https://holm.example'])
    expect(around(3, () => [line(15, '26.11.2026, 11:42\tCall 0761 555')])).toEqual([
      '26.11.2026, 11:42\tCall 0761 555',
    ])
  })

  test('that the author wrote stays once, apart from the text', () => {
    const above = (number: number) => [line(780, 'Confidential'), line(20, `Holm, Tel. 0761 555\tpage ${number}`)]
    const pages = pagesOf(3, (number) => [...body(number), ...above(number)])
    const { lines, beside } = dropRepeated(pages)
    expect(lines.flat().filter(({ text }) => text === 'Confidential')).toHaveLength(1)
    expect(beside.map(({ text }) => text)).toEqual(['Holm, Tel. 0761 555\tpage 1'])
  })

  test('and is kept once follows the text and cuts none of it', async () => {
    const text = Array.from({ length: 47 }, (_, i) => `Line ${i} tells of this and`)
    const footer = (down: number): PdfLine => ({ cells: [[72, 'Holm joiners, telephone 0761 555 0143']], down })
    const pages = [
      [...text, footer(2)],
      ['that as well. The end comes now.', footer(61.8)],
    ]
    const { blocks } = await extract('pdf', pdf(pages))
    expect(fullText(blocks)).toMatch(/this and that as well\.\s+The end comes now\.\s+Holm joiners/)
  })

  test('is not taken for what numbers the rooms, the days or the prices at its edge', () => {
    const rooms = (number: number) => [
      line(785, `Room ${number * 12}`),
      line(15, `${['Cot', 'Bed', 'Sofa', 'Desk'][number - 1]} €${number * 5}`),
    ]
    expect(around(4, rooms)).toHaveLength(8)
    expect(around(4, () => [line(785, '10')])).toHaveLength(4)
    expect(around(1, () => [line(785, '11/26/26, 11:42 AM'), line(15, 'Doors open at 7')])).toHaveLength(2)
  })

  test('is not the head of a table that goes on, nor what stands below it', () => {
    const table = (number: number) => [
      line(780, 'Radhaus'),
      line(740, 'Service\tCity bike\tE-bike'),
      line(722, `Truing of wheel ${number}\t€25\t€29`),
    ]
    const kept = around(4, table)
    expect(kept.filter((text) => text.startsWith('Service'))).toHaveLength(4)
    expect(kept.filter((text) => text.startsWith('Truing'))).toHaveLength(4)
    expect(kept.filter((text) => text === 'Radhaus')).toHaveLength(1)
  })

  test('is no heading that two pages begin with', () => {
    expect(around(2, () => [line(780, 'Prices', 16)])).toHaveLength(2)
  })

  test('is nothing where each page is one line', () => {
    expect(around(0, () => [])).toEqual([])
    const pages = pagesOf(5, () => [line(780, 'Closed on Mondays')])
    expect(dropRepeated(pages)).toEqual({ lines: pages.map(({ lines }) => lines), beside: [], dropped: [] })
  })

  test('is never away from the edges, whatever repeats there', () => {
    for (const count of [1, 2, 3, 8, 40]) {
      const pages = pagesOf(count, (number) => [
        line(790, 'Top'),
        ...Array.from({ length: 40 }, (_, i) =>
          line(90 + i * 15.4 + 6, ['7/9', 'https://a.example', `${number}`, 'All we say'][i % 4] as string),
        ),
        line(10, '26.11.2026, 10:00\t1/1'),
      ])
      const { lines } = dropRepeated(pages)
      const inside = (all: readonly Line[]) => all.filter(({ y }) => y > 96 && y < 704)
      expect(lines.map(inside)).toEqual(pages.map((one) => inside(one.lines)))
    }
  })

  test.each([
    ['pages', (times: number) => pagesOf(400 * times, (number) => [...body(number), ...printed(number, 400)])],
    [
      'lines at its edge',
      (times: number) =>
        pagesOf(3, () => Array.from({ length: 8_000 * times }, (_, i) => line(799 - i / 1e6, `a ${i}`))),
    ],
    [
      'numbers',
      (times: number) =>
        pagesOf(3, () => [line(790, '1 '.repeat(200_000 * times)), line(780, '1/'.repeat(200_000 * times))]),
    ],
  ])('is found in work that grows as %s do', async (_, of) => {
    await expectLinear(of, (pages) => dropRepeated(pages, 'Holm'))
  })
})
