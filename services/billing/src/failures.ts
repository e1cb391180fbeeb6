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
  payment_refused: {
    status: 402,
    message: 'The plan was not changed: {reason}',
    check: 'What the payment provider says about this owner.',
  },
})
