import type { GoldenChange } from '../../../api/golden.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { GoldenCheck } from '../../../ui/golden/GoldenCheck.tsx'
import { texts } from './texts.ts'

/** Settings that visitors would see. */
export interface Intended {
  change: GoldenChange
  /** A former version that is returned to. */
  version?: number
}

interface Props {
  intended: Intended | undefined
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

const words = texts.publish

/** What publishing would do to the golden questions, before it is done. */
export default function PublishDialog({ intended, isBusy, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      about={intended}
      words={({ version }) => ({
        title: version === undefined ? words.title : words.returnTitle(version),
        keep: words.keep,
        confirm: version === undefined ? words.confirm : words.back,
      })}
      width={640}
      isSafe
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {({ change }) => (
        <>
          <p className="muted">{words.text}</p>
          {intended && <GoldenCheck change={change} />}
        </>
      )}
    </ConfirmDialog>
  )
}
