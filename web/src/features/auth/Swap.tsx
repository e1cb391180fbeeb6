import type { Mode } from './credentials.ts'
import { texts } from './texts.ts'

/** From signing in to a new account, and back. */
export function Swap({ mode, onSwap }: { mode: Mode; onSwap: (mode: Mode) => void }) {
  const { question, action } = texts.swap[mode]
  return (
    <p className="swap">
      {question}{' '}
      <button type="button" className="plain-link" onClick={() => onSwap(mode === 'signIn' ? 'signUp' : 'signIn')}>
        {action}
      </button>
    </p>
  )
}
