import type { SourceKind } from '@docent/proto'
import { createReadingPool, type ReadingPool, type ReadingPoolOptions } from './pool.ts'

/** Kinds that are read in milliseconds, and up to which size. */
const QUICK = new Set<SourceKind>(['text', 'markdown', 'html', 'web'])
const QUICK_BYTES = 512 * 1024
/** So many threads for long files, one more for quick ones. */
const LONG_TO_A_QUICK_ONE = 2
/** Between answers (0) and long files (10), as the system counts. */
const QUICK_PRIORITY = 5

export const isQuick = (kind: SourceKind, byteLength: number): boolean => QUICK.has(kind) && byteLength <= QUICK_BYTES

/**
 * What is read in a moment has threads of its own, so that it never waits for a file that takes seconds, whoever sent that. All reading
 * makes way for answers, and long files make way for quick ones where both want the processor.
 */
export function createReadingLanes(options: ReadingPoolOptions): ReadingPool {
  const quick = createReadingPool({
    ...options,
    workers: Math.ceil(options.workers / LONG_TO_A_QUICK_ONE),
    priority: QUICK_PRIORITY,
    // It is over before anybody waits for it.
    isAlone: undefined,
  })
  const long = createReadingPool(options)

  return {
    read: (job, owner, gone) => (isQuick(job.kind, job.bytes.byteLength) ? quick : long).read(job, owner, gone),
    async close() {
      await Promise.all([quick.close(), long.close()])
    },
  }
}
