/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { Notice } from './Notice.tsx'

const before = globalThis.fetch
const found = [
  { name: 'Ollama', baseUrl: 'http://localhost:11434/v1', chatModel: 'small', embeddingModel: '', line: 'npm start' },
]
beforeEach(() => {
  globalThis.fetch = jest.fn(async (address: unknown) =>
    String(address).includes('model-status')
      ? reply({ success: true, answering: { name: 'built in', offline: true }, found })
      : reply({ success: true, data: [] }),
  ) as unknown as typeof fetch
})
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

async function ask(person: { isOperator?: true } = {}): Promise<void> {
  renderSignedIn(
    <MemoryRouter>
      <Notice />
    </MemoryRouter>,
    person,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'How to connect one' }))
}

test('whoever runs the installation is led to where a model is set, and to those that were found', async () => {
  await ask({ isOperator: true })
  expect(screen.getByRole('link', { name: 'Operation' }).getAttribute('href')).toBe('/operation')
  screen.getByText(/^Ollama answers on this machine/)
})

test('anybody else is told whom to ask, and nothing of settings that they cannot reach', async () => {
  await ask()
  screen.getByText(/^Whoever runs this installation can connect one/)
  expect(screen.queryByRole('link', { name: 'Operation' })).toBeNull()
  expect(screen.queryByText(/answers on this machine/)).toBeNull()
})
