import type { DeliveryDetail } from '../../api/webhooks.ts'
import { Note } from '../../ui/Note.tsx'
import { texts } from './texts.ts'

const { tested: words } = texts

/** How a test went, with what was answered. */
export function Tested({ delivery }: { delivery: DeliveryDetail }) {
  const { state, status, ms, problem, attempts } = delivery
  const isGood = state === 'delivered'
  const response = attempts.at(-1)?.response ?? ''
  return (
    <div role="status">
      <Note tone={isGood ? 'info' : 'bad'} title={isGood ? words.good(status ?? 0, ms ?? 0) : words.bad(problem ?? '')}>
        {response !== '' && (
          <p>
            {words.answer} <code>{response}</code>
          </p>
        )}
      </Note>
    </div>
  )
}
