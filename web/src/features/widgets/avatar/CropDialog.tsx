import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { CropArea } from './CropArea.tsx'
import type { Part } from './image.ts'
import { texts } from './texts.ts'

interface Props {
  /** Address of the picture. */
  address: string
  onClose: () => void
  onCut: (part: Part) => void
}

/** The picture behind a round window: by mouse, by touch, or with the arrow keys and the slider. */
export default function CropDialog({ address, onClose, onCut }: Props) {
  const part = useRef<Part>(undefined)
  const [isKnown, setKnown] = useState(false)
  const take = (pixels: Part) => {
    part.current = pixels
    setKnown(true)
  }
  return (
    <Modal
      open
      title={texts.dialog.title}
      width={480}
      centered
      closable={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.dialog.cancel}</Button>
          <Button type="primary" disabled={!isKnown} onClick={() => part.current && onCut(part.current)}>
            {texts.dialog.confirm}
          </Button>
        </>
      }
    >
      <p className="muted">{texts.dialog.text}</p>
      <CropArea address={address} onPart={take} />
    </Modal>
  )
}
