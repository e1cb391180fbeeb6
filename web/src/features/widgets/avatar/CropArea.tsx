import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { Part } from './image.ts'
import { texts } from './texts.ts'

interface Props {
  address: string
  onPart: (part: Part) => void
}

const LARGEST = 4

/**
 * The picture behind a round window. It is a component of its own because it is drawn with each key and each step of the mouse: a dialog
 * that is drawn as often sets state after every drawing, and React takes many of these in a row for a loop that never ends.
 */
export function CropArea({ address, onPart }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [isDrawn, setDrawn] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // The part can be moved once the picture is there, and that is what whoever comes by keyboard is here for.
  useEffect(() => {
    if (isDrawn) frame.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [isDrawn])
  return (
    <>
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
          onCropComplete={(_, pixels) => onPart(pixels)}
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
    </>
  )
}
