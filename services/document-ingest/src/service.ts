import {
  deleteDocument,
  documentChunks,
  documentFile,
  getUserDocuments,
  listDocuments,
  processDocument,
  processWebPage,
  renameDocument,
} from '@docent/proto/http'
import { nowCalled } from '@docent/proto/activity'
import { commonFailures } from '@docent/runtime/failures'
import { createHeldPlans } from '@docent/runtime/plans'
import { tellAbout } from '@docent/runtime/service/activity.ts'
import { defineService } from '@docent/runtime/service'
import { restated } from '@docent/runtime/service/restating.ts'
import { MiB } from '@docent/runtime/units'
import { settings } from './config.ts'
import { createDocuments } from './documents/documents.ts'
import { attachment, viewOf } from './documents/present.ts'
import { documentsSpec } from './documents/record.ts'
import { createRemoval } from './documents/removal.ts'
import { createRenaming } from './documents/renaming.ts'
import { createStatuses } from './documents/statuses.ts'
import { toldAsChunked, toldAsDeleted, toldAsRenamed } from './documents/told.ts'
import { failures } from './failures.ts'
import { createOwnAnswers } from './own-answers/own-answers.ts'
import { createDocumentQuota } from './quotas/quota.ts'
import { createReadingLanes } from './reading/lanes.ts'
import { arrivingIn } from './uploads/form.ts'
import { sourceOfArriving } from './uploads/arriving.ts'
import { largestUpload, sourceOf } from './uploads/file.ts'
import { createIntake } from './uploads/intake.ts'
import { createLeases } from './uploads/leases.ts'
import { createPace } from './uploads/pace.ts'
import { createRecovery } from './uploads/recovery.ts'
import type { Taken } from './uploads/source.ts'
import { createSourceOfPage } from './web-pages/page.ts'

export { blobsNeededBy, documentsSpec as ingestedDocuments } from './documents/record.ts'

/** Who has called so long ago, in milliseconds, may be back at any moment. */
const ALONE_MS = 5_000

/** Takes documents in: stores the original, reads it, cuts it into passages, and keeps the list of them. */
export const documentIngest = defineService({
  name: 'document-ingest',
  settings,
  failures: failures.catalog,
  needs: ['store', 'blobs', 'bus'],
  async start({ config, engines: { store, blobs }, clock, ids, log, presence, faultPoint }) {
    const isAlone = (owner: string) => presence.isAlone(owner, ALONE_MS)
    const timeLimitMs = config.extractionTimeLimitSeconds * 1000
    const leaseMs = config.leaseSeconds * 1000
    const records = store.collection(documentsSpec)
    const plans = createHeldPlans({ store, service: 'document-ingest', clock, table: config.plans })
    const quota = createDocumentQuota({ store, clock })
    const pool = createReadingLanes({
      workers: config.extractionWorkers,
      timeLimitMs,
      memoryLimitMb: config.extractionMemoryLimitMb,
      idleMs: config.extractionIdleSeconds * 1000,
      isAlone,
    })
    const leases = createLeases({ records, clock, ids, forMs: leaseMs })
    const removal = createRemoval({ records, blobs, quota, clock, log, retryMs: leaseMs })
    const intake = createIntake({
      records,
      blobs,
      pool,
      plans,
      quota,
      removal,
      leases,
      clock,
      ids,
      timeLimitMs,
      log,
      faultPoint,
    })
    const sweepMs = config.sweepSeconds * 1000
    const recovery = createRecovery({ records, blobs, intake, removal, quota, leases, clock, sweepMs, log })
    const pace = createPace({ bytesPerSecond: config.largeFileMbPerSecond * MiB, isAlone })
    const documents = createDocuments({ records, blobs })
    const statuses = createStatuses(records)
    const rename = createRenaming(records)
    const ownAnswers = createOwnAnswers({ documents, intake, removal })
    const sourceOfPage = createSourceOfPage({
      timeLimitMs: config.pageTimeLimitSeconds * 1000,
      sizeLimitMb: config.pageSizeLimitMb,
      allowPrivate: config.pagesAllowPrivate,
    })

    return {
      routes(router) {
        router.on(
          processDocument,
          async ({ owner, body }) => taken(await intake.take(owner, sourceOf(body, await plans.of(owner)))),
          {
            largestBody: async (owner) => largestUpload(await plans.of(owner)),
            async streamed({ owner, query, request }, body) {
              const arriving = await arrivingIn(request.headers, query, body)
              tellAbout(request, arriving.fileName)
              if ((arriving.userId ?? owner) !== owner) throw commonFailures.owner_mismatch()
              const source = await sourceOfArriving(arriving, { owner, plan: await plans.of(owner), pace })
              return taken(await intake.take(owner, source))
            },
          },
        )
        router.on(processWebPage, async ({ owner, body }) =>
          taken(await intake.take(owner, await sourceOfPage(body.url, await plans.of(owner)))),
        )
        router.on(listDocuments, async ({ owner }) => ({
          success: true as const,
          data: (await documents.list(owner)).map(viewOf),
        }))
        router.on(getUserDocuments, async ({ owner }) => ({
          success: true as const,
          documents: (await documents.list(owner)).map(viewOf),
        }))
        router.on(documentChunks, async ({ owner, query }) => {
          const { title, pages } = await documents.get(owner, query.documentId)
          const window = await documents.chunks(owner, query.documentId, query.from, query.limit)
          return { success: true as const, title, pages, ...window }
        })
        router.on(documentFile, async ({ owner, query, reply }) => {
          const record = await documents.get(owner, query.documentId)
          const original = await documents.original(owner, record)
          return reply
            .type('application/octet-stream')
            .header('content-disposition', attachment(record.fileName))
            .header('content-length', record.sizeBytes)
            .header('x-content-type-options', 'nosniff')
            .header('content-security-policy', 'sandbox')
            .send(original)
        })
        ownAnswers.routes(router)
        router.on(renameDocument, async ({ owner, body: { documentId, title }, request }) => {
          tellAbout(request, nowCalled((await documents.get(owner, documentId)).title, title))
          return { success: true as const, document: viewOf(await rename(owner, documentId, title)) }
        })
        router.on(deleteDocument, async ({ owner, body }) => {
          await removal.remove(owner, body.documentId)
          documents.forget(owner, body.documentId)
          return { success: true as const, message: 'Document deleted successfully.' }
        })
      },

      restates: {
        'document.chunked': restated(records, toldAsChunked),
        'document.renamed': restated(records, toldAsRenamed),
        'document.deleted': restated(records, toldAsDeleted),
      },

      hears: {
        async 'document.embedding-requested'(payload, event) {
          await statuses.embeddingRequested(event.ownerId, payload, event)
        },
        async 'document.embedding-progressed'(payload, event) {
          await statuses.embeddingProgressed(event.ownerId, payload, event)
        },
        async 'document.indexed'(payload, event) {
          await ownAnswers.indexed(await statuses.indexed(event.ownerId, payload, event))
        },
        async 'document.indexing-failed'(payload, event) {
          await statuses.indexingFailed(event.ownerId, payload, event)
        },
        async 'document.model-outdated'(payload, event) {
          await statuses.modelOutdated(event.ownerId, payload, event)
        },
        async 'subscription.changed'(held, event) {
          await plans.heard(held, event)
        },
      },

      async leaving(owner) {
        documents.forget(owner)
      },

      async begin() {
        await recovery.begin()
      },
      async stop() {
        // What is being read again goes on at the next start.
        await Promise.all([recovery.stop(), pool.close()])
      },
    }
  },
})

function taken({ record, chunks }: Taken) {
  const message = `${record.title} was read: ${chunks.length} ${chunks.length === 1 ? 'passage' : 'passages'}.`
  return { success: true as const, message, documentId: record.id, chunks }
}
