import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Subscription, Usage } from '../../api/billing.ts'
import { DEFAULT_PLAN_ID, type Plan } from '../../api/plans.ts'
import { momentOf } from '../../ui/format/date.ts'
import { Icon } from '../../ui/Icon.tsx'
import { dateOf, dayOf } from './format.ts'
import { ManagePayment } from './ManagePayment.tsx'
import { nextOf } from './state.ts'
import { texts } from './texts.ts'

interface Props {
  subscription: Subscription
  plan: Plan
  plans: readonly Plan[]
  period: Usage['currentPeriod']
  mayChange: boolean
  isBusy: boolean
  onCancel: () => void
  onKeep: () => void
}

export function DetailsCard({ subscription, plan, plans, period, mayChange, isBusy, onCancel, onKeep }: Props) {
  const { startDate, createdAt, endsAt, cancelAtPeriodEnd, renewsAt, next, status, canManage } = subscription
  const isFree = plan.id === DEFAULT_PLAN_ID
  const ends = endsAt && momentOf(endsAt)
  const isEnding = cancelAtPeriodEnd || next !== null
  return (
    <section className="usage-box card" aria-labelledby="details-title">
      <h2 id="details-title">{texts.details}</h2>
      <dl className="rows num">
        <Row term={texts.plan}>
          {plan.price === 0 ? plan.name : texts.planAt(plan.name, `${texts.price(plan.price)} ${texts.aMonth}`)}
        </Row>
        <Row term={texts.status}>
          {status === 'past_due' ? (
            <span className="tag warn">
              <Icon name="alert" small />
              {texts.paymentFailed}
            </span>
          ) : ends ? (
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
        {!ends && (
          <Row term={isFree ? texts.countsAnew : texts.renews}>
            {dateOf(renewsAt ? momentOf(renewsAt) : nextOf(period))}
          </Row>
        )}
        {next && <Row term={texts.follows}>{texts.thenFrom(nameOf(plans, next.planId), dayOf(momentOf(next.at)))}</Row>}
        <Row term={texts.cancels}>{cancelAtPeriodEnd ? texts.yes : texts.no}</Row>
      </dl>
      {mayChange && canManage && status !== 'past_due' && <ManagePayment />}
      {mayChange && !isFree && (
        <Button className="plan-end" block loading={isBusy} onClick={isEnding ? onKeep : onCancel}>
          {isEnding ? texts.keepPlan(plan.name) : texts.cancelPlan}
        </Button>
      )}
    </section>
  )
}

const nameOf = (plans: readonly Plan[], planId: string) => plans.find(({ id }) => id === planId)?.name ?? planId

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
