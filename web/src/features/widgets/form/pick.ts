import type { DocumentView } from '../../../api/documents.ts'
import { folded } from '../../../ui/folded.ts'

/** From so many documents on there is something to look for. */
export const SEARCH_FROM = 6

export type PickState = 'ready' | 'processing' | 'failed'

export function stateOf({ status }: Pick<DocumentView, 'status'>): PickState {
  return status === 'ready' || status === 'failed' ? status : 'processing'
}

/** Nothing happens to it until its owner presses Generate Embeddings. */
export const waitsForOwner = ({ status }: Pick<DocumentView, 'status'>) => status === 'chunked' || status === 'stale'

/** Only what is ready can answer. */
export const isChoosable = (document: Pick<DocumentView, 'status'>) => stateOf(document) === 'ready'

const RANK: Record<PickState, number> = { ready: 0, processing: 1, failed: 2 }

/** Those that hold every word looked for, ready ones first. */
export function narrowed<D extends Pick<DocumentView, 'status' | 'title'>>(documents: readonly D[], find: string): D[] {
  const words = folded(find).split(/\s+/).filter(Boolean)
  return documents
    .filter(({ title }) => words.every((word) => folded(title).includes(word)))
    .toSorted((a, b) => RANK[stateOf(a)] - RANK[stateOf(b)] || a.title.localeCompare(b.title, 'en'))
}
