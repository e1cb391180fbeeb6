import { Button } from 'antd'
import { useRef, useState, type DragEvent } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { useMedia } from '../../../ui/useMedia.ts'
import { problemOf } from './check-file.ts'
import { accept, anyGlyph, glyphOf } from './formats.ts'
import { texts } from './texts.ts'
import type { NewItem } from './uploads.ts'

interface Props {
  limitMB: number | undefined
  plan: string | undefined
  /** One file is asked for, not several. */
  single?: boolean
  onAdd: (items: NewItem[]) => void
}

/** Drop files, or press anywhere to choose them. The button is what keyboards and screen readers use. */
export function DropZone({ limitMB, plan, single = false, onAdd }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  // Nothing can be dropped with a finger.
  const isTouched = useMedia('(hover: none) and (pointer: coarse)')
  const words = single ? texts.zoneOfOne : texts.zone
  const take = (files: FileList | null) =>
    onAdd([...(files ?? [])].slice(0, single ? 1 : undefined).map((file) => itemOf(file, limitMB)))

  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // The press anywhere is a convenience of the pointer; the button inside does the same for everyone.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={isOver ? 'drop over' : 'drop'}
      onClick={() => picker.current?.click()}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon name="up" />
      <div>
        <b>{words[isOver ? 'now' : isTouched ? 'add' : 'drop']}</b>
        <span className="small muted">{texts.accepted(limitMB, plan)}</span>
      </div>
      <Button
        onClick={(event) => {
          event.stopPropagation()
          picker.current?.click()
        }}
      >
        {single ? texts.chooseOne : texts.choose}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={!single}
        accept={accept}
        aria-label={single ? texts.chooseOne : texts.choose}
        onClick={(event) => event.stopPropagation()}
        onChange={({ target }) => {
          take(target.files)
          // So that the same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
    </div>
  )
}

function itemOf(file: File, limitMB: number | undefined): NewItem {
  const { name, size, type, lastModified } = file
  return {
    // The same file twice is one item.
    id: `${name}:${size}:${lastModified}`,
    name,
    glyph: glyphOf(name, type) ?? anyGlyph(name),
    size,
    source: { kind: 'file', file, type },
    problem: problemOf(file, limitMB),
  }
}
