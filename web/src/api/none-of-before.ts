import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from './api.ts'

type State = { [api.reducerPath]: ReturnType<typeof api.reducer> }

/**
 * What is being loaded when something changes may have been read before, and is not asked for again while it is on its way: it would
 * be shown until the next change. So it is loaded once more when it has come.
 */
export const noneOfBefore: Middleware<unknown, State, ThunkDispatch<State, unknown, UnknownAction>> = (store) => {
  const waiting = new Set<string>()
  return (next) => (action) => {
    if (!isChange(action)) return next(action)
    const running = store.dispatch(api.util.getRunningQueriesThunk())
    const result = next(action)
    for (const query of running) {
      if (waiting.has(query.queryCacheKey)) continue
      waiting.add(query.queryCacheKey)
      void query.then(() => {
        waiting.delete(query.queryCacheKey)
        // Nothing is left of it where somebody else is signed in by now.
        if (store.getState()[api.reducerPath].queries[query.queryCacheKey]) void query.refetch()
      })
    }
    return result
  }
}

function isChange(action: unknown): boolean {
  if (api.util.invalidateTags.match(action as UnknownAction)) return true
  return /^api\/executeMutation\/(fulfilled|rejected)$/.test((action as UnknownAction).type)
}
