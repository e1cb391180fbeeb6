import { useEffect, useState } from 'react'

/** The token of a link out of a fragment; undefined where there is none. */
function tokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined
}

/** The token of the link that was opened. It leaves the address at once, so that it is in no bookmark and no history. */
export function useLinkToken(): string | undefined {
  const [token] = useState(() => tokenIn(location.hash))
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return token
}
