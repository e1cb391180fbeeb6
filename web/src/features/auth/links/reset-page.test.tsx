/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Component as ResetPage } from './ResetPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
  location.hash = ''
})

test('a new password asks for no session where nobody has signed in, so that none is told to have ended', async () => {
  const asked: string[] = []
  globalThis.fetch = jest.fn(async (address: unknown) => {
    asked.push(new URL(String(address), 'http://docent.test').pathname)
    return reply({ success: true, email: 'a@b.example', google: false, passwordMinLength: 8, mails: 'kept' })
  }) as unknown as typeof fetch
  location.hash = '#token=of-the-mail'
  renderSignedIn(
    <MemoryRouter initialEntries={['/reset-password']}>
      <Routes>
        <Route path="/reset-password" element={<ResetPage />} />
        <Route path="/login" element={<h1>Sign in</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  for (const field of document.querySelectorAll('input')) {
    fireEvent.change(field, { target: { value: 'clay and glaze 7' } })
  }
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(asked).toContain('/api/auth/reset-password')
  expect(asked).not.toContain('/api/auth/refresh')
})
