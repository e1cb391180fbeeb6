import { answerIn } from './answer.ts'
import { textOf } from './page.ts'

/** What counts of a mail that came in. */
export interface InboundMail {
  /** Empty where the mail has none. */
  messageId: string
  /** Every address it says to be from, in small letters: more than one is nobody. */
  from: readonly string[]
  /** Header fields and envelope that say whom it is for, as they are. */
  to: readonly string[]
  /** What its writer wrote, without what is quoted and without a signature. */
  text: string
  /** Names of the files that came with it, without pictures that stand in its text. */
  attachments: readonly string[]
  /** Nobody wrote it: an absence note, a bounce, a list. */
  isAutomatic: boolean
}

/** Header fields as they came: names in small letters. */
export type Fields = readonly { key: string; value: string }[]

/** Where servers write whom a mail was for, if it is not in the list of receivers. */
const RECEIVERS = new Set([
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
])
/** Much more than a visitor may be sent at once, with what it answers below it. */
const MOST_CHARACTERS = 50_000
/** Parts by which programs sign. */
const SIGNATURES = /^application\/(pgp-signature|(x-)?pkcs7-signature)$/
const MOST_NAMED = 5

/** Reads a mail as it came over the wire. @throws where it is none */
export async function readMail(raw: Uint8Array, alsoTo: readonly string[] = []): Promise<InboundMail> {
  const { default: PostalMime, addressParser } = await import('postal-mime')
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: 50,
    maxHeadersSize: 256 * 1024,
    maxRfc822NestingDepth: 0,
  })
  if (mail.headers.length === 0) throw new Error('it has no header')
  const from = mail.headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value, { flatten: true }))
  return mailOf({
    fields: mail.headers,
    from: from.map(({ address = '' }) => address),
    alsoTo,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments
      .filter(({ related, mimeType }) => !related && !SIGNATURES.test(mimeType))
      .map(({ filename, mimeType }) => filename || mimeType),
  })
}

export interface Parts {
  fields: Fields
  from: readonly string[]
  alsoTo: readonly string[]
  text: string | undefined
  html: string | undefined
  attachments: readonly string[]
}

/** A mail of its parts, whoever took it apart. */
export function mailOf({ fields, from, alsoTo, text = '', html = '', attachments }: Parts): InboundMail {
  const written = text.trim() === '' ? textOf(html, MOST_CHARACTERS) : text
  return {
    messageId: idIn(fields),
    from: [...new Set(from.map((one) => one.trim().toLowerCase()).filter((one) => one !== ''))],
    to: [...fields.filter(({ key }) => RECEIVERS.has(key)).map(({ value }) => value), ...alsoTo],
    text: answerIn(written.slice(0, MOST_CHARACTERS)),
    attachments: namesIn(attachments),
    isAutomatic: isAutomatic(fields, from),
  }
}

/** As they can stand in a mail: short, without what would break a line or hide what follows. */
function namesIn(attachments: readonly string[]): string[] {
  const named = attachments.slice(0, MOST_NAMED).map((name) => name.replace(/[\p{C}\s]+/gu, ' ').slice(0, 80))
  const more = attachments.length - named.length
  return more > 0 ? [...named, `${more} more`] : named
}

/** One that can be named in an answer; else none. */
const idIn = (fields: Fields): string => /^<[!-;=?-~]{1,250}>$/.exec(valueOf(fields, 'message-id'))?.[0] ?? ''

const valueOf = (fields: Fields, name: string): string => fields.find(({ key }) => key === name)?.value.trim() ?? ''

/** By RFC 3834, and by what programs write that are older than it. */
function isAutomatic(fields: Fields, from: readonly string[]): boolean {
  const has = (name: string) => fields.some(({ key }) => key === name)
  const submitted = valueOf(fields, 'auto-submitted').toLowerCase()
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(bulk|junk|list|auto_reply)\b/i.test(valueOf(fields, 'precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'list-id', 'x-failed-recipients'].some(has) ||
    valueOf(fields, 'return-path') === '<>' ||
    /^multipart\/report\b/i.test(valueOf(fields, 'content-type')) ||
    from.some((one) => /^(mailer-daemon|postmaster|no-?reply)@/i.test(one.trim()))
  )
}
