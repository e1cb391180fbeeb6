import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Subscription } from '../../api/billing.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { DEFAULT_PLAN_ID, type Plan } from '../../api/plans.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

/** How often the server is asked while a payment is waited for, in milliseconds. */
export const ASK_MS = 3_000

/** Whether the address says that somebody came back from paying. It says nothing of what came of it: the server does. */
export function useReturning(): boolean {
  const [search] = useSearchParams()
  return search.get('payment') === 'done'
}

/** Tells what came of a payment as soon as the server knows, and takes the word out of the address. */
export function useReturn(subscription: Subscription, plan: Plan): void {
  const [search, setSearch] = useSearchParams()
  const dispatch = useAppDispatch()
  const returned = search.get('payment')
  const isOver = returned === 'canceled' || (returned === 'done' && subscription.paying === null)
  useEffect(() => {
    if (!isOver) return
    const isPaid = returned === 'done' && plan.id !== DEFAULT_PLAN_ID
    const { notPaid, paid } = texts.payment
    dispatch(
      toasted(
        isPaid
          ? { title: texts.changed, description: paid(plan.name) }
          : { title: notPaid.title, description: notPaid.text },
      ),
    )
    setSearch({}, { replace: true })
  }, [isOver, returned, plan, dispatch, setSearch])
}
