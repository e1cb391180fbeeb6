const HOME = '/documents'

/** Where signing in leads: back to a page of this dashboard, never to another host. */
export function returnTo(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from)) return HOME
  const { pathname, search, hash, origin } = new URL(from, 'http://docent.invalid')
  if (origin !== 'http://docent.invalid' || pathname === '/' || pathname.startsWith('/login')) return HOME
  return pathname + search + hash
}
