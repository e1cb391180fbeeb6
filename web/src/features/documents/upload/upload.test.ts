import { describe, expect, test } from '@jest/globals'
import type { Chunk } from '../../../api/documents.ts'
import { problemOf, sizeLimit } from './check-file.ts'
import { anyGlyph, glyphOf } from './formats.ts'
import { isThere, sameFile } from './is-there.ts'
import { fileOfText, pageAddress } from './pasted.ts'
import {
  caughtUp,
  isDone,
  isPartlyDone,
  isWorking,
  noUploads,
  stepOf,
  uploadActions,
  uploadsReducer,
  type NewItem,
} from './uploads.ts'

const MiB = 1024 * 1024
const item = (id: string, problem?: string): NewItem => ({
  id,
  name: `${id}.md`,
  glyph: 'MD',
  size: 3,
  source: { kind: 'file', file: new Blob(['abc']), type: 'text/markdown' },
  problem,
})
const chunks: Chunk[] = [{ id: 'd1:0', index: 0, content: 'words', page: null, headings: [] }]
const read = (id: string) => uploadActions.uploaded({ id, documentId: `doc-${id}`, chunks })
const after = (...actions: Parameters<typeof uploadsReducer>[1][]) => actions.reduce(uploadsReducer, noUploads)

describe('an upload item', () => {
  test('waits when it was added, or shows why it was refused', () => {
    const { items } = after(uploadActions.added([item('a'), item('b', 'too large')]))
    expect(items.map(({ status, error }) => [status, error])).toEqual([
      ['pending', undefined],
      ['error', 'too large'],
    ])
  })

  test('is added once', () => {
    expect(after(uploadActions.added([item('a')]), uploadActions.added([item('a')])).items).toHaveLength(1)
  })

  test('goes from waiting to searchable', () => {
    const add = uploadActions.added([item('a')])
    const uploading = after(
      add,
      uploadActions.uploading({ id: 'a' }),
      uploadActions.progressed({ id: 'a', sent: 0.64 }),
    )
    expect(uploading.items[0]).toMatchObject({ status: 'uploading', sent: 0.64 })
    const uploaded = uploadsReducer(uploading, read('a'))
    expect(uploaded.items[0]).toMatchObject({ status: 'uploaded', documentId: 'doc-a', chunks })
    const embedding = uploadsReducer(uploaded, uploadActions.embedding({ id: 'a' }))
    expect(embedding.items[0]).toMatchObject({ status: 'embedding' })
    expect(uploadsReducer(embedding, uploadActions.succeeded({ id: 'a' })).items[0]).toMatchObject({
      status: 'success',
    })
  })

  test('cannot be removed while it is uploaded or embedded', () => {
    const uploading = after(uploadActions.added([item('a')]), uploadActions.uploading({ id: 'a' }))
    expect(isWorking(uploading.items[0]!)).toBe(true)
    expect(uploadsReducer(uploading, uploadActions.removed('a')).items).toHaveLength(1)
    expect(uploadsReducer(uploadsReducer(uploading, read('a')), uploadActions.removed('a')).items).toHaveLength(0)
  })

  test('forgets its error when it is tried again', () => {
    const failed = after(
      uploadActions.added([item('a')]),
      uploadActions.failed({ id: 'a', error: 'Network error', retry: 'process' }),
    )
    expect(failed.items[0]).toMatchObject({ status: 'error', retry: 'process' })
    const again = uploadsReducer(failed, uploadActions.uploading({ id: 'a' })).items[0]
    expect(again).not.toHaveProperty('error')
    expect(again).not.toHaveProperty('retry')
  })

  test('whose embedding failed is ready once the server has made up for it', () => {
    const failed = after(
      uploadActions.added([item('a')]),
      read('a'),
      uploadActions.failed({ id: 'a', error: 'Network error', retry: 'embed' }),
    ).items
    const id = failed[0]?.documentId ?? ''
    expect(caughtUp(failed, [{ id, status: 'embedding' }])).toEqual(failed)
    const [ready] = caughtUp(failed, [{ id, status: 'ready' }])
    expect(ready).toMatchObject({ status: 'success' })
    expect(ready).not.toHaveProperty('error')
  })

  test('shows the first chunks that arrive, and others when asked', () => {
    const both = after(uploadActions.added([item('a'), item('b')]), read('b'), read('a'))
    expect(both.selected).toBe('b')
    expect(uploadsReducer(both, uploadActions.selected('a')).selected).toBe('a')
    expect(uploadsReducer(both, uploadActions.removed('b')).selected).toBe('a')
  })
})

describe('the page', () => {
  test('knows its step', () => {
    const add = uploadActions.added([item('a')])
    expect(stepOf(after(add).items)).toBe(1)
    expect(stepOf(after(add, read('a')).items)).toBe(2)
    expect(stepOf(after(add, read('a'), uploadActions.embedding({ id: 'a' })).items)).toBe(3)
    const lost = uploadActions.failed({ id: 'a', error: 'No answer.', retry: 'embed' })
    expect(stepOf(after(add, read('a'), uploadActions.embedding({ id: 'a' }), lost).items)).toBe(3)
  })

  test('is done when everything is searchable, and stays while a row says what went wrong', () => {
    const done = [uploadActions.added([item('a')]), read('a'), uploadActions.succeeded({ id: 'a' })]
    expect(isDone(after(...done).items)).toBe(true)
    expect(isDone(after(...done, uploadActions.added([item('b', 'too large')])).items)).toBe(false)
    expect(isDone(after(...done, uploadActions.added([item('b')])).items)).toBe(false)
    expect(
      isDone(after(...done, uploadActions.added([item('b', 'too large')]), uploadActions.removed('b')).items),
    ).toBe(true)
    expect(isDone([])).toBe(false)
  })

  test('leads on when only what failed is left', () => {
    const done = [uploadActions.added([item('a')]), read('a'), uploadActions.succeeded({ id: 'a' })]
    expect(isPartlyDone(after(...done, uploadActions.added([item('b', 'too large')])).items)).toBe(true)
    expect(isPartlyDone(after(...done, uploadActions.added([item('b')])).items)).toBe(false)
    expect(isPartlyDone(after(...done, uploadActions.added([item('b')])).items, true)).toBe(true)
    expect(isPartlyDone(after(...done).items)).toBe(false)
    expect(isPartlyDone(after(uploadActions.added([item('b', 'too large')])).items)).toBe(false)
    expect(isPartlyDone([])).toBe(false)
  })
})

describe('a file', () => {
  test.each(['a.pdf', 'A.PDF', 'b.docx', 'prices.XLSX', 'prices.csv', 'notes.v2.md', 'c.txt'])(
    '%s is taken',
    (name) => {
      expect(problemOf({ name, type: '', size: 10 }, 10)).toBeUndefined()
    },
  )

  test('without an ending is taken by its type', () => {
    expect(glyphOf('README', 'text/plain')).toBe('TXT')
  })

  test.each(['photo.png', 'sheet.xls', 'README'])('%s is refused in the specified words', (name) => {
    expect(problemOf({ name, type: '', size: 10 }, 10)).toMatch(
      /^Only PDF, Markdown \(\.md\) and TXT \(\.txt\) files are supported, along with Word/,
    )
  })

  test.each([
    ['prices.XLS', 'Save your spreadsheet as Excel (.xlsx) or CSV and add that.'],
    ['photo.jpeg', 'Text in pictures is not read'],
    ['talk.pptx', 'Save your slides as PDF'],
    ['letter.doc', 'Save your document as Word (.docx) or PDF'],
    ['README', 'Save your file in one of these formats'],
  ])('%s is refused with what helps', (name, advice) => {
    expect(problemOf({ name, type: '', size: 10 }, 10)).toContain(
      `along with Word (.docx), Excel (.xlsx), CSV and HTML (.html). ${advice}`,
    )
  })

  test("is held to the plan's size, and to 10 MB before the plan is known", () => {
    const large = { name: 'lookbook.pdf', type: 'application/pdf', size: 41.2 * MiB }
    expect(problemOf(large, sizeLimit({ maxFileSize: 25 }))).toBe(
      'File size must be less than 25MB. This one is 41.2 MB: export it again at screen quality.',
    )
    expect(problemOf(large, sizeLimit(undefined))).toMatch(/^File size must be less than 10MB/)
    expect(problemOf(large, sizeLimit({ maxFileSize: -1 }))).toBeUndefined()
    expect(problemOf({ ...large, size: 25 * MiB }, 25)).toBeUndefined()
  })

  test('that is empty is refused', () => {
    expect(problemOf({ name: 'a.txt', type: '', size: 0 }, 10)).toBe('This file is empty. Choose one with text in it.')
  })

  test('of another kind shows how its name ends', () => {
    expect([anyGlyph('a.png'), anyGlyph('README'), anyGlyph('a.numbers')]).toEqual(['PNG', '?', '?'])
  })
})

describe('what is there already', () => {
  const there = { title: 'Returns.pdf', sizeBytes: 84_000, sourceUrl: null, status: 'ready' as const }
  const file = { name: 'Returns.pdf', size: 84_000, source: { kind: 'file' as const, file: new Blob(), type: '' } }

  test('is known by its name and size, not by the name alone', () => {
    expect(isThere(file, [there])).toBe(true)
    expect(isThere({ ...file, size: 84_001 }, [there])).toBe(false)
    expect(isThere(file, [{ ...there, status: 'failed' }])).toBe(false)
  })

  test('is known by its address where it is a page', () => {
    const url = 'https://larkfield.example/delivery'
    const page = { name: url, size: 0, source: { kind: 'page' as const, url } }
    expect(isThere(page, [{ ...there, sourceUrl: url }])).toBe(true)
    expect(isThere(page, [there])).toBe(false)
  })
})

describe('the very same file', () => {
  const old = { id: 'old', title: 'Prices.pdf', sha256: 'aa', status: 'ready' as const }
  const added = { ...old, id: 'new', title: 'Prices (1).pdf' }

  test('is known whatever its name is, once it was read', () => {
    expect(sameFile({ documentId: 'new' }, [added, old])?.title).toBe('Prices.pdf')
    expect(sameFile({}, [added, old])).toBeUndefined()
    expect(sameFile({ documentId: 'new' }, [old])).toBeUndefined()
  })

  test('is none that differs, that failed, or that goes', () => {
    const item = { documentId: 'new' }
    expect(sameFile(item, [added, { ...old, sha256: 'ab' }])).toBeUndefined()
    expect(sameFile(item, [added, { ...old, status: 'failed' }])).toBeUndefined()
    expect(sameFile({ ...item, replaces: 'old' }, [added, old])).toBeUndefined()
  })
})

describe('pasted text', () => {
  test('with headings becomes Markdown', () => {
    expect(fileOfText('Booking', '# Terms\nA place is…')).toMatchObject({ name: 'Booking.md', glyph: 'MD' })
    expect(fileOfText('Booking.txt', '#1 in pots')).toMatchObject({ name: 'Booking.txt', glyph: 'TXT' })
  })

  test('has a name that is a file name', () => {
    expect(fileOfText('a/b\\c\n', 'x').name).toBe('a b c.txt')
  })
})

describe('the address of a page', () => {
  test.each([
    ['https://example.com/delivery', 'https://example.com/delivery'],
    [' example.com/delivery ', 'https://example.com/delivery'],
    ['http://example.com:8080/x', 'http://example.com:8080/x'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['http://localhost:3918/', 'http://localhost:3918/'],
    ['http://[::1]/', 'http://[::1]/'],
  ])('%j is %s', (typed, address) => {
    expect(pageAddress(typed)).toBe(address)
  })

  test.each([
    '',
    'delivery',
    'https://',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:a@b.c',
    'a b.com',
    'file:///etc/passwd',
  ])('%j is none', (typed) => {
    expect(pageAddress(typed)).toBeUndefined()
  })
})
