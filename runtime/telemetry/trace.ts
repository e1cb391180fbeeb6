import { AsyncLocalStorage } from 'node:async_hooks'
import { freshBytes } from '../clock/random-bytes.ts'

/** W3C trace context, version 00: trace, span, flags. */
const SHAPE = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/

const context = new AsyncLocalStorage<string>()

/** The trace context of the call or event that is being handled; undefined outside of both. */
export function currentTraceparent(): string | undefined {
  return context.getStore()
}

/** The id that all log lines of one call share, over every process it reaches; undefined outside of a call. */
export function currentTraceId(): string | undefined {
  return context.getStore()?.slice(3, 35)
}

/** Goes on with the trace of whoever called when they named one, else begins a new one. */
export function continueTrace(given: string | undefined): string {
  const trace = given && SHAPE.exec(given)?.[1]
  return `00-${trace || freshBytes(16).toString('hex')}-${freshBytes(8).toString('hex')}-01`
}

/** Runs a task and everything it leads to inside a trace. */
export function traced<R>(traceparent: string, task: () => R): R {
  return context.run(traceparent, task)
}
