/** At most so many at the same time; the others wait in line. */
export interface Slots {
  /** Resolves with the function that gives the slot back. Rejects with the signal's reason when it aborts first. */
  take(signal?: AbortSignal): Promise<() => void>
}

export function createSlots(size: number): Slots {
  let free = size
  const waiting = new Set<() => void>()

  const giver = () => {
    let given = false
    return () => {
      if (given) return
      given = true
      const [next] = waiting
      if (next) next()
      else free += 1
    }
  }

  return {
    take(signal) {
      signal?.throwIfAborted()
      if (free > 0) {
        free -= 1
        return Promise.resolve(giver())
      }
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          waiting.delete(go)
          reject(signal?.reason as Error)
        }
        const go = () => {
          waiting.delete(go)
          signal?.removeEventListener('abort', onAbort)
          resolve(giver())
        }
        waiting.add(go)
        signal?.addEventListener('abort', onAbort, { once: true })
      })
    },
  }
}
