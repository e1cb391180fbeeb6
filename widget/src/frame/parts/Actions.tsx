import { useState } from 'react'
import { useWords } from '../speech.ts'
import { copiedText } from '../talk/copied.ts'
import type { Turn } from '../talk/talk.ts'
import { wear } from '../over/wear.ts'
import styles from './actions.css?inline'
import { Icon } from './Icon.tsx'

wear(styles)

/** How long it says that it copied, in milliseconds. */
const COPIED_MS = 2_000

export function Actions({ turn, onRate }: { turn: Turn; onRate(helpful: boolean): void }) {
  const words = useWords()
  const [isCopied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(copiedText(turn.text, turn.sources.length))
    setCopied(true)
    setTimeout(setCopied, COPIED_MS, false)
  }

  return (
    <div className="say">
      {turn.messageId !== undefined && (
        <>
          <button
            type="button"
            className="ib"
            aria-label={words.helpful}
            aria-pressed={turn.vote === true}
            onClick={() => onRate(true)}
          >
            <Icon name="good" small />
          </button>
          <button
            type="button"
            className="ib"
            aria-label={words.notHelpful}
            aria-pressed={turn.vote === false}
            onClick={() => onRate(false)}
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
  )
}
