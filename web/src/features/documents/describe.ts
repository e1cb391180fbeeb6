import type { DocumentView } from '../../api/documents.ts'
import type { Plan } from '../../api/workspace.ts'
import { capitalized, counted, digits, inWords } from '../../ui/format/count.ts'
import { addedOn, momentOf } from '../../ui/format/date.ts'
import { fileSize } from '../../ui/format/size.ts'

/** The letters on the page glyph and the word in the line below the name. */
export const kinds: Record<DocumentView['kind'], { glyph: string; word: string }> = {
  pdf: { glyph: 'PDF', word: 'PDF' },
  docx: { glyph: 'DOCX', word: 'Word' },
  xlsx: { glyph: 'XLSX', word: 'Excel' },
  csv: { glyph: 'CSV', word: 'CSV' },
  markdown: { glyph: 'MD', word: 'Markdown' },
  text: { glyph: 'TXT', word: 'Text' },
  html: { glyph: 'HTML', word: 'HTML' },
  web: { glyph: 'WEB', word: 'Web page' },
}

/** The facts below a name: kind or address, length, size, date. */
export function factsOf(document: DocumentView, now: Date): string[] {
  const { kind, pages, chunkCount, sizeBytes, sourceUrl, createdAt } = document
  return [
    sourceUrl === null ? kinds[kind].word : addressWithoutScheme(sourceUrl),
    pages === null ? '' : counted(pages, 'page'),
    chunkCount === 0 ? '' : counted(chunkCount, 'passage'),
    kind === 'web' ? '' : fileSize(sizeBytes),
    `added ${addedOn(momentOf(createdAt), now)}`,
  ].filter((fact) => fact !== '')
}

/** Where a document is opened. */
export function pathOf({ id }: Pick<DocumentView, 'id'>): string {
  return `/documents/${encodeURIComponent(id)}`
}

/** "Eight documents, four of them ready to answer." */
export function leadOf(all: number, ready: number): string {
  const lead = 'What your assistants know.'
  if (all === 0) return lead
  if (all === 1) return `${lead} One document, ${ready === 1 ? 'ready to answer' : 'not ready to answer yet'}.`
  const those = ready === all ? 'all' : `${ready === 0 ? 'none' : inWords(ready)} of them`
  return `${lead} ${capitalized(inWords(all))} documents, ${those} ready to answer.`
}

/** "8 of 50 documents on the Pro plan." Without a limit, or before the plan is known, just how many there are. */
export function tailOf(
  documents: readonly Pick<DocumentView, 'status'>[],
  plan: Pick<Plan, 'name' | 'documents'> | undefined,
): string {
  const count = documents.filter(countsTowardsPlan).length
  const rest = count < documents.length ? ', failed ones not counted' : ''
  if (plan === undefined) return `${counted(count, 'document')}${rest}.`
  const many =
    plan.documents === -1 ? counted(count, 'document') : `${digits(count)} of ${counted(plan.documents, 'document')}`
  return `${many} on the ${plan.name} plan${rest}.`
}

function addressWithoutScheme(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

/** What could not be read takes no place in the plan. */
function countsTowardsPlan({ status }: Pick<DocumentView, 'status'>): boolean {
  return status !== 'failed'
}
