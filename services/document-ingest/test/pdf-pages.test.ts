import { describe, expect, test } from '@jest/globals'
import { fullText } from '../src/extraction/blocks.ts'
import { mayHoldNotes } from '../src/extraction/pdf/notes.ts'
import { readPdf } from '../src/extraction/pdf/read.ts'
import { flawOf } from '../src/uploads/flaw.ts'
import { assemble, packed } from './helpers/files.ts'
import { startIngest } from './helpers/service.ts'

type Piece = [font: 'F1' | 'F2', size: number, x: number, y: number, text: string]
/** How text is drawn on a page of 842 by 595 points that is stored turned, so that it is shown upright. */
type Place = (x: number, y: number) => string

const WIDE = [842, 595] as const
const stored: Record<number, { box: readonly [number, number]; place: Place }> = {
  0: { box: WIDE, place: (x, y) => `1 0 0 1 ${x} ${y}` },
  90: { box: [595, 842], place: (x, y) => `0 1 -1 0 ${595 - y} ${x}` },
  180: { box: WIDE, place: (x, y) => `-1 0 0 -1 ${842 - x} ${595 - y}` },
  270: { box: [595, 842], place: (x, y) => `0 -1 1 0 ${y} ${842 - x}` },
}

const rows = [
  ['Kiln', 'Weekday', 'Weekend'],
  ['Small', '18 EUR', '22 EUR'],
  ['Tall', '31 EUR', '38 EUR'],
  ['Raku', '44 EUR', '52 EUR'],
]
const pieces: Piece[] = [
  ['F2', 16, 60, 530, 'Firing prices'],
  ['F1', 10, 60, 508, 'A firing is booked for a whole day,'],
  ['F1', 10, 60, 495, 'and begins at eight in the morning.'],
  ...rows.flatMap((row, down) =>
    row.map((text, across): Piece => [down === 0 ? 'F2' : 'F1', 10, 60 + across * 140, 450 - down * 17, text]),
  ),
  ['F2', 16, 60, 340, 'Glazes'],
  ['F1', 10, 60, 318, 'Bring your own glaze if you have one.'],
]

function page(rotate: number, { box, place }: { box: readonly [number, number]; place: Place }): Buffer {
  const content = pieces
    .map(([font, size, x, y, text]) => `BT /${font} ${size} Tf ${place(x, y)} Tm (${text}) Tj ET`)
    .join('\n')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box.join(' ')}] /Rotate ${rotate} /Contents 6 0 R ` +
      '/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ])
}

const read = async (rotate: number, as = rotate) =>
  (await readPdf(page(rotate, stored[as] as (typeof stored)[0]))).blocks

describe('a page that is stored turned', () => {
  test.each([90, 180, 270, -90, 450])('by %i degrees reads like the same page stored upright', async (rotate) => {
    const plain = await read(0)
    expect(plain.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'table', 'heading', 'paragraph'])
    expect(await read(rotate, ((rotate % 360) + 360) % 360)).toEqual(plain)
  })

  test('although its text is not, as scanners have it, is read as it is stored', async () => {
    expect(await read(90, 0)).toEqual(await read(0))
  })
})

describe('a note that was put on a page', () => {
  const drawn = 'BT /F1 11 Tf 72 700 Td (The kiln is fired on Fridays.) Tj ET'
  const objects = (note: string) => [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Annots [5 0 R] ' +
      '/Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    note,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ]
  const note =
    '<< /Type /Annot /Subtype /FreeText /Rect [72 500 300 520] /DA (/Helv 11 Tf) /Contents (Not in August) >>'
  const link = '<< /Type /Annot /Subtype /Link /Rect [72 500 300 520] /Border [0 0 0] >>'

  test.each([
    ['as it is', assemble(objects(note))],
    ['packed with other objects', packed(objects(note))],
  ])('is read where the file has it %s', async (_, file) => {
    expect(fullText((await readPdf(file)).blocks)).toBe('The kiln is fired on Fridays.\n\nNot in August')
  })

  test('is not looked for on each page of a file that has none, and is where the file cannot be looked through', () => {
    expect(mayHoldNotes(packed(objects(link)))).toBe(false)
    expect(mayHoldNotes(assemble(objects(link)))).toBe(false)
    const file = packed(objects(link)).toString('latin1')
    expect(
      mayHoldNotes(Buffer.from(file.replace('/FlateDecode', '/LZWDecode  ').replace('x\x9c', '??'), 'latin1')),
    ).toBe(true)
    expect(mayHoldNotes(Buffer.from(file.slice(0, file.indexOf('/ObjStm') + 20), 'latin1'))).toBe(true)
  })
})

describe('pages that cannot be read', () => {
  /** Of five pages the second and the fourth are not there. */
  const torn = () => {
    const drawn = 'BT /F1 11 Tf 72 700 Td (The kiln is fired on Fridays.) Tj ET'
    const page =
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 7 0 R /Resources << /Font << /F1 6 0 R >> >> >>'
    const lost = '<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [99 0 R] >>'
    return assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 5 /Kids [3 0 R 4 0 R 3 0 R 5 0 R 3 0 R] >>',
      page,
      lost,
      lost,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ])
  }

  test('are named to the owner once the document is ready', async () => {
    const { upload, list, service, owner } = await startIngest()
    const { documentId } = (await upload('kiln.pdf', torn())).body
    expect((await list())[0]).toMatchObject({ status: 'chunked', reason: null })
    const indexed = { documentId, jobId: 'j1', title: 'kiln.pdf', chunkCount: 1, model: 'm' }
    await service.hear(owner, 'document.indexed', indexed)
    const reason = expect.stringMatching(/^2 of its 5 pages could not be read: 2 and 4\. /)
    expect((await list())[0]).toMatchObject({ status: 'ready', reason })
  })

  test('are counted where there are many of them', () => {
    const flaw = flawOf({ pages: 90, unread: Array.from({ length: 31 }, (_, at) => at + 1) })
    expect(flaw).toContain('31 of its 90 pages could not be read: 1, 2, 3')
    expect(flaw).toContain('19, 20 and 11 more.')
    expect(flawOf({ pages: 3, unread: [2] })).toMatch(/^1 of its 3 pages could not be read: 2\. /)
    expect(flawOf({ pages: 3 })).toBeUndefined()
  })
})
