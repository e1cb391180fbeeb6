import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { append, drop, forget, lastSeq, park, replay, replayed, saveCursor, trim } from './log-steps.ts'
import type { Answer, Batch, NewEntry, Step, StepResult, WriterData } from './protocol.ts'
import { isRefusal } from './protocol.ts'
import { add, insert, remove, removeSome, update } from './record-steps.ts'
import { defineCollection, openForWriting } from './schema.ts'
import { createStatements } from './statements.ts'

const { file, synchronous, endAtStep } = workerData as WriterData
const port = parentPort
if (!port) throw new Error('the writer runs in a worker thread')
const answer = (message: Answer) => port.postMessage(message)

const SQLITE_CONSTRAINT = 19
/** ERROR, TOOBIG, CONSTRAINT, MISMATCH, RANGE: they undo their own statement only. */
const HARMLESS = new Set([1, 18, SQLITE_CONSTRAINT, 20, 25])

let steps = 0
/** Tests end the thread between any two steps; the transaction that is open is then lost, as in a crash. */
function between() {
  steps++
  if (steps === endAtStep) process.exit()
}

const fatal = (error: unknown) =>
  answer({ kind: 'fatal', message: error instanceof Error ? error.message : String(error) })

function serve(db: DatabaseSync) {
  const statements = createStatements(db)

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
    }
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

  function write({ steps, now }: Batch): Answer {
    let entries = 0
    between()
    db.exec('BEGIN IMMEDIATE')
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
    db.exec('COMMIT')
    between()
    return { kind: 'done', results, lastSeq: last, entries }
  }

  port?.on('message', (batch: Batch | 'close') => {
    if (batch === 'close') {
      db.close()
      port.close()
      return
    }
    try {
      answer(write(batch))
    } catch (error) {
      fatal(error)
      port.close()
    }
  })
}

try {
  serve(openForWriting(file, synchronous))
  answer({ kind: 'open' })
} catch (error) {
  fatal(error)
  port.close()
}
