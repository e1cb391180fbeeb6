import type { EmbedResult } from '../../api/documents.ts'
import { networkFailure, type CallFailure } from '../../api/failure.ts'
import { counted, digits } from '../../ui/format/count.ts'
import { LONG_TOAST_MS, type ToastText } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

/** So many chunks are named; the rest is counted. */
const NAMED = 4

export function isComplete(results: readonly EmbedResult[]): boolean {
  return results.every(({ status }) => status === 'embedded')
}

/** The toast for a finished embedding, whole or in part. */
export function reportOf(results: readonly EmbedResult[]): ToastText {
  const failed = results.filter(({ status }) => status !== 'embedded')
  if (failed.length === 0) return texts.embedded
  const named = failed
    .slice(0, NAMED)
    .map(({ chunkId, error }) => `Chunk ${numberOf(chunkId)}: ${error || 'Unknown error'}`)
  const more = failed.length - named.length
  return {
    title: texts.partial,
    variant: 'destructive',
    duration: LONG_TOAST_MS,
    description: [
      ...named,
      ...(more > 0 ? [`and ${counted(more, 'more chunk')}.`] : []),
      `${digits(results.length - failed.length)} of ${digits(results.length)} are searchable. Generate embeddings again to retry ${failed.length === 1 ? 'this one' : `these ${digits(failed.length)}`}.`,
    ],
  }
}

/** The toast for an embedding that was refused or lost. */
export function embeddingFailureOf({ status, code, error }: CallFailure): ToastText {
  if (code === networkFailure.code) return { ...texts.network, variant: 'destructive' }
  const message = status >= 400 ? `HTTP error! status: ${status}` : error || 'An unexpected error occurred'
  const wayOut = status >= 400 && error !== '' ? `. ${error}` : ''
  return { title: texts.error, variant: 'destructive', description: `Failed to process document: ${message}${wayOut}` }
}

/** The way a person counts the chunks of a document: from one. */
function numberOf(chunkId: string): string {
  const index = /:(\d+)$/.exec(chunkId)?.[1]
  return index === undefined ? chunkId : String(Number(index) + 1)
}
