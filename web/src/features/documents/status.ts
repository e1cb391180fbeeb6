import type { DocumentView } from '../../api/documents.ts'

/** What a person sees of a document's state. */
export type ShownStatus = 'ready' | 'processing' | 'failed'

/** Whatever is neither ready nor failed is being processed, also when only the owner can take the next step. */
export function shownStatus({ status }: Pick<DocumentView, 'status'>): ShownStatus {
  return status === 'ready' || status === 'failed' ? status : 'processing'
}

/** The next step is the owner's: Generate Embeddings. */
export function waitsForOwner({ status }: Pick<DocumentView, 'status'>): boolean {
  return status === 'chunked' || status === 'stale'
}

/** It failed after it was read, so embedding can be tried again without another upload. */
export function canEmbedAgain({ status, chunkCount }: Pick<DocumentView, 'status' | 'chunkCount'>): boolean {
  return status === 'failed' && chunkCount > 0
}
