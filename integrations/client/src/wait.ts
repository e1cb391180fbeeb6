/** Waits, unless the caller ends it. @throws the reason of the signal */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return unlessAborted(new Promise((resolve) => setTimeout(resolve, ms)), signal)
}

/** What others may wait for as well: a caller who leaves ends the waiting, not what is waited for. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  signal.throwIfAborted()
  let leave: (() => void) | undefined
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason as Error)
    signal.addEventListener('abort', leave, { once: true })
  })
  try {
    return await Promise.race([work, left])
  } finally {
    if (leave) signal.removeEventListener('abort', leave)
  }
}
