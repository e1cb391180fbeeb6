const GOOGLE_PHOTOS = '.googleusercontent.com'
const MAX_LENGTH = 2_000

/**
 * Where the picture of a Google account is. Providers that let people write any address into their profile must not make
 * this server call there: it has to be the provider's own, or Google's.
 */
export function photoOf(picture: unknown, issuer: string): string | null {
  if (typeof picture !== 'string' || picture.length > MAX_LENGTH || !URL.canParse(picture)) return null
  const { protocol, hostname, username, href } = new URL(picture)
  const isTheirs = hostname.endsWith(GOOGLE_PHOTOS) || hostname === new URL(issuer).hostname
  return protocol === 'https:' && username === '' && isTheirs ? href : null
}
