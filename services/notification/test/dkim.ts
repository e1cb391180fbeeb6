import { createHash, createPublicKey, verify } from 'node:crypto'

/*
 * How a receiver checks a signature, as RFC 6376 has it for "relaxed/relaxed" and "rsa-sha256". Libraries for it bring twenty packages,
 * and the best known is by the author of the one that signs here.
 */

/** What a signature that is good says: whose it is, and which header fields it covers. @throws Error where it is not good */
export function checkedSignature(mail: string, recordAt: (name: string) => string | undefined) {
  const end = mail.indexOf('\r\n\r\n')
  const fields = mail.slice(0, end).split(/\r\n(?![ \t])/)
  const nameOf = (field: string) => field.slice(0, field.indexOf(':')).trim().toLowerCase()
  const signature = fields.find((field) => nameOf(field) === 'dkim-signature')
  if (signature === undefined) throw new Error('it is not signed')
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1))
  if (tags['a'] !== 'rsa-sha256' || tags['c'] !== 'relaxed/relaxed') throw new Error(`${tags['a']}, ${tags['c']}`)

  const bodyHash = createHash('sha256')
    .update(relaxedBody(mail.slice(end + 4)))
    .digest('base64')
  if (bodyHash !== tags['bh']) throw new Error('its body is another one')
  const covered = (tags['h'] ?? '').toLowerCase().split(':')
  // Of several fields of a name the last one counts first; one that is not there stands for none.
  const left = fields.toReversed()
  const taken = covered.flatMap((name) => {
    const at = left.findIndex((field) => nameOf(field) === name)
    return at < 0 ? [] : left.splice(at, 1)
  })
  const unsigned = signature.replace(/(;\s*b=)[^;]*/, '$1')
  const signed = [...taken, unsigned].map(relaxedField).join('\r\n')
  const { k, p = '' } = tagsOf(recordAt(`${tags['s']}._domainkey.${tags['d']}`) ?? '')
  if (k !== 'rsa' || p === '') throw new Error('its domain names no key')
  const key = createPublicKey({ key: Buffer.from(p, 'base64'), format: 'der', type: 'spki' })
  const isGood = verify('sha256', Buffer.from(signed, 'utf8'), key, Buffer.from(tags['b'] ?? '', 'base64'))
  if (!isGood) throw new Error('its header is another one, or its key')
  return { domain: tags['d'], covered }
}

const tagsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').map((one) => {
      const at = one.indexOf('=')
      return [one.slice(0, at).trim(), one.slice(at + 1).replaceAll(/\s/g, '')]
    }),
  )

function relaxedField(field: string): string {
  const at = field.indexOf(':')
  const value = field
    .slice(at + 1)
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
  return `${field.slice(0, at).trim().toLowerCase()}:${value}`
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`
}
