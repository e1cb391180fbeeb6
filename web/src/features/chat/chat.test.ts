import { describe, expect, test } from '@jest/globals'
import type { Passage } from '../../api/answers.ts'
import type { Chunk } from '../../api/documents.ts'
import { drawnOf, indexOf, pageOf, shared, windowOf } from './passages.ts'
import { answering, earlierOf, noTalk, talkActions, talkReducer, type Answer } from './talk.ts'

const after = (...actions: Parameters<typeof talkReducer>[1][]) => actions.reduce(talkReducer, noTalk)
const asked = talkActions.asked({ id: 'a1', question: 'May I return a mug?' })
const passage = (changes: Partial<Passage> = {}): Passage => ({
  documentId: 'd1',
  title: 'Returns.pdf',
  chunkId: 'd1:6',
  page: 2,
  headings: ['Returns', 'Made to order'],
  text: 'Pieces made to your wishes cannot be returned.',
  score: 1,
  ...changes,
})
const view = { answer: 'No. [1]', answered: true, support: 'strong' as const, sources: [passage()], messageId: 'm1' }
const paragraphsOf = (...given: Parameters<typeof drawnOf>) =>
  drawnOf(...given).flatMap((part) => (part.kind === 'text' ? part.paragraphs : []))
const last = (talk: { turns: readonly unknown[] }) => talk.turns.at(-1) as Answer

describe('the talk', () => {
  test('puts the question first and waits for its answer', () => {
    const talk = after(asked)
    expect(talk.turns.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(answering(talk)).toMatchObject({ status: 'thinking', question: 'May I return a mug?' })
  })

  test('grows while words arrive and ends with the whole answer', () => {
    const writing = after(
      asked,
      talkActions.wrote({ id: 'a1', text: 'N' }),
      talkActions.wrote({ id: 'a1', text: 'o.' }),
    )
    expect(answering(writing)).toMatchObject({ status: 'streaming', text: 'No.' })
    const done = talkReducer(writing, talkActions.finished({ id: 'a1', view }))
    expect(last(done)).toMatchObject({ status: 'done', text: 'No. [1]', messageId: 'm1', sources: [passage()] })
    expect(answering(done)).toBeUndefined()
  })

  test('keeps what was written when it is stopped, and nothing that comes later', () => {
    const stopped = after(asked, talkActions.wrote({ id: 'a1', text: 'No' }), talkActions.stopped({ id: 'a1' }))
    expect(last(talkReducer(stopped, talkActions.wrote({ id: 'a1', text: ' way' }))).text).toBe('No')
    expect(last(talkReducer(stopped, talkActions.failed({ id: 'a1', text: 'Sorry' }))).status).toBe('stopped')
  })

  test('asks a failed question again in the place of the failure', () => {
    const failed = after(asked, talkActions.failed({ id: 'a1', text: 'Could not connect' }))
    const again = talkReducer(failed, talkActions.asked({ id: 'a2', question: 'May I return a mug?', insteadOf: 'a1' }))
    expect(again.turns.map(({ id }) => id)).toEqual(['a1-q', 'a2'])
  })

  test('remembers a vote and takes it back', () => {
    const rated = after(asked, talkActions.finished({ id: 'a1', view }), talkActions.rated({ id: 'a1', helpful: true }))
    expect(last(rated).helpful).toBe(true)
    expect(last(talkReducer(rated, talkActions.rated({ id: 'a1', helpful: undefined }))).helpful).toBeUndefined()
  })
})

describe('the passage', () => {
  const chunk = (index: number, content: string, changes: Partial<Chunk> = {}): Chunk => ({
    id: `d1:${index}`,
    index,
    content,
    page: 2,
    headings: ['Returns'],
    ...changes,
  })

  test('knows its place in the document', () => {
    expect(indexOf(passage())).toBe(6)
    expect(windowOf(passage())).toEqual({ documentId: 'd1', from: 0, limit: 15 })
    expect(windowOf(passage({ page: null }))).toEqual({ documentId: 'd1', from: 4, limit: 5 })
  })

  test('stands on its page, marked, with the headings that change', () => {
    const chunks = [
      chunk(4, 'From the page before.', { page: 1 }),
      chunk(5, 'Write to us first.'),
      chunk(6, 'Pieces made to your wishes.', { headings: ['Returns', 'Made to order'] }),
      chunk(7, 'We refund the price.', { page: 3 }),
    ]
    expect(pageOf(passage(), chunks)).toEqual([
      { id: 'd1:5', heading: 'Returns', text: 'Write to us first.', tables: undefined, isHit: false },
      {
        id: 'd1:6',
        heading: 'Made to order',
        text: 'Pieces made to your wishes.',
        tables: undefined,
        isHit: true,
      },
    ])
  })

  test('keeps the words that chunks share, and they are printed once', () => {
    const chunks = [
      chunk(5, 'Please keep the receipt. It is needed for a refund.'),
      chunk(6, 'It is needed for a refund. Vouchers stay vouchers.'),
      chunk(7, 'Vouchers stay vouchers. They last three years.'),
    ]
    expect(pageOf(passage(), chunks).map(({ text }) => text)).toEqual([
      'Please keep the receipt.',
      'It is needed for a refund. Vouchers stay vouchers.',
      'They last three years.',
    ])
    expect(shared('a short end', 'end of it')).toBe(0)
  })
  test('has the sentences marked that the answer uses, paragraph by paragraph', () => {
    const text = 'We open at nine. Pieces with a name cannot be returned.\n\nBring a bag.'
    expect(paragraphsOf({ text }, 'Usually not: pieces with a name cannot be returned [1].')).toEqual([
      [
        { text: 'We open at nine. ', isMarked: false },
        { text: 'Pieces with a name cannot be returned.', isMarked: true },
      ],
      [{ text: 'Bring a bag.', isMarked: false }],
    ])
  })

  test('is marked whole when none of its sentences stands out', () => {
    expect(paragraphsOf({ text: 'We open at nine.\n\nBring a bag.' }, 'Nein.')).toEqual([
      [{ text: 'We open at nine.', isMarked: true }],
      [{ text: 'Bring a bag.', isMarked: true }],
    ])
  })

  test('has the cells of a table marked that the answer uses, and then no sentence that stands out less', () => {
    const rows = [
      ['Full service', '£175'],
      ['Basic service', '£80'],
    ]
    const text = `Prices\n\n${rows.map((row) => row.join('\t')).join('\n')}`
    const tables = [{ from: 8, to: text.length, caption: 'Prices', heads: [], rows }]
    expect(drawnOf({ text, tables }, 'Full service: £175 [1]')).toEqual([
      { kind: 'text', paragraphs: [[{ text: 'Prices', isMarked: false }]] },
      { kind: 'table', table: tables[0], marked: new Set(['0:0', '0:1']), isNamedAbove: true },
    ])
  })

  test('keeps the place of a table where words before it were printed already', () => {
    const table = 'A\t1\nB\t2'
    const content = `It is needed for a refund.\n${table}`
    const tables = [
      {
        from: content.indexOf(table),
        to: content.length,
        heads: [],
        rows: [
          ['A', '1'],
          ['B', '2'],
        ],
      },
    ]
    const [, , after] = pageOf(passage(), [
      chunk(5, 'Before.'),
      chunk(6, 'Keep it. It is needed for a refund.'),
      chunk(7, content, { tables }),
    ])
    expect(after).toMatchObject({ text: table, tables: [{ from: 0, to: table.length }] })
  })
})

describe('what is sent with a question', () => {
  const turn = (n: number) => [
    talkActions.asked({ id: `a${n}`, question: `q${n}` }),
    talkActions.finished({ id: `a${n}`, view: { ...view, answer: `answer ${n}` } }),
  ]

  test('is the latest ten questions with whole answers, oldest first', () => {
    const talk = after(
      ...Array.from({ length: 12 }, (_, n) => turn(n)).flat(),
      talkActions.asked({ id: 'x', question: 'failed' }),
      talkActions.failed({ id: 'x', text: 'Sorry' }),
    )
    const earlier = earlierOf(talk)
    expect(earlier).toHaveLength(10)
    expect(earlier[0]).toEqual({ question: 'q2', answer: 'answer 2' })
    expect(earlier.at(-1)).toEqual({ question: 'q11', answer: 'answer 11' })
  })

  test('is what stood before a question that is asked again', () => {
    const talk = after(...turn(1), talkActions.asked({ id: 'a2', question: 'q2' }), ...turn(3))
    expect(earlierOf(talk, 'a2').map(({ question }) => question)).toEqual(['q1'])
  })

  test('is nothing of a conversation that was ended', () => {
    const talk = after(...turn(1), talkActions.begunAnew())
    expect(talk.turns).toEqual([])
    expect(earlierOf(talk)).toEqual([])
  })
})
