import { Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import {
  MESSAGE_ANSWER_MAX_LENGTH,
  MESSAGE_ANSWERS_MAX,
  useAnswerMessageMutation,
  type ConversationTurnView,
} from '../../api/conversations.ts'
import { sentenceOf } from '../../api/failure.ts'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { texts } from './texts.ts'
import { timeOf } from './time.ts'

const { answers: words } = texts

/** What went back by mail to a message that was left, and where the next answer is written. */
export function MessageAnswers({
  turnId,
  message,
  mayAnswer,
}: {
  turnId: string
  message: NonNullable<ConversationTurnView['message']>
  mayAnswer: boolean
}) {
  const [isWriting, setWriting] = useState(false)
  const isFull = message.answers.length >= MESSAGE_ANSWERS_MAX
  return (
    <>
      {message.answers.map(({ id, at, by, text, unsent }) => (
        <div key={id} className="message-answer">
          <p className="small muted">
            {(unsent ? words.here : words.byMail)(by.name)}, <time dateTime={at}>{timeOf(at)}</time>
          </p>
          <p className="line-of-person">{text}</p>
          {unsent && (
            <Note tone="warn">
              <p>{words.unsent(unsent)}</p>
            </Note>
          )}
        </div>
      ))}
      {isWriting && <Writing turnId={turnId} to={message.email} onDone={() => setWriting(false)} />}
      {!isWriting && mayAnswer && isFull && <p className="small muted">{words.enough}</p>}
      {!isWriting && mayAnswer && !isFull && (
        <p>
          <Button size="small" onClick={() => setWriting(true)}>
            {words.write}
          </Button>
        </p>
      )}
    </>
  )
}

function Writing({ turnId, to, onDone }: { turnId: string; to: string; onDone: () => void }) {
  const [answer, { isLoading }] = useAnswerMessageMutation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus()
    // With its buttons.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Sent again as it is, it goes out once.
  const id = useRef(newId())
  const submit = async () => {
    if (text.trim() === '') {
      setProblem(words.missing)
      return
    }
    try {
      await answer({ turnId, id: id.current, text }).unwrap()
      onDone()
    } catch (error) {
      setProblem(sentenceOf(error, words.failed))
    }
  }
  return (
    <form
      ref={form}
      className="message-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading) void submit()
      }}
    >
      <Field label={words.label(to)} hint={words.hint} error={problem}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 3, maxRows: 12 }}
            maxLength={MESSAGE_ANSWER_MAX_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              id.current = newId()
            }}
          />
        )}
      </Field>
      <div className="row">
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {words.send}
        </Button>
        <Button disabled={isLoading} onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Also where the dashboard is not on https. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
