import { Button } from 'antd'
import { useState } from 'react'
import { useDeliveryQuery, useReplayDeliveriesMutation, type DeliveryView } from '../../api/webhooks.ts'
import { texts, typeName } from './texts.ts'
import { useAttempt } from '../../ui/toasts/useAttempt.ts'

const { log: words } = texts
const TONES = { delivered: 'tag ok', waiting: 'tag busy', failed: 'tag bad' }
const AT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
}
const at = (moment: string) => new Date(moment).toLocaleString('en-GB', AT)

/** One message, and what became of it; its words and tries on demand. */
export function Delivery({ delivery, isPaused }: { delivery: DeliveryView; isPaused: boolean }) {
  const { id, type, state, createdAt, tries, status, ms, nextTryAt } = delivery
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={TONES[state]}>{words.is[state]}</span>
          <b>{typeName(type)}</b>
          <span className="meta row num">
            <span>{at(createdAt)}</span>
            {status !== null && <span>{status}</span>}
            {ms !== null && <span>{words.ms(ms)}</span>}
            <span>{words.tries(tries)}</span>
            {nextTryAt !== null && <span>{words.next(at(nextTryAt))}</span>}
          </span>
        </summary>
        {isOpen && <Detail id={id} isPaused={isPaused} />}
      </details>
    </li>
  )
}

function Detail({ id, isPaused }: { id: string; isPaused: boolean }) {
  const { data } = useDeliveryQuery(id, { refetchOnMountOrArgChange: true })
  const [replay, { isLoading }] = useReplayDeliveriesMutation()
  const attempt = useAttempt()
  if (!data) return <p className="muted">{words.loading}</p>
  const { body, attempts, problem, state, type } = data
  const again = () =>
    attempt(
      words.notReplayed,
      () => replay({ deliveryId: id }).unwrap(),
      (count) => ({ title: words.replayed(count) }),
    )
  return (
    <div className="delivery">
      <dl>
        <dt>{words.id}</dt>
        <dd>
          <code>{id}</code>
        </dd>
        {problem !== null && (
          <>
            <dt>{words.problem}</dt>
            <dd>{problem}</dd>
          </>
        )}
        <dt>{words.body}</dt>
        <dd>
          <code>{body}</code>
        </dd>
        {attempts.length > 0 && (
          <>
            <dt>{words.attempts}</dt>
            <dd>
              <ul>
                {attempts.map((one) => (
                  <li key={one.at} className="num">
                    {at(one.at)}: {words.answered(one.status, one.ms)}
                    {one.problem !== null && `, ${one.problem}`}
                    {one.response !== '' && <code>{one.response}</code>}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      {state !== 'waiting' && type !== 'webhook.ping' && (
        <Button size="small" disabled={isPaused} loading={isLoading} onClick={() => void again()}>
          {words.replay}
        </Button>
      )}
    </div>
  )
}
