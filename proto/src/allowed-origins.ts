/** Who may show a widget: an origin as browsers send it against the host patterns of the widget. */

const LONGEST_ORIGIN = 300
/** What may stand for the * of a pattern: names as a host has them, with dots between them. */
const NAMES = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/
const USUAL_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }

/**
 * Whether the page at `origin` (the Origin header) may show a widget with these patterns: `example.com`,
 * `*.example.com` (every name below, not the name itself), `example.com:8443`, `[2001:db8::1]`. A pattern without a port
 * means the usual ones. No pattern allows every website; with patterns, a missing or opaque origin is refused.
 */
export function isAllowedOrigin(origin: string | undefined, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return true
  const place = placeOf(origin)
  return place !== undefined && patterns.some((pattern) => matches(place, pattern))
}

interface Place {
  host: string
  /** Always a number: the usual port of the scheme when none is written. */
  port: string
  usual: boolean
}

/** An origin is accepted only in the one form a browser sends it in: anything else was made by hand. */
function placeOf(origin: string | undefined): Place | undefined {
  if (!origin || origin.length > LONGEST_ORIGIN || !URL.canParse(origin)) return undefined
  const url = new URL(origin)
  const usualPort = USUAL_PORTS[url.protocol]
  if (usualPort === undefined || url.origin !== origin) return undefined
  return { host: url.hostname, port: url.port || usualPort, usual: url.port === '' }
}

function matches(place: Place, pattern: string): boolean {
  const { host, port } = splitPattern(pattern)
  if (port === undefined ? !place.usual : port !== place.port) return false
  if (!host.startsWith('*.')) return host === place.host
  const below = host.slice(1)
  return place.host.endsWith(below) && NAMES.test(place.host.slice(0, -below.length))
}

function splitPattern(pattern: string): { host: string; port: string | undefined } {
  const text = pattern.toLowerCase()
  const [, host = text, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? []
  return { host, port }
}
