/**
 * Whether asking for the session is worth it. The server sets this cookie with the one that no script can read, so that
 * pages need not ask, and be refused, for everybody who has never signed in.
 */
export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes('docent_session=1')
}

/** The session is over: the next page need not ask. */
export function forgetMarker(): void {
  document.cookie = 'docent_session=; Max-Age=0; Path=/'
}
