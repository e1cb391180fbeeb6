import type { DocumentView } from '../../../api/documents.ts'
import type { UploadItem } from './uploads.ts'

type There = Pick<DocumentView, 'title' | 'sizeBytes' | 'sourceUrl' | 'status'>

/** Whether a document of the same name and size, or of the same address, can answer already or is about to. */
export function isThere(
  { name, size, source }: Pick<UploadItem, 'name' | 'size' | 'source'>,
  documents: readonly There[],
): boolean {
  return documents.some(({ title, sizeBytes, sourceUrl, status }) => {
    if (status === 'failed' || status === 'deleted') return false
    return source.kind === 'page' ? sourceUrl === source.url : title === name && sizeBytes === size
  })
}
