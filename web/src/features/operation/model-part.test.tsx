/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { ModelPart } from './ModelPart.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const inUse = {
  success: true,
  answering: { name: 'gpt', offline: false },
  embedding: { name: 'small', offline: false },
  latency: { answers: 0, medianMs: null, slowMs: null },
  spent: { period: '2026-11', accounts: 0, promptTokens: 0, completionTokens: 0, estimatedTokens: 0, dollars: 0 },
  limits: { answerTokens: 800, answerSeconds: 120, passages: 8 },
  prices: null,
}

function open(endpoint: { address: string; setBy: string[] } | null) {
  globalThis.fetch = jest.fn(async () => reply({ ...inUse, endpoint })) as unknown as typeof fetch
  renderSignedIn(<ModelPart />)
}

test('where a connected model is stands with the settings that chose it, and that its key is not shown', async () => {
  open({ address: 'https://models.example/v1', setBy: ['OPENAI_BASE_URL', 'OPENAI_API_KEY'] })
  expect(await screen.findByText('https://models.example/v1')).toBeTruthy()
  expect(screen.getByText('Set in the environment: OPENAI_BASE_URL, OPENAI_API_KEY')).toBeTruthy()
  expect(screen.getByText('Its key is never shown.')).toBeTruthy()
})

test('where no model is connected the settings that connect one are named', async () => {
  open(null)
  expect(await screen.findByText('Set one below; OPENAI_BASE_URL or OPENAI_API_KEY connects one, too.')).toBeTruthy()
  expect(screen.queryByText('Its key is never shown.')).toBeNull()
})
