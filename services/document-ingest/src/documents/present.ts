import type { DocumentView } from '@docent/proto/http'
import type { DocumentRecord } from './record.ts'

/** A document as its owner sees it. */
export function viewOf(record: DocumentRecord): DocumentView {
  const { id, title, status, kind, reason, progress, pages, chunkCount, characters, language } = record
  const { sizeBytes, sha256, sourceUrl, flaw = null } = record
  return {
    id,
    title,
    text: record.preview,
    status,
    kind,
    reason: status === 'ready' ? (reason ?? flaw) : reason,
    progress,
    language: language === 'und' ? null : language,
    pages,
    chunkCount,
    characters,
    sizeBytes,
    sha256,
    sourceUrl,
    createdAt: { seconds: Math.floor(record.createdAt / 1000) },
  }
}

/** A download with the name it came with, for clients old and new; never shown in place. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\/%]/g, '_')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
