import { say } from '@docent/proto/events'
import type { Embedder } from '@docent/runtime/models'
import { everyOwner, type Collection, type Query } from '@docent/runtime/store'
import type { Vectors } from '@docent/runtime/vectors'
import type { EmbeddableDocument } from '../documents/record.ts'
import { isWhole, noteMissing } from './missing.ts'

export interface OutdatedOptions {
  documents: Collection<EmbeddableDocument>
  vectors: Vectors
  embedder: Embedder
}

/**
 * Compares the model of every ready document with the one in use. Documents of another model are said to be outdated;
 * those of an earlier model that is in use again, and whose vectors are still there, are said to be indexed again, as are
 * those whose lost points are back. Where points are missing, that is said.
 */
export async function compareModels(options: OutdatedOptions, stopped: () => boolean): Promise<void> {
  const { documents, vectors, embedder } = options
  const { model } = embedder

  const others = [{ gt: '', lt: model }, { gt: model }]
  for (const range of others) {
    await each({ outdated: false, model: range }, async ({ ownerId, id }) => {
      await documents.update(ownerId, id, (current) => {
        if (current.state !== 'ready' || current.outdated || current.model === model) return current
        return [
          { ...current, outdated: true },
          say('document.model-outdated', { documentId: id, model: current.model }),
        ]
      })
    })
  }

  await each({ outdated: true, model }, async (document) => {
    if (document.state !== 'ready' || !(await isWhole({ vectors, embedder }, document))) return
    const { ownerId, id, chunkCount } = document
    await documents.update(ownerId, id, (current) => {
      if (current.state !== 'ready' || !current.outdated || current.model !== model || !current.job) return current
      const { title, job } = current
      return [
        { ...current, outdated: false },
        say('document.indexed', { documentId: id, jobId: job.id, title, chunkCount, model }),
      ]
    })
  })

  await each({ outdated: false, model }, async (document) => {
    if (document.state !== 'ready' || (await isWhole({ vectors, embedder }, document))) return
    await noteMissing({ documents }, document)
  })

  async function each(
    where: Query<EmbeddableDocument>['where'],
    act: (document: EmbeddableDocument) => Promise<void>,
  ): Promise<void> {
    let cursor: string | undefined
    do {
      const page = await documents.find(everyOwner, { where, cursor })
      for (const document of page.records) {
        if (stopped()) return
        await act(document)
      }
      cursor = page.next
    } while (cursor !== undefined)
  }
}
