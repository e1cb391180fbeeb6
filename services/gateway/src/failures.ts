import { defineFailures } from '@docent/runtime/failures'

/** What only the gateway refuses; the rest it refuses in the words that all services share. */
export const failures = defineFailures({
  unknown_name: {
    status: 403,
    message: 'Docent is not known under this name. Use the address that its owner gave you.',
    check:
      'The Host header of a call of an assistant (/mcp) is neither that of PUBLIC_URL nor localhost nor a number. Set PUBLIC_URL, or name the proxy in front in TRUST_PROXY.',
  },
  other_website: {
    status: 403,
    message: 'This call works from the dashboard only, not from another website. Open Docent at its own address.',
    check:
      'A browser asked whether another website may make this call. Only the calls of a widget may come from anywhere.',
  },
})
