import type { DocumentView } from '../../api/documents.ts'
import { folded } from '../../ui/folded.ts'

/** Documents that could take the place of another one, the newest first. */
export const successorsOf = (old: DocumentView, documents: readonly DocumentView[]): DocumentView[] =>
  documents
    .filter(({ id, status }) => status === 'ready' && id !== old.id)
    .toSorted((a, b) => b.createdAt.seconds - a.createdAt.seconds)

/** The one that is most likely meant: added later, under the same name but for its numbers. "Prices 2026.pdf" after "Prices 2025.pdf". */
export const successorOf = (old: DocumentView, successors: readonly DocumentView[]): DocumentView | undefined =>
  successors.find(
    ({ title, createdAt }) => createdAt.seconds >= old.createdAt.seconds && nameOf(title) === nameOf(old.title),
  )

const nameOf = (title: string) =>
  folded(title)
    .replace(/\.[a-z]{2,8}$/, '')
    .replaceAll(/\b(?:new|final|copy|v)\b|[^\p{L}]+/gu, ' ')
    .trim()
