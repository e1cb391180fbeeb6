import type { DocumentView } from '../../api/documents.ts'
import { shownStatus, type ShownStatus } from './status.ts'
import { folded } from '../../ui/folded.ts'

/** So many cards stand on one page. */
export const PAGE = 50

/** Orders the list can have; `state` puts what needs a look first. */
export const ORDERS = ['state', 'newest', 'oldest', 'name', 'largest'] as const
export type Order = (typeof ORDERS)[number]

const BY: Record<Exclude<Order, 'state'>, (a: DocumentView, b: DocumentView) => number> = {
  newest: (a, b) => b.createdAt.seconds - a.createdAt.seconds,
  oldest: (a, b) => a.createdAt.seconds - b.createdAt.seconds,
  name: () => 0,
  largest: (a, b) => b.sizeBytes - a.sizeBytes,
}

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

/** A list that is arranged, in another order. */
export function ordered(documents: readonly DocumentView[], order: Order): readonly DocumentView[] {
  return order === 'state' ? documents : documents.toSorted((a, b) => BY[order](a, b) || byTitle(a, b))
}

/** One page of a list, and the page that there is when fewer are left. */
export function pageOf<T>(list: readonly T[], page: number): { shown: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / PAGE))
  const there = Math.min(page, pages - 1)
  return { shown: list.slice(there * PAGE, (there + 1) * PAGE), page: there, pages }
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

function byTitle(a: DocumentView, b: DocumentView): number {
  return a.title.localeCompare(b.title, 'en')
}

/** The documents that could answer, and that no widget was given; none where there is no widget yet. */
export function unusedBy(
  widgets: readonly { documentIds: readonly string[] }[],
  documents: readonly DocumentView[],
): DocumentView[] {
  if (widgets.length === 0) return []
  const used = new Set(widgets.flatMap(({ documentIds }) => documentIds))
  return documents.filter(({ id, status }) => status === 'ready' && !used.has(id))
}
