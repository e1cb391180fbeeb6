/** Where signing in leads: back to a page of this dashboard, never to another host; `home` where there is none. */
export function returnTo(from: string | null, home: string): string {
  if (from === null || !/^\/(?![/\\])/.test(from)) return home
  const { pathname, search, hash, origin } = new URL(from, 'http://docent.invalid')
  if (origin !== 'http://docent.invalid' || pathname === '/' || pathname.startsWith('/login')) return home
  return pathname + search + hash
}
