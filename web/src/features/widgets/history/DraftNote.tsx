import { Button } from 'antd'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { useDiscardDraftMutation } from '../../../api/widgets.ts'
import type { WidgetView } from '../../../api/workspace.ts'
import { Note } from '../../../ui/Note.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

const words = texts.draft

/** Says that what is edited is not what visitors see. */
export function DraftNote({ widget, onDiscarded }: { widget: WidgetView; onDiscarded: () => void }) {
  const { id, version, draft } = widget
  const dispatch = useAppDispatch()
  const [discard, { isLoading }] = useDiscardDraftMutation()
  if (!draft) return null
  const submit = async () => {
    const { error } = await discard({ id, savedAt: draft.savedAt })
    if (error === undefined) {
      dispatch(toasted({ title: words.discarded }))
      onDiscarded()
    } else {
      const description = asFailure(error).error
      dispatch(toasted({ title: words.discardFailed, description, variant: 'destructive' }))
    }
  }
  return (
    <Note tone={draft.basedOn === version ? 'info' : 'warn'} title={words.title}>
      <p>{draft.basedOn === version ? words.text(version) : words.behind(version)}</p>
      <Button size="small" loading={isLoading} onClick={() => void submit()}>
        {words.discard}
      </Button>
    </Note>
  )
}
