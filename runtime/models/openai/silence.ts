/** Ends a call when its endpoint falls silent or its caller leaves, and remembers which of the two it was. */
export interface Silence {
  signal: AbortSignal
  /** True when the endpoint was silent too long; false when the caller left or nothing happened. */
  expired(): boolean
  /** Something was heard: the silence counts from now on. */
  heard(): void
  /** Stops listening, and the call with it if it still runs. */
  end(): void
}

/** Made once: an abort without a reason makes an exception with a stack each time. */
const ended = new Error('the call is over')

export function watchSilence(limitMs: number, caller?: AbortSignal): Silence {
  const controller = new AbortController()
  let silent = false
  const onLeave = () => controller.abort(caller?.reason)
  const timer = setTimeout(() => {
    silent = true
    controller.abort(new DOMException('the endpoint fell silent', 'TimeoutError'))
  }, limitMs)
  if (caller?.aborted) onLeave()
  else caller?.addEventListener('abort', onLeave, { once: true })

  return {
    signal: controller.signal,
    expired: () => silent,
    heard: () => void timer.refresh(),
    end() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onLeave)
      controller.abort(ended)
    },
  }
}
