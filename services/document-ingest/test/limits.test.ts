import { MiB } from '@docent/runtime/units'
import { describe, expect, test } from '@jest/globals'
import { deflateSync } from 'node:zlib'
import { settings } from '../src/config.ts'
import { createReadingPool, type ReadOrder } from '../src/reading/pool.ts'
import { assemble, docx, pdf } from './helpers/files.ts'
import { plansEnv, startIngest } from './helpers/service.ts'

/** A page whose few hundred bytes unpack twice to `size` bytes. */
function bombPdf(size: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(size, ' '), { level: 9 }), { level: 9 })
  const content = Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    content,
  ])
}

const WORDS = 'the warranty of each lamp lasts two years from its day and covers switch cable foot and shade'.split(' ')

/** Lines of a book: prose of 585 words a page, no two lines the same, and a last page of its own. */
const book = (pages: number) =>
  Array.from({ length: pages }, (_, page) =>
    page === pages - 1
      ? ['The very last page.']
      : Array.from({ length: 45 }, (__, line) =>
          [
            page * 45 + line,
            ...Array.from({ length: 12 }, (___, at) => WORDS[(page + line * 3 + at * 5) % WORDS.length]),
          ].join(' '),
        ),
  )

describe('a book of 1,000 pages is read within the limits as shipped', () => {
  const limits = {
    timeLimitMs: settings.extractionTimeLimitSeconds.schema.parse(undefined) * 1000,
    memoryLimitMb: settings.extractionMemoryLimitMb.schema.parse(undefined),
  }
  const paragraphs = () => book(1_000).map((lines) => lines.join(' '))
  const books: [ReadOrder['kind'], () => Buffer][] = [
    ['pdf', () => pdf(book(1_000))],
    ['docx', () => docx(paragraphs())],
    ['text', () => Buffer.from(paragraphs().join('\n\n'))],
  ]

  test('which are 30 s of a processor and 512 MB', () => {
    expect(limits).toEqual({ timeLimitMs: 30_000, memoryLimitMb: 512 })
  })

  test.each(books)('%s', async (kind, make) => {
    const pool = createReadingPool({ workers: 1, idleMs: 1_000, ...limits })
    const { passages } = await pool.read({ kind, bytes: Uint8Array.from(make()) })
    expect(passages.length).toBeGreaterThan(3_000)
    expect(passages.at(-1)?.content).toContain('The very last page.')
    await pool.close()
  })
})

describe('reading a file is bounded', () => {
  test('in time: the file fails with the limit in the reason', async () => {
    const { upload, list } = await startIngest({
      env: { EXTRACTION_TIME_LIMIT_SECONDS: '0.05', EXTRACTION_WORKERS: '1' },
    })
    const pages = Array.from({ length: 600 }, (_, page) =>
      Array.from({ length: 40 }, (__, i) => `Line ${i} of page ${page}`),
    )
    const slow = await upload('slow.pdf', pdf(pages))
    expect(slow).toMatchObject({ status: 422, body: { code: 'reading_too_slow' } })
    expect(slow.body.error).toMatch(/longer than 1 seconds/)
    expect(await list()).toMatchObject([{ status: 'failed', reason: slow.body.error }])
  })

  test('in time of a processor: a file that was given up keeps its place in the plan until its owner deletes it', async () => {
    // Enough for the first small file of a thread that has just begun, wherever it runs, and never for the large one.
    const { upload, list, remove } = await startIngest({
      env: {
        EXTRACTION_TIME_LIMIT_SECONDS: '2',
        EXTRACTION_WORKERS: '1',
        ...plansEnv({ documents: 1, maxFileSize: 50 * 2 ** 20 }),
      },
    })
    const pages = Array.from({ length: 4_000 }, (_, page) =>
      Array.from({ length: 40 }, (__, i) => `Line ${i} of page ${page}`),
    )
    expect((await upload('slow.pdf', pdf(pages))).body.code).toBe('reading_too_slow')
    expect((await upload('again.txt', 'some text')).body.code).toBe('document_limit_reached')
    const slow = (await list())[0]?.id ?? ''
    await remove(slow)
    expect((await upload('again.txt', 'some text')).status).toBe(200)
    expect((await upload('more.txt', 'some text')).body.code).toBe('document_limit_reached')
  })

  test('in turns: a file that takes long makes room for another owner, begins again, and is read to its end', async () => {
    const pool = createReadingPool({ workers: 1, timeLimitMs: 60_000, memoryLimitMb: 512, idleMs: 1_000, turnMs: 50 })
    const pages = Array.from({ length: 600 }, (_, page) =>
      Array.from({ length: 40 }, (__, i) => `Line ${i} of page ${page}`),
    )
    const order: string[] = []
    const read = async (owner: string, file: Buffer) => {
      let loaded = 0
      const load = async () => {
        loaded += 1
        return Uint8Array.from(file)
      }
      const reading = await pool.read({ kind: 'pdf', bytes: { byteLength: file.length, load } }, owner)
      order.push(owner)
      return { loaded, passages: reading.passages.length }
    }
    const long = read('mallory', pdf(pages))
    const short = read('ada', pdf([['hello there']]))
    expect(await short).toEqual({ loaded: 1, passages: 1 })
    expect(await long).toEqual({ loaded: 2, passages: expect.any(Number) })
    expect(order).toEqual(['ada', 'mallory'])
    await pool.close()
  })

  test('in memory: a small file that unpacks to hundreds of megabytes fails, and the next file is read', async () => {
    const { upload } = await startIngest({ env: { EXTRACTION_MEMORY_LIMIT_MB: '160', EXTRACTION_WORKERS: '1' } })
    const bomb = bombPdf(400 * MiB)
    expect(bomb.length).toBeLessThan(20_000)
    expect(await upload('bomb.pdf', bomb)).toMatchObject({ status: 422, body: { code: 'file_too_complex' } })
    expect((await upload('fine.txt', 'some text')).status).toBe(200)
  })

  test('in threads: more uploads than threads wait for their turn', async () => {
    const { upload } = await startIngest({ env: { EXTRACTION_WORKERS: '1' } })
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) => upload(`${i}.pdf`, pdf([[`Text number ${i}`]]))),
    )
    expect(answers.map((one) => one.body.chunks[0].content)).toEqual(answers.map((_, i) => `Text number ${i}`))
  })
})
