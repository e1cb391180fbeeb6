import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { createFolding } from './folding.ts'
import { append, drop, forget, lastSeq, park, replay, replayed, saveCursor, trim } from './log-steps.ts'
import type { Answer, Batch, NewEntry, Step, StepResult, WriterData } from './protocol.ts'
import { isRefusal } from './protocol.ts'
import { add, insert, remove, removeSome, update } from './record-steps.ts'
import { defineCollection, openForWriting } from './schema.ts'
import { createStatements } from './statements.ts'

const port = parentPort as NonNullable<typeof parentPort>
const answer = (message: Answer) => port.postMessage(message)

const SQLITE_CONSTRAINT = 19
const SQLITE_FULL = 13
/** The shared index of the WAL could not grow. */
const SQLITE_IOERR_SHMSIZE = 4874
/** ERROR, TOOBIG, CONSTRAINT, MISMATCH, RANGE: they undo their own statement only. */
const HARMLESS = new Set([1, 18, SQLITE_CONSTRAINT, 20, 25])

/** Writes a file, one batch at a time. */
function openFile({ file, synchronous, endAtStep, foldAfterMs }: WriterData) {
  const db = openForWriting(file, synchronous)
  const statements = createStatements(db)
  const folding = createFolding(db, foldAfterMs)
  let steps = 0

  /** Tests end the thread between any two steps; the transaction that is open is then lost, as in a crash. */
  function between() {
    steps++
    if (steps === endAtStep) process.exit()
  }

  function perform(step: Step): StepResult {
    switch (step.kind) {
      case 'insert':
        return insert(statements, step)
      case 'update':
        return update(statements, step)
      case 'add':
        return add(statements, step)
      case 'remove':
        return remove(statements, step)
      case 'removeSome':
        return removeSome(statements, step)
      case 'publish':
        return step.entries.length
      case 'cursor':
        return saveCursor(statements, step)
      case 'park':
        return park(statements, step)
      case 'replay':
        return replay(statements, step)
      case 'replayed':
        return replayed(statements, step)
      case 'drop':
        return drop(statements, step)
      case 'trim':
        return trim(statements, step)
      case 'forget':
        return forget(statements, step)
      case 'define':
        return define(step)
      case 'probe':
        return probe()
      case 'room':
        return leaveRoom(step.pages)
    }
  }

  function probe(): number {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
    db.exec(`PRAGMA user_version = ${version}`)
    return 1
  }

  function leaveRoom(pages: number): number {
    const { page_count: now } = db.prepare('PRAGMA page_count').get() as { page_count: number }
    db.exec(`PRAGMA max_page_count = ${now + pages}`)
    return 1
  }

  function define(step: Extract<Step, { kind: 'define' }>): StepResult {
    db.exec('SAVEPOINT define')
    try {
      defineCollection(db, step.table, step.fields, step.indexes)
      return 1
    } catch (error) {
      db.exec('ROLLBACK TO define')
      throw error
    } finally {
      db.exec('RELEASE define')
    }
  }

  /** A step that SQLite refuses undoes only itself. Disk full, I/O and the like may have ended the transaction. */
  function attempt(step: Step): StepResult {
    try {
      return perform(step)
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string }
      const code = errcode === undefined ? undefined : errcode & 0xff
      if ((code !== undefined && !HARMLESS.has(code)) || !db.isTransaction) throw error
      return { refused: code === SQLITE_CONSTRAINT ? 'taken' : 'invalid', detail: message }
    }
  }

  function isFull(error: unknown): boolean {
    const { errcode = 0 } = error as { errcode?: number }
    return (errcode & 0xff) === SQLITE_FULL || errcode === SQLITE_IOERR_SHMSIZE
  }

  function write({ steps, commits, now }: Batch): Answer {
    let entries = 0
    between()
    if (!db.isTransaction) db.exec('BEGIN IMMEDIATE')
    const results = steps.map((step) => {
      between()
      const result = attempt(step)
      const said: readonly NewEntry[] = 'entries' in step && !isRefusal(result) ? step.entries : []
      if (said.length > 0) between()
      append(statements, said, now)
      entries += said.length
      return result
    })
    const last = entries > 0 ? lastSeq(statements) : 0
    between()
    if (commits) db.exec('COMMIT')
    folding.written()
    between()
    return { kind: 'done', results, lastSeq: last, entries }
  }

  return {
    take(batch: Batch): void {
      try {
        answer(write(batch))
      } catch (error) {
        if (isFull(error)) {
          // Nothing of the transaction was kept, and nothing is broken: once there is room, the next one works.
          if (db.isTransaction) db.exec('ROLLBACK')
          answer({ kind: 'full', message: (error as Error).message })
          return
        }
        folding.end()
        fail(error)
      }
    },
    close(): void {
      folding.end()
      db.close()
    },
  }
}

/** What cannot be written is written by nobody: the thread ends. */
function fail(error: unknown): void {
  answer({ kind: 'fatal', message: error instanceof Error ? error.message : String(error) })
  port.close()
}

let open: ReturnType<typeof openFile> | undefined
let isFirst = true

port.on('message', (message: WriterData | Batch | 'close') => {
  if (message === 'close') {
    open?.close()
    open = undefined
    answer({ kind: 'closed' })
  } else if ('steps' in message) open?.take(message)
  else {
    try {
      open = openFile(message)
      answer({ kind: 'open' })
      // Kept for the next start, in which this thread has no types to strip: that takes 13 MB.
      if (isFirst) flushCompileCache()
      isFirst = false
    } catch (error) {
      fail(error)
    }
  }
})
