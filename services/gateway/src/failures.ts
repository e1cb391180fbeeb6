import { defineFailures } from '@docent/runtime/failures'

/** What only the gateway refuses; the rest it refuses in the words that all services share. */
export const failures = defineFailures({
  other_website: {
    status: 403,
    message: 'This call works from the dashboard only, not from another website. Open Docent at its own address.',
    check:
      'A browser asked whether another website may make this call. Only the calls of a widget may come from anywhere.',
  },
})
