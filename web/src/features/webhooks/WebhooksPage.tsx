import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useCreateWebhookMutation, useWebhooksQuery, type WebhookView } from '../../api/webhooks.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Centered } from '../../ui/Centered.tsx'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { ShownOnce } from '../../ui/shown-once/ShownOnce.tsx'
import { OfPlan } from '../../ui/OfPlan.tsx'
import { texts } from './texts.ts'
import { WebhookCard } from './WebhookCard.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import './webhooks.css'

// Few forget one.
const Dialogs = lazy(() => import('./Dialogs.tsx'))
type Asked = { webhook: WebhookView; act: 'remove' | 'renew' }

export function Component() {
  const query = useWebhooksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const { data, fulfilledTimeStamp } = query
  const [create] = useCreateWebhookMutation()
  const [isWriting, setWriting] = useState(false)
  const [secret, setSecret] = useState<{ value: string; text: string }>()
  const [asked, setAsked] = useState<Asked>()
  const [wasAsked, setWasAsked] = useState(false)
  const ask = (webhook: WebhookView, act: Asked['act']) => {
    setWasAsked(true)
    setAsked({ webhook, act })
  }
  const webhooks = data?.webhooks ?? []
  const isFull = data !== undefined && webhooks.length >= data.most
  const mayAdd = data?.isAllowed === true && !isWriting && secret === undefined
  const add = (
    <Button type="primary" disabled={isFull} onClick={() => setWriting(true)}>
      {texts.add}
    </Button>
  )

  return (
    <div className="wrap webhooks">
      <title>{texts.documentTitle}</title>
      <BackLink to="/account">{texts.back}</BackLink>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
        {mayAdd && webhooks.length > 0 && <div className="end row">{add}</div>}
      </div>
      <OfPlan query={query} count={webhooks.length} words={texts} />
      {isFull && data.isAllowed && <p className="muted">{texts.most(data.most)}</p>}
      {secret && (
        <div className="card webhook">
          <ShownOnce heading="h2" {...secret} words={texts.secret} onDone={() => setSecret(undefined)} />
        </div>
      )}
      {isWriting && data && (
        <div className="card webhook">
          <WebhookForm
            types={data.types}
            onCancel={() => setWriting(false)}
            onSave={async (fields) => {
              const made = await create(fields).unwrap()
              setWriting(false)
              setSecret({ value: made.secret, text: texts.secret.text })
            }}
          />
        </div>
      )}
      {data && webhooks.length > 0 && (
        <ul className="card-list" aria-label={texts.list}>
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              types={data.types}
              keepDays={data.keepDays}
              now={new Date(fulfilledTimeStamp ?? 0)}
              onRenew={() => ask(webhook, 'renew')}
              onRemove={() => ask(webhook, 'remove')}
            />
          ))}
        </ul>
      )}
      {mayAdd && webhooks.length === 0 && <Centered picture={<GlyphStack />} {...texts.empty} action={add} />}
      {wasAsked && (
        <Suspense>
          <Dialogs
            about={asked}
            onClose={() => setAsked(undefined)}
            onSecret={(value) => setSecret({ value, text: texts.secret.renewedText })}
          />
        </Suspense>
      )}
    </div>
  )
}
