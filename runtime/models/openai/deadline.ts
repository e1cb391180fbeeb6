/** Ends a whole call, its repeats and their waits included, that has not brought anything in time. */
export interface Deadline {
  /** Aborts with the caller's reason, or with what `late` made. */
  signal: AbortSignal
  /** It has brought something: there is no limit any more. */
  met(): void
  /** Must be called at the end. */
  end(): void
}

export function createDeadline(limitMs: number, late: () => Error, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  const onLeave = () => controller.abort(caller?.reason)
  const timer = setTimeout(() => controller.abort(late()), limitMs)
  if (caller?.aborted) onLeave()
  else caller?.addEventListener('abort', onLeave, { once: true })
  return {
    signal: controller.signal,
    met: () => clearTimeout(timer),
    end() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onLeave)
    },
  }
}
