import { configureStore } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { api } from '../api/api.ts'
import { sessionReducer } from '../api/session/index.ts'
import { toastsReducer } from '../ui/toasts/toasts.ts'

/** As much of a response as is read here; jsdom has none. */
export const reply = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body })

/** Renders a part of the dashboard as somebody who is signed in sees it. */
export function renderSignedIn(part: ReactNode, person: { isOperator?: true; emailVerified?: false } = {}) {
  const session = {
    user: { uid: 'u', email: 'a@b.c', displayName: '', photoURL: null, emailVerified: true, ...person },
    account: { id: 'u', name: '', role: 'owner' as const, isOwn: true },
  }
  const store = configureStore({
    reducer: { session: sessionReducer, toasts: toastsReducer, [api.reducerPath]: api.reducer },
    preloadedState: { session: { status: 'in' as const, ...session, accessToken: 't', expiresAt: 9e15 } },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { now: () => 0, tabs: { tell: () => undefined } } } }).concat(api.middleware),
  })
  render(<Provider store={store}>{part}</Provider>)
  return { store, toasts: () => JSON.stringify(store.getState().toasts) }
}
