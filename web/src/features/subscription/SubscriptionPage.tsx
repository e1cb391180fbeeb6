import { lazy, Suspense, useState } from 'react'
import { usePlansQuery, useSubscriptionQuery, useUsageQuery } from '../../api/billing.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useMay } from '../../api/hooks.ts'
import { DEFAULT_PLAN_ID, type Plan } from '../../api/plans.ts'
import { useListWidgetsQuery } from '../../api/workspace.ts'
import { momentOf } from '../../ui/format/date.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Askers } from './Askers.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { History } from './History.tsx'
import { PaymentNote } from './PaymentNote.tsx'
import { PlanCards } from './PlanCards.tsx'
import { Skeleton } from './Skeleton.tsx'
import { followingOf, heldPlan, isLarger, nextOf, warningOf } from './state.ts'
import { texts } from './texts.ts'
import { Tokens } from './Tokens.tsx'
import { UsageCard } from './UsageCard.tsx'
import { useMoment } from './useMoment.ts'
import { usePlanChange } from './usePlanChange.ts'
import { ASK_MS, useReturn, useReturning } from './useReturn.ts'
import { UsageWarning } from './UsageWarning.tsx'
import './subscription.css'

// Most visits change nothing, and a dialog is heavy.
const UpgradeDialog = lazy(() => import('./UpgradeDialog.tsx'))
const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'))

export function Component() {
  const isReturning = useReturning()
  const subscription = useSubscriptionQuery(undefined, { pollingInterval: isReturning ? ASK_MS : 0 })
  const plans = usePlansQuery()
  const usage = useUsageQuery()
  const queries = [subscription, plans, usage]
  const failed = queries.find(({ data, error }) => data === undefined && error !== undefined)
  const reload = () => {
    for (const query of queries) void query.refetch()
  }
  useMoment(usage.data && nextOf(usage.data.currentPeriod).getTime(), reload)
  const plan = plans.data && subscription.data && heldPlan(plans.data, subscription.data.planId)
  return (
    <div className="wrap subscription">
      <title>{texts.documentTitle}</title>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      {failed && (
        <NotLoaded
          title={texts.loadFailed.title}
          text={sentenceOf(failed.error, texts.loadFailed.text)}
          action={texts.loadFailed.action}
          isFetching={failed.isFetching}
          onRetry={reload}
        />
      )}
      {subscription.data && usage.data && plans.data && plan ? (
        <Loaded
          subscription={subscription.data}
          usage={usage.data}
          loadedAt={usage.fulfilledTimeStamp ?? 0}
          plans={plans.data}
          plan={plan}
          isReturning={isReturning}
        />
      ) : (
        !failed && <Skeleton />
      )}
    </div>
  )
}

interface LoadedProps {
  subscription: NonNullable<ReturnType<typeof useSubscriptionQuery>['data']>
  usage: NonNullable<ReturnType<typeof useUsageQuery>['data']>
  /** Milliseconds since 1970. */
  loadedAt: number
  plans: readonly Plan[]
  plan: Plan
  isReturning: boolean
}

function Loaded({ subscription, usage, loadedAt, plans, plan, isReturning }: LoadedProps) {
  useReturn(subscription, plan)
  const mayChange = useMay('owner')
  const { data: widgets = [] } = useListWidgetsQuery()
  const { isBusy, problem, forget, upgrade, leave, keep } = usePlanChange()
  // "any": from the warning, which names no plan.
  const [wanted, setWanted] = useState<Plan | 'any'>()
  const [smaller, setSmaller] = useState<Plan>()
  const [asked, setAsked] = useState({ upgrade: false, leave: false })

  const period = usage.currentPeriod
  const canUpgrade = plans.some((one) => isLarger(one, plan))
  const warning = warningOf(period, plan, new Date(loadedAt), canUpgrade)
  const basic = plans.find(({ id }) => id === DEFAULT_PLAN_ID)
  const openUpgrade = (to: Plan | 'any') => {
    forget()
    setAsked((before) => ({ ...before, upgrade: true }))
    setWanted(to)
  }
  const openLeave = (to: Plan | undefined) => {
    forget()
    setAsked((before) => ({ ...before, leave: true }))
    setSmaller(to)
  }
  const had = { plans, period, widgetNames: widgets.toReversed().map(({ name }) => name) }
  return (
    <>
      <PaymentNote
        subscription={subscription}
        plan={plan}
        plans={plans}
        mayChange={mayChange}
        isWaiting={isReturning}
        now={new Date(loadedAt)}
      />
      {warning && (
        <UsageWarning warning={warning} onUpgrade={mayChange && canUpgrade ? () => openUpgrade('any') : undefined} />
      )}
      <div className="grid">
        <UsageCard period={period} plan={plan} />
        <DetailsCard
          subscription={subscription}
          plan={plan}
          plans={plans}
          period={period}
          mayChange={mayChange}
          isBusy={isBusy}
          onCancel={() => openLeave(basic)}
          onKeep={() => void keep()}
        />
      </div>
      <h2 className="section-title">{texts.plans}</h2>
      {!mayChange && <p className="muted">{texts.onlyOwner}</p>}
      {subscription.paymentNotice !== '' && (
        <div className="note quiet plans-notice">
          <Icon name="info" />
          <p>{subscription.paymentNotice}</p>
        </div>
      )}
      <PlanCards
        mayChange={mayChange}
        plans={plans}
        current={plan}
        next={followingOf(subscription)}
        onUpgrade={openUpgrade}
        onLeave={openLeave}
      />
      {mayChange && <Tokens />}
      <Askers />
      <History usage={usage} />
      <Suspense>
        {asked.upgrade && (
          <UpgradeDialog
            isOpen={wanted !== undefined}
            plans={plans}
            current={plan}
            wanted={wanted === 'any' ? undefined : wanted}
            messages={period.messages}
            notice={subscription.paymentNotice}
            isBusy={isBusy}
            problem={problem}
            onClose={() => setWanted(undefined)}
            onConfirm={(to) => void upgrade(to).then((done) => done && setWanted(undefined))}
          />
        )}
        {asked.leave && (
          <LeaveDialog
            to={smaller}
            current={plan}
            had={had}
            paidUntil={subscription.renewsAt ? momentOf(subscription.renewsAt) : undefined}
            isBusy={isBusy}
            problem={problem}
            onClose={() => setSmaller(undefined)}
            onConfirm={(to) => void leave(to).then((done) => done && setSmaller(undefined))}
          />
        )}
      </Suspense>
    </>
  )
}
