/** Says that what was done before the call is on disk. */
export type Sync = (path: string) => Promise<void>

/**
 * Group commit: while one sync of a path is under way, all who come wait for one that begins after it, together. One that was under
 * way already says nothing of what they did.
 */
export function sharing(sync: Sync): Sync {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, Promise<void>>()

  function begin(path: string): Promise<void> {
    const run = sync(path).finally(() => {
      if (running.get(path) === run) running.delete(path)
    })
    running.set(path, run)
    return run
  }

  return (path) => {
    const together = waiting.get(path)
    if (together) return together
    const before = running.get(path)
    if (!before) return begin(path)
    const next = before
      .catch(() => undefined)
      .then(() => {
        waiting.delete(path)
        return begin(path)
      })
    waiting.set(path, next)
    return next
  }
}
