/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import DeletionDialog from './DeletionDialog.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

test.each([true, false])('says that nobody inherits the installation, to whoever runs it (%s)', (isOperator) => {
  globalThis.fetch = jest.fn(async () => reply({ success: false, error: '', code: '' }, 404)) as unknown as typeof fetch
  renderSignedIn(
    <MemoryRouter>
      <DeletionDialog isOpen email="a@b.c" onClose={jest.fn()} />
    </MemoryRouter>,
    isOperator ? { isOperator } : {},
  )
  expect(screen.getByRole('dialog').textContent?.includes('nobody inherits that')).toBe(isOperator)
})
