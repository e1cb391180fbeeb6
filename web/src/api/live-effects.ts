import type { DocumentView, LiveEvent } from '@docent/proto/http'

export type LiveTag = 'Documents' | 'Widgets' | 'Plan' | 'Usage' | 'Steps' | 'Conversations' | 'Handover' | 'Team'

export type DocumentStatus = DocumentView['status']

/**
 * What an event of `/live` changes here: numbers that can be put in place, lists that must load again, or a document
 * that will show one of these states as soon as its own service has heard the event too.
 */
export type LiveEffect =
  | { kind: 'progress'; documentId: string; progress: { done: number; total: number } }
  | { kind: 'settle'; documentId: string; statuses: readonly DocumentStatus[] }
  | { kind: 'reload'; tags: LiveTag[] }

/** These events are said by another service than the one that keeps the document. */
const statusesAfter: Readonly<Record<string, readonly DocumentStatus[]>> = {
  'document.embedding-requested': ['embedding', 'ready', 'failed'],
  'document.indexed': ['ready'],
  'document.indexing-failed': ['failed'],
  'document.model-outdated': ['stale'],
}

export function effectOf({ type, documentId, progress }: LiveEvent): LiveEffect {
  if (documentId !== undefined && progress !== undefined) return { kind: 'progress', documentId, progress }
  const statuses = statusesAfter[type]
  if (documentId !== undefined && statuses) return { kind: 'settle', documentId, statuses }
  const [record] = type.split('.')
  if (type === 'document.deleted') return { kind: 'reload', tags: ['Documents', 'Widgets'] }
  if (record === 'document') return { kind: 'reload', tags: ['Documents'] }
  if (type === 'widget.refused') return { kind: 'reload', tags: ['Steps'] }
  if (record === 'widget') return { kind: 'reload', tags: ['Widgets'] }
  if (record === 'team') return { kind: 'reload', tags: ['Team'] }
  if (type === 'handover.typed') return { kind: 'reload', tags: ['Handover'] }
  if (record === 'handover') return { kind: 'reload', tags: ['Handover', 'Conversations'] }
  if (record === 'answer' || record === 'visitor') return { kind: 'reload', tags: ['Conversations'] }
  return { kind: 'reload', tags: record === 'subscription' ? ['Plan'] : [] }
}

/** What other services add up from an event, a moment after it. */
export function lateTagsOf(type: string): LiveTag[] {
  if (type === 'widget.seen') return ['Steps']
  // A line is said first, and a turn of its conversation right after.
  if (type === 'handover.said') return ['Conversations']
  // Chat keeps it with the answer when it hears of it.
  if (type === 'handover.answer-unsent') return ['Conversations']
  const [record] = type.split('.')
  if (record === 'answer') return ['Usage', 'Steps']
  if (record === 'subscription') return ['Plan', 'Usage', 'Widgets']
  // Chat forgets its conversations when it hears of it.
  if (type === 'widget.deleted') return ['Usage', 'Conversations']
  const isCounted = ['document.chunked', 'document.deleted', 'widget.saved'].includes(type)
  return isCounted ? ['Usage'] : []
}

const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** How long to wait before trying again: doubled each time, spread so that tabs do not come back at once. */
export function backoff(failures: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)
  return ceiling / 2 + (random() * ceiling) / 2
}
