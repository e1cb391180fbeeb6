import type { WidgetView } from '../../api/workspace.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { texts } from './texts.ts'

interface Props {
  /** The one that is about to be deleted; the dialog is open while there is one. */
  widget: WidgetView | undefined
  onClose: () => void
  onConfirm: (widget: WidgetView) => void
}

const { title, text, cancel, confirm } = texts.dialog

/** Asks once more, with the name of the thing. */
export default function DeleteDialog({ widget, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      about={widget}
      words={({ name }) => ({ title: title(name), keep: cancel, confirm })}
      onClose={onClose}
      onConfirm={(one) => {
        onConfirm(one)
        onClose()
      }}
    >
      {() => <p className="muted">{text}</p>}
    </ConfirmDialog>
  )
}
