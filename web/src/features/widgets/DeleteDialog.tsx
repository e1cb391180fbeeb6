import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import type { WidgetView } from '../../api/workspace.ts'
import { texts } from './texts.ts'

interface Props {
  /** The one that is about to be deleted; the dialog is open while there is one. */
  widget: WidgetView | undefined
  onClose: () => void
  onConfirm: (widget: WidgetView) => void
}

/** Asks once more, with the name of the thing. The focus starts on Cancel. */
export default function DeleteDialog({ widget, onClose, onConfirm }: Props) {
  const [named, setNamed] = useState(widget)
  // While the dialog closes it still shows what it was about.
  if (widget && widget !== named) setNamed(widget)
  const cancel = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const confirm = () => {
    if (widget) onConfirm(widget)
    onClose()
  }
  return (
    <Modal
      open={widget !== undefined}
      title={texts.dialog.title((widget ?? named)?.name ?? '')}
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
      <p className="muted">{texts.dialog.text}</p>
    </Modal>
  )
}
