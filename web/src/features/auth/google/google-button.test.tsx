/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { GoogleButton } from './GoogleButton.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

function open(google: boolean) {
  globalThis.fetch = jest.fn(async () =>
    reply({ success: true, google, passwordMinLength: 8, mails: 'kept' }),
  ) as unknown as typeof fetch
  return renderSignedIn(
    <MemoryRouter>
      <GoogleButton label="Continue with Google" />
    </MemoryRouter>,
  )
}

test('a button that leads nowhere says so before it is pressed, and why when it is', async () => {
  const { toasts } = open(false)
  fireEvent.click(await screen.findByRole('button', { name: /Continue with Google ?\(not set up here\)/ }))
  expect(toasts()).toContain('Configuration Needed')
})

test('where Google is set up nothing of the kind stands on it', async () => {
  open(true)
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(screen.queryByText('(not set up here)')).toBeNull()
})
