import { defineFailures } from '@docent/runtime/failures'

/** Everything the billing service can refuse. */
export const failures = defineFailures({
  plan_not_found: {
    status: 404,
    message: 'There is no plan "{plan}". The plans are: {plans}.',
    check: 'The id in the address against the plan table (PLANS_FILE).',
  },
  unknown_plan: {
    status: 400,
    message: 'There is no plan "{plan}". Choose one of: {plans}.',
    check: 'The plan in the request against the plan table (PLANS_FILE).',
  },
  nothing_to_cancel: {
    status: 409,
    message: 'There is no paid plan to cancel: you are on the plan of new accounts. Reload the page to see it.',
    check: 'Which plan the owner is on, and whether a canceled one has ended since their page was loaded.',
  },
  payment_refused: {
    status: 402,
    message: 'The plan was not changed: {reason}',
    check: 'What the payment provider says about this owner.',
  },
  payment_away: {
    status: 503,
    message:
      'The payment provider does not answer. Look in a minute whether your plan has changed, and try again if not.',
    check:
      'Whether billing reaches STRIPE_API_BASE, and whether STRIPE_SECRET_KEY is good: npm run doctor. The log has the reason.',
  },
  nothing_to_manage: {
    status: 409,
    message: 'There are no payments of yours to manage: nothing was paid for yet.',
    check: 'Whether the owner has a customer at the payment provider, and whether one is connected at all.',
  },
  no_payment_provider: {
    status: 404,
    message: 'No payment provider is connected to this installation.',
    check: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET of billing, if a provider sends its events here.',
  },
  unsigned_payment_event: {
    status: 400,
    message: 'The signature of this event is not good.',
    check:
      'STRIPE_WEBHOOK_SECRET against the signing secret of the endpoint at Stripe, and the clock of this machine. Else somebody tries.',
  },
})
