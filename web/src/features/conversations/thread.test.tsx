/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { api } from '../../api/api.ts'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { Thread } from './Thread.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const turn = {
  ...{ id: 't1', at: '2026-11-25T10:00:00.000Z', question: 'Is there parking?', answer: 'Behind the shed.' },
  ...{ outcome: 'answered', feedback: null, sources: [], brokenOff: false, model: null, latencyMs: null },
}

const talk = { state: 'bot', by: null, isYours: false, until: null, returnedBy: null, typing: false, summary: '' }

/** A conversation that nobody has read, before a server that says only when it is told that it took a mark. */
function open(turns: object[] = [turn], mayAnswer?: boolean, { state = 'bot', speaks = false } = {}) {
  const marks: boolean[] = []
  const seen: (string | undefined)[] = []
  const taken: (() => void)[] = []
  const closed = jest.fn()
  const spoken = jest.fn()
  let joins = 0
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    if (mayAnswer !== undefined && String(address).includes('/handover/talk'))
      return reply({
        success: true,
        talk: { ...talk, mayAnswer, state, ...(joins > 0 && { state: 'person', isYours: true }) },
      })
    if (String(address).includes('/handover/join')) {
      joins += 1
      return reply({ success: true })
    }
    if (!String(address).includes('/conversation')) return reply({ success: false, error: 'None.', code: 'none' }, 404)
    if (init?.method !== 'PUT') return reply({ success: true, turns, isRead: marks.at(-1) ?? false, note: '' })
    const { isRead, readTo } = JSON.parse(String(init.body)) as { isRead: boolean; readTo?: string }
    marks.push(isRead)
    seen.push(readTo)
    await new Promise<void>((take) => taken.push(take))
    return reply({ success: true })
  }) as unknown as typeof fetch
  renderSignedIn(
    <MemoryRouter>
      <Thread
        conversation={{ widgetId: 'w1', session: 's1' }}
        widget={undefined}
        speaks={speaks}
        onSpoken={spoken}
        onClose={closed}
      />
    </MemoryRouter>,
  )
  return { marks, seen, taken, closed, spoken, joins: () => joins }
}

test('opening a conversation marks as read what is shown of it, and no word that came meanwhile', async () => {
  const { seen } = open([{ ...turn, id: 't0', at: '2026-11-25T09:00:00.000Z' }, turn])
  await waitFor(() => expect(seen).toEqual([turn.at]))
})

test('whoever marks a conversation as unread right after opening it is not overtaken by that it was opened', async () => {
  const { marks, taken, closed } = open()
  await waitFor(() => expect(marks).toEqual([true]))
  fireEvent.click(screen.getByRole('button', { name: 'Mark as Unread' }))
  // The second waits for the first, however long that takes.
  for (let turns = 0; turns < 20; turns++) await new Promise((next) => setTimeout(next))
  expect(marks).toEqual([true])
  taken[0]?.()
  await waitFor(() => expect(marks).toEqual([true, false]))
  taken[1]?.()
  await waitFor(() => expect(closed).toHaveBeenCalled())
})

test.each([
  ['is answered by mail where the plan lets visitors be answered', true],
  ['is only read where it does not, with the plan that does', false],
])('a message that was left %s', async (_, mayAnswer) => {
  const message = { name: 'Olga', email: 'olga@visitor.example', page: '', answers: [] }
  open([{ ...turn, outcome: 'message', message }], mayAnswer)
  await screen.findByText(mayAnswer ? 'Speak Here' : /comes with a larger plan/)
  expect(screen.queryByText('olga@visitor.example')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Answer by Mail' }) !== null).toBe(mayAnswer)
})

test('the newest word stays in sight when the field for answers takes its room, and so does the field', async () => {
  let end = 0
  const reached: number[] = []
  const page = Element.prototype
  const scrollHeight = jest.spyOn(page, 'scrollHeight', 'get').mockImplementation(() => end)
  const shown: Element[] = []
  page.scrollIntoView = function (this: Element) {
    shown.push(this)
  }
  page.scrollTo = ((to: ScrollToOptions) => void reached.push(to.top ?? 0)) as never
  end = 700
  open([{ ...turn, line: { n: 1, by: null } }], true)
  await waitFor(() => expect(reached).toEqual([700]))
  end = 900
  fireEvent.click(await screen.findByRole('button', { name: 'Speak Here' }))
  const field = await screen.findByLabelText('Answer the visitor')
  await waitFor(() => expect(reached).toEqual([700, 900]))
  expect(shown.map((one) => one.contains(field))).toEqual([true])
  scrollHeight.mockRestore()
})

test('whoever comes to answer a visitor who waits finds the field for it open, and the cursor in it', async () => {
  const { spoken, joins } = open([{ ...turn, line: { n: 1, by: null } }], true, { state: 'waiting', speaks: true })
  const field = await screen.findByLabelText('Answer the visitor')
  expect(document.activeElement).toBe(field)
  expect(spoken).toHaveBeenCalled()
  expect(joins()).toBe(1)
})

test.each([
  ['the visitor went back to the bot', { state: 'returned', speaks: true }, true, 'Speak Here'],
  ['somebody else came first', { state: 'person', speaks: true }, true, 'Take Over'],
  ['the plan lets nobody answer', { state: 'waiting', speaks: true }, false, 'Nobody Can Come'],
  ['it was only opened', { state: 'waiting', speaks: false }, true, 'Speak Here'],
] as const)('nobody speaks unasked where %s', async (_, how, mayAnswer, button) => {
  const { spoken, joins } = open([turn], mayAnswer, how)
  await screen.findByRole('button', { name: button })
  await waitFor(() => expect(spoken).toHaveBeenCalledTimes(how.speaks ? 1 : 0))
  expect(joins()).toBe(0)
})

test('a note that is typed on while it is saved stays, and one that a colleague wrote is shown', async () => {
  let note = 'Call'
  let take = () => undefined as void
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    if (!String(address).includes('/conversation')) return reply({ success: false, error: 'None.', code: 'none' }, 404)
    if (init?.method !== 'PUT') return reply({ success: true, turns: [turn], isRead: true, note })
    await new Promise<void>((resolve) => (take = resolve))
    note = (JSON.parse(String(init.body)) as { note: string }).note
    return reply({ success: true })
  }) as unknown as typeof fetch
  const { store, toasts } = renderSignedIn(
    <MemoryRouter>
      <Thread conversation={{ widgetId: 'w1', session: 's1' }} widget={undefined} onClose={() => undefined} />
    </MemoryRouter>,
  )
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your note')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const hear = () =>
    act(async () => {
      store.dispatch(api.util.invalidateTags(['Conversations']))
      await new Promise((next) => setTimeout(next, 50))
    })
  type('Call them')
  fireEvent.click(screen.getByRole('button', { name: 'Save Note' }))
  type('Call them tomorrow')
  await waitFor(() => (take(), expect(toasts()).toContain('Note saved')))
  await hear()
  expect(screen.getByLabelText('Your note')).toBe(field)
  expect(field.value).toBe('Call them tomorrow')

  type('Call them')
  note = 'Done'
  await hear()
  expect(field.value).toBe('Done')
})
