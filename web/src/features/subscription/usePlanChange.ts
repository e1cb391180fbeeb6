import { useState } from 'react'
import { useCancelPlanMutation, useChangePlanMutation } from '../../api/billing.ts'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { DEFAULT_PLAN_ID, type Plan } from '../../api/plans.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

interface Changed {
  message: string
  checkoutUrl?: string | undefined
}

/** The ways to another plan. Each resolves with whether it was gone; what went wrong is said in a toast and kept. */
export function usePlanChange() {
  const dispatch = useAppDispatch()
  const [change, { isLoading: isChanging }] = useChangePlanMutation()
  const [cancel, { isLoading: isCanceling }] = useCancelPlanMutation()
  const [problem, setProblem] = useState<string>()

  const attempt = async (title: string, work: () => Promise<Changed>): Promise<boolean> => {
    setProblem(undefined)
    try {
      const { message, checkoutUrl } = await work()
      if (checkoutUrl !== undefined) {
        window.location.assign(checkoutUrl)
        return false
      }
      dispatch(toasted({ title, description: message }))
      return true
    } catch (error) {
      const { status, error: sentence } = asFailure(error)
      const reason = sentence || (status === 0 ? texts.notChanged.network : texts.notChanged.text)
      setProblem(reason)
      dispatch(toasted({ title: texts.notChanged.title, description: reason, variant: 'destructive' }))
      return false
    }
  }
  return {
    isBusy: isChanging || isCanceling,
    problem,
    forget: () => setProblem(undefined),
    upgrade: (plan: Plan) => attempt(texts.changed, () => change(plan.id).unwrap()),
    /** To the plan of new accounts with the period, to another one at once or with what is paid for. */
    leave: (plan: Plan) =>
      plan.id === DEFAULT_PLAN_ID
        ? attempt(texts.canceled, () => cancel(true).unwrap())
        : attempt(texts.changed, () => change(plan.id).unwrap()),
    keep: () => attempt(texts.kept, () => cancel(false).unwrap()),
  }
}
