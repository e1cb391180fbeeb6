import { Button, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { Part } from './image.ts'
import { texts } from './texts.ts'

interface Props {
  /** Address of the picture. */
  address: string
  onClose: () => void
  onCut: (part: Part) => void
}

const LARGEST = 4

/** The picture behind a round window: by mouse, by touch, or with the arrow keys and the slider. */
export default function CropDialog({ address, onClose, onCut }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part>()
  const [isDrawn, setDrawn] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // The part can be moved once the picture is there, and that is what whoever comes by keyboard is here for.
  useEffect(() => {
    if (isDrawn) frame.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [isDrawn])
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
          <Button type="primary" disabled={!part} onClick={() => part && onCut(part)}>
            {texts.dialog.confirm}
          </Button>
        </>
      }
    >
      <p className="muted">{texts.dialog.text}</p>
      <div className="b-crop" ref={frame}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          keyboardStep={4}
          cropperProps={{ role: 'group', 'aria-label': texts.dialog.area }}
          onMediaLoaded={() => setDrawn(true)}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setPart(pixels)}
        />
      </div>
      <label className="b-zoom">
        <span className="b-lbl">{texts.dialog.zoom}</span>
        <input
          type="range"
          min={1}
          max={LARGEST}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </Modal>
  )
}
