/** A site that asks for a connection; `origin` is the only place that is ever told anything. */
export interface ReturnSite {
  /** As the address said it. */
  given: string
  origin: string
  host: string
  /** False for http: what is sent can be read on the way. */
  isEncrypted: boolean
}

const MAX_LENGTH = 2_000

/** Reads `return_site`; undefined for whatever is not a plain http or https address. */
export function siteOf(given: string | null): ReturnSite | undefined {
  const text = given?.trim() ?? ''
  // What a browser would drop or turn around is no address that anybody meant.
  if (text === '' || text.length > MAX_LENGTH || /[\p{Cc}\s\\]/u.test(text)) return undefined
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return undefined
  const { protocol, username, password, origin, host } = new URL(text)
  // An empty user is dropped by the parser, and is a trick all the same.
  const hasUser = username !== '' || password !== '' || /^https?:\/\/[^/?#]*@/i.test(text)
  if (hasUser || host === '') return undefined
  return { given: text, origin, host, isEncrypted: protocol === 'https:' }
}

/** What the site keeps as the id of its widget: a prefix, the first 8 characters of the encoded site, a timestamp. */
export function widgetIdFor({ given }: ReturnSite, now: number): string {
  const bytes = new TextEncoder().encode(given)
  const encoded = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, '')
  return `wp_${encoded.slice(0, 8)}_${now}`
}
