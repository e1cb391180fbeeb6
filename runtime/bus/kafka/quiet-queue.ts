import { createRequire } from 'node:module'

/** What waits to be sent on one connection of the library. */
export interface RequestQueue {
  readonly pending: unknown[]
  scheduleCheckPendingRequests(): void
}

const quiet = new WeakSet<object>()

/**
 * Lets the library look after requests that wait only while there are some. By itself it looks a thousand times a second on
 * every connection that was ever used, for as long as the process lives. Whatever begins to wait asks for a look of its own.
 */
export function quietQueues(): { prototype: RequestQueue } {
  const Queue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as { prototype: RequestQueue }
  const { prototype } = Queue
  if (quiet.has(prototype)) return Queue
  quiet.add(prototype)
  const { scheduleCheckPendingRequests: look } = prototype
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
    if (this.pending.length > 0) look.call(this)
  }
  return Queue
}
