import { languageHints } from '@docent/runtime/text/language-hints.ts'
import { MiB } from '@docent/runtime/units'
import { constants } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ExtractionProblem } from '../extraction/problem.ts'
import { createLine, type Waiting, type WhySlow } from './line.ts'
import type { Reading } from './read.ts'
import type { Begun, ReadingSetup, ReadJob, ReadResult } from './worker.ts'

export interface ReadingPoolOptions {
  /** Files that are read at the same time. */
  workers: number
  /** Of a processor, for one file, in milliseconds: a busy machine makes no file fail. */
  timeLimitMs: number
  /** For one file, in MiB, buffers included. */
  memoryLimitMb: number
  /** So much of a processor one file may take while other owners wait, in milliseconds; then it begins again, after them. Default 1,500. */
  turnMs?: number
  /** How long a worker without work is kept, in milliseconds. */
  idleMs: number
  /** Of its threads, as the system counts: larger comes later. Linux gives each thread one of its own; elsewhere nothing changes. Default: below normal. */
  priority?: number
  /** Whether nobody but this owner wants anything of the process. Default: always. */
  isAlone?(owner: string): boolean
}

/** A file that is loaded when its turn has come, and once more where it has to begin again. */
export interface StoredFile {
  byteLength: number
  /** It looks like a file that is read in a moment, and is known to be none. */
  isLong?: boolean
  load(): Promise<Uint8Array>
}

/** A file to read; the thread may take over the memory of its bytes. */
export type ReadOrder = Omit<ReadJob, 'bytes'> & { bytes: Uint8Array | StoredFile }

export interface ReadingPool {
  /**
   * Reads a file in a thread of its own. `gone` leaves it where it stands, in line or half read.
   * @throws ExtractionProblem, what loading it throws, and the reason of `gone`
   */
  read(job: ReadOrder, owner?: string, gone?: AbortSignal): Promise<Reading>
  /** Ends all threads; what they were reading fails. */
  close(): Promise<void>
}

interface Task extends Waiting {
  job: ReadOrder
  /** It was left for others once: now it is read to its end. */
  again?: boolean
  resolve(reading: Reading): void
  reject(error: Error): void
}

/** What a file fails with that took more than it may. */
export const LIMITS: ReadonlySet<string> = new Set(['too_slow', 'too_complex'])
const CHECK_MS = 200
const TURN_MS = 1_500
/** A busy machine lets a thread wait: so many times the turn, by the clock, is over, too. */
const TURN_WAITS = 3
/** Of a turn, for a second file of an owner at the same time. */
const SECOND_SHARE = 6
/** A thread that waits for what never comes takes no processor: so many times the limit is its end, but no less than this. */
const WAITS = 10
const LEAST_WAIT_MS = 120_000
/** A busy machine must not let a long file wait for ever, so it is no lower than that. */
const LONG = constants.priority.PRIORITY_BELOW_NORMAL

/**
 * A few threads that read files one at a time each. A file that takes too long or too much memory ends its thread and
 * fails; the next file gets a new one. Threads without work end after a while, so that idle memory stays low.
 */
export function createReadingPool(options: ReadingPoolOptions): ReadingPool {
  const { turnMs = TURN_MS, priority = LONG } = options
  const line = createLine<Task>({ ...options, now: () => performance.now() })
  const idle: Slot[] = []
  const all = new Set<Slot>()
  let closed = false

  type Slot = ReturnType<typeof createSlot>

  return {
    async read(job, owner = '', gone) {
      if (closed) throw new Error('the reading pool is closed')
      gone?.throwIfAborted()
      let leave = () => {}
      const reading = new Promise<Reading>((resolve, reject) => {
        const task: Task = { owner, bytes: job.bytes.byteLength, job, resolve, reject }
        leave = () => {
          line.leave(task)
          for (const slot of all) slot.abandon(task)
          reject(gone?.reason as Error)
        }
        gone?.addEventListener('abort', leave, { once: true })
        line.push(task)
        next()
      })
      return reading.finally(() => gone?.removeEventListener('abort', leave))
    },
    async close() {
      closed = true
      for (const task of line.drain()) task.reject(new Error('the service is stopping'))
      await Promise.all([...all].map((slot) => slot.end()))
    },
  }

  function next(): void {
    if (idle.length === 0 && all.size >= options.workers) return
    const task = line.next()
    if (!task) return
    let slot = idle.pop()
    if (!slot) {
      slot = createSlot()
      all.add(slot)
    }
    slot.run(task)
  }

  function createSlot() {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { priority, hints: languageHints() } satisfies ReadingSetup,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryLimitMb, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    })
    // The parsers print warnings about broken files; unread they would pile up.
    worker.stdout.resume()
    worker.stderr.resume()
    worker.unref()
    let task: Task | undefined
    let before: NodeJS.CpuUsage | undefined
    let since = 0
    let timers: NodeJS.Timeout[] = []
    let gone = false

    const self = {
      run(given: Task) {
        task = given
        for (const timer of timers) clearTimeout(timer)
        worker.ref()
        const { timeLimitMs } = options
        before = undefined
        since = performance.now()
        timers = [
          setTimeout(() => fail(tooSlow(timeLimitMs)), Math.max(timeLimitMs * WAITS, LEAST_WAIT_MS)),
          setInterval(() => void checkMemory(), CHECK_MS),
          setInterval(() => void checkTime(given), Math.min(CHECK_MS, timeLimitMs, turnMs)),
        ]
        void send(given)
      },
      /** Ends with the file, where it is the one. */
      abandon(given: Task) {
        if (task !== given) return
        finish(() => undefined)
        void leave()
      },
      async end() {
        finish((current) => current.reject(new Error('the service is stopping')))
        await leave()
      },
    }
    worker.on('message', (result: ReadResult | Begun) => {
      if ('begun' in result) {
        before = result.begun
        return
      }
      finish((current) => {
        if ('reading' in result) current.resolve(result.reading)
        else current.reject(new ExtractionProblem(result.problem, result.message))
      })
      if (!gone) rest()
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const memory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      fail(memory ? tooComplex(options.memoryLimitMb) : new ExtractionProblem('unreadable', String(error)))
    })
    worker.on('exit', () => fail(new ExtractionProblem('unreadable', 'the reading thread ended')))
    return self

    async function send(given: Task): Promise<void> {
      const { bytes } = given.job
      try {
        const loaded = 'load' in bytes ? await bytes.load() : bytes
        if (task !== given) return
        // Small buffers share their memory with others, which must stay here; and a Buffer's own slice() is no copy.
        const whole = new Uint8Array(loaded.buffer as ArrayBuffer, loaded.byteOffset, loaded.byteLength)
        const own = loaded.byteLength === loaded.buffer.byteLength ? whole : whole.slice()
        worker.postMessage({ ...given.job, bytes: own } satisfies ReadJob, [own.buffer])
      } catch (error) {
        if (task !== given) return
        finish((current) => current.reject(error as Error))
        rest()
      }
    }

    /** Without work, the thread waits for some. */
    function rest(): void {
      worker.unref()
      timers = [setTimeout(() => void leave(), options.idleMs).unref()]
      idle.push(self)
      next()
    }

    function finish(settle: (task: Task) => void, slow?: WhySlow): void {
      for (const timer of timers) clearTimeout(timer)
      timers = []
      const current = task
      task = undefined
      if (!current) return
      line.over(current, slow)
      settle(current)
    }

    function fail(error: Error): void {
      const isOver = error instanceof ExtractionProblem && LIMITS.has(error.kind)
      finish((current) => current.reject(error), isOver ? 'ran into its limit' : undefined)
      void leave()
    }

    async function leave(): Promise<void> {
      if (gone) return
      gone = true
      all.delete(self)
      const at = idle.indexOf(self)
      if (at >= 0) idle.splice(at, 1)
      await worker.terminate()
      next()
    }

    async function checkTime(given: Task): Promise<void> {
      const now = await worker.cpuUsage().catch(() => undefined)
      if (!now || !before || task !== given) return
      const spentMs = (now.user + now.system - before.user - before.system) / 1000
      if (spentMs > options.timeLimitMs) fail(tooSlow(options.timeLimitMs))
      else if (spentMs > turnOf(given) || performance.now() - since > turnOf(given) * TURN_WAITS) makeRoom(given)
    }

    /** Who has more than one thread has the second only while nobody needs it. */
    function turnOf({ owner }: Task): number {
      return line.readingOf(owner) > 1 ? turnMs / SECOND_SHARE : turnMs
    }

    /** Nobody else waits for a file that takes long; what was read of it is lost, once. */
    function makeRoom(given: Task): void {
      if (given.again || !('load' in given.job.bytes) || !line.othersWait(given.owner)) return
      finish((current) => line.push(Object.assign(current, { again: true })), 'held others up')
      void leave()
    }

    /** The limits of a thread do not cover its buffers, and unpacked streams are buffers. */
    async function checkMemory(): Promise<void> {
      const current = task
      const heap = await worker.getHeapStatistics().catch(() => undefined)
      if (!heap || task !== current) return
      if (heap.total_heap_size + heap.external_memory > options.memoryLimitMb * MiB)
        fail(tooComplex(options.memoryLimitMb))
    }
  }
}

const tooSlow = (ms: number) => new ExtractionProblem('too_slow', `not read after ${ms} ms of a processor`)
const tooComplex = (mb: number) => new ExtractionProblem('too_complex', `needs more than ${mb} MiB of memory`)
