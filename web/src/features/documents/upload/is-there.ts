import type { DocumentView } from '../../../api/documents.ts'
import type { UploadItem } from './uploads.ts'

type There = Pick<DocumentView, 'title' | 'sizeBytes' | 'sourceUrl' | 'status'>
type Kept = Pick<DocumentView, 'id' | 'title' | 'sha256' | 'status'>

/** Whether a document of the same name and size, or of the same address, can answer already or is about to. */
export function isThere(
  { name, size, source }: Pick<UploadItem, 'name' | 'size' | 'source'>,
  documents: readonly There[],
): boolean {
  return documents.some(({ title, sizeBytes, sourceUrl, status }) => {
    if (!answers(status)) return false
    return source.kind === 'page' ? sourceUrl === source.url : title === name && sizeBytes === size
  })
}

/** Another document that was made of the very same file as this one, whatever its name is; the one that it takes the place of goes anyway. */
export function sameFile<D extends Kept>(
  { documentId, replaces }: Pick<UploadItem, 'documentId' | 'replaces'>,
  documents: readonly D[],
): D | undefined {
  const own = documents.find(({ id }) => id === documentId)
  if (!own) return undefined
  return documents.find(
    ({ id, sha256, status }) => id !== own.id && id !== replaces && sha256 === own.sha256 && answers(status),
  )
}

/** Can answer already, or is about to. */
const answers = (status: DocumentView['status']) => status !== 'failed' && status !== 'deleted'
