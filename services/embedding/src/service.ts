import { embedDocument, embeddingCost } from '@docent/proto/http'
import { clientGone } from '@docent/runtime/http'
import { createClaims } from '@docent/runtime/jobs'
import { followChoice } from '@docent/runtime/models'
import { defineService } from '@docent/runtime/service'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { restated } from '@docent/runtime/service/restating.ts'
import { settings } from './config.ts'
import { createDocuments } from './documents/documents.ts'
import { documentsSpec, type EmbeddableDocument } from './documents/record.ts'
import { failures } from './failures.ts'
import { answer } from './jobs/answer.ts'
import { createRequests } from './jobs/request.ts'
import { createSignals } from './jobs/signals.ts'
import { embeddingCostOf } from './models/cost.ts'
import { createChosen } from './models/chosen.ts'
import { isWhole, noteMissing } from './models/missing.ts'
import { compareModels } from './models/outdated.ts'
import { toldAsIndexed } from './worker/outcome.ts'
import { embeddingJobs } from './worker/claims.ts'
import { createJobRun } from './worker/run-job.ts'
import { createWorker } from './worker/worker.ts'

export { embedAgain } from './jobs/again.ts'
export { embedAgainCommand } from './jobs/again-command.ts'
export { documentsSpec as embeddableDocuments } from './documents/record.ts'
export { textOfPassage } from './worker/passages.ts'

/** Turns the passages of documents into vectors that questions find them by. */
export const embedding = defineService({
  name: 'embedding',
  settings,
  failures: failures.catalog,
  needs: ['store', 'bus', 'blobs', 'vectors', 'models'],
  async start({ config, engines, clock, ids, log, faultPoint }) {
    const { store, blobs, vectors } = engines
    const chosen = createChosen(store)
    const models = await followChoice({
      models: engines.models,
      read: chosen.read,
      changed: () => comparing.wake(),
      log,
    })
    const embedder = () => models.now().embedder
    const model = () => embedder().model
    const records = store.collection(documentsSpec)
    const signals = createSignals()
    const documents = createDocuments({
      documents: records,
      vectors,
      signals,
      clock,
      ids,
      model,
    })
    const leaseMs = config.leaseSeconds * 1000
    const giveUpMs = config.giveUpSeconds * 1000
    const claims = createClaims({
      kind: embeddingJobs(records, model),
      clock,
      ids,
      leaseMs,
      changed: ({ id }, ms, signal) => signals.next(id, ms, signal),
    })
    const { batchSize, parallelBatches, jobs } = config
    const run = createJobRun({
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
    /** It may have ended with a model that was replaced while it ran. */
    const over = ({ job }: EmbeddableDocument) => {
      if (job && job.model !== model()) comparing.wake()
    }
    const worker = createWorker({ claims, run, documents, over, signals, clock, jobs, sweepMs, giveUpMs, log })
    const requests = createRequests({
      documents: records,
      signals,
      clock,
      ids,
      model,
      waitMs: config.waitSeconds * 1000,
      documentWaitMs: config.documentWaitSeconds * 1000,
      worker,
      claims,
      async lookForMissing(document) {
        if (document.outdated || document.model !== model()) return
        // The button heals what it can: while nothing can be looked at, what was known counts.
        const whole = await isWhole({ vectors, embedder: embedder() }, document).catch(() => true)
        if (!whole) await noteMissing({ documents: records }, document)
      },
    })
    let stopped = false
    const comparing = repeat({
      name: 'comparing embedding models, and looking for missing points',
      everyMs: config.checkSeconds * 1000,
      task: () => compareModels({ documents: records, vectors, embedder: embedder() }, () => stopped),
      log,
    })

    return {
      routes(router) {
        router.on(embedDocument, async ({ owner, body, reply }) => {
          const document = await requests.embed(owner, body.documentId, clientGone(reply))
          return answer(document, reply)
        })
        router.on(embeddingCost, async () => ({ success: true as const, ...(await embeddingCostOf(records)) }))
      },

      models: models.now,

      restates: { 'document.indexed': restated(records, toldAsIndexed) },

      hears: {
        async 'document.chunked'(payload, { ownerId, id }) {
          await documents.chunked(ownerId, payload, id)
          if (payload.isAnswer) worker.wake()
        },
        'document.renamed': documents.renamed,
        'document.embedding-requested': async () => worker.wake(),
        async 'installation.models-chosen'(choice, event) {
          await chosen.heard(choice, event)
          await models.look()
        },
        'document.deleted': ({ documentId }, { ownerId }) => documents.deleted(ownerId, documentId),
      },

      leaving: documents.ownerDeleted,

      async begin() {
        await models.begin()
        await worker.begin()
        await comparing.begin()
      },
      async stop() {
        stopped = true
        await worker.stop()
        await comparing.stop()
        await models.stop()
      },
    }
  },
})
