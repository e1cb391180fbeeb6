/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { ModelTrial } from './ModelTrial.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

function open(answering: object, embedding: object) {
  const asked: unknown[] = []
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    if (init?.method !== 'POST') return reply({ success: true, documents: 12, passages: 3_400, tokens: 816_000 })
    asked.push(JSON.parse(String(init.body)))
    return reply({ success: true, answering, embedding })
  }) as unknown as typeof fetch
  return { asked, ...renderSignedIn(<ModelTrial />) }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const answering = { name: 'gpt', offline: false, answer: 'Paris.', firstMs: 300, tookMs: 1_200, trouble: null }
const embedding = { name: 'small', offline: false, dimensions: 1_536, tookMs: 90, trouble: null }

test('both models are asked what was typed, and what came stands with its times', async () => {
  const { asked } = open(answering, embedding)
  fireEvent.change(await screen.findByLabelText('A question'), { target: { value: 'Where?' } })
  await press('Ask Both')
  expect(await screen.findByText(/“Paris.” First word after 300 ms, all of it after 1.2 s/)).toBeTruthy()
  expect(screen.getByText(/A vector of 1,536 numbers after 90 ms/)).toBeTruthy()
  expect(asked).toEqual([{ question: 'Where?' }])
})

test('why a model did not answer stands in the words of its endpoint', async () => {
  open({ ...answering, answer: '', firstMs: null, tookMs: null, trouble: 'the key is refused' }, embedding)
  await press('Ask Both')
  expect(await screen.findByText(/the key is refused/)).toBeTruthy()
})

test('what another embedding model would cost is worked out when it is asked for', async () => {
  open(answering, embedding)
  expect(screen.queryByText(/to embed again/)).toBeNull()
  await press('Work Out the Cost')
  expect(await screen.findByText(/3,400 passages of 12 documents to embed again, about 816,000 tokens/)).toBeTruthy()
})
