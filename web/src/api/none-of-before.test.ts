/** @jest-environment ./web/testing/page.mjs */
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { configureStore } from '@reduxjs/toolkit'
import { reply } from '../testing/signed-in.tsx'
import { api } from './api.ts'
import { noneOfBefore } from './none-of-before.ts'
import { sessionReducer } from './session/index.ts'
import { webhooksApi } from './webhooks.ts'

/** Calls that are answered when the test says so. */
function heldCalls() {
  const asked: { method: string; answer: (body: unknown) => void }[] = []
  globalThis.fetch = ((_: string, { method = 'GET' }: RequestInit) =>
    new Promise((resolve) => {
      asked.push({ method, answer: (body) => resolve(reply(body) as unknown as Response) })
    })) as typeof fetch
  const next = async (count: number) => {
    while (asked.length < count) await Promise.resolve()
    return asked.slice(count - 1)[0]
  }
  return { asked, next }
}

function newStore() {
  const session = {
    user: { uid: 'u', email: 'a@b.c', displayName: '', photoURL: null, emailVerified: true },
    account: { id: 'u', name: '', role: 'owner' as const, isOwn: true },
  }
  return configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    preloadedState: { session: { status: 'in' as const, ...session, accessToken: 't', expiresAt: 9e15 } },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { now: () => 0 } } }).concat(noneOfBefore, api.middleware),
  })
}

const { webhooks, removeWebhook } = webhooksApi.endpoints
const listOf = (store: ReturnType<typeof newStore>) => webhooks.select()(store.getState() as never).data as unknown

describe('a list that is on its way when something changes', () => {
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
    jest.restoreAllMocks()
  })

  test('is loaded once more, however often it changes, and shows what was read last', async () => {
    const { asked, next } = heldCalls()
    const store = newStore()
    const loading = store.dispatch(webhooks.initiate())
    const first = await next(1)
    for (let times = 0; times < 3; times += 1) store.dispatch(api.util.invalidateTags(['Plan']))
    first?.answer({ webhooks: ['of before'] })
    ;(await next(2))?.answer({ webhooks: ['of now'] })
    await loading
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    expect(listOf(store)).toEqual({ webhooks: ['of now'] })
    expect(asked).toHaveLength(2)
    store.dispatch(api.util.resetApiState())
  })

  test('is loaded once more after what its owner changed', async () => {
    const { asked, next } = heldCalls()
    const store = newStore()
    void store.dispatch(webhooks.initiate())
    const first = await next(1)
    const removing = store.dispatch(removeWebhook.initiate('w1'))
    ;(await next(2))?.answer({ success: true })
    await removing
    first?.answer({ webhooks: ['w1'] })
    ;(await next(3))?.answer({ webhooks: [] })
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
    expect(listOf(store)).toEqual({ webhooks: [] })
    store.dispatch(api.util.resetApiState())
  })

  test('is left where somebody signs out meanwhile', async () => {
    const { asked, next } = heldCalls()
    const store = newStore()
    const loading = store.dispatch(webhooks.initiate())
    const first = await next(1)
    store.dispatch(api.util.invalidateTags(['Plan']))
    store.dispatch(api.util.resetApiState())
    first?.answer({ webhooks: [] })
    await loading
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked).toHaveLength(1)
  })
})
