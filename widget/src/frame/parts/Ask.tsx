import { useImperativeHandle, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useWords } from '../speech.ts'
import { Icon } from './Icon.tsx'

export interface AskHandle {
  focus(): void
}

interface Props {
  ref: Ref<AskHandle>
  isBusy: boolean
  isOff: boolean
  isOnline: boolean
  branding: boolean
  onAsk(question: string): void
  onStop(): void
}

/** As long as a question may be; the server refuses longer ones. */
export const LONGEST = 4_000

export function Ask({ ref, isBusy, isOff, isOnline, branding, onAsk, onStop }: Props) {
  const words = useWords()
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  const canSend = draft.trim() !== '' && !isBusy && !isOff && isOnline

  useLayoutEffect(() => {
    if (!field.current) return
    field.current.style.height = 'auto'
    field.current.style.height = `${field.current.scrollHeight}px`
  }, [draft])

  function send(): void {
    if (!canSend) return
    onAsk(draft.trim())
    setDraft('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="ask"
      onSubmit={(event) => {
        event.preventDefault()
        send()
        field.current?.focus()
      }}
    >
      <div className="box" data-off={isOff || undefined}>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={draft}
          maxLength={LONGEST}
          enterKeyHint="send"
          aria-label={words.field}
          placeholder={isOff ? words.fieldOff : words.field}
          // Read-only and not disabled: the focus must not fall out of the card while an answer is written.
          readOnly={isBusy || isOff}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isBusy ? (
          <button type="button" className="send" aria-label={words.stop} onClick={onStop}>
            <Icon name="stop" />
          </button>
        ) : (
          <button type="submit" className="send" aria-label={words.send} aria-disabled={!canSend}>
            <Icon name="send" />
          </button>
        )}
      </div>
      {branding && (
        <p className="by">
          <span>{words.poweredBy}</span>
          <a href="/" target="_blank" rel="noopener" dir="ltr">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M1 1h2v14H1zM5 1h4a6 6 0 0 1 0 12H8l-3 2z" />
            </svg>
            Docent<span className="unseen"> ({words.newWindow})</span>
          </a>
        </p>
      )}
    </form>
  )
}
