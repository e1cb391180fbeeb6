import { say } from '@docent/proto/events'
import type { Word } from '@docent/runtime/service/restating.ts'
import { blobKeys, saidOfAnswer, type DocumentRecord } from './record.ts'

/** A document that was read, as it was said then; undefined for one that is not there. */
export function toldAsChunked(document: DocumentRecord): Word | undefined {
  const {
    id: documentId,
    title,
    kind,
    chunkCount,
    pages,
    characters,
    sizeBytes,
    visible,
    counted,
    createdAt,
  } = document
  if (!visible || !counted || chunkCount < 1) return undefined
  const chunksKey = blobKeys.chunks(documentId)
  const size = { characters, sizeBytes, ...saidOfAnswer(document) }
  const payload = { documentId, title, kind, chunksKey, chunkCount, pages, ...size }
  return { event: say('document.chunked', payload), at: createdAt }
}

/** The name that its owner gave it. */
export function toldAsRenamed({ id, title, renamed, visible, counted }: DocumentRecord): Word | undefined {
  if (!renamed || !visible || !counted) return undefined
  return { event: say('document.renamed', { documentId: id, title }) }
}

export function toldAsDeleted({ id, status, counted, characters, sizeBytes }: DocumentRecord): Word | undefined {
  if (status !== 'deleted') return undefined
  return { event: say('document.deleted', { documentId: id, wasCounted: counted, characters, sizeBytes }) }
}
