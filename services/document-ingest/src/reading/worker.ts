import type { SourceKind } from '@docent/proto'
import type { HintTable } from '@docent/runtime/text/hint-table.ts'
import { useLanguageHints } from '@docent/runtime/text/language-hints.ts'
import { readlinkSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { ExtractionProblem, type ProblemKind } from '../extraction/problem.ts'
import { read, type Reading, type ReadOptions } from './read.ts'

/** What a thread is started with. */
export interface ReadingSetup {
  priority: number
  hints: HintTable
}

/** One file to read; the bytes are handed over, not copied. */
export interface ReadJob extends ReadOptions {
  kind: SourceKind
  bytes: Uint8Array<ArrayBuffer>
}

/** A file is begun; what the thread took of a processor before, its own start included, is none of it. */
export interface Begun {
  begun: NodeJS.CpuUsage
}

export type ReadResult = { reading: Reading } | { problem: ProblemKind; message: string }

// The parsers leave promises behind that fail after their file is done with; the file's own outcome is reported anyway.
process.on('unhandledRejection', () => undefined)

const { priority, hints } = workerData as ReadingSetup
stepBack(priority)
useLanguageHints(hints)

parentPort?.on('message', async (job: ReadJob) => {
  parentPort?.postMessage({ begun: process.threadCpuUsage() } satisfies Begun)
  parentPort?.postMessage(await outcomeOf(job))
  // What reads a kind of file is loaded with the first one. Kept for the next start, no thread has to strip types: that takes 13 MB.
  flushCompileCache()
})

async function outcomeOf({ kind, bytes, ...options }: ReadJob): Promise<ReadResult> {
  try {
    return { reading: await read(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options) }
  } catch (error) {
    if (error instanceof ExtractionProblem) return { problem: error.kind, message: error.message }
    return { problem: 'unreadable', message: String((error as Error)?.stack ?? error) }
  }
}

/** Answers go before reading where both want the processor. Linux gives each thread a priority of its own; elsewhere nothing changes. */
function stepBack(priority: number): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), priority)
  } catch {
    // Where it is not allowed, reading goes on as it is.
  }
}
