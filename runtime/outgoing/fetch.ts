/** Fetches from where it is allowed to, for clients of others that take a `fetch` of their own. */
export interface GuardedFetch {
  fetch: typeof globalThis.fetch
  close(): Promise<void>
}

export interface GuardedFetchOptions {
  timeLimitMs: number
  /** Also inside the network of this server: where an operator has named the address. Default: public addresses only. */
  anywhere?: boolean
}

export async function createGuardedFetch({
  timeLimitMs,
  anywhere = false,
}: GuardedFetchOptions): Promise<GuardedFetch> {
  // The HTTP client is large, and most processes never load anything.
  const [{ fetch }, { createPlainAgent, createPublicAgent }] = await Promise.all([
    import('undici'),
    import('./guard.ts'),
  ])
  const dispatcher = anywhere ? createPlainAgent(timeLimitMs) : createPublicAgent(timeLimitMs)
  return {
    fetch: ((address: string, init: object) => fetch(address, { ...init, dispatcher })) as never,
    close: () => dispatcher.close(),
  }
}
