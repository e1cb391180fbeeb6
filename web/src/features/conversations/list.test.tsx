/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { api } from '../../api/api.ts'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { List } from './List.tsx'
import { Waiting } from './person/Waiting.tsx'
import { texts } from './texts.ts'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const conversation = (session: string, question: string) => ({
  ...{ widgetId: 'w1', session, at: '2026-11-25T10:00:00.000Z', question, answer: '', outcome: 'person' },
  ...{ feedback: null, isRead: true, hasNote: false, hasMessage: false },
})
const talk = {
  ...{ widgetId: 'w1', session: 's1', state: 'waiting', by: null, since: '2026-11-25T10:00:00.000Z' },
  ...{ last: 'My jug has a crack.', isAnswered: false },
}

function open(isNarrowed: boolean, sessions = ['s1', 's2']): void {
  const conversations = sessions.map((one) => conversation(one, one === 's1' ? talk.last : 'Do you ship abroad?'))
  globalThis.fetch = jest.fn(async (address: unknown) =>
    reply(
      String(address).includes('/handover')
        ? { success: true, talks: [talk], isOn: true, isEntitled: true }
        : { success: true, conversations, next: null, lookedBackTo: null },
    ),
  ) as unknown as typeof fetch
  const given = { isOpen: () => false, onOpen: () => undefined }
  renderSignedIn(
    <>
      <Waiting {...given} />
      <List {...given} wanted={{}} widgets={[]} isNarrowed={isNarrowed} onShowAll={() => undefined} />
    </>,
  )
}

test('a conversation that stands above as a talk is not listed a second time', async () => {
  open(false)
  await screen.findByText('Do you ship abroad?')
  await waitFor(() => expect(screen.getAllByText(talk.last)).toHaveLength(1))
})

test('nor is nothing said to be there when it is the only one', async () => {
  open(false, ['s1'])
  await screen.findByText('Waits for a person')
  await waitFor(() => expect(screen.getAllByText(talk.last)).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('it is found where somebody looks for it', async () => {
  open(true)
  await waitFor(() => expect(screen.getAllByText(talk.last)).toHaveLength(2))
})

test('something new takes nothing away between two pages, and a third page begins where the second ends', async () => {
  let newestFirst = ['five', 'four', 'three', 'two', 'one']
  globalThis.fetch = jest.fn(async (address: unknown) => {
    if (String(address).includes('/handover')) return reply({ success: true, talks: [], isOn: true, isEntitled: true })
    // As the services do it: a cursor names the last one of its page, and the next begins behind that.
    const cursor = new URL(String(address), 'http://localhost').searchParams.get('cursor')
    const from = cursor === null ? 0 : newestFirst.indexOf(cursor) + 1
    const page = newestFirst.slice(from, from + 2)
    const next = from + 2 < newestFirst.length ? page.at(-1) : null
    const conversations = page.map((one) => conversation(one, one))
    return reply({ success: true, conversations, next, lookedBackTo: null })
  }) as unknown as typeof fetch
  const given = { isOpen: () => false, onOpen: () => undefined, onShowAll: () => undefined }
  const { store } = renderSignedIn(<List {...given} wanted={{}} widgets={[]} isNarrowed={false} />)
  const shown = () => newestFirst.filter((one) => screen.queryAllByText(one).length === 1)
  const more = async () => fireEvent.click(await screen.findByRole('button', { name: texts.more }))
  await more()
  await screen.findByText('two')
  newestFirst = ['six', ...newestFirst]
  await act(async () => {
    store.dispatch(api.util.invalidateTags(['Conversations']))
    await new Promise((next) => setTimeout(next, 50))
  })
  await waitFor(() => expect(shown()).toEqual(['six', 'five', 'four', 'three']))
  await more()
  await waitFor(() => expect(shown()).toEqual(newestFirst))
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull()
})
