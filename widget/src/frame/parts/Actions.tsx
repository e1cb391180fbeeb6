import { useRef, useState } from 'react'
import { useWords } from '../speech.ts'
import { copiedText } from '../talk/copied.ts'
import { rate } from '../talk/said.ts'
import type { Turn } from '../talk/talk.ts'
import type { Talk } from '../talk/useTalk.ts'
import { wear } from '../over/wear.ts'
import styles from './actions.css?inline'
import { Icon } from './Icon.tsx'
import { NotHelpful } from './NotHelpful.tsx'

wear(styles)

/** How long it says that it copied, in milliseconds. */
const COPIED_MS = 2_000

/** What can be done with an answer: rate it, and copy it. */
export function Actions({ turn, talk }: { turn: Turn; talk: Talk }) {
  const words = useWords()
  const poor = useRef<HTMLButtonElement>(null)
  const [isCopied, setCopied] = useState(false)
  /** Who rated in an earlier visit is not asked again. */
  const [hasRated, setRated] = useState(false)
  const { id, messageId, vote } = turn
  // Where nothing is kept, nobody would read it.
  const isAsked = talk.keepHistory && hasRated && vote === false

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(copiedText(turn.text, turn.sources.length))
    setCopied(true)
    setTimeout(setCopied, COPIED_MS, false)
  }

  function press(helpful: boolean): void {
    if (messageId === undefined) return
    setRated(true)
    talk.dispatch({ type: 'voted', id, vote: helpful })
    rate(talk, { messageId, helpful }).catch(() => talk.dispatch({ type: 'voted', id, vote }))
  }

  return (
    <>
      <div className="say">
        {messageId !== undefined && (
          <>
            <button
              type="button"
              className="ib"
              aria-label={words.helpful}
              aria-pressed={vote === true}
              onClick={() => press(true)}
            >
              <Icon name="good" small />
            </button>
            <button
              type="button"
              ref={poor}
              className="ib"
              aria-label={words.notHelpful}
              aria-pressed={vote === false}
              aria-expanded={talk.keepHistory ? isAsked : undefined}
              onClick={() => press(false)}
            >
              <Icon name="poor" small />
            </button>
          </>
        )}
        <button type="button" className="ib" aria-label={words.copy} onClick={() => void copy().catch(() => undefined)}>
          <Icon name={isCopied ? 'check' : 'copy'} small />
        </button>
        <span className="copied" role="status">
          {isCopied ? words.copied : ''}
        </span>
      </div>
      {isAsked && messageId !== undefined && (
        <NotHelpful
          onTell={(comment) => rate(talk, { messageId, helpful: false, comment })}
          onTold={() => poor.current?.focus()}
        />
      )}
    </>
  )
}
