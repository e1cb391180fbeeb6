import { featuresOf } from '@docent/proto/features'
import { UNLIMITED, type Plan } from '@docent/proto/plans'

/** A plan in the words of its card. */
export interface PlanView {
  id: string
  name: string
  price: string
  isPaid: boolean
  purpose: string
  buttonClass: 'primary' | 'plain'
  /** A paid plan is chosen where plans are changed, once there is an account. */
  href: string
  messages: string
  widgets: string
  documents: string
  file: string
  characters: string
  features: { feature: string }[]
}

/** Whom the plans that Docent comes with are for; an operator's own plans speak by their numbers. */
const PURPOSES: Readonly<Record<string, string>> = {
  free: 'To try it on your own website with a few documents.',
  pro: 'For a shop or practice whose visitors ask every day.',
  business: 'For several websites, and for connecting your own tools.',
}
/** Where an account begins. */
export const START = '/login?mode=sign-up'
const MILLION = 1_000_000

export function planViews(plans: readonly Plan[]): PlanView[] {
  const suggested = plans.find(({ price }) => price > 0)
  return plans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    price: `$${plan.price.toLocaleString('en-US')}`,
    isPaid: plan.price > 0,
    purpose: PURPOSES[plan.id] ?? '',
    buttonClass: plan === suggested ? 'primary' : 'plain',
    href: plan.price > 0 ? `${START}&from=%2Fsubscription-usage` : START,
    messages: count(plan.messagesPerMonth),
    widgets: count(plan.widgets),
    documents: count(plan.documents),
    file: plan.maxFileSize === UNLIMITED ? 'Unlimited' : `${count(plan.maxFileSize)} MB`,
    characters: count(plan.maxTotalCharacters),
    features: featuresOf(plan, plans).map((feature) => ({ feature })),
  }))
}

function count(value: number): string {
  if (value === UNLIMITED) return 'Unlimited'
  return value >= MILLION && value % (MILLION / 10) === 0 ? `${value / MILLION} million` : value.toLocaleString('en-US')
}
