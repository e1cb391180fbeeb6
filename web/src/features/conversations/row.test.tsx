/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ConversationView } from '../../api/conversations.ts'
import { useHandBackMutation } from '../../api/handover.ts'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { Row } from './Row.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const key = { widgetId: 'w1', session: 's1' }
const conversation = {
  ...{ ...key, at: '2026-11-25T10:00:00.000Z', question: '', answer: 'Until 18:30.', outcome: 'person' },
  ...{ feedback: null, isRead: true, hasNote: false, hasMessage: false },
} as unknown as ConversationView

const now = new Date('2026-11-25T11:00:00.000Z')

/** A conversation in the list, with the way to hand it back, before a server that keeps who speaks. */
function show(state: 'waiting' | 'person') {
  const other = { ...key, session: 's2', state: 'waiting' }
  let talks = [other, { ...key, state }]
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'POST') talks = [other]
    return reply({ success: true, talks, isEntitled: true, isOn: true })
  }) as unknown as typeof fetch
  function Listed() {
    const [back] = useHandBackMutation()
    return (
      <>
        <Row conversation={conversation} widgetName={undefined} now={now} isOpen={false} onOpen={() => undefined} />
        <button type="button" onClick={() => void back(key)}>
          Hand back
        </button>
      </>
    )
  }
  renderSignedIn(<Listed />)
}

test.each([
  ['waiting', 'Waits for a person'],
  ['person', 'With a person'],
] as const)(
  'a conversation says who speaks in it now (%s), and no longer so once it is handed back',
  async (state, tag) => {
    show(state)
    await screen.findByText(tag)
    fireEvent.click(screen.getByRole('button', { name: 'Hand back' }))
    await screen.findByText('Back with the bot')
    await waitFor(() => expect(screen.queryByText(tag)).toBeNull())
  },
)

test.each([
  ['answered', true, ['Answered', 'Message']],
  ['message', true, ['Message']],
  ['person', true, ['Message']],
  ['answered', false, ['Answered']],
] as const)(
  'a conversation whose last word is of kind %s tells of a message in it (%s) once',
  (outcome, hasMessage, tags) => {
    globalThis.fetch = (async () => reply({ success: false, error: 'Not here.', code: 'not_found' }, 404)) as never
    const shown = { ...conversation, outcome, hasMessage }
    renderSignedIn(
      <Row conversation={shown} widgetName={undefined} now={now} isOpen={false} onOpen={() => undefined} />,
    )
    expect([...document.querySelectorAll('.meta .tag')].map((tag) => tag.textContent)).toEqual(tags)
  },
)
