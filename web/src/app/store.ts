import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { noneOfBefore } from '../api/none-of-before.ts'
import { selectAccount, selectUser, sessionReducer, type SessionTools, type WithSession } from '../api/session/index.ts'
import { toastsReducer } from '../ui/toasts/toasts.ts'
import { themeReducer } from './theme/mode.ts'

const nameOf = (state: WithSession) => {
  const [user, account] = [selectUser(state), selectAccount(state)]
  return user && account && `${user.uid} ${account.id} ${account.role}`
}

/** What was loaded of one account must not be there when another one is open, or somebody else signs in. */
const forget: Middleware<unknown, WithSession> = (store) => (next) => (action) => {
  const before = nameOf(store.getState())
  const result = next(action)
  const after = nameOf(store.getState())
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
