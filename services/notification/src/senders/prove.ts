import { shown, type LookForTexts } from '@docent/runtime/outgoing/names.ts'
import { dkimRecordOf, type SenderConfig } from './config.ts'

/** Something that a domain has to say, so that mails may come from it. */
export interface SenderRecord {
  what: 'owner' | 'spf' | 'dkim'
  name: string
  value: string
}

export interface RecordFound extends SenderRecord {
  problem: string | null
  /** Nobody could be asked: it tells nothing of the domain. */
  isUnsure: boolean
}

/** What an address takes: first whose the domain is, then that receivers take its mail from here. */
export function recordsFor(
  address: string,
  token: string,
  { ownSendersSpf: spf, ownSendersDkimKey: key, ownSendersDkimSelector: selector }: SenderConfig,
): SenderRecord[] {
  const domain = domainOf(address)
  return [
    { what: 'owner', name: `_assistant-mail.${domain}`, value: `assistant-mail=${token}` },
    ...(spf ? [{ what: 'spf' as const, name: domain, value: spf }] : []),
    ...(key ? [{ what: 'dkim' as const, name: `${selector}._domainkey.${domain}`, value: dkimRecordOf(key) }] : []),
  ]
}

export const domainOf = (address: string): string => (address.split('@')[1] ?? '').toLowerCase()

/** Looks for all of them at once. */
export const lookFor =
  (texts: LookForTexts) =>
  (records: readonly SenderRecord[]): Promise<RecordFound[]> =>
    Promise.all(
      records.map(async (record) => {
        const found = await texts(record.name)
        if ('problem' in found) return { ...record, problem: found.problem, isUnsure: true }
        const said = found.texts.filter((text) => isOfKind(record, text))
        const isThere = said.some((text) => saysIt(record, text))
        return { ...record, problem: isThere ? null : problemOf(record, said), isUnsure: false }
      }),
    )

const isOfKind = ({ what }: SenderRecord, text: string) => what !== 'spf' || /^v=spf1(\s|$)/i.test(text)

function saysIt({ what, value }: SenderRecord, text: string): boolean {
  if (what === 'spf')
    return text
      .toLowerCase()
      .split(/\s+/)
      .some((term) => term.replace(/^\+/, '') === value.toLowerCase())
  const plain = (one: string) => one.replaceAll(/\s+/g, '')
  if (what === 'owner') return text.trim() === value
  // Other tags may stand beside the key.
  return keyIn(plain(text)) === keyIn(plain(value))
}

const keyIn = (text: string): string | undefined => /(?:^|;)p=([^;]*)/.exec(text)?.[1]

function problemOf({ what, name }: SenderRecord, said: readonly string[]): string {
  const [first] = said
  const kind = what === 'spf' ? 'SPF record' : 'TXT record'
  return first === undefined ? `${name} has no ${kind}` : `the ${kind} of ${name} says ${shown(first)}`
}
