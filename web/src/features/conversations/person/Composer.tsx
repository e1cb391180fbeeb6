import { Button, Input, type InputRef } from 'antd'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { ConversationKey } from '../../../api/conversations.ts'
import { LINE_MAX_LENGTH, useTypeToVisitorMutation } from '../../../api/handover.ts'
import { isComposing } from '../../../ui/is-composing.ts'
import { texts } from './texts.ts'
import { useSay } from './useSay.ts'

const TYPING_MS = 4_000
const words = texts.panel

/** Where a person writes to a visitor. */
export function Composer({ conversation }: { conversation: ConversationKey }) {
  const { typed, problem, ...say } = useSay(conversation)
  const [tell] = useTypeToVisitorMutation()
  const told = useRef(-TYPING_MS)
  const field = useRef<InputRef & { focus(): void }>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = () => {
    say.submit()
    field.current?.focus()
  }
  const change = (value: string) => {
    say.type(value)
    const now = performance.now()
    if (value === '' || now - told.current < TYPING_MS) return
    told.current = now
    void tell(conversation)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="person-composer"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Input.TextArea
        ref={field as never}
        aria-label={words.answer}
        placeholder={words.answer}
        value={typed}
        maxLength={LINE_MAX_LENGTH}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="primary" htmlType="submit">
        {words.send}
      </Button>
      <p role="alert" className="bad">
        {problem !== '' && `${words.failed}: ${problem}`}
      </p>
    </form>
  )
}
