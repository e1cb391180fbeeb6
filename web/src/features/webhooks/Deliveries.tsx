import { Button } from 'antd'
import { useState } from 'react'
import {
  useReplayDeliveriesMutation,
  type DeliveryView,
  type WebhookList,
  type WebhookView,
} from '../../api/webhooks.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { webhooksApi } from '../../api/webhooks.ts'
import { Choice } from '../../ui/Choice.tsx'
import { OlderPages } from '../../ui/OlderPages.tsx'
import { DeliveryPage } from './DeliveryPage.tsx'
import { texts, typeName } from './texts.ts'
import { useAttempt } from '../../ui/toasts/useAttempt.ts'

interface Props {
  webhook: WebhookView
  types: WebhookList['types']
  keepDays: number
}

const { log: words } = texts

/** What was sent and what is about to be, newest first. */
export function Deliveries({ webhook, types, keepDays }: Props) {
  const [state, setState] = useState('')
  const [type, setType] = useState('')
  const [replay, replaying] = useReplayDeliveriesMutation()
  const attempt = useAttempt()
  const dispatch = useAppDispatch()
  const wanted = {
    webhookId: webhook.id,
    ...(state !== '' && { state: state as DeliveryView['state'] }),
    ...(type !== '' && { type }),
  }
  const again = () =>
    attempt(
      words.notReplayed,
      () => replay({ webhookId: webhook.id }).unwrap(),
      (count) => ({ title: count === 0 ? words.nothingToReplay : words.replayed(count) }),
    )

  return (
    <div className="webhook-log">
      <div className="webhook-tools row">
        <Choice aria-label={words.state} options={words.states} value={state} onChange={setState} />
        <label>
          <span className="sr">{words.type}</span>
          <select value={type} onChange={({ target }) => setType(target.value)}>
            <option value="">{words.everyType}</option>
            {[...types.map((one) => one.type), 'webhook.ping'].map((one) => (
              <option key={one} value={one}>
                {typeName(one)}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={() => dispatch(webhooksApi.util.invalidateTags(['Deliveries', 'Webhooks']))}>
          {words.reload}
        </Button>
        <Button disabled={webhook.isPaused} loading={replaying.isLoading} onClick={() => void again()}>
          {words.replayFailed}
        </Button>
      </div>
      <OlderPages key={`${state} ${type}`}>
        {(page) => <DeliveryPage {...page} wanted={wanted} isPaused={webhook.isPaused} />}
      </OlderPages>
      <p className="hint">{words.kept(keepDays)}</p>
    </div>
  )
}
