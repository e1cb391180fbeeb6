import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { openForReading } from './connection.ts'
import { createSearch } from './search.ts'
import { createWalk } from './walk.ts'
import type { ReadCall, Request, WorkerSetup } from './worker-protocol.ts'

const { file } = workerData as WorkerSetup
const port = parentPort as NonNullable<typeof parentPort>
const db = openForReading(file)
const { search, forget } = createSearch(db)
const walk = createWalk(db)
const selectCount = db.prepare(
  `select segment.document, document.id from document join space on space.id = document.space
   join segment on segment.space = space.id and segment.id between first and last
   where owner = ? and model = ? and dimensions = ? and key = ?`,
)

// Kept for the next start, in which this thread has no types to strip: that takes 13 MB.
flushCompileCache()

port.on('message', ({ id, call }: Request<ReadCall>) => {
  try {
    port.postMessage({ id, result: apply(call) })
  } catch (error) {
    port.postMessage({ id, error, fatal: false })
  }
})

function apply(call: ReadCall | { op: 'close' }): unknown {
  if (call.op === 'close') return db.close()
  if (call.op === 'search') return search(call.owner, call.space, call.query)
  if (call.op === 'forget') return forget()
  if (call.op === 'points') return walk(call.owner, call.model, call.documentId, call.after)
  const { owner, space, documentId } = call
  let count = 0
  for (const row of selectCount.iterate(owner, space.model, space.dimensions, documentId)) {
    const { document, id } = row as unknown as { document: Uint8Array<ArrayBuffer>; id: number }
    for (const each of new Uint32Array(document.slice().buffer)) if (each === id) count += 1
  }
  return count
}
