import type { DocumentView } from '../../api/documents.ts'
import { useListWidgetsQuery, type WidgetView } from '../../api/workspace.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { texts } from './texts.ts'

interface Props {
  /** The one that is about to be deleted; the dialog is open while there is one. */
  document: DocumentView | undefined
  onClose: () => void
  onConfirm: (document: DocumentView) => void
}

const { title, cancel, confirm, erased, one, many, final } = texts.dialog

/** Asks once more, with the name of the thing and of what depends on it. */
export default function DeleteDialog({ document, onClose, onConfirm }: Props) {
  const { data: widgets = [] } = useListWidgetsQuery(undefined, { skip: document === undefined })
  return (
    <ConfirmDialog
      about={document}
      words={(about) => ({ title: title(about.title), keep: cancel, confirm })}
      onClose={onClose}
      onConfirm={(about) => {
        onConfirm(about)
        onClose()
      }}
    >
      {(about) => <p className="muted">{consequences(about, widgets)}</p>}
    </ConfirmDialog>
  )
}

function consequences({ id }: DocumentView, widgets: readonly WidgetView[]): string {
  const names = widgets.filter(({ documentIds }) => documentIds.includes(id)).map(({ name }) => name)
  const [only] = names
  if (only === undefined) return `${erased} ${final}`
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return `${erased} ${names.length === 1 ? one(only) : many(list)} ${final}`
}
