import { describe, expect, test } from '@jest/globals'
import { eventsOf } from './events.ts'
import { citedIn } from './cited.ts'
import { piecesOf, stretchesOf } from './passages.ts'
import { talkAfter, type Action } from './talk.ts'

const source = { documentId: 'd', title: 'T', chunkId: 'd:1', text: '', score: 1, page: 1, headings: [] }
const view = { answer: 'Yes [1]', answered: true, sources: [source], messageId: 'm' }
const after = (...actions: Action[]) => actions.reduce(talkAfter, [])

describe('the conversation', () => {
  test('an answer grows and is replaced by what it is in the end', () => {
    const begun: Action[] = [
      { type: 'asked', id: 'a', question: 'Q' },
      { type: 'delta', id: 'a', text: 'Y' },
      { type: 'delta', id: 'a', text: 'e' },
    ]
    expect(after(...begun)).toMatchObject([{ state: 'writing', text: 'Ye' }])
    expect(after(...begun, { type: 'done', id: 'a', view })).toMatchObject([
      { state: 'done', text: 'Yes [1]', messageId: 'm' },
    ])
  })

  test('a failed question stays and begins anew', () => {
    const failed: Action[] = [
      { type: 'asked', id: 'a', question: 'Q' },
      { type: 'delta', id: 'a', text: 'half' },
      { type: 'failed', id: 'a', error: 'no', code: 'internal', wait: 0 },
    ]
    expect(after(...failed)).toMatchObject([{ state: 'failed', question: 'Q', error: 'no' }])
    expect(after(...failed, { type: 'again', id: 'a' })).toMatchObject([{ state: 'thinking', question: 'Q', text: '' }])
  })

  test('what was said earlier stands before what is said now, once', () => {
    const earlier: Action = {
      type: 'earlier',
      messages: [
        { id: 'x:question', role: 'user', content: 'Q' },
        { id: 'x', role: 'assistant', content: 'A [1]', sources: [source] },
      ],
    }
    const turns = after({ type: 'asked', id: 'a', question: 'N' }, earlier, earlier)
    expect(turns.map(({ question }) => question)).toEqual(['Q', 'N'])
    expect(turns[0]).toMatchObject({ state: 'done', text: 'A [1]', messageId: 'x', isEarlier: true })
  })
})

test('what another tab has said comes in, and nothing is said twice', () => {
  const said = (id: string, question: string) => [
    { id: `${id}:question`, role: 'user' as const, content: question },
    { id, role: 'assistant' as const, content: 'A', sources: [] },
  ]
  const turns = after(
    { type: 'asked', id: 'a', question: 'Mine' },
    { type: 'done', id: 'a', view },
    { type: 'voted', id: 'a', vote: true },
    { type: 'asked', id: 'b', question: 'Stopped' },
    { type: 'delta', id: 'b', text: 'Half' },
    { type: 'stopped', id: 'b' },
    { type: 'asked', id: 'c', question: 'Failed' },
    { type: 'failed', id: 'c', error: '', code: 'network', wait: 0 },
    { type: 'earlier', messages: [...said('m', 'Mine'), ...said('o', 'Other tab'), ...said('h', 'Stopped')] },
  )
  expect(turns.map(({ question, isEarlier, vote }) => [question, isEarlier, vote])).toEqual([
    ['Mine', false, true],
    ['Other tab', true, undefined],
    ['Stopped', true, undefined],
    ['Failed', false, undefined],
  ])
})

test('an answer that came while the history was on its way stays, and one that was erased meanwhile goes', () => {
  const before = after(
    { type: 'asked', id: 'a', question: 'Erased' },
    { type: 'done', id: 'a', view: { ...view, messageId: 'gone' } },
  )
  const asked: Action[] = [
    { type: 'asked', id: 'b', question: 'Asked meanwhile' },
    { type: 'done', id: 'b', view: { ...view, messageId: 'new' } },
    { type: 'earlier', messages: [], before },
  ]
  expect(asked.reduce(talkAfter, before).map(({ question }) => question)).toEqual(['Asked meanwhile'])
})

describe('an answer whose connection broke', () => {
  const said = (id: string, question: string, content: string) => [
    { id: `${id}:question`, role: 'user' as const, content: question },
    { id, role: 'assistant' as const, content, sources: [] },
  ]
  const broken = (id: string, text: string): Action[] => [
    { type: 'asked', id, question: 'Parking?' },
    ...(text ? [{ type: 'delta' as const, id, text }] : []),
    { type: 'failed', id, error: '', code: 'network', wait: 0 },
  ]
  const shown = (...actions: Action[]) => after(...actions).map(({ question, text, state }) => [question, text, state])

  test.each(['Behind the', ''])('stands once, as the server has kept it (%j had come)', (text) => {
    const earlier: Action = { type: 'earlier', messages: said('k', 'Parking?', 'Behind the shed.') }
    expect(shown(...broken('a', text), earlier, earlier)).toEqual([['Parking?', 'Behind the shed.', 'done']])
  })

  test.each(['Behind the', ''])('stays to be asked again where it was not kept (%j had come)', (text) => {
    const before: Action[] = [
      { type: 'asked', id: 'b', question: 'Parking?' },
      { type: 'done', id: 'b', view },
    ]
    const messages = [...said('m', 'Parking?', 'Yes [1]'), ...said('o', 'Other tab', 'A')]
    expect(shown(...before, ...broken('a', text), { type: 'earlier', messages })).toEqual([
      ['Parking?', 'Yes [1]', 'done'],
      ['Other tab', 'A', 'done'],
      ['Parking?', text, 'failed'],
    ])
  })
})

describe('passages', () => {
  test('the sentences that an answer uses are marked', () => {
    const text = 'We open at nine. Pieces with a name cannot be returned. Bring a bag.'
    const marked = stretchesOf(text, 'Usually not: pieces with a name cannot be returned [1].').filter(
      (one) => one.isMarked,
    )
    expect(marked.map((one) => one.text.trim())).toEqual(['Pieces with a name cannot be returned.'])
    expect(stretchesOf(text, 'Nein.').every((one) => one.isMarked)).toBe(true)
    expect(
      stretchesOf(text, 'x')
        .map((one) => one.text)
        .join(''),
    ).toBe(text)
  })

  test('of a passage that is quoted word for word nothing else is marked, however alike', () => {
    const quoted = 'Sales rose during the third quarter of 2022, and so did costs.'
    const alike = 'Shares were bought during the third quarter of 2022.'
    const marked = stretchesOf(`${quoted} ${alike}`, `${quoted} [1] Sales of watches fell. [2]`)
    expect(marked.map(({ isMarked }) => isMarked)).toEqual([true, false])
  })

  test.each([
    ['1) ', 'Puncture: 15 minutes, €14.', 'Puncture: 15 minutes, €14. [1]'],
    ['1. ', 'Puncture: 15 minutes, €14.', 'A puncture takes\n15 minutes [1] and costs €14.'],
    ['- ', 'Puncture:  15 minutes,\t€14', '1. Puncture: 15 minutes, €14 [1]'],
    ['1) ', 'Puncture: €14.', 'Puncture: €14. [1]'],
    ['', '| Puncture | 15 | €14 |', 'Puncture: 15 minutes, €14. [1]'],
  ])('of a list (%j, %j) only the line is marked that is used', (marker, line, answer) => {
    const text = `What it costs:\n\n${marker}${line}\n2) New tube: 20 minutes, €18.\n3) Brakes: 30 minutes, €25.\n`
    const marked = stretchesOf(text, answer).filter(({ isMarked }) => isMarked)
    expect(marked.map((one) => one.text.trim().replace(/^(1\)|-) /, ''))).toEqual([line])
  })

  test('each cited source counts once, in order', () => {
    expect(citedIn('b [2] a [1, 2] c [7] [0]', [source, source])).toEqual([1, 2])
  })
})

test('events are read however the bytes are cut', async () => {
  const bytes = new TextEncoder().encode('event: delta\ndata: {"text":"für"}\n\n: ping\n\nevent: done\ndata: {}\n\n')
  for (let size = 1; size < 20; size += 1) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    const events: [string, string][] = []
    for await (const event of eventsOf(body)) events.push(event)
    expect(events).toEqual([
      ['delta', '{"text":"für"}'],
      ['done', '{}'],
    ])
  }
})

describe('three outcomes, and messages', () => {
  const messages = [
    { id: 'w:question', role: 'user' as const, content: 'Q' },
    { id: 'w', role: 'assistant' as const, content: 'Not sure.', sources: [source], support: 'weak' as const },
    { id: 'm:question', role: 'user' as const, content: 'Do you repair?', kind: 'message' as const },
    { id: 'm', role: 'assistant' as const, content: 'Thanks.', sources: [], kind: 'message' as const },
    { id: 'o:question', role: 'user' as const, content: 'Old' },
    { id: 'o', role: 'assistant' as const, content: 'As before [1].', sources: [source] },
  ]

  test('what came near is no answer, also after a page load; what was said before there were outcomes stays as it was', () => {
    const [weak, left, old] = after({ type: 'earlier', messages })
    expect(weak).toMatchObject({ support: 'weak', answered: false, isMessage: false })
    expect(left).toMatchObject({ question: 'Do you repair?', text: 'Thanks.', isMessage: true, support: undefined })
    expect(old).toMatchObject({ support: undefined, answered: true, isMessage: false })
  })

  test('a thumb is there again after a page load', () => {
    const rated = messages.map((one) => (one.id === 'w' ? { ...one, helpful: false } : one))
    expect(after({ type: 'earlier', messages: rated }).map(({ vote }) => vote)).toEqual([false, undefined, undefined])
  })

  test('a message stands once, where it was left', () => {
    const one: Action = { type: 'left', id: 'm', text: 'Do you repair?', reply: 'Thanks.', messageId: 'm' }
    expect(after(one, { type: 'earlier', messages: messages.slice(2, 4) })).toMatchObject([
      { question: 'Do you repair?', text: 'Thanks.', isMessage: true, state: 'done', isEarlier: false },
    ])
  })
})

describe('a passage with a table', () => {
  const text = 'Our prices.\nCourse\tDay\nThrowing\t95 pounds\nGlazing\t70 pounds\nFiring is charged by weight.'
  const table = {
    from: text.indexOf('Course'),
    to: text.indexOf('\nFiring'),
    heads: ['Course', 'Day'],
    rows: [
      ['Throwing', '95 pounds'],
      ['Glazing', '70 pounds'],
    ],
  }

  test('is drawn in its order, with the row marked that the answer is made from', () => {
    const pieces = piecesOf({ ...source, text, tables: [table] }, 'Glazing, day: 70 pounds [1]')
    expect(pieces).toMatchObject([
      [{ text: 'Our prices.', isMarked: false }],
      { heads: ['Course', 'Day'], rows: [{ isMarked: false }, { cells: ['Glazing', '70 pounds'], isMarked: true }] },
      [{ text: 'Firing is charged by weight.', isMarked: false }],
    ])
  })

  test('of rows with the same figures the one is marked that the answer names', () => {
    const lines = [
      ['Job', 'City bike', 'E-bike', 'Remark'],
      ['Season check', '29.00 €', '29.00 €', ''],
      ['Puncture repair rear', '18.00 €', '29.00 €', 'with a hub motor, or where a chain case has to come off'],
    ]
    const rows = lines.map((row) => row.join('\t')).join('\n')
    const list = { from: 0, to: rows.length, heads: lines[0] ?? [], rows: lines.slice(1) }
    const [piece] = piecesOf({ ...source, text: rows, tables: [list] }, 'Puncture repair rear, E-bike: 29.00 € [1]')
    expect(piece).toMatchObject({ rows: [{ isMarked: false }, { isMarked: true }] })
  })

  test('a row that begins with a code is marked by what it stands for', () => {
    const rows = [
      ['A-112', 'Bell', 'brass', '9.50 €'],
      ['A-120', 'Tyre, 28 inches', 'reflecting', '32.00 €'],
      ['B-7', 'Trailer per day', '', '9.50 €'],
    ]
    const list = { from: 0, to: text.length, heads: ['Item no.', 'Description', 'Remark', 'Price'], rows }
    const marked = (answer: string) =>
      piecesOf({ ...source, text, tables: [list] }, answer).flatMap((piece) =>
        'rows' in piece ? piece.rows.map(({ isMarked }) => isMarked) : [],
      )
    expect(marked('Tyre, 28 inches, Remark: reflecting [1]')).toEqual([false, true, false])
    expect(marked('Trailer per day, Price: 9.50 € [1]')).toEqual([false, false, true])
    expect(marked('A-112, Price: 9.50 € [1]')).toEqual([true, false, false])
  })

  test('its rows are all as long as the longest', () => {
    const list = { from: 0, to: text.length, heads: ['Course', 'Day'], rows: [['Glazing'], ['Firing', '9', 'hours']] }
    expect(piecesOf({ ...source, text, tables: [list] }, '')).toMatchObject([
      { heads: ['Course', 'Day', ''], rows: [{ cells: ['Glazing', '', ''] }, { cells: ['Firing', '9', 'hours'] }] },
    ])
    const [headless] = piecesOf({ ...source, text, tables: [{ ...list, heads: [] }] }, '')
    expect(headless).toMatchObject({ heads: [] })
  })

  test('a row is marked that is named and has no more than signs', () => {
    const rows = [
      ['Adults', '3.60 €', '–'],
      ['Dogs', '–', '–'],
    ]
    const list = { from: 0, to: text.length, heads: [], rows }
    const marked = (answer: string) =>
      piecesOf({ ...source, text, tables: [list] }, answer).flatMap((piece) =>
        'rows' in piece ? piece.rows.map(({ isMarked }) => isMarked) : [],
      )
    expect(marked('Dogs: –, – [1]')).toEqual([false, true])
    expect(marked('We are closed – sorry. [1]')).toEqual([false, false])
  })

  test('one that none of it was quoted from has no mark, and tables that overlap are drawn once', () => {
    const pieces = piecesOf({ ...source, text, tables: [table, table] }, '')
    expect(pieces).toHaveLength(3)
    expect(JSON.stringify(pieces)).not.toContain('true')
  })
})
