/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import VisitorDialog from './VisitorDialog.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

/** A server that answers only when it is told to. */
function open(questions = 1) {
  const answers = new Map<string, () => void>()
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const code = new URL(String(address), 'http://localhost').searchParams.get('code') ?? ''
    await new Promise<void>((take) => answers.set(`${init?.method ?? 'GET'} ${code}`, take))
    if (init?.method === 'DELETE') return reply({ success: true, erased: 1 })
    const turn = { widgetId: 'w1', session: code, at: '2026-11-25T10:00:00.000Z', question: 'Hello?', answer: '' }
    return reply({ success: true, turns: [turn].slice(0, questions), notes: [], next: null })
  }) as unknown as typeof fetch
  const closed = jest.fn()
  renderSignedIn(<VisitorDialog isOpen onClose={closed} />)
  return {
    closed,
    answer: async (call: string) => {
      await waitFor(() => expect(answers.has(call)).toBe(true))
      answers.get(call)?.()
      // What it sets off is over by then.
      await act(() => new Promise((next) => setTimeout(next, 20)))
    },
    type: (value: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value } }),
    press: (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name })),
    status: () => screen.getByRole('status').textContent,
  }
}

test('what is found for a code that was typed over, or put away, is nothing to export or erase', async () => {
  const { answer, type, press, status } = open()
  type('AAAA-1111')
  press(/Find$/)
  type('BBBB-2222')
  await answer('GET AAAA-1111')
  expect(status()).toBe('')
  expect(screen.queryByRole('button', { name: 'Erase…' })).toBeNull()

  press(/Find$/)
  await answer('GET BBBB-2222')
  expect(status()).toContain('BBBB-2222')

  type('CCCC-3333')
  press(/Find$/)
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await answer('GET CCCC-3333')
  expect(status()).toBe('')
})

test('a slow first search does not take the place of a second one, nor stop its wheel', async () => {
  const { answer, type, press, status } = open()
  type('AAAA-1111')
  press(/Find$/)
  type('BBBB-2222')
  press(/Find$/)
  await answer('GET AAAA-1111')
  expect(screen.getByRole('button', { name: /Find$/ }).className).toContain('loading')
  await answer('GET BBBB-2222')
  expect(status()).toContain('BBBB-2222')
})

test('who is erased is named where it is asked, and a code that is looked for meanwhile stays', async () => {
  const { answer, type, press, status, closed } = open()
  type('AAAA-1111')
  press(/Find$/)
  await answer('GET AAAA-1111')
  press('Erase…')
  expect(status()).toMatch(/AAAA-1111.*Erase all of it for good/s)
  press('Erase')
  type('BBBB-2222')
  await answer('DELETE AAAA-1111')
  expect(closed).not.toHaveBeenCalled()
  expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('BBBB-2222')
})

test('a visitor of whom no words are kept can be erased', async () => {
  const { answer, type, press, status } = open(0)
  type('AAAA-1111')
  press(/Find$/)
  await answer('GET AAAA-1111')
  expect(status()).toBe('AAAA-1111: No words are kept of this visitor, only that they asked.')
  expect(screen.getByRole('button', { name: 'Erase…' })).toBeTruthy()
})
