/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { ended, exchange, type SessionTools } from '../../api/session/index.ts'
import { reply } from '../../testing/signed-in.tsx'
import { createStore } from '../store.ts'
import { Header } from './Header.tsx'
import { SignInPrompt } from './SignInPrompt.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

test('whoever signs in comes back to the whole address', () => {
  const store = createStore({} as SessionTools)
  store.dispatch(ended())
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/conversations?show=unread&find=jug']}>
        <Header />
      </MemoryRouter>
    </Provider>,
  )
  const address = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign In' }).getAttribute('href') ?? ''
  expect(new URL(address, 'http://localhost').searchParams.get('from')).toBe('/conversations?show=unread&find=jug')
})

test.each([
  ['session_ended', 'Your session has ended. Please sign in again.', 'Please sign in'],
  ['account_suspended', 'This account is suspended: it sends spam.', 'Your account is suspended'],
])('whoever is signed out by the server reads why: %s', async (code, error, title) => {
  globalThis.fetch = (async () => reply({ success: false, code, error }, 401)) as never
  const outcome = await exchange(() => 0)
  const store = createStore({} as SessionTools)
  store.dispatch(ended(outcome.kind === 'refused' ? outcome.why : undefined))
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SignInPrompt />
      </MemoryRouter>
    </Provider>,
  )
  screen.getByRole('heading', { name: title })
  screen.getByText(error)
})
