/** What a line of the allowed domains means, or why it means nothing. */
export type DomainLine = { pattern: string } | { reason: string }

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const HOST_MAX_LENGTH = 253
const WILDCARD = /^(https?:[/\\]{2}|[/\\]{2})?\*\.(?=[^.*[\]/\\?#:@])/i
const SCHEME = /^([a-z][a-z0-9+-]*):(?!\d+(?:\/|$))/i

const refused = (reason: string): DomainLine => ({ reason })

/**
 * Turns what an owner typed or pasted into a host pattern: `example.com`, `*.example.com`, `example.com:8443`,
 * `[2001:db8::1]`. Lower case, international names as punycode, without path, scheme, trailing dot or usual port.
 */
export function normalizeDomain(line: string): DomainLine {
  const text = line.trim()
  if (/[\p{Cc}\s,;'"<>]/u.test(text)) return refused('put one address on each line, without spaces or commas')
  if (/^\d+$/.test(text)) return refused('this is not the address of a website')
  if (text === '*') return refused('leave the list empty to allow every website')

  // Browsers and servers read a "*" in a host differently, so it is taken out before the rest is read.
  const wild = WILDCARD.exec(text)
  const address = asAddress(wild ? `${wild[1] ?? ''}${text.slice(wild[0].length)}` : text)
  if (typeof address !== 'string') return address
  const url = parse(address)
  if (!url) return refused('this is not the address of a website')
  if (
    url.username ||
    url.password ||
    address
      .replace(/^https?:\/\//i, '')
      .split(/[/\\?#]/)[0]
      ?.includes('@')
  ) {
    return refused('leave out the user name before the @')
  }
  if (url.port === '0') return refused('there is no port 0')

  const host = (wild ? '*.' : '') + url.hostname.replace(/\.$/, '')
  const problem = hostProblem(host)
  return problem ? refused(problem) : { pattern: host + (isUsual(url.port) ? '' : `:${url.port}`) }
}

/** The text with a scheme in front, or why it can have none. */
function asAddress(text: string): string | DomainLine {
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return text
  if (scheme !== undefined && !isBareIpv6(text)) return refused('only http and https addresses can show a widget')
  if (isBareIpv6(text)) return `https://[${text}]`
  return `https://${text.replace(/^[/\\]{2}/, '')}`
}

function parse(address: string): URL | undefined {
  // A URL parser forgives "https:example.com" and "https:///example.com"; whoever wrote that meant something else.
  return /^https?:[/\\]{2}[^/\\]/i.test(address) && URL.canParse(address) ? new URL(address) : undefined
}

const isBareIpv6 = (text: string): boolean => /^[\da-f:.]*:[\da-f:.]*:[\da-f:.]*$/i.test(text)

/** Browsers leave 80 and 443 out of an origin, so a pattern with them would match nothing. */
const isUsual = (port: string): boolean => port === '' || port === '80' || port === '443'

function hostProblem(host: string): string | undefined {
  if (host.startsWith('[')) return undefined
  if (host === 'null') return 'this is not the address of a website'
  if (host.length > HOST_MAX_LENGTH) return `a host name has at most ${HOST_MAX_LENGTH} characters`
  const wildcard = host.startsWith('*.')
  const labels = (wildcard ? host.slice(2) : host).split('.')
  if (labels[0] === '' && labels.length > 1) return `write *${host} for every name below it`
  if (labels.some((label) => label.includes('*'))) return 'a * can only stand for the first part: *.example.com'
  if (labels.some((label) => !LABEL.test(label))) {
    return 'a host name is made of letters, digits and hyphens, with dots between them'
  }
  if (wildcard && labels.length < 2) return 'a * needs a whole domain behind it: *.example.com'
  if (wildcard && /^\d+$/.test(labels.at(-1) ?? '')) return 'a * cannot stand in a numeric address'
  return undefined
}
