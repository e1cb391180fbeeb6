import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { noneOfBefore } from '../api/none-of-before.ts'
import { selectUser, sessionReducer, type SessionTools, type WithSession } from '../api/session/index.ts'
import { toastsReducer } from '../ui/toasts/toasts.ts'
import { themeReducer } from './theme/mode.ts'

/** What one owner has loaded must not be there when another one signs in. */
const forget: Middleware<unknown, WithSession> = (store) => (next) => (action) => {
  const before = selectUser(store.getState())?.uid
  const result = next(action)
  const after = selectUser(store.getState())?.uid
  if (before !== undefined && before !== after) store.dispatch(api.util.resetApiState())
  return result
}

export function createStore(tools: SessionTools) {
  return configureStore({
    reducer: {
      session: sessionReducer,
      theme: themeReducer,
      toasts: toastsReducer,
      [api.reducerPath]: api.reducer,
    },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: tools } }).concat(forget, noneOfBefore, api.middleware),
  })
}

export type Store = ReturnType<typeof createStore>
