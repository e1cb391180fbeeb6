import { parentPort, workerData } from 'node:worker_threads'
import { openForWriting } from './connection.ts'
import { createPacing } from './pacing.ts'
import { createShelf } from './shelf.ts'
import type { Request, WorkerSetup, WriteCall } from './worker-protocol.ts'

/** Calls that wait are committed together, up to this many points. */
const BATCH_POINTS = 512
/** How long nothing must be asked for before what was put off is done, milliseconds. */
const IDLE_MS = 50

const { file, searching } = workerData as WorkerSetup
const port = parentPort as NonNullable<typeof parentPort>
const db = openForWriting(file)
const shelf = createShelf(db)
const breathe = createPacing(searching, () => performance.now())
const queue: Request<WriteCall>[] = []
let idle: NodeJS.Timeout | undefined
let running = false

port.on('message', (request: Request<WriteCall>) => {
  queue.push(request)
  clearTimeout(idle)
  if (!running) setImmediate(run)
  running = true
})
idle = setTimeout(tidy, IDLE_MS)

/** One transaction for all that waits. A failing write or commit is fatal: going on would lose what was promised. */
function run(): void {
  running = false
  const batch = nextBatch()
  try {
    db.exec('begin immediate')
    const results = batch.map(({ call }) => apply(call))
    shelf.write()
    db.exec('commit')
    batch.forEach(({ id }, i) => port.postMessage({ id, result: results[i] }))
  } catch (error) {
    for (const { id } of batch) port.postMessage({ id, error, fatal: true })
    return
  }
  if (queue[0]?.call.op === 'close') {
    db.close()
    port.postMessage({ id: queue[0].id, result: undefined })
  } else if (queue.length > 0) {
    running = true
    setImmediate(run)
  } else idle = setTimeout(tidy, IDLE_MS)
}

function nextBatch(): { id: number; call: WriteCall }[] {
  const batch: { id: number; call: WriteCall }[] = []
  for (let points = 0; points < BATCH_POINTS;) {
    const next = queue[0]
    if (next === undefined || next.call.op === 'close') break
    batch.push({ id: next.id, call: next.call })
    queue.shift()
    points += next.call.op === 'upsert' ? next.call.points.length : 1
  }
  return batch
}

function apply(call: WriteCall): number {
  if (call.op === 'removeDocument') return shelf.removeDocument(call.owner, call.documentId)
  if (call.op === 'removeOwner') return shelf.removeOwner(call.owner)
  shelf.add(call.owner, call.space, call.points, breathe)
  return call.points.length
}

function tidy(): void {
  try {
    db.exec('begin immediate')
    const again = shelf.tidy()
    shelf.write()
    db.exec('commit')
    if (again) idle = setTimeout(tidy, 1)
  } catch (error) {
    port.postMessage({ id: 0, error, fatal: true })
  }
}
