import { typedAhead } from '@docent/widget-embed/typed-ahead'
import { Input } from 'antd'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import type { Answer } from './talk.ts'
import { texts } from './texts.ts'

const LONGEST = 4_000
/** So many characters before the end the rest is counted. */
const NEAR_END = 200

interface Props {
  /** The answer under way; the field is off meanwhile. */
  current: Answer | undefined
  onAsk: (question: string) => void
  onStop: (id: string) => void
  /** Ends the conversation; nothing while there is none. */
  onNew: (() => void) | undefined
}

export function AskBox({ current, onAsk, onStop, onNew }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const isBusy = current !== undefined
  const left = LONGEST - text.length
  const isNearEnd = left < NEAR_END
  useFocusAfter(isBusy, form)

  const begin = () => {
    onNew?.()
    form.current?.querySelector('textarea')?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    onAsk(text.trim())
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = isBusy ? typedAhead(text, event, LONGEST) : text
    if (ahead !== text) {
      event.preventDefault()
      setText(ahead)
      return
    }
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    <form ref={form} className="ask" onSubmit={submit}>
      <div className="col">
        <div className="box">
          <Input.TextArea
            variant="borderless"
            autoSize={{ minRows: 1, maxRows: 6 }}
            aria-label={texts.field}
            placeholder={texts.field}
            maxLength={LONGEST}
            // Read-only and not turned off: what is typed meanwhile would be lost with the focus.
            readOnly={isBusy}
            aria-disabled={isBusy}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
          {isBusy ? (
            <button
              type="button"
              className="go"
              aria-label={texts.stop}
              title={texts.stop}
              onClick={() => onStop(current.id)}
            >
              <Icon name="stop" />
            </button>
          ) : (
            <button
              type="submit"
              className="go"
              aria-label={texts.send}
              title={texts.send}
              disabled={text.trim() === ''}
              // On a phone the field that loses the focus lets the tab bar come back, and the button would move away under the finger.
              onMouseDown={(event) => event.preventDefault()}
            >
              <Icon name="send" />
            </button>
          )}
        </div>
        <p className="foot num">
          <span>{isNearEnd ? texts.left(left, LONGEST) : texts.foot}</span>
          {onNew && (
            <button type="button" className="text-link" onClick={begin}>
              {texts.newTalk}
            </button>
          )}
        </p>
        {/* Read out twice at most, and not with every key. */}
        <span className="sr" role="status">
          {isNearEnd && texts.left(left === 0 ? 0 : NEAR_END, LONGEST)}
        </span>
      </div>
    </form>
  )
}

/** The field loses the focus when it is turned off; it gets it back, unless somebody has moved on meanwhile. */
function useFocusAfter(isBusy: boolean, form: React.RefObject<HTMLFormElement | null>): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    const here = document.activeElement === document.body || form.current?.contains(document.activeElement)
    if (wasBusy.current && !isBusy && here && !matchMedia('(pointer: coarse)').matches) {
      form.current?.querySelector('textarea')?.focus()
    }
    wasBusy.current = isBusy
  }, [isBusy, form])
}
