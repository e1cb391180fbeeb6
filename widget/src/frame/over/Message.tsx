import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { fill } from '../../words/words.ts'
import { messageWords } from '../../words/message.ts'
import { useWords } from '../speech.ts'
import type { Refused } from '../talk/calls.ts'
import { leave } from '../talk/said.ts'
import { after } from '../talk/sentence.ts'
import type { Talk } from '../talk/useTalk.ts'
import { Icon } from '../parts/Icon.tsx'
import './cover.ts'
import styles from './message.css?inline'
import { wear } from './wear.ts'

wear(styles)

/** A message that is being written: what it is about, and where the focus goes back to. */
export interface OpenMessage {
  question: string
  messageId: string | undefined
  from: HTMLElement
}

/** What is written of it so far; the text only where it is another than the question. */
export interface Draft {
  text?: string
  email?: string
  name?: string
}

interface Props {
  open: OpenMessage
  /** Outlasts the form. */
  draft: Draft
  onDraft(draft: Draft): void
  label: string
  page: string
  isPreview: boolean
  talk: Talk
  /** A message is on its way. Rejects where it does not arrive. */
  onSend(sending: Promise<void>): Promise<void>
  onBack(): void
}

const LONGEST = 2_000

/** The form in which a visitor leaves a message. */
export function Message({ open, draft, onDraft, label, page, isPreview, talk, onSend, onBack }: Props) {
  const { language, leaveMessage } = useWords()
  const words = messageWords[language]
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const mail = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<'text' | 'mail'>()
  const [state, setState] = useState<'open' | 'sending' | 'shown'>('open')
  const [problem, setProblem] = useState('')
  useEffect(() => (open.question ? mail : text).current?.focus(), [open])

  function keep(): void {
    const written = text.current?.value ?? ''
    onDraft({
      ...(written !== open.question && { text: written }),
      email: mail.current?.value,
      name: name.current?.value,
    })
  }

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (state === 'sending') return
    const message = {
      text: text.current?.value.trim() ?? '',
      email: mail.current?.value.trim() ?? '',
      name: name.current?.value.trim() || undefined,
      messageId: open.messageId,
      page: page || undefined,
      language,
    }
    const isMail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(message.email)
    const first = message.text === '' ? 'text' : isMail ? undefined : 'mail'
    setWrong(first)
    setProblem('')
    if (first) return (first === 'text' ? text : mail).current?.focus()
    if (isPreview) return setState('shown')
    setState('sending')
    try {
      await onSend(leave(talk, message))
    } catch (error) {
      const { code, wait, message: said } = error as Refused
      setState('open')
      if (code === 'bad_request') setWrong('mail')
      else setProblem(sentenceOf(code, wait, said))
    }
  }

  function sentenceOf(code: string, wait: number, said: string): string {
    if (code === 'too_many_messages' || code === 'too_many_questions')
      return fill(words.tooMany, { when: after(wait, language) })
    return code === 'messages_not_taken' && language === 'en' ? said : words.failed
  }

  const wrongIn = (field: 'text' | 'mail') =>
    wrong === field && (
      <small id={`${id}${field}`} className="bad">
        {field === 'text' ? words.noText : words.noMail}
      </small>
    )
  const ofField = (field: 'text' | 'mail') => ({
    'aria-required': true,
    'aria-invalid': wrong === field,
    ...((wrong === field || field === 'mail') && { 'aria-describedby': `${id}${field}` }),
  })
  return (
    <section className="passage" aria-label={label || leaveMessage}>
      <div className="hd">
        <button type="button" className="bk" aria-disabled={state === 'sending'} onClick={onBack}>
          <Icon name="back" small />
          {words.back}
        </button>
      </div>
      <form className="letter" noValidate onChange={keep} onSubmit={(event) => void send(event)}>
        <h2 dir="auto">{label || leaveMessage}</h2>
        <div>
          <label htmlFor={`${id}t`}>{words.message}</label>
          <textarea
            ref={text}
            id={`${id}t`}
            rows={4}
            dir="auto"
            maxLength={LONGEST}
            defaultValue={draft.text || open.question}
            {...ofField('text')}
          />
          {wrongIn('text')}
        </div>
        <div>
          <label htmlFor={`${id}m`}>{words.mail}</label>
          <input
            ref={mail}
            id={`${id}m`}
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={254}
            defaultValue={draft.email}
            {...ofField('mail')}
          />
          {wrongIn('mail') || <small id={`${id}mail`}>{words.hint}</small>}
        </div>
        <div>
          <label htmlFor={`${id}n`}>{words.name}</label>
          <input ref={name} id={`${id}n`} dir="auto" autoComplete="name" maxLength={100} defaultValue={draft.name} />
        </div>
        <p role="alert" className="bad">
          {problem}
        </p>
        <p role="status">{state === 'shown' ? words.preview : ''}</p>
        <button type="submit" className="go" aria-disabled={state === 'sending'}>
          {state === 'sending' ? words.sending : words.send}
        </button>
      </form>
    </section>
  )
}
