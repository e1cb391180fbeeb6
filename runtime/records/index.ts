import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Bus } from '../bus/port.ts'
import { createSqliteBus } from '../bus/sqlite.ts'
import type { Clock, Ids } from '../clock/index.ts'
import { everyEnd } from '../failures/every-end.ts'
import type { Store } from '../store/port.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { createLog } from '../sqlite/log.ts'
import { openReader } from '../sqlite/reader.ts'
import { keepLogShort } from '../sqlite/retention.ts'
import { openForWriting } from '../sqlite/schema.ts'
import { openWriter } from '../sqlite/writer.ts'
import { WEEK_MS } from '../units/index.ts'

export interface RecordsOptions {
  /** Path of the SQLite file; it and its folder are created when missing. */
  file: string
  /** Called once when a write can't be made durable. Nothing is acknowledged after it: the process must end. */
  onFatal(error: Error): void
  clock: Clock
  ids: Ids
  /** The trace context of the call that writes, where calls are traced. */
  traceparent?: () => string | undefined
  /** Events stay in the log this long after every known consumer has passed them. Default 7 days. */
  retentionMs?: number
  /** How long a stop waits for deliveries in flight. Default 10,000. */
  stopGraceMs?: number
  random?: () => number
  /** OFF gives up durability; it exists to prove that the power-loss test can fail. */
  synchronous?: 'FULL' | 'OFF'
  /** Ends the writer before its n-th step, for tests of crashes; `onFatal` tells. */
  endAtStep?: number
  /** How long what was removed may stand in the write-ahead log. Default: a minute. */
  foldAfterMs?: number
}

export interface Records {
  store: Store
  bus: Bus
  /** Stops the consumers, writes what was asked for, closes the file. */
  close(): Promise<void>
  /** Leaves the file as a crash would: nothing is finished, nothing is saved. For tests. */
  kill(): Promise<void>
}

/** Records and events in one SQLite file. Throws when the file can't be opened. */
export function openRecords(options: RecordsOptions): Records {
  const { file, onFatal, clock, ids, traceparent, retentionMs = WEEK_MS, stopGraceMs, random } = options
  const { synchronous, endAtStep, foldAfterMs } = options
  mkdirSync(dirname(file), { recursive: true })
  const preparing = openForWriting(file, synchronous)
  const reader = openReader(file)
  preparing.close()

  const log = createLog(reader)
  const writer = openWriter({ file, clock, onFatal, onAppended: log.append, synchronous, endAtStep, foldAfterMs })
  const store = createSqliteStore({ writer, reader, clock, ids, traceparent })
  const bus = createSqliteBus({ writer, reader, log, clock, random, stopGraceMs })
  const stopTrimming = keepLogShort({ writer, clock, retentionMs })
  let closed: Promise<void> | undefined

  function end() {
    stopTrimming()
    // The last connection to close folds the WAL into the file; one that may only read can't.
    return everyEnd([() => bus.close(), () => writer.close(() => reader.close())])
  }
  async function kill() {
    stopTrimming()
    bus.kill()
    await writer.kill()
    reader.close()
  }
  return { store, bus, close: () => (closed ??= end()), kill: () => (closed ??= kill()) }
}
