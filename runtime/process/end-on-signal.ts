import type { Serving } from './serve.ts'

/** Longest wait for a clean end, beside what is in flight, in milliseconds. */
const LONGEST_END = 20_000

/** Ends what this process serves when it is told to end, and then the process: with 0 where the end was clean, else with 1. */
export function endOnSignal({ log, endSeconds, end }: Pick<Serving, 'log' | 'endSeconds' | 'end'>): void {
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      log.info({ signal }, 'draining')
      setTimeout(() => process.exit(1), LONGEST_END + endSeconds * 1000).unref()
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the end was not clean')
          process.exit(1)
        },
      )
    })
  }
}
