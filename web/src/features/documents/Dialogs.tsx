import { lazy, Suspense } from 'react'
import type { DocumentView } from '../../api/documents.ts'

// Most visits delete and replace nothing, and a dialog is heavy.
const loadDialog = () => import('./DeleteDialog.tsx')
const DeleteDialog = lazy(loadDialog)
const ReplaceDialog = lazy(() => import('./ReplaceDialog.tsx'))

/** Loads the dialog of deleting, for whoever reaches for what opens it: it is there before the click. */
export const warmUp = () => void loadDialog().catch(() => undefined)

/** What is asked before it is done; `undefined` in it is a dialog that closes. */
export type Asking = { what: 'delete'; of?: readonly DocumentView[] } | { what: 'replace'; of?: DocumentView }

interface Props {
  asking: Asking | undefined
  documents: readonly DocumentView[]
  onClose: () => void
  onDelete: (documents: readonly DocumentView[]) => void
  /** Where documents can be replaced. */
  onReplace?: (document: DocumentView, by: DocumentView) => void
}

/** The questions before documents go. */
export function Dialogs({ asking, documents, onClose, onDelete, onReplace }: Props) {
  return (
    <Suspense>
      {asking?.what === 'delete' && <DeleteDialog documents={asking.of} onClose={onClose} onConfirm={onDelete} />}
      {asking?.what === 'replace' && onReplace && (
        <ReplaceDialog document={asking.of} documents={documents} onClose={onClose} onConfirm={onReplace} />
      )}
    </Suspense>
  )
}

/** The same dialog without what it was about: it slides away. */
export const closed = (asking: Asking | undefined): Asking | undefined => asking && { what: asking.what }
