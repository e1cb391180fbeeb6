import type { SourceKind } from '@docent/proto'
import { failures } from '../failures.ts'

const kinds = new Map<string, SourceKind>(
  Object.entries({
    'text/html': 'web',
    'application/xhtml+xml': 'web',
    'text/plain': 'text',
    // A table of Google Sheets that is published so.
    'text/csv': 'csv',
    'text/markdown': 'markdown',
    'text/x-markdown': 'markdown',
    'application/pdf': 'pdf',
  } as const),
)

/** What a site's content-type means here. @throws page_type_unsupported */
export function kindOfPage(mediaType: string): SourceKind {
  const type = (mediaType.split(';')[0] ?? '').trim().toLowerCase()
  const kind = kinds.get(type)
  if (!kind) throw failures.page_type_unsupported({ values: { type: type.slice(0, 80) } })
  return kind
}
