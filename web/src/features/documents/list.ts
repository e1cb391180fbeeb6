import type { DocumentView } from '../../api/documents.ts'
import { shownStatus, type ShownStatus } from './status.ts'

export type Show = 'all' | ShownStatus

/** From so many documents on there is something to find and to filter. */
export const TOOLS_FROM = 6

const RANK: Record<ShownStatus, number> = { failed: 0, processing: 1, ready: 2 }

/** Failed ones first, then those under way, then the newest. Deleted ones are gone. */
export function arrange(documents: readonly DocumentView[]): DocumentView[] {
  return documents
    .filter(({ status }) => status !== 'deleted')
    .toSorted(
      (a, b) =>
        RANK[shownStatus(a)] - RANK[shownStatus(b)] || b.createdAt.seconds - a.createdAt.seconds || byTitle(a, b),
    )
}

export function countByShow(documents: readonly DocumentView[]): Record<Show, number> {
  const counts: Record<Show, number> = { all: documents.length, ready: 0, processing: 0, failed: 0 }
  for (const document of documents) counts[shownStatus(document)] += 1
  return counts
}

/** The documents of one kind of state whose name, or address, holds every word looked for. */
export function narrow(documents: readonly DocumentView[], find: string, show: Show): DocumentView[] {
  const words = folded(find).split(/\s+/).filter(Boolean)
  return documents.filter((document) => {
    if (show !== 'all' && shownStatus(document) !== show) return false
    const text = folded(`${document.title} ${document.sourceUrl ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

/** So that "rucken" finds "Rücken". */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en')
}

function byTitle(a: DocumentView, b: DocumentView): number {
  return a.title.localeCompare(b.title, 'en')
}
