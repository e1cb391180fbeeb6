import type { SourceKind } from '@docent/proto'
import { ExtractionProblem } from '../extraction/problem.ts'
import { createReadingPool, LIMITS, type ReadingPool, type ReadingPoolOptions } from './pool.ts'

/** Kinds that are read in milliseconds, and up to which size. */
const QUICK = new Set<SourceKind>(['text', 'markdown', 'html', 'web', 'csv'])
const QUICK_BYTES = 512 * 1024
/** So many threads for long files, one more for quick ones. */
const LONG_TO_A_QUICK_ONE = 2
/** Of a processor: some hundred times what such a file takes. What takes more is none of them. */
const QUICK_LIMIT_MS = 2_500
/** Between answers (0) and long files (10), as the system counts. */
const QUICK_PRIORITY = 5

export interface ReadingLanesOptions extends ReadingPoolOptions {
  /** So much of a processor one quick file may take, in milliseconds. Default 2,500. */
  quickLimitMs?: number
}

export const isQuick = (kind: SourceKind, byteLength: number): boolean => QUICK.has(kind) && byteLength <= QUICK_BYTES

/**
 * What is read in a moment has threads of its own, so that it never waits for a file that takes seconds, whoever sent that. All reading
 * makes way for answers, and long files make way for quick ones where both want the processor. What turns out not to be quick is read as a
 * long one where it is stored, and else fails as too slow.
 */
export function createReadingLanes({ quickLimitMs = QUICK_LIMIT_MS, ...options }: ReadingLanesOptions): ReadingPool {
  const quick = createReadingPool({
    ...options,
    timeLimitMs: Math.min(quickLimitMs, options.timeLimitMs),
    workers: Math.ceil(options.workers / LONG_TO_A_QUICK_ONE),
    priority: QUICK_PRIORITY,
    // It is over before anybody waits for it.
    isAlone: undefined,
  })
  const long = createReadingPool(options)

  return {
    async read(job, owner, gone) {
      const { kind, bytes } = job
      const isStored = 'load' in bytes
      if (!isQuick(kind, bytes.byteLength) || (isStored && bytes.isLong)) return long.read(job, owner, gone)
      try {
        return await quick.read(job, owner, gone)
      } catch (error) {
        if (!isStored || !isBeyondLimits(error)) throw error
        return long.read(job, owner, gone)
      }
    },
    async close() {
      await Promise.all([quick.close(), long.close()])
    },
  }
}

/** Whether a file took more time or memory than its lane gives. */
export const isBeyondLimits = (error: unknown): boolean => error instanceof ExtractionProblem && LIMITS.has(error.kind)
