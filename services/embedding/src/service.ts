import { embedDocument } from '@docent/proto/http'
import { clientGone } from '@docent/runtime/http'
import { createClaims } from '@docent/runtime/jobs'
import { defineService } from '@docent/runtime/service'
import { restated } from '@docent/runtime/service/restating.ts'
import { settings } from './config.ts'
import { createDocuments } from './documents/documents.ts'
import { documentsSpec } from './documents/record.ts'
import { failures } from './failures.ts'
import { answer } from './jobs/answer.ts'
import { createRequests } from './jobs/request.ts'
import { createSignals } from './jobs/signals.ts'
import { compareModels } from './models/outdated.ts'
import { toldAsIndexed } from './worker/outcome.ts'
import { embeddingJobs } from './worker/claims.ts'
import { createRunner } from './worker/run-job.ts'
import { createWorker } from './worker/worker.ts'

/** Turns the passages of documents into vectors that questions find them by. */
export const embedding = defineService({
  name: 'embedding',
  settings,
  failures: failures.catalog,
  needs: ['store', 'bus', 'blobs', 'vectors', 'models'],
  async start({ config, engines, clock, ids, log, faultPoint }) {
    const { store, blobs, vectors, models } = engines
    const { embedder } = models
    const records = store.collection(documentsSpec)
    const signals = createSignals()
    const documents = createDocuments({ documents: records, vectors, signals, faultPoint })
    const leaseMs = config.leaseSeconds * 1000
    const giveUpMs = config.giveUpSeconds * 1000
    const claims = createClaims({
      kind: embeddingJobs(records, embedder.model),
      clock,
      ids,
      leaseMs,
      changed: ({ id }, ms, signal) => signals.next(id, ms, signal),
    })
    const { batchSize, parallelBatches, jobs } = config
    const run = createRunner({
      blobs,
      vectors,
      embedder,
      claims,
      clock,
      batchSize,
      parallelBatches,
      giveUpMs,
      faultPoint,
    })
    const sweepMs = config.sweepSeconds * 1000
    const worker = createWorker({ claims, run, documents, signals, clock, jobs, sweepMs, giveUpMs, log })
    const requests = createRequests({
      documents: records,
      signals,
      clock,
      ids,
      model: embedder.model,
      waitMs: config.waitSeconds * 1000,
      documentWaitMs: config.documentWaitSeconds * 1000,
      worker,
      claims,
      faultPoint,
    })
    let stopped = false
    let comparing: Promise<void> | undefined

    return {
      routes(router) {
        router.on(embedDocument, async ({ owner, body, reply }) => {
          const document = await requests.embed(owner, body.documentId, clientGone(reply))
          return answer(document, reply)
        })
      },

      restates: { 'document.indexed': restated(records, toldAsIndexed) },

      hears: {
        'document.chunked': (payload, { ownerId, id }) => documents.chunked(ownerId, payload, id),
        'document.embedding-requested': async () => worker.wake(),
        'document.deleted': ({ documentId }, { ownerId }) => documents.deleted(ownerId, documentId),
      },

      leaving: documents.ownerDeleted,

      async begin() {
        await worker.begin()
        comparing = compareModels({ documents: records, vectors, embedder, faultPoint }, () => stopped).catch(
          (error: unknown) =>
            log.warn({ err: error }, 'comparing embedding models failed; the next start does it again'),
        )
      },
      async stop() {
        stopped = true
        await worker.stop()
        await comparing
      },
    }
  },
})
