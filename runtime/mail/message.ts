import { createHash } from 'node:crypto'
import { checkMail } from './check.ts'
import type { OutgoingMail } from './port.ts'
import { addressOf } from './settings.ts'

/** Letters, digits, "_", "-" and "%" only, and never the same for two ids. */
const encoded = (id: string) => id.replace(/[^\w-]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)

/** The Message-ID of a mail: the same for the same id, so that a receiver recognises a repeat. */
export function messageId(id: string, from: string): string {
  return `<${encoded(id)}@${addressOf(from).split('@')[1]}>`
}

/** A file name for a mail: readable, bounded, and apart from others on file systems that ignore case. */
export function fileName(id: string): string {
  return `${encoded(id).slice(0, 100)}-${createHash('sha256').update(id).digest('hex').slice(0, 16)}.eml`
}

/** What nodemailer is handed. It may read neither files nor addresses, whatever the texts say. @throws InvalidMail */
export function messageOf(mail: OutgoingMail, from: string, date: Date) {
  checkMail(mail)
  const sender = senderOf(mail, from)
  const origin = typeof sender === 'string' ? sender : sender.address
  const followed = (mail.thread ?? []).map((one) => (one.startsWith('<') ? one : messageId(one, origin)))
  return {
    from: sender,
    ...(mail.from?.address !== undefined && { envelope: { from: mail.from.address, to: mail.to } }),
    ...signed(mail.from),
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    headers: {
      ...(mail.unsubscribe !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...(mail.thread && { 'Auto-Submitted': 'auto-generated' }),
    },
    ...(followed.length > 0 && { inReplyTo: followed.at(-1), references: followed }),
    messageId: messageId(mail.id, origin),
    date,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function senderOf({ from: own }: OutgoingMail, from: string) {
  return own ? { name: own.name, address: own.address ?? addressOf(from) } : from
}

function signed(sender: OutgoingMail['from']) {
  if (!sender?.dkim || sender.address === undefined) return {}
  const { selector: keySelector, privateKey } = sender.dkim
  return { dkim: { domainName: sender.address.split('@')[1] ?? '', keySelector, privateKey } }
}
