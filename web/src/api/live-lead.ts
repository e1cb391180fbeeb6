const NAME = 'docent.live'

/**
 * Runs work in one tab of this browser at a time, until the signal aborts. Locks exist on https and localhost only;
 * without them every tab that can be seen does the work for itself.
 */
export async function inLead(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  if (locks) {
    // Rejects when the wait is given up.
    await locks.request(NAME, { signal }, () => work(signal)).catch(() => undefined)
    return
  }
  while (!signal.aborted) {
    await change(signal, () => !document.hidden)
    const hidden = new AbortController()
    void change(signal, () => document.hidden).then(() => hidden.abort())
    await work(AbortSignal.any([signal, hidden.signal]))
  }
}

/** Resolves when the page is as asked for, or the signal aborts. */
function change(signal: AbortSignal, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo() && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
}
