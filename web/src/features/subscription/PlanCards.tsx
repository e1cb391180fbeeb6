import { featuresOf } from '@docent/proto/features'
import { Button } from 'antd'
import { UNLIMITED, type Plan } from '../../api/plans.ts'
import { amount, dayOf } from './format.ts'
import { isLarger } from './state.ts'
import { texts } from './texts.ts'

interface Props {
  plans: readonly Plan[]
  /** Whether whoever looks at them may choose one. */
  mayChange: boolean
  current: Plan
  /** What follows by itself, and when. */
  next: { planId: string; at: Date } | undefined
  onUpgrade: (plan: Plan) => void
  onLeave: (plan: Plan) => void
}

export function PlanCards({ plans, mayChange, current, next, onUpgrade, onLeave }: Props) {
  return (
    <ul className="plans num">
      {plans.map((plan) => {
        const isCurrent = plan.id === current.id
        const isNext = plan.id === next?.planId
        return (
          <li className={isCurrent ? 'plan card on' : 'plan card'} key={plan.id}>
            <div className="plan-head">
              <h3>{plan.name}</h3>
              {isCurrent && <span className="tag now">{texts.current}</span>}
            </div>
            <p className="price">
              {texts.price(plan.price)} {plan.price > 0 && <small>{texts.aMonth}</small>}
            </p>
            <Limits plan={plan} features={featuresOf(plan, plans)} />
            {isCurrent && <p className="foot">{texts.yourPlan}</p>}
            {isNext && <p className="foot">{texts.fromThen(dayOf(next.at))}</p>}
            {mayChange && !isCurrent && !isNext && <Choose {...{ plan, current, onUpgrade, onLeave }} />}
          </li>
        )
      })}
    </ul>
  )
}

function Choose({ plan, current, onUpgrade, onLeave }: Omit<Props, 'plans' | 'next' | 'mayChange'> & { plan: Plan }) {
  if (isLarger(plan, current)) {
    return (
      <Button className="foot" aria-label={texts.dialog.confirm(plan.name)} onClick={() => onUpgrade(plan)}>
        {texts.upgrade}
      </Button>
    )
  }
  return (
    <Button className="foot" type="text" onClick={() => onLeave(plan)}>
      {texts.switchTo(plan.name)}
    </Button>
  )
}

function Limits({ plan, features }: { plan: Plan; features: readonly string[] }) {
  const { limits } = texts
  const size = plan.maxFileSize === UNLIMITED ? limits.anySize : `${plan.maxFileSize} MB`
  return (
    <ul className="limits">
      <li>
        <Amount of={limits.messages(most(plan.messagesPerMonth))} />
      </li>
      <li>
        <Amount of={limits.widgets(most(plan.widgets), plan.widgets === 1)} />,{' '}
        <Amount of={limits.documents(most(plan.documents).toLowerCase(), plan.documents === 1)} />
      </li>
      <li>
        {limits.files(size)[0]} <b>{size}</b>, <Amount of={limits.characters(most(plan.maxTotalCharacters))} />
      </li>
      {plan.members !== undefined && (
        <li>
          <Amount of={limits.people(most(plan.members), plan.members === 1)} />
        </li>
      )}
      {plan.tokensPerMonth !== undefined && plan.tokensPerMonth !== UNLIMITED && (
        <li>
          <Amount of={limits.tokens(amount(plan.tokensPerMonth))} />
        </li>
      )}
      {features.length > 0 && <li>{features.join(', ')}</li>}
    </ul>
  )
}

function Amount({ of: [value, what] }: { of: readonly string[] }) {
  return (
    <>
      <b>{value}</b> {what}
    </>
  )
}

const most = (value: number) => (value === UNLIMITED ? 'Unlimited' : amount(value))
