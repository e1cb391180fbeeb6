import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import type { DocumentView } from '../../api/documents.ts'
import { useListWidgetsQuery, type WidgetView } from '../../api/workspace.ts'
import { texts } from './texts.ts'

interface Props {
  /** The one that is about to be deleted; the dialog is open while there is one. */
  document: DocumentView | undefined
  onClose: () => void
  onConfirm: (document: DocumentView) => void
}

/** Asks once more, with the name of the thing and of what depends on it. The focus starts on Cancel. */
export default function DeleteDialog({ document, onClose, onConfirm }: Props) {
  const { data: widgets = [] } = useListWidgetsQuery(undefined, { skip: document === undefined })
  const [named, setNamed] = useState(document)
  // While the dialog closes it still shows what it was about.
  if (document && document !== named) setNamed(document)
  const cancel = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const about = document ?? named
  const confirm = () => {
    if (document) onConfirm(document)
    onClose()
  }
  return (
    <Modal
      open={document !== undefined}
      title={texts.dialog.title(about?.title ?? '')}
      width={480}
      centered
      closable={false}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && cancel.current?.focus()}
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            {texts.dialog.cancel}
          </Button>
          <Button danger type="primary" onClick={confirm}>
            {texts.dialog.confirm}
          </Button>
        </>
      }
    >
      <p className="muted">{about && consequences(about, widgets)}</p>
    </Modal>
  )
}

function consequences({ id }: DocumentView, widgets: readonly WidgetView[]): string {
  const { erased, one, many, final } = texts.dialog
  const names = widgets.filter(({ documentIds }) => documentIds.includes(id)).map(({ name }) => name)
  const [only] = names
  if (only === undefined) return `${erased} ${final}`
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return `${erased} ${names.length === 1 ? one(only) : many(list)} ${final}`
}
