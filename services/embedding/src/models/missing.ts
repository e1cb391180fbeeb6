import { say } from '@docent/proto/events'
import type { EmbeddableDocument } from '../documents/record.ts'
import type { OutdatedOptions } from './outdated.ts'

type CountOptions = Pick<OutdatedOptions, 'vectors' | 'embedder'>

/**
 * Whether all points of a document are where questions look for them. An endpoint that changed the length of its vectors
 * looks in another space than the one they were written to. @throws when the vector store or the model does not answer
 */
export async function isWhole({ vectors, embedder }: CountOptions, document: EmbeddableDocument): Promise<boolean> {
  const { ownerId, id, model, chunkCount } = document
  const dimensions = await embedder.dimensions()
  return (await vectors.count(ownerId, { model, dimensions }, id)) === chunkCount
}

/** Says of a ready document that points of it are missing, so that its owner can have them made again. */
export async function noteMissing(
  { documents }: Pick<OutdatedOptions, 'documents'>,
  { ownerId, id, job }: EmbeddableDocument,
): Promise<void> {
  await documents.update(ownerId, id, (current) => {
    if (current.state !== 'ready' || current.outdated || current.job?.id !== job?.id) return current
    const { model } = current
    return [{ ...current, outdated: true }, say('document.model-outdated', { documentId: id, model, why: 'missing' })]
  })
}
