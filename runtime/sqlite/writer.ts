import { Worker } from 'node:worker_threads'
import type { Clock } from '../clock/index.ts'
import { StorageFull } from '../failures/storage-full.ts'
import type { Answer, NewEntry, Step, StepResult, WriterData } from './protocol.ts'
import { isRefusal } from './protocol.ts'

/** Entries of a batch with the numbers they got. */
export interface Appended {
  firstSeq: number
  at: number
  entries: NewEntry[]
}

/** The one writer of a file. A step's promise resolves when it is durable. */
export interface Writer {
  submit<R extends StepResult = StepResult>(step: Step): Promise<R>
  /** Asked for a step just before each batch; the cursors of consumers travel that way. */
  beforeBatch(hook: () => Step | undefined): () => void
  /** Whether what was last to be written did not fit; it is tried again until it does. */
  isFull(): boolean
  /** Has a batch written soon even when nobody submits anything. */
  soon(): void
  /** Writes what was submitted, then closes the file. `beforeClosing` runs between the two. */
  close(beforeClosing: () => void): Promise<void>
  /** Ends at once; what is not acknowledged is lost. */
  kill(): Promise<void>
}

export interface WriterOptions extends WriterData {
  clock: Clock
  onFatal(error: Error): void
  onAppended(appended: Appended): void
}

interface Waiting {
  step: Step
  resolve(result: StepResult): void
  reject(error: Error): void
}

/** How long a cursor may stay unsaved while nothing else is written. Milliseconds. */
const IDLE_SAVE_MS = 50
/** How often a full disk is looked at while nobody writes. Milliseconds. */
const LOOK_FOR_ROOM_MS = 2_000

/** A batch of writes and what it answers are small; what may be large goes to the blobs. Megabytes. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

/** Steps that need room: a batch of others says nothing about it. */
const needsRoom = ({ kind }: Step): boolean => kind !== 'room' && kind !== 'publish'

export function openWriter(options: WriterOptions): Writer {
  const { file, clock, onFatal, onAppended, synchronous, endAtStep } = options
  const workerData: WriterData = { file, synchronous, endAtStep }
  const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: HEAP,
  })
  const hooks = new Set<() => Step | undefined>()
  let queue: Waiting[] = []
  let inFlight: { waiting: Waiting[]; at: number } | undefined
  let scheduled = false
  let idleTimer: NodeJS.Timeout | undefined
  let lookingForRoom: NodeJS.Timeout | undefined
  let dead: Error | undefined
  let closing: PromiseWithResolvers<void> | undefined
  let isOpen = false
  const exited = Promise.withResolvers<void>()

  worker.on('message', (message: Answer) => {
    if (message.kind === 'open') {
      isOpen = true
      send()
    } else if (message.kind === 'fatal') die(new Error(`the record file can't be written: ${message.message}`))
    else if (message.kind === 'full') refuse(new StorageFull(`the record file can't grow: ${message.message}`))
    else finish(message)
  })
  worker.on('error', (error: Error) => die(error))
  worker.on('exit', () => {
    exited.resolve()
    if (!closing) die(new Error('the writer of the record file ended'))
  })

  function die(error: Error) {
    if (dead) return
    dead = error
    onFatal(error)
    rejectAll(error)
    closing?.resolve()
  }

  function rejectAll(error: Error) {
    for (const one of [...(inFlight?.waiting ?? []), ...queue]) one.reject(error)
    inFlight = undefined
    queue = []
  }

  /** What was in flight had no effect. What came after it may be smaller, and is tried. */
  function refuse(error: StorageFull) {
    const refused = inFlight?.waiting ?? []
    inFlight = undefined
    lookingForRoom ??= setInterval(() => {
      if (inFlight || queue.length > 0) return
      queue.push({ step: { kind: 'probe' }, resolve: () => undefined, reject: () => undefined })
      schedule()
    }, LOOK_FOR_ROOM_MS).unref()
    for (const one of refused) one.reject(error)
    if (queue.length > 0) send()
    else if (closing) schedule()
  }

  function hasRoom() {
    clearInterval(lookingForRoom)
    lookingForRoom = undefined
  }

  function schedule() {
    if (scheduled || inFlight || !isOpen) return
    scheduled = true
    queueMicrotask(() => {
      scheduled = false
      send()
    })
  }

  function send() {
    if (inFlight || dead || !isOpen) return
    clearTimeout(idleTimer)
    idleTimer = undefined
    for (const hook of hooks) {
      const step = hook()
      if (step) queue.push({ step, resolve: () => undefined, reject: () => undefined })
    }
    if (queue.length === 0) {
      closing?.resolve()
      return
    }
    inFlight = { waiting: queue, at: clock.now().getTime() }
    queue = []
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage({ steps: inFlight.waiting.map((one) => one.step), now: inFlight.at })
  }

  function finish({ results, lastSeq, entries }: Extract<Answer, { kind: 'done' }>) {
    if (!inFlight) return
    const { waiting, at } = inFlight
    inFlight = undefined
    if (waiting.some(({ step }) => needsRoom(step))) hasRoom()
    waiting.forEach((one, index) => one.resolve(results[index] as StepResult))
    if (queue.length > 0) send()
    else if (closing) schedule()
    if (entries === 0) return
    const appended = waiting.flatMap(({ step }, index) =>
      'entries' in step && !isRefusal(results[index] as StepResult) ? step.entries : [],
    )
    onAppended({ firstSeq: lastSeq - entries + 1, at, entries: appended })
  }

  return {
    submit<R extends StepResult>(step: Step) {
      if (dead) return Promise.reject(dead)
      if (closing) return Promise.reject(new Error('the record file is closed'))
      return new Promise<R>((resolve, reject) => {
        queue.push({ step, resolve: (result) => resolve(result as R), reject })
        schedule()
      })
    },
    beforeBatch(hook) {
      hooks.add(hook)
      return () => hooks.delete(hook)
    },
    isFull: () => lookingForRoom !== undefined,
    soon() {
      if (!dead) idleTimer ??= setTimeout(send, IDLE_SAVE_MS)
    },
    async close(beforeClosing) {
      if (!closing) {
        closing = Promise.withResolvers<void>()
        if (dead) closing.resolve()
        else schedule()
        await closing.promise
        clearTimeout(idleTimer)
        hasRoom()
        beforeClosing()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        worker.postMessage('close')
      }
      await exited.promise
    },
    async kill() {
      dead ??= new Error('the record file was left')
      clearTimeout(idleTimer)
      hasRoom()
      await worker.terminate()
      rejectAll(dead)
    },
  }
}
