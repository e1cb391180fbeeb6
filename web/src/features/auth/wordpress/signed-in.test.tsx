/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderSignedIn } from '../../../testing/signed-in.tsx'
import { wordPressTexts } from '../texts.ts'
import { SignedIn } from './SignedIn.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

test('whoever wants another account and cannot be signed out is told so', async () => {
  globalThis.fetch = (async () => {
    throw new TypeError('Failed to fetch')
  }) as never
  const user = { uid: 'u', email: 'a@b.c', displayName: '', photoURL: null, emailVerified: true }
  const { toasts } = renderSignedIn(<SignedIn user={user} confirm={null} onConnect={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: wordPressTexts.other }))
  await waitFor(() => expect(toasts()).toContain('You are still signed in'))
})
