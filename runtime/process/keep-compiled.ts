import { flushCompileCache } from 'node:module'

const LATER_MS = 10_000

/**
 * Keeps what this thread compiled and stripped of its types for the next start (`NODE_COMPILE_CACHE`): now, because who is killed
 * keeps nothing, and what is loaded later every ten seconds. Where nothing is new it costs a hundredth of a millisecond.
 */
export function keepCompiled(): void {
  flushCompileCache()
  setInterval(flushCompileCache, LATER_MS).unref()
}
