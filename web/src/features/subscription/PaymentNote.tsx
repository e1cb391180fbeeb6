import type { Subscription } from '../../api/billing.ts'
import type { Plan } from '../../api/plans.ts'
import { DAY_MS, momentOf } from '../../ui/format/date.ts'
import { Icon } from '../../ui/Icon.tsx'
import { dateOf } from './format.ts'
import { ManagePayment } from './ManagePayment.tsx'
import { texts } from './texts.ts'

interface Props {
  subscription: Subscription
  plan: Plan
  plans: readonly Plan[]
  /** Whether whoever looks at it may pay. */
  mayChange: boolean
  /** They came back from paying, and the server does not know of it yet. */
  isWaiting: boolean
  now: Date
}

/** What is to be said of a payment: that it is waited for, or that it failed and what can be done. */
export function PaymentNote({ subscription, plan, plans, mayChange, isWaiting, now }: Props) {
  const { status, endsAt, paying } = subscription
  const wanted = plans.find(({ id }) => id === paying)
  if (isWaiting && wanted) {
    return (
      <div className="note quiet payment-note" role="status">
        <Icon name="clock" />
        <div>
          <p>
            <b>{texts.payment.waiting}</b>
          </p>
          <p>{texts.payment.waitingText(wanted.name)}</p>
        </div>
      </div>
    )
  }
  if (status !== 'past_due' || !endsAt) return null
  const end = momentOf(endsAt)
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
  return (
    <div className="note bad usage-warning" role="alert">
      <Icon name="alert" />
      <div>
        <p>
          <b>{texts.payment.failed(plan.name)}</b>
        </p>
        <p className="num">{texts.payment.failedText(dateOf(end), texts.payment.daysLeft(days))}</p>
      </div>
      {mayChange && <ManagePayment primary />}
    </div>
  )
}
