import type { Clock } from '../clock/index.ts'
import { StorageFull } from '../failures/storage-full.ts'
import type { Answer, Batch, NewEntry, Step, StepResult, WriterData } from './protocol.ts'
import { isRefusal } from './protocol.ts'
import { leaveThread, takeThread } from './writer-threads.ts'

/** Entries of a batch with the numbers they got. */
export interface Appended {
  firstSeq: number
  at: number
  entries: NewEntry[]
}

/** The one writer of a file. A step's promise resolves when it is durable. */
export interface Writer {
  submit<R extends StepResult = StepResult>(step: Step): Promise<R>
  /**
   * The same for a step that says no events and need not be durable before what is submitted later is: its promise resolves when
   * it is applied, and it shares the next commit, at the latest one within 50 ms.
   */
  defer<R extends StepResult = StepResult>(step: DeferredStep): Promise<R>
  /** Resolves when readers see everything that was applied to a table. */
  shown(table: string): Promise<void>
  /** Asked for a step just before each batch, which goes before what was submitted; the cursors of consumers travel that way. */
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

/** What may be deferred. */
export type DeferredStep = Extract<Step, { kind: 'insert' | 'update' | 'add' }>

interface Waiting {
  step: Step
  /** It asks for no commit of its own. */
  defers?: boolean
  resolve(result: StepResult): void
  reject(error: Error): void
}

/** How long what was deferred, or a cursor that is due, may stay unsaved while nothing else is written. Milliseconds. */
const IDLE_SAVE_MS = 50
/** How often a full disk is looked at while nobody writes. Milliseconds. */
const LOOK_FOR_ROOM_MS = 2_000

/** Steps that need room: a batch of others says nothing about it. */
const needsRoom = ({ kind }: Step): boolean => kind !== 'room' && kind !== 'publish'

/** A step whose outcome nobody waits for. */
const unattended = (step: Step): Waiting => ({ step, resolve: () => undefined, reject: () => undefined })

const isChange = (result: StepResult) => (typeof result === 'number' ? result > 0 : !isRefusal(result) && result.added)

export function openWriter(options: WriterOptions): Writer {
  const { file, clock, onFatal, onAppended, synchronous, endAtStep, foldAfterMs } = options
  const thread = takeThread()
  const hooks = new Set<() => Step | undefined>()
  let queue: Waiting[] = []
  let inFlight: { waiting: Waiting[]; commits: boolean; at: number } | undefined
  /** Steps that are acknowledged and part of the open transaction. */
  let applied: Step[] = []
  /** Those that were applied to one that did not fit: they go before all else until it does. */
  let undone: Step[] = []
  let scheduled = false
  let isDue = false
  let idleTimer: NodeJS.Timeout | undefined
  let lookingForRoom: NodeJS.Timeout | undefined
  let dead: Error | undefined
  let closing: PromiseWithResolvers<void> | undefined
  let isOpen = false
  /** The thread may be another file's by now. */
  let isLeft = false
  const over = Promise.withResolvers<void>()

  thread.on('message', (message: Answer) => {
    if (message.kind === 'open') {
      isOpen = true
      send()
    } else if (message.kind === 'closed') {
      isLeft = true
      // One that is ended meanwhile writes nothing more.
      if (!dead) leaveThread(thread)
      over.resolve()
    } else if (message.kind === 'fatal') die(new Error(`the record file can't be written: ${message.message}`))
    else if (message.kind === 'full') refuse(new StorageFull(`the record file can't grow: ${message.message}`))
    else finish(message)
  })
  thread.on('error', (error: Error) => die(error))
  thread.on('exit', () => {
    over.resolve()
    if (!closing) die(new Error('the writer of the record file ended'))
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  thread.postMessage({ file, synchronous, endAtStep, foldAfterMs } satisfies WriterData)

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
    // At the end there is no later: as after a kill, it was never done.
    undone = closing ? [] : [...undone, ...applied]
    applied = []
    lookingForRoom ??= setInterval(() => {
      if (inFlight || queue.length > 0) return
      queue.push(unattended({ kind: 'probe' }))
      schedule()
    }, LOOK_FOR_ROOM_MS).unref()
    for (const one of refused) one.reject(error)
    // Whoever was refused says so first: no cursor passes what could not be parked.
    scheduled = true
    setImmediate(() => {
      scheduled = false
      if (queue.length > 0 || closing) send()
    })
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
    const commits = isDue || closing !== undefined || undone.length > 0 || queue.some(({ defers }) => !defers)
    if (commits) {
      isDue = false
      clearTimeout(idleTimer)
      idleTimer = undefined
    }
    // No cursor is saved before what its consumer did; and what needs no room is no reason to look for it.
    if (commits && (undone.length === 0 || queue.some(({ step }) => needsRoom(step)))) {
      const asked = [...hooks].flatMap((hook) => hook() ?? [])
      queue.unshift(...[...undone, ...asked].map(unattended))
    }
    if (queue.length === 0 && (applied.length === 0 || !commits)) {
      closing?.resolve()
      return
    }
    inFlight = { waiting: queue, commits, at: clock.now().getTime() }
    queue = []
    const steps = inFlight.waiting.map((one) => one.step)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    thread.postMessage({ steps, commits, now: inFlight.at } satisfies Batch)
  }

  function finish({ results, lastSeq, entries }: Extract<Answer, { kind: 'done' }>) {
    if (!inFlight) return
    const { waiting, commits, at } = inFlight
    inFlight = undefined
    if (commits) {
      if (applied.length > 0 || waiting.some(({ step }) => needsRoom(step))) hasRoom()
      applied = []
      if (waiting.some(({ step }) => step === undone[0])) undone = []
    } else {
      applied.push(...waiting.flatMap(({ step }, index) => (isChange(results[index] as StepResult) ? step : [])))
      soon()
    }
    waiting.forEach((one, index) => one.resolve(results[index] as StepResult))
    if (queue.length > 0 || isDue) send()
    else if (closing) schedule()
    if (entries === 0) return
    const appended = waiting.flatMap(({ step }, index) =>
      'entries' in step && !isRefusal(results[index] as StepResult) ? step.entries : [],
    )
    onAppended({ firstSeq: lastSeq - entries + 1, at, entries: appended })
  }

  function soon() {
    if (dead) return
    idleTimer ??= setTimeout(() => {
      isDue = true
      send()
    }, IDLE_SAVE_MS)
  }

  function put<R extends StepResult>(step: Step, defers: boolean): Promise<R> {
    if (dead) return Promise.reject(dead)
    if (closing) return Promise.reject(new Error('the record file is closed'))
    return new Promise<R>((resolve, reject) => {
      queue.push({ step, defers, resolve: (result) => resolve(result as R), reject })
      schedule()
    })
  }

  return {
    submit: (step) => put(step, false),
    defer: (step) => put(step, true),
    async shown(table) {
      const waits = [...applied, ...undone].some((step) => 'table' in step && step.table === table)
      // Where it does not fit, they see what was kept.
      if (waits) await put({ kind: 'publish', entries: [] }, false).catch(() => undefined)
    },
    beforeBatch(hook) {
      hooks.add(hook)
      return () => hooks.delete(hook)
    },
    isFull: () => lookingForRoom !== undefined,
    soon,
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
        thread.postMessage('close')
      }
      await over.promise
    },
    async kill() {
      dead ??= new Error('the record file was left')
      clearTimeout(idleTimer)
      hasRoom()
      if (!isLeft) await thread.terminate()
      rejectAll(dead)
    },
  }
}
