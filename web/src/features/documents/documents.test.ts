import { describe, expect, test } from '@jest/globals'
import type { DocumentView, EmbedResult } from '../../api/documents.ts'
import { factsOf, leadOf, tailOf } from './describe.ts'
import { embeddingFailureOf, isComplete, reportOf } from './embedding-report.ts'
import { arrange, countByShow, narrow, ordered, PAGE, pageOf, unusedBy } from './list.ts'
import { successorOf, successorsOf } from './successors.ts'
import { canEmbedAgain, shownStatus, waitsForOwner } from './status.ts'

const document = (changes: Partial<DocumentView>): DocumentView => ({
  id: 'd1',
  title: 'Returns and refunds 2025.pdf',
  text: '',
  status: 'ready',
  kind: 'pdf',
  reason: null,
  progress: null,
  language: 'en',
  pages: 6,
  chunkCount: 17,
  characters: 9_000,
  sizeBytes: 84_000,
  sha256: 'aa',
  sourceUrl: null,
  createdAt: { seconds: 1_762_333_920 },
  ...changes,
})

describe('the list', () => {
  test('puts failed ones first, then those under way, then the newest, and hides deleted ones', () => {
    const shelf = [
      document({ id: 'old', createdAt: { seconds: 1 } }),
      document({ id: 'new', createdAt: { seconds: 9 } }),
      document({ id: 'gone', status: 'deleted' }),
      document({ id: 'waits', status: 'chunked' }),
      document({ id: 'failed', status: 'failed', createdAt: { seconds: 2 } }),
    ]
    expect(arrange(shelf).map(({ id }) => id)).toEqual(['failed', 'waits', 'new', 'old'])
  })

  test('counts what each filter shows', () => {
    const shelf = (['ready', 'chunked', 'embedding', 'reading', 'stale', 'failed'] as const).map((status) =>
      document({ status }),
    )
    expect(countByShow(shelf)).toEqual({ all: 6, ready: 1, processing: 4, failed: 1 })
  })

  test('is found by words of the name in any order, without accents and case', () => {
    const shelf = [document({ title: 'Widerruf und Rückgabe.pdf' }), document({ id: 'd2', title: 'Shipping' })]
    expect(narrow(shelf, '  ruckgabe WIDERRUF ', 'all')).toEqual([shelf[0]])
    expect(narrow(shelf, '', 'all')).toEqual(shelf)
    expect(narrow(shelf, '', 'failed')).toEqual([])
  })

  test('can be ordered by date, name and size, and equal ones by name', () => {
    const shelf = [
      document({ id: 'b', title: 'B', sizeBytes: 1, createdAt: { seconds: 1 } }),
      document({ id: 'c', title: 'C', sizeBytes: 9, createdAt: { seconds: 2 } }),
      document({ id: 'a', title: 'A', sizeBytes: 9, createdAt: { seconds: 2 } }),
    ]
    const order = (by: Parameters<typeof ordered>[1]) =>
      ordered(shelf, by)
        .map(({ id }) => id)
        .join('')
    expect([order('state'), order('newest'), order('oldest'), order('name'), order('largest')]).toEqual([
      'bca',
      'acb',
      'bac',
      'abc',
      'acb',
    ])
  })

  test('tells which documents no widget was given', () => {
    const shelf = [document({ id: 'a' }), document({ id: 'b' }), document({ id: 'c', status: 'failed' })]
    expect(unusedBy([{ documentIds: ['a'] }, { documentIds: [] }], shelf).map(({ id }) => id)).toEqual(['b'])
    expect(unusedBy([], shelf)).toEqual([])
  })

  test('has pages, and goes back to the last one there is when documents leave', () => {
    const many = Array.from({ length: 2 * PAGE + 1 }, (_, n) => n)
    expect(pageOf(many, 2)).toEqual({ shown: [2 * PAGE], page: 2, pages: 3 })
    expect(pageOf(many.slice(0, PAGE), 2)).toMatchObject({ page: 0, pages: 1 })
    expect(pageOf([], 0)).toEqual({ shown: [], page: 0, pages: 1 })
  })

  test('finds a web page by its address', () => {
    const page = document({ title: 'Shipping', kind: 'web', sourceUrl: 'https://larkfield.example/delivery' })
    expect(narrow([page], 'delivery', 'all')).toEqual([page])
  })
})

describe('what takes the place of a document', () => {
  const old = document({ title: 'Prices 2025.pdf', createdAt: { seconds: 5 } })
  const shelf = [
    old,
    document({ id: 'terms', title: 'Terms.md', createdAt: { seconds: 9 } }),
    document({ id: 'new', title: 'prices_2026 (final).docx', createdAt: { seconds: 8 } }),
    document({ id: 'waits', title: 'Prices 2027.pdf', status: 'chunked', createdAt: { seconds: 10 } }),
    document({ id: 'older', title: 'Prices 2024.pdf', createdAt: { seconds: 1 } }),
  ]

  test('is any other that can answer, the newest first', () => {
    expect(successorsOf(old, shelf).map(({ id }) => id)).toEqual(['terms', 'new', 'older'])
  })

  test('is proposed where a later one has the same name but for its numbers', () => {
    expect(successorOf(old, successorsOf(old, shelf))?.id).toBe('new')
    const newest = document({ id: 'new', title: 'Prices 2026.pdf', createdAt: { seconds: 8 } })
    expect(successorOf(newest, successorsOf(newest, shelf))).toBeUndefined()
  })
})

describe('a state', () => {
  test('that is neither ready nor failed shows as processing', () => {
    expect((['reading', 'chunked', 'embedding', 'stale'] as const).map((status) => shownStatus({ status }))).toEqual(
      Array(4).fill('processing'),
    )
  })

  test('waits for the owner after reading, and after a change of the model', () => {
    expect(
      (['chunked', 'stale', 'embedding', 'ready', 'failed'] as const).filter((status) => waitsForOwner({ status })),
    ).toEqual(['chunked', 'stale'])
  })

  test('failed with passages can be embedded again, without them it must be uploaded again', () => {
    expect(canEmbedAgain({ status: 'failed', chunkCount: 3 })).toBe(true)
    expect(canEmbedAgain({ status: 'failed', chunkCount: 0 })).toBe(false)
  })
})

describe('sentences', () => {
  test.each([
    [0, 0, 'What your assistants know.'],
    [1, 0, 'What your assistants know. One document, not ready to answer yet.'],
    [1, 1, 'What your assistants know. One document, ready to answer.'],
    [3, 3, 'What your assistants know. Three documents, all ready to answer.'],
    [8, 4, 'What your assistants know. Eight documents, four of them ready to answer.'],
    [40, 0, 'What your assistants know. 40 documents, none of them ready to answer.'],
  ])('%d documents, %d ready: %s', (all, ready, sentence) => {
    expect(leadOf(all, ready)).toBe(sentence)
  })

  test('a document that could not be read takes no place in the plan', () => {
    const one = [{ status: 'failed' as const }, { status: 'chunked' as const }]
    expect(tailOf(one, { name: 'Free', documents: 5 })).toBe(
      '1 of 5 documents on the Free plan, failed ones not counted.',
    )
  })

  test('the foot counts against the plan, when there is a limit', () => {
    const ready = (count: number) => Array.from({ length: count }, () => ({ status: 'ready' as const }))
    expect(tailOf(ready(8), { name: 'Pro', documents: 50 })).toBe('8 of 50 documents on the Pro plan.')
    expect(tailOf(ready(1), { name: 'Own', documents: -1 })).toBe('1 document on the Own plan.')
    expect(tailOf(ready(2), undefined)).toBe('2 documents.')
  })

  test('the facts of a web page begin with its address', () => {
    const page = document({ kind: 'web', sourceUrl: 'https://www.larkfield.example/delivery/', pages: null })
    expect(factsOf(page, new Date('2026-01-01')).slice(0, 2)).toEqual(['larkfield.example/delivery', '17 passages'])
  })
})

describe('the report of an embedding', () => {
  const result = (index: number, error?: string): EmbedResult => ({
    chunkId: `d1:${index}`,
    status: error === undefined ? 'embedded' : 'failed',
    ...(error === undefined ? {} : { error }),
  })

  test('is a success when every chunk is searchable', () => {
    expect(isComplete([result(0), result(1)])).toBe(true)
    expect(reportOf([result(0)])).toMatchObject({
      title: 'Success',
      description: 'Document processed successfully. You can now chat with it.',
    })
  })

  test('names the chunks that failed and stays for ten seconds', () => {
    expect(reportOf([result(0), result(11, 'the model did not answer'), result(28, '')])).toEqual({
      title: 'Partial Success',
      variant: 'destructive',
      duration: 10_000,
      description: [
        'Chunk 12: the model did not answer',
        'Chunk 29: Unknown error',
        '1 of 3 are searchable. Generate embeddings again to retry these 2.',
      ],
    })
  })

  test('counts the chunks that it does not name', () => {
    const failed = Array.from({ length: 9 }, (_, index) => result(index, 'no'))
    expect(reportOf(failed).description).toContain('and 5 more chunks.')
  })

  test.each([
    [503, 'The service is starting.', 'Failed to process document: HTTP error! status: 503. The service is starting.'],
    [500, '', 'Failed to process document: HTTP error! status: 500'],
  ])('of a refusal with status %d says it', (status, error, description) => {
    expect(embeddingFailureOf({ status, code: 'x', error }).description).toBe(description)
  })

  test('of a failure that says nothing tells that it is unexpected', () => {
    const description = 'Failed to process document: An unexpected error occurred'
    expect(embeddingFailureOf({ status: 0, code: 'unknown', error: '' }).description).toBe(description)
  })
})
