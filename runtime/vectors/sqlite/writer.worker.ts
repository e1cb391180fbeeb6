import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { createFolding } from '../../sqlite/folding.ts'
import { useLanguageHints } from '../../text/language-hints.ts'
import { openForWriting } from './connection.ts'
import { createPacing } from './pacing.ts'
import { createShelf } from './shelf.ts'
import type { Request, WriteCall, WriterSetup } from './worker-protocol.ts'

/** Calls that wait are committed together, up to this many points. */
const BATCH_POINTS = 512
/** How long nothing must be asked for before what was put off is done, milliseconds. */
const IDLE_MS = 50
/** How long a full disk is left alone before what was put off is tried again, milliseconds. */
const FULL_MS = 5_000

interface Job {
  id: number
  call: WriteCall
}

const { file, searching, hints, foldAfterMs } = workerData as WriterSetup
useLanguageHints(hints)
const port = parentPort as NonNullable<typeof parentPort>
const db = openForWriting(file)
const folding = createFolding(db, foldAfterMs)
const breathe = createPacing(searching, () => performance.now())
let shelf = createShelf(db)
const queue: Request<WriteCall>[] = []
let idle: NodeJS.Timeout | undefined = setTimeout(tidy, IDLE_MS)
let planned = false

// Kept for the next start, in which this thread has no types to strip: that takes 13 MB.
flushCompileCache()

port.on('message', (request: Request<WriteCall>) => {
  queue.push(request)
  clearTimeout(idle)
  plan()
})

function plan(): void {
  if (!planned) setImmediate(run)
  planned = true
}

function run(): void {
  planned = false
  write(nextBatch())
  if (queue[0]?.call.op === 'close') {
    folding.end()
    db.close()
    port.postMessage({ id: queue[0].id, result: undefined })
  } else if (queue.length > 0) plan()
  else idle = setTimeout(tidy, IDLE_MS)
}

function nextBatch(): Job[] {
  const batch: Job[] = []
  for (let points = 0; points < BATCH_POINTS;) {
    const next = queue[0]
    if (next === undefined || next.call.op === 'close') break
    batch.push({ id: next.id, call: next.call })
    queue.shift()
    points += next.call.op === 'upsert' ? next.call.points.length : 1
  }
  return batch
}

/** One transaction for several calls. A call that cannot be carried out must not take the others with it. */
function write(batch: readonly Job[]): void {
  if (batch.length === 0) return
  try {
    const results = transact(() => batch.map(({ call }) => apply(call)))
    batch.forEach(({ id }, i) => port.postMessage({ id, result: results[i] }))
  } catch (error) {
    const full = isFull(error)
    const fatal = !full && isFromDisk(error)
    if (batch.length === 1 || fatal) for (const { id } of batch) port.postMessage({ id, error, fatal, full })
    else for (const job of batch) write([job])
  }
}

function transact<T>(work: () => T): T {
  db.exec('begin immediate')
  try {
    const result = work()
    shelf.write()
    db.exec('commit')
    folding.written()
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    // What it had collected belongs to what was undone.
    shelf = createShelf(db)
    throw error
  }
}

const CONSTRAINT = 19
const FULL = 13
const SHM_SIZE = 4874
/** No room on the disk: what was asked for is undone, and works once there is some. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return (Number(error.errcode) & 0xff) === FULL || error.errcode === SHM_SIZE
}

/** SQLite itself failed (file damaged, locked by another): going on would break promises. */
function isFromDisk(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) !== CONSTRAINT
}

function apply(call: WriteCall): number {
  if (call.op === 'removeDocument') return shelf.removeDocument(call.owner, call.documentId)
  if (call.op === 'removeOwner') return shelf.removeOwner(call.owner)
  shelf.add(call.owner, call.space, call.points, breathe)
  return call.points.length
}

function tidy(): void {
  try {
    if (transact(() => shelf.tidy())) idle = setTimeout(tidy, 1)
  } catch (error) {
    if (isFull(error)) idle = setTimeout(tidy, FULL_MS)
    else port.postMessage({ id: 0, error, fatal: true })
  }
}
