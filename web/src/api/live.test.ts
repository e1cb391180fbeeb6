/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { followLive } from './live.ts'
import type { Access } from './session/index.ts'

const { fetch } = globalThis
Object.assign(globalThis, { TextDecoderStream: class {} })
afterEach(() => {
  globalThis.fetch = fetch
  jest.restoreAllMocks()
})

/** Follows until the line was open, which took so long, and is over again. Returns what was loaded again. */
async function openAfter(ms: number): Promise<unknown[]> {
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const [ended, tags] = [new AbortController(), [] as unknown[]]
  globalThis.fetch = (async () => {
    now += ms
    const reader = {
      read: async () => (ended.abort(), { done: true }),
      releaseLock() {},
      cancel: async () => undefined,
    }
    return {
      ok: true,
      status: 200,
      body: { getReader: () => reader, pipeThrough: () => ({ getReader: () => reader }) },
    }
  }) as unknown as typeof globalThis.fetch
  const session = { status: 'in', user: { uid: 'u' }, account: { id: 'u' }, accessToken: 't', expiresAt: 9e15 }
  const dispatch = (action: { payload: unknown[] }) => void tags.push(...action.payload)
  const access = { getState: () => ({ session }), dispatch, tools: { now: () => 0 } } as unknown as Access
  await followLive(access, ended.signal, () => undefined)
  return tags
}

test('what a page loaded while its line was long on the way is loaded again; where it was not, nothing is', async () => {
  expect(await openAfter(40)).toEqual([])
  expect(await openAfter(400)).toContain('Documents')
})
