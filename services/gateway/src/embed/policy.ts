/** What the widget service keeps: a host, perhaps "*." before and a port behind it. */
const PATTERN = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/

/**
 * The pages that may show the frame, for `frame-ancestors`: every one of the pages around it must be among them. No
 * pattern allows every website. A pattern that this header can't express (an IPv6 address) allows nobody.
 */
export function ancestorsOf(patterns: readonly string[]): string {
  if (patterns.length === 0) return '*'
  const hosts = patterns.filter((pattern) => PATTERN.test(pattern))
  return hosts.length === 0 ? "'none'" : hosts.flatMap((host) => [`https://${host}`, `http://${host}`]).join(' ')
}

/** What a browser lets the frame do: its own files and calls, and the picture its owner chose. */
export function framePolicy({ ancestors, avatar = '' }: { ancestors: string; avatar?: string }): string {
  const pictures = avatar === 'any' ? "'self' https: http: blob: data:" : ["'self'", ...originOf(avatar)].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${pictures}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** A host that means nothing but itself in a policy: an address may hold what begins another source or directive. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/

function originOf(url: string): string[] {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return []
  const { origin, host } = new URL(url)
  return HOST.test(host) ? [origin] : []
}
