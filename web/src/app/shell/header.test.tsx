/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { ended, type SessionTools } from '../../api/session/index.ts'
import { createStore } from '../store.ts'
import { Header } from './Header.tsx'

afterEach(cleanup)

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
