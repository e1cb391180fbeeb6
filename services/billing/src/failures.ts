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
})
