import { Worker } from 'node:worker_threads'
import { StorageFull } from '../../failures/storage-full.ts'
import type { Reply, WorkerSetup } from './worker-protocol.ts'

interface Waiting {
  resolve(result: unknown): void
  reject(error: unknown): void
}

export interface WorkerClient<C> {
  /** Starts the worker, if it does not run yet, without asking anything of it. */
  start(): void
  /** @throws whatever the worker refused the call with. */
  call<T>(call: C): Promise<T>
  close(): Promise<void>
}

/** Columns and vectors are outside of it; a batch of passages and the words of a segment are not. Megabytes. */
const HEAP = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }

/**
 * Turns a worker's messages into promises. It starts with the first call: an idle installation should not pay for it.
 * The process may end while nothing is waited for.
 */
export function createWorkerClient<C>(
  script: URL,
  setup: () => WorkerSetup,
  onFatal: (error: unknown) => void,
): WorkerClient<C> {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0
  let closed = false

  function settle(id: number): Waiting | undefined {
    const found = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker?.unref()
    return found
  }
  function fail(error: unknown): void {
    for (const id of waiting.keys()) settle(id)?.reject(error)
    if (!closed) onFatal(error)
    closed = true
  }
  function started(): Worker {
    if (worker) return worker
    // Flags of the process are its own: some of them do not allow a script at all.
    worker = new Worker(script, { workerData: setup(), execArgv: [], resourceLimits: HEAP })
    worker.unref()
    worker.on('message', (reply: Reply) => {
      if ('result' in reply) settle(reply.id)?.resolve(reply.result)
      else {
        const { error, full } = reply
        settle(reply.id)?.reject(full ? new StorageFull(`the vectors can't grow: ${(error as Error).message}`) : error)
        if (reply.fatal) fail(reply.error)
      }
    })
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('the vectors worker ended')))
    return worker
  }
  function send<T>(call: C | { op: 'close' }): Promise<T> {
    return new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      started().ref()
      started().postMessage({ id: last, call })
    })
  }
  return {
    start: () => void started(),
    call: (call) => (closed ? Promise.reject(new Error('the vectors are closed')) : send(call)),
    async close() {
      if (closed) return
      closed = true
      if (!worker) return
      await send({ op: 'close' })
      await worker.terminate()
    },
  }
}
