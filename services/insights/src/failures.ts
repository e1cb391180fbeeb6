import { ANALYTICS_DAYS_MAX } from '@docent/proto/http'
import { defineFailures } from '@docent/runtime/failures'

/** Everything the insights service can refuse. */
export const failures = defineFailures({
  analytics_not_in_plan: {
    status: 403,
    message:
      'Analytics are part of the {plans} plan, and this account is on the {plan} plan. What visitors ask is counted all the same: upgrade to see it.',
    check:
      'The entitlements of the plan of the owner (PLANS_FILE), and how far this service is behind on subscription.changed.',
  },
  bad_period: {
    status: 400,
    message: `The period must begin before it ends, and be ${ANALYTICS_DAYS_MAX} days at most.`,
    check: 'The days `from` and `to` in the call.',
  },
  unknown_time_zone: {
    status: 400,
    message: 'There is no time zone "{timeZone}". Name one like Europe/Berlin.',
    check: 'The time zone in the call; what Node knows follows its data of the IANA.',
  },
})
