const USUAL: Record<string, string> = { 'http:': '80', 'https:': '443' }

/**
 * Whether a browser lets a page at this origin show a frame with these `frame-ancestors`, by the matching rules of
 * Content Security Policy, level 3 (section 6.7.2). Written from the standard and not from our code, to check that.
 */
export function framedBy(origin: string, sources: readonly string[]): boolean {
  // An ancestor's origin is what a browser makes of an address; whatever is written otherwise is nobody's.
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false
  const { protocol, hostname, port } = new URL(origin)
  // Nobody can put a page on a host that has no name.
  if (!/^(\[.*\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*)$/.test(hostname)) return false
  return sources.some((source) => {
    const [, scheme, wildcard, host, wanted] = /^(https?):\/\/(\*\.)?([^:/]+)(?::(\d+))?$/.exec(source) ?? []
    if (scheme === undefined || host === undefined) return false
    if (protocol !== `${scheme}:` && !(scheme === 'http' && protocol === 'https:')) return false
    if (wildcard ? !hostname.endsWith(`.${host}`) : hostname !== host) return false
    const usual = USUAL[protocol]
    const actual = port === '' ? usual : port
    return wanted === undefined ? actual === usual : wanted === actual || (wanted === '80' && actual === '443')
  })
}
