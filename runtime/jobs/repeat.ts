import type { FastifyBaseLogger } from 'fastify'

export interface RepeatOptions {
  /** Names the task in the log. */
  name: string
  everyMs: number
  task(): Promise<void>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** A task that runs at intervals, never twice at a time. A failure is logged; the next run tries again. */
export interface Repeated {
  /** Runs it at once and from then on at intervals. */
  begin(): Promise<void>
  /** Runs it soon, without waiting for the interval: at once, or right after the run that is under way. */
  wake(): void
  /** Waits for the run under way. */
  stop(): Promise<void>
}

export function repeat({ name, everyMs, task, log }: RepeatOptions): Repeated {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  const wokenMeanwhile = () => again && timer !== undefined

  async function run(): Promise<void> {
    do {
      again = false
      try {
        await task()
      } catch (error) {
        log.error({ err: error, task: name }, 'a repeated task failed; the next run tries again')
      }
    } while (wokenMeanwhile())
    running = undefined
  }

  const start = () => {
    running ??= run()
  }

  return {
    async begin() {
      timer = setInterval(start, everyMs)
      timer.unref()
      start()
    },
    wake() {
      if (!timer) return
      again = running !== undefined
      start()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await running
    },
  }
}
