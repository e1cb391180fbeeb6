import { Button } from 'antd'
import { useId, useState } from 'react'
import {
  useChangeWebhookMutation,
  useTestWebhookMutation,
  type WebhookFields,
  type WebhookList,
  type WebhookView,
} from '../../api/webhooks.ts'
import { addedOn } from '../../ui/format/date.ts'
import { Deliveries } from './Deliveries.tsx'
import { Tested } from './Tested.tsx'
import { texts, typeName } from './texts.ts'
import { useAttempt } from '../../ui/toasts/useAttempt.ts'
import { WebhookForm } from './WebhookForm.tsx'

interface Props {
  webhook: WebhookView
  types: WebhookList['types']
  keepDays: number
  /** When the list was loaded. */
  now: Date
  onRenew: () => void
  onRemove: () => void
}

const { card: words } = texts

/** One webhook: where it stands, what can be done, and what was sent to it. */
export function WebhookCard({ webhook, types, keepDays, now, onRenew, onRemove }: Props) {
  const { id, url, description, off, isPaused, createdAt, deliveredAt, formerSecretUntil } = webhook
  const [change, changing] = useChangeWebhookMutation()
  const [test, testing] = useTestWebhookMutation()
  const attempt = useAttempt()
  const [isWriting, setWriting] = useState(false)
  const [isLogShown, setLogShown] = useState(false)
  const [title, log] = [useId(), useId()]
  const on = (moment: string) => addedOn(new Date(moment), now)
  const fieldsOf = (enabled: boolean) => ({ url, description, types: webhook.types as WebhookFields['types'], enabled })
  const turn = (enabled: boolean) =>
    attempt(
      words.notChanged,
      () => change({ id, fields: fieldsOf(enabled) }).unwrap(),
      () => ({ title: enabled ? words.switchedOn : words.switchedOff }),
    )

  return (
    <li className="card webhook" aria-labelledby={title}>
      <div className="card-top">
        <div>
          {description !== '' && <p className="muted">{description}</p>}
          <h2 id={title}>{url}</h2>
        </div>
        <State webhook={webhook} on={on} />
      </div>
      <p className="meta row">
        <span>{webhook.types.map(typeName).join(', ')}</span>
        <span>{words.made(on(createdAt))}</span>
        <span>{deliveredAt === null ? words.nothing : words.delivered(on(deliveredAt))}</span>
        {formerSecretUntil !== null && (
          <span>{words.twoSecrets(new Date(formerSecretUntil).toLocaleString('en-GB', SHORT))}</span>
        )}
      </p>
      {isWriting ? (
        <WebhookForm
          webhook={webhook}
          types={types}
          onCancel={() => setWriting(false)}
          onSave={async (fields) => {
            await change({ id, fields }).unwrap()
            setWriting(false)
          }}
        />
      ) : (
        <div className="row">
          <Button
            disabled={isPaused}
            loading={testing.isLoading}
            onClick={() => void attempt(words.notTested, () => test(id).unwrap())}
          >
            {words.test}
          </Button>
          <Button aria-expanded={isLogShown} aria-controls={log} onClick={() => setLogShown(!isLogShown)}>
            {words.showLog}
          </Button>
          <Button disabled={isPaused} onClick={() => setWriting(true)}>
            {words.edit}
          </Button>
          <Button disabled={isPaused} loading={changing.isLoading} onClick={() => void turn(off !== null)}>
            {off === null ? words.switchOff : words.switchOn}
          </Button>
          <Button disabled={isPaused} onClick={onRenew}>
            {words.renew}
          </Button>
          <Button onClick={onRemove}>{words.remove}</Button>
        </div>
      )}
      {testing.data && !testing.isLoading && <Tested delivery={testing.data} />}
      <div id={log}>{isLogShown && <Deliveries webhook={webhook} types={types} keepDays={keepDays} />}</div>
    </li>
  )
}

const SHORT: Intl.DateTimeFormatOptions = { weekday: 'long', hour: '2-digit', minute: '2-digit' }

function State({
  webhook: { off, isPaused, failingSince },
  on,
}: {
  webhook: WebhookView
  on: (moment: string) => string
}) {
  if (isPaused) return <span className="tag">{words.paused}</span>
  if (off) return <span className={off.reason === 'owner' ? 'tag' : 'tag bad'}>{words.off[off.reason]}</span>
  if (failingSince !== null) return <span className="tag bad">{words.failing(on(failingSince))}</span>
  return <span className="tag ok">{words.on}</span>
}
