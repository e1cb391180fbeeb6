import { Worker } from 'node:worker_threads'
import { PictureProblem } from './picture.ts'
import type { Redrawn } from './worker.ts'

export interface RedrawOptions {
  timeLimitMs: number
  /** Pictures that may wait for their turn. */
  waiting: number
}

/** Too many pictures are waiting. */
export class RedrawBusy extends Error {
  override readonly name = 'RedrawBusy'
}

/** Draws a picture again as an avatar, so that nothing of the file but its pixels is left. @throws PictureProblem, RedrawBusy */
export type Redraw = (bytes: Uint8Array) => Promise<Uint8Array>

const HEAP_MB = 256

/** One picture at a time, each in a thread of its own that ends with it, or when its time is over. */
export function createRedraw({ timeLimitMs, waiting }: RedrawOptions): Redraw {
  let last: Promise<unknown> = Promise.resolve()
  let count = 0

  return async (bytes) => {
    if (count > waiting) throw new RedrawBusy()
    count += 1
    const turn = last.then(() => inThread(bytes, timeLimitMs))
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      count -= 1
    }
  }
}

async function inThread(bytes: Uint8Array, timeLimitMs: number): Promise<Uint8Array> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // It needs no settings, so it gets no secrets.
    env: {},
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  let timer: NodeJS.Timeout | undefined
  try {
    const redrawn = await new Promise<Redrawn>((resolve, reject) => {
      const unreadable = (why: string) => reject(new PictureProblem('unreadable', why))
      const tooSlow = () => reject(new PictureProblem('too_slow', `not drawn after ${timeLimitMs} ms`))
      timer = setTimeout(tooSlow, timeLimitMs)
      worker.once('message', resolve)
      worker.once('error', (error) => unreadable(String(error)))
      worker.once('exit', () => unreadable('the thread ended'))
    })
    if ('problem' in redrawn) throw new PictureProblem(redrawn.problem, redrawn.message)
    return redrawn.avatar
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
