import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { dialogWords } from '../../words/dialog.ts'
import { useWords } from '../speech.ts'
import styles from './dialog.css?inline'
import { wear } from './wear.ts'

wear(styles)

interface Props {
  onCancel(): void
  /** Rejects when no new session could be started. */
  onConfirm(): Promise<void>
}

export function NewSession({ onCancel, onConfirm }: Props) {
  const words = dialogWords[useWords().language]
  const [isWorking, setWorking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])

  /** The page around the frame is not inert, so that the tab key must be kept here. */
  function holdFocus(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return
    event.preventDefault()
    const next = document.activeElement === cancel.current ? confirm : cancel
    next.current?.focus()
  }

  async function start(): Promise<void> {
    if (isWorking) return
    setWorking(true)
    setFailed(false)
    try {
      await onConfirm()
    } catch {
      setFailed(true)
      setWorking(false)
    }
  }

  return (
    <div className="veil">
      <div
        className="question"
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="start-over"
        aria-describedby="start-over-text start-over-kept"
        onKeyDown={holdFocus}
      >
        <h2 id="start-over">{words.dialogTitle}</h2>
        <p id="start-over-text">{words.dialogText}</p>
        <p id="start-over-kept">{words.dialogKept}</p>
        {hasFailed && (
          <p role="alert" className="bad">
            {words.sessionFailed}
          </p>
        )}
        <div>
          <button ref={confirm} type="button" className="go" aria-disabled={isWorking} onClick={() => void start()}>
            {words.confirm}
          </button>
          <button ref={cancel} type="button" aria-disabled={isWorking} onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      </div>
    </div>
  )
}
