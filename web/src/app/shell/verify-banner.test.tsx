/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { VerifyBanner } from './VerifyBanner.tsx'

const before = globalThis.fetch
beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

/** Asks for another mail where mails are sent, or kept; what the toast says. */
async function askAgain(mails: 'sent' | 'kept', note: RegExp): Promise<() => string> {
  globalThis.fetch = jest.fn(async (address: unknown) =>
    String(address).includes('/auth/options')
      ? reply({ success: true, mails })
      : reply({ success: true, message: 'The mail is on its way. Its link works for 24 hours.' }),
  ) as never
  const { toasts } = renderSignedIn(<VerifyBanner />, { emailVerified: false })
  await screen.findByText(note)
  fireEvent.click(screen.getByRole('button', { name: 'Send it again' }))
  return toasts
}

test('where mails are sent, another one is on its way', async () => {
  const toasts = await askAgain('sent', /open the link we mailed/)
  await waitFor(() => expect(toasts()).toContain('Mail sent'))
  expect(toasts()).toContain('The mail is on its way.')
})

test('where no mail server is connected nothing is said to be sent, but where the mail is kept', async () => {
  const toasts = await askAgain('kept', /No mail server is connected here/)
  await waitFor(() => expect(toasts()).toContain('The mail is written'))
  expect(toasts()).toContain('the mail is a file in the outbox folder')
  expect(toasts()).not.toMatch(/Mail sent|on its way/)
})
