import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { isComposing } from '../../composing.ts'
import { notHelpfulWords } from '../../words/not-helpful.ts'
import { useWords } from '../speech.ts'

/** Longest that a visitor may write, in characters. */
const LONGEST = 500

interface Props {
  /** Rejects where it did not arrive. */
  onTell(comment: string): Promise<void>
  /** The field is gone, and with it the focus. */
  onTold(): void
}

/** Asks whom an answer did not help what was missing. */
export function NotHelpful({ onTell, onTold }: Props) {
  const { language } = useWords()
  const words = notHelpfulWords[language]
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'told'>('open')

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const comment = field.current?.value.trim() ?? ''
    if (state === 'sending') return
    if (comment === '') return field.current?.focus()
    setState('sending')
    try {
      await onTell(comment)
      setState('told')
      onTold()
    } catch {
      setState('failed')
    }
  }

  function sendAtEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form className="poor" onSubmit={(event) => void send(event)}>
      {state !== 'told' && (
        <>
          <label htmlFor={id}>{words.ask}</label>
          <textarea
            ref={field}
            id={id}
            rows={2}
            dir="auto"
            maxLength={LONGEST}
            readOnly={state === 'sending'}
            onKeyDown={sendAtEnter}
          />
          <button type="submit" aria-disabled={state === 'sending'}>
            {state === 'sending' ? words.sending : words.send}
          </button>
        </>
      )}
      <p role="status" className={state === 'failed' ? 'bad' : ''}>
        {state === 'told' ? words.thanks : state === 'failed' ? words.failed : ''}
      </p>
    </form>
  )
}
