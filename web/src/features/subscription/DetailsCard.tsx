import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Subscription, Usage } from '../../api/billing.ts'
import { DEFAULT_PLAN_ID, type Plan } from '../../api/plans.ts'
import { momentOf } from '../../ui/format/date.ts'
import { Icon } from '../../ui/Icon.tsx'
import { dateOf, dayOf } from './format.ts'
import { nextOf } from './state.ts'
import { texts } from './texts.ts'

interface Props {
  subscription: Subscription
  plan: Plan
  period: Usage['currentPeriod']
  isBusy: boolean
  onCancel: () => void
  onKeep: () => void
}

export function DetailsCard({ subscription, plan, period, isBusy, onCancel, onKeep }: Props) {
  const { startDate, createdAt, endsAt, cancelAtPeriodEnd } = subscription
  const isFree = plan.id === DEFAULT_PLAN_ID
  const ends = endsAt && momentOf(endsAt)
  return (
    <section className="box card" aria-labelledby="details-title">
      <h2 id="details-title">{texts.details}</h2>
      <dl className="rows num">
        <Row term={texts.plan}>
          {plan.price === 0 ? plan.name : texts.planAt(plan.name, `${texts.price(plan.price)} ${texts.aMonth}`)}
        </Row>
        <Row term={texts.status}>
          {ends ? (
            <span className="tag warn">
              <Icon name="clock" small />
              {texts.ends(dayOf(ends))}
            </span>
          ) : (
            <span className="tag ok">
              <Icon name="check" small />
              {texts.active}
            </span>
          )}
        </Row>
        <Row term={texts.since}>{dateOf(momentOf(startDate ?? createdAt))}</Row>
        {!ends && <Row term={isFree ? texts.countsAnew : texts.renews}>{dateOf(nextOf(period))}</Row>}
        <Row term={texts.cancels}>{cancelAtPeriodEnd ? texts.yes : texts.no}</Row>
      </dl>
      {!isFree && (
        <Button className="plan-end" block loading={isBusy} onClick={ends ? onKeep : onCancel}>
          {ends ? texts.keepPlan(plan.name) : texts.cancelPlan}
        </Button>
      )}
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
