import type { DocumentView } from '../../api/documents.ts'
import { useListWidgetsQuery, type WidgetView } from '../../api/workspace.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { GoldenCheck } from '../../ui/golden/GoldenCheck.tsx'
import { texts } from './texts.ts'

interface Props {
  /** Those that are about to be deleted; the dialog is open while there are some. */
  documents: readonly DocumentView[] | undefined
  onClose: () => void
  onConfirm: (documents: readonly DocumentView[]) => void
}

const { title, titleMany, cancel, confirm, erased, erasedMany, one, many, final } = texts.dialog

/** Asks once more, with the name of the thing and of what depends on it. */
export default function DeleteDialog({ documents, onClose, onConfirm }: Props) {
  const { data: widgets = [] } = useListWidgetsQuery(undefined, { skip: documents === undefined })
  return (
    <ConfirmDialog
      about={documents}
      words={(about) => ({ title: titleOf(about), keep: cancel, confirm })}
      onClose={onClose}
      onConfirm={(about) => {
        onConfirm(about)
        onClose()
      }}
    >
      {(about) => (
        <>
          <p className="muted">{consequences(about, widgets)}</p>
          {documents && <GoldenCheck change={{ without: documents.map(({ id }) => id) }} />}
        </>
      )}
    </ConfirmDialog>
  )
}

const titleOf = (documents: readonly DocumentView[]) =>
  documents.length === 1 && documents[0] ? title(documents[0].title) : titleMany(documents.length)

function consequences(documents: readonly DocumentView[], widgets: readonly WidgetView[]): string {
  const doomed = new Set(documents.map(({ id }) => id))
  const names = widgets.filter(({ documentIds }) => documentIds.some((id) => doomed.has(id))).map(({ name }) => name)
  const gone = documents.length === 1 ? erased : erasedMany
  const [only] = names
  if (only === undefined) return `${gone} ${final}`
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  const [stops, stop] = documents.length === 1 ? [one, many] : [texts.dialog.oneOfMany, texts.dialog.manyOfMany]
  return `${gone} ${names.length === 1 ? stops(only) : stop(list)} ${final}`
}
