import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { append, drop, lastSeq, park, replay, replayed, saveCursor, trim } from './log-steps.ts'
import type { Answer, Batch, NewEntry, Refusal, Step, StepResult } from './protocol.ts'
import { isRefusal } from './protocol.ts'
import { add, insert, remove, removeSome, update } from './record-steps.ts'
import { defineCollection, openForWriting } from './schema.ts'
import { createStatements } from './statements.ts'

const { file, synchronous } = workerData as { file: string; synchronous?: 'FULL' | 'OFF' }
const port = parentPort
if (!port) throw new Error('the writer runs in a worker thread')
const answer = (message: Answer) => port.postMessage(message)

const SQLITE_CONSTRAINT = 19

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

  /** A constraint undoes its own statement only, a value that can't be bound did nothing. Anything else (disk full, I/O) may have ended the transaction. */
  function attempt(step: Step): StepResult {
    try {
      return perform(step)
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string }
      if (errcode === undefined) return { refused: 'invalid', detail: message }
      if ((errcode & 0xff) !== SQLITE_CONSTRAINT) throw error
      const isId = 'table' in step && message.endsWith(`${step.table}.id`)
      return { refused: isId ? 'id-taken' : 'taken', detail: message } satisfies Refusal
    }
  }

  function write({ steps, now }: Batch): Answer {
    let entries = 0
    db.exec('BEGIN IMMEDIATE')
    const results = steps.map((step) => {
      const result = attempt(step)
      const said: readonly NewEntry[] = 'entries' in step && !isRefusal(result) ? step.entries : []
      append(statements, said, now)
      entries += said.length
      return result
    })
    const last = entries > 0 ? lastSeq(statements) : 0
    db.exec('COMMIT')
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
