import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createReadingLanes, isQuick, type ReadingLanesOptions } from '../src/reading/lanes.ts'
import type { ReadingPool } from '../src/reading/pool.ts'
import { nestedForms, pdf } from './helpers/files.ts'
import { startIngest } from './helpers/service.ts'

const bytesOf = (content: string | Buffer) => Uint8Array.from(Buffer.from(content))
const endless = () => ({ kind: 'pdf', bytes: bytesOf(nestedForms()) }) as const
const note = () => ({ kind: 'markdown', bytes: bytesOf('# Hours\n\nWe open at nine.') }) as const
const page = () => ({ kind: 'pdf', bytes: bytesOf(pdf([['some text']])) }) as const

const open: ReadingPool[] = []
function start(more: Partial<ReadingLanesOptions> = {}) {
  const lanes = createReadingLanes({ workers: 1, timeLimitMs: 600_000, memoryLimitMb: 512, idleMs: 1_000, ...more })
  open.push(lanes)
  return lanes
}
afterEach(() => Promise.all(open.splice(0).map((lanes) => lanes.close())))

describe('a file that is read in a moment', () => {
  test('is read while all threads for long ones are busy, and more of those wait', async () => {
    const { read } = start()
    const gone = new AbortController()
    const long = [endless(), endless()].map((one) => read(one, 'mallory', gone.signal))
    expect((await read(note(), 'ada')).passages).toHaveLength(1)
    expect((await read(note(), 'mallory')).passages).toHaveLength(1)
    gone.abort(new Error('that was all'))
    for (const one of long) await expect(one).rejects.toThrow('that was all')
  })

  test('is one of text of half a megabyte at most', () => {
    const kinds = ['text', 'markdown', 'html', 'web', 'csv', 'pdf', 'docx', 'xlsx'] as const
    expect(kinds.filter((kind) => isQuick(kind, 9))).toEqual(['text', 'markdown', 'html', 'web', 'csv'])
    expect([isQuick('text', 512 * 1024), isQuick('text', 512 * 1024 + 1)]).toEqual([true, false])
  })

  test('has its thread for a moment: what takes longer is read among the long ones once it is stored', async () => {
    const { read } = start({ quickLimitMs: 1 })
    const file = bytesOf('# Hours\n\nWe open at nine, and close at five.\n\n'.repeat(10_000))
    const stored = () => ({ byteLength: file.byteLength, load: async () => file.slice() })
    await expect(read({ kind: 'markdown', bytes: file.slice() }, 'eve')).rejects.toMatchObject({ kind: 'too_slow' })
    expect((await read({ kind: 'markdown', bytes: stored() }, 'eve')).passages.length).toBeGreaterThan(100)
    expect((await read({ kind: 'markdown', bytes: { ...stored(), isLong: true } }, 'eve')).characters).toBeGreaterThan(
      9,
    )
  })
})

describe('a file that nobody wants any more', () => {
  test('leaves its thread to the next one, and the line where it waits', async () => {
    const { read } = start()
    const [first, second] = [new AbortController(), new AbortController()]
    const begun = read(endless(), 'mallory', first.signal)
    const waits = read(endless(), 'mallory', second.signal)
    second.abort(new Error('left the line'))
    await expect(waits).rejects.toThrow('left the line')
    const next = read(page(), 'ada')
    first.abort(new Error('left its thread'))
    await expect(begun).rejects.toThrow('left its thread')
    expect((await next).passages).toHaveLength(1)
  })

  test('because its owner deleted it is read no further', async () => {
    const client = await startIngest({
      env: { EXTRACTION_WORKERS: '1', EXTRACTION_TIME_LIMIT_SECONDS: '600', DOCUMENT_LEASE_SECONDS: '2' },
    })
    const upload = client.upload('nested.pdf', nestedForms())
    await until('the file to be read', async () => (await client.list()).some(({ status }) => status === 'reading'))
    const [document] = await client.list()
    await client.remove(document?.id ?? '')
    expect((await upload).body.code).toBe('document_deleted')
    expect((await client.upload('fine.pdf', pdf([['some text']]))).status).toBe(200)
  })
})
