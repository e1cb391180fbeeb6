/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { GoldenTrial } from './GoldenTrial.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

function open(...replies: ReturnType<typeof reply>[]) {
  const asked: unknown[] = []
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)))
    return replies[asked.length - 1]
  }) as unknown as typeof fetch
  return { asked, ...renderSignedIn(<GoldenTrial />) }
}
const page = (changes: object) =>
  reply({ success: true, asked: 0, comes: { now: 0, other: 0 }, broke: [], changed: [], next: null, ...changes })
async function ask(name: string) {
  fireEvent.change(await screen.findByLabelText('Another model that answers'), { target: { value: name } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask Golden Questions' }))
}
const outcome = (answer: string, comes: boolean) => ({
  at: '2026-11-24T00:00:00Z',
  answer,
  support: 'strong',
  comes,
  sources: [],
})

test('every page is asked for, and what would change stands side by side', async () => {
  const changed = [
    { question: 'How long?', fact: 'two years', before: outcome('Two years.', true), after: outcome('Of oak.', false) },
  ]
  const { asked } = open(
    page({ asked: 10, comes: { now: 10, other: 9 }, broke: ['ada'], changed, next: 'more' }),
    page({ asked: 2, comes: { now: 1, other: 1 } }),
  )
  await ask(' small ')
  expect(
    await screen.findByText(/Of 12 golden questions the fact comes for 11 as it is, and for 10 with small/),
  ).toBeTruthy()
  expect(screen.getByText(/1 question of 1 account would break/)).toBeTruthy()
  expect(screen.getByText('small: does not come').parentElement?.textContent).toContain('Of oak.')
  expect(asked).toEqual([{ chatModel: 'small' }, { chatModel: 'small', cursor: 'more' }])
})

test('why it could not be asked stands in the words of the service', async () => {
  open(reply({ success: false, error: 'No endpoint is connected.', code: 'no_endpoint_connected' }, 409))
  await ask('small')
  expect(await screen.findByText(/No endpoint is connected/)).toBeTruthy()
})

test('that nobody has golden questions is said', async () => {
  open(page({}))
  await ask('small')
  expect(await screen.findByText('No account has golden questions.')).toBeTruthy()
})
