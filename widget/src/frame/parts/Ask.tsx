import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { BubbleFooter } from '@docent/proto'
import { isComposing } from '../../composing.ts'
import { typedAhead } from '../../typed-ahead.ts'
import { fill } from '../../words/words.ts'
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
  /** Its letters are larger then. */
  isFull: boolean
  footer: BubbleFooter | null
  onAsk(question: string): void
  onStop(): void
}

/** As long as a question may be; the server refuses longer ones. */
export const LONGEST = 4_000
/** So many characters before the end the rest is counted. */
const NEAR_END = 200

export function Ask({ ref, isBusy, isOff, isOnline, isFull, footer, onAsk, onStop }: Props) {
  const words = useWords()
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  /** Enter was pressed while an answer was written: it is sent when that is there, unless somebody goes on typing. */
  const isDue = useRef(false)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  const left = LONGEST - draft.length
  const say = (count: number) => left < NEAR_END && fill(words.left, { count })
  const canSend = isOnline && !isBusy && !isOff && draft.trim()

  useLayoutEffect(() => {
    if (!field.current) return
    field.current.style.height = 'auto'
    field.current.style.height = `${field.current.scrollHeight}px`
  }, [draft, isFull])

  function send(): void {
    if (!canSend) return
    onAsk(draft.trim())
    setDraft('')
  }

  useEffect(() => {
    if (isBusy || !isDue.current) return
    isDue.current = false
    send()
  })

  function onKeyDown(event: KeyboardEvent): void {
    const ahead = isBusy ? typedAhead(draft, event, LONGEST) : draft
    if (ahead !== draft) {
      event.preventDefault()
      setDraft(ahead)
      isDue.current = false
      return
    }
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    isDue.current = isBusy
    if (isBusy) setDraft(draft && `${draft}\n`)
    else send()
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
          // By itself an empty field runs from left to right, whatever its placeholder says.
          dir={draft && 'auto'}
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
      <p className="rest" aria-hidden="true">
        {say(left)}
      </p>
      {/* Read out twice at most, and not with every key. */}
      <span className="unseen" role="status">
        {say(left && NEAR_END)}
      </span>
      {footer && (
        <p className="by">
          {footer.mark && <span>{words.poweredBy}</span>}
          {/* Without an address it is no link. */}
          <a href={footer.url || undefined} target="_blank" rel="noopener" dir="auto">
            {footer.mark && (
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d={footer.mark} />
              </svg>
            )}
            {footer.text}
            {footer.url && <span className="unseen"> ({words.newWindow})</span>}
          </a>
        </p>
      )}
    </form>
  )
}
