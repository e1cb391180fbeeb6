/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { ParkedPart } from './ParkedPart.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const event = (id: string, consumer: string) => ({
  ...{ id, consumer, type: 'widget.saved', ownerId: 'owner-1', attempts: 8, error: `${consumer} cannot read it` },
  ...{ occurredAt: '2026-11-21T10:00:00.000Z', parkedAt: '2026-11-21T10:04:00.000Z' },
})

/** The part, before a server with these events that decides what it is asked to, or refuses. */
function open(events: ReturnType<typeof event>[], refusal?: { error: string; code: string }) {
  let parked = events
  const decided: [string, string[]][] = []
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    if (init?.method !== 'POST') return reply({ success: true, parked, more: false })
    if (refusal) return reply({ success: false, ...refusal }, 404)
    const { ids } = JSON.parse(String(init.body)) as { ids: string[] }
    decided.push([String(address), ids])
    parked = parked.filter(({ id }) => !ids.includes(id))
    return reply({ success: true, done: ids.length })
  }) as unknown as typeof fetch
  return { decided, ...renderSignedIn(<ParkedPart />) }
}

const button = (name: string) => screen.findByRole('button', { name })

test('an event is replayed at once, and leaves the list', async () => {
  const { decided } = open([event('a', 'chat'), event('b', 'billing')])
  await screen.findByText('chat cannot read it')
  fireEvent.click(await button('Replay widget.saved, given up by chat'))
  await waitFor(() => expect(screen.queryByText('chat cannot read it')).toBeNull())
  expect(decided).toEqual([['/api/operator/parked/replay', ['a']]])
  expect(screen.getByText('billing cannot read it')).toBeTruthy()
})

test('all that are shown are replayed by one press', async () => {
  const { decided } = open([event('a', 'chat'), event('b', 'billing')])
  fireEvent.click(await button('Replay All'))
  await screen.findByText('No service gave anything up.')
  expect(decided).toEqual([['/api/operator/parked/replay', ['a', 'b']]])
})

test('an event is dropped after a question that says what is lost', async () => {
  const { decided } = open([event('a', 'chat')])
  fireEvent.click(await button('Drop widget.saved, given up by chat'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Drop widget.saved?' }))
  expect(dialog.getByText(/chat never hears of it/)).toBeTruthy()
  expect(decided).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Drop It' }))
  await screen.findByText('No service gave anything up.')
  expect(decided).toEqual([['/api/operator/parked/drop', ['a']]])
})

test('a refusal is said with the sentence of the server', async () => {
  const error = 'This is decided already.'
  const { toasts } = open([event('a', 'chat')], { error, code: 'event_not_parked' })
  fireEvent.click(await button('Replay widget.saved, given up by chat'))
  await waitFor(() => expect(toasts()).toContain(error))
})
