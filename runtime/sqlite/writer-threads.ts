import { Worker } from 'node:worker_threads'

/** A batch of writes and what it answers are small; what may be large goes to the blobs. Megabytes. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
/** Threads that are kept when their file is closed. */
const KEPT = 4
const free: Worker[] = []

/**
 * A thread that writes the file that it is told, until it is told to close it. One that has closed a file writes the next one: to start a
 * thread costs some fifty milliseconds of a processor, and tests open a thousand files.
 */
export function takeThread(): Worker {
  const known = free.pop()
  if (known) forgetful(known).ref()
  return known ?? new Worker(new URL('./writer-thread.ts', import.meta.url), { resourceLimits: HEAP })
}

/** Takes back a thread that has closed its file. The process may end meanwhile. */
export function leaveThread(thread: Worker): void {
  forgetful(thread).unref()
  const forget = () => {
    const at = free.indexOf(thread)
    if (at >= 0) free.splice(at, 1)
  }
  thread.on('error', forget).on('exit', forget)
  if (free.length < KEPT) free.push(thread)
  else void thread.terminate()
}

/** Without what listened to it; what Node itself listens to stays. */
function forgetful(thread: Worker): Worker {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event)
  return thread
}
