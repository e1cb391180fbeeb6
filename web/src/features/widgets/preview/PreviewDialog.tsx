import { useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Draft } from '../form/draft.ts'
import { Preview } from './Preview.tsx'
import { texts } from './texts.ts'

interface Props {
  draft: Draft
  widgetId: string | undefined
  onClose: () => void
}

/** On phones the preview has the screen for itself. */
export function PreviewDialog({ draft, widgetId, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="p-dialog" aria-label={texts.title} onClose={onClose}>
      <IconButton icon="x" label={texts.closePreview} className="p-away" onClick={() => dialog.current?.close()} />
      <Preview draft={draft} widgetId={widgetId} />
    </dialog>
  )
}
