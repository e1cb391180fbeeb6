import type { GoogleOutcome } from '@docent/proto/http'

const LOGIN = '/login'

/** The sign-in page of this product with its query, whatever was asked for: nobody is sent to another place. */
export function loginPage(page: string): string {
  const base = 'http://docent.invalid'
  if (!URL.canParse(page, base)) return LOGIN
  const { origin, pathname, search } = new URL(page, base)
  return origin === base && pathname === LOGIN ? LOGIN + search : LOGIN
}

/** What became of it stands in the fragment, which no log and no other website sees. */
export function outcomeAt(page: string, outcome: GoogleOutcome, requestId: string): string {
  return `${page}#${new URLSearchParams({ google: outcome, request: requestId })}`
}
