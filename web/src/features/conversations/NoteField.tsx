import { Button, Input } from 'antd'
import { useId } from 'react'
import { NOTE_MAX_LENGTH, useMarkConversationMutation, type ConversationKey } from '../../api/conversations.ts'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { useTypedOver } from '../../ui/useTypedOver.ts'
import { texts } from './texts.ts'

/** What an owner notes on a conversation. */
export function NoteField({ conversation, note }: { conversation: ConversationKey; note: string }) {
  const id = useId()
  const dispatch = useAppDispatch()
  const { typed, setTyped, kept } = useTypedOver(note)
  const [mark, { isLoading }] = useMarkConversationMutation()
  const save = async () => {
    const { error } = await mark({ ...conversation, note: typed })
    if (error === undefined) kept(typed)
    const failed = { title: texts.note.failed, description: error && asFailure(error).error }
    dispatch(toasted(error === undefined ? { title: texts.note.saved } : { ...failed, variant: 'destructive' }))
  }
  return (
    <div className="thread-note field">
      <label htmlFor={id}>{texts.note.label}</label>
      <Input.TextArea
        id={id}
        value={typed}
        placeholder={texts.note.placeholder}
        maxLength={NOTE_MAX_LENGTH}
        autoSize={{ minRows: 1, maxRows: 8 }}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed.trim() !== note && (
        <div>
          <Button size="small" loading={isLoading} onClick={() => void save()}>
            {texts.note.save}
          </Button>
        </div>
      )}
    </div>
  )
}
