import { Button, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ConversationKey } from '../../../api/conversations.ts'
import { asFailure } from '../../../api/failure.ts'
import { LINE_MAX_LENGTH, useSayToVisitorMutation, useTypeToVisitorMutation } from '../../../api/handover.ts'
import { texts } from './texts.ts'

const TYPING_MS = 4_000
const words = texts.panel

/** Also where the dashboard is not on https. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Where a person writes to a visitor. */
export function Composer({ conversation }: { conversation: ConversationKey }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [say] = useSayToVisitorMutation()
  const [type] = useTypeToVisitorMutation()
  const typed = useRef(-TYPING_MS)
  const waiting = useRef<{ id: string; text: string }[]>([])
  const kept = useRef<{ id: string; text: string }>(undefined)
  const field = useRef<InputRef & { focus(): void }>(null)
  useEffect(() => field.current?.focus(), [])

  /** One after the other, so that they stand in the order in which they were written. */
  const send = async () => {
    for (let line = waiting.current[0]; line; line = waiting.current[0]) {
      const { error } = await say({ ...conversation, ...line })
      if (error !== undefined) {
        setProblem(asFailure(error).error || words.failed)
        const unsent = waiting.current.splice(0)
        // Sent again as they are, they count once.
        kept.current = unsent.length === 1 ? line : undefined
        setText((newer) => [...unsent.map(({ text: one }) => one), newer].filter(Boolean).join('\n'))
        return
      }
      waiting.current.shift()
      setProblem('')
    }
  }
  const submit = () => {
    const line = text.trim()
    if (line === '') return
    const isKept = kept.current?.text === line
    waiting.current.push(isKept && kept.current ? kept.current : { id: newId(), text: line })
    kept.current = undefined
    setText('')
    field.current?.focus()
    if (waiting.current.length === 1) void send()
  }
  const change = (value: string) => {
    setText(value)
    const now = performance.now()
    if (value === '' || now - typed.current < TYPING_MS) return
    typed.current = now
    void type(conversation)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
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
        value={text}
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
