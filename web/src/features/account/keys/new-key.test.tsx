/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Toaster } from '../../../ui/toasts/Toaster.tsx'
import { NewKey } from './NewKey.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const sentence = 'Incorrect password. Please try again. Nothing was changed.'

test('what is said of a wrong password goes when the key is there', async () => {
  globalThis.fetch = (async (_: unknown, init?: RequestInit) => {
    if (init?.method !== 'POST') return reply({ success: false, error: 'None.', code: 'none' }, 404)
    const { currentPassword } = JSON.parse(String(init.body)) as { currentPassword: string }
    if (currentPassword === 'wrong')
      return reply({ success: false, error: sentence, code: 'current_password_wrong' }, 403)
    return reply({ success: true, key: 'dk_made' }, 201)
  }) as never
  renderSignedIn(
    <>
      <NewKey />
      <Toaster />
    </>,
  )
  const create = (password: string) => {
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: password } })
    fireEvent.click(screen.getByRole('button', { name: 'Create Key' }))
  }
  fireEvent.change(screen.getByLabelText('What is it for?'), { target: { value: 'Till' } })
  create('wrong')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(sentence))
  create('right')
  await screen.findByText('dk_made')
  // Long before its time is over.
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull(), { timeout: 2_000 })
})
