import { z } from 'zod'
import { setting } from '../config/index.ts'
import { isAddress } from './check.ts'

const sender = z.string().refine((text) => isAddress(addressOf(text)) && !/[\r\n]/.test(text), {
  message: 'must be an address, or a name with an address: Docent <docent@example.com>',
})

/** Where mail goes out and in whose name. Without `SMTP_URL` a deployment needs an outbox of its own. */
export const mailSettings = {
  smtpUrl: setting({
    env: 'SMTP_URL',
    doc:
      'Mail server: smtps://user:password@host:465 for TLS from the start, smtp://host:587 for TLS when the server ' +
      'offers it, smtp://host:587?requireTLS=true to insist on it. Unset: mail is kept as files in the outbox.',
    schema: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    example: 'smtps://docent:secret@smtp.example.com:465',
    secret: true,
    warn: (url) =>
      url && sendsPasswordInClear(new URL(url))
        ? 'the password travels unencrypted when the server offers no TLS; add ?requireTLS=true or use smtps://'
        : undefined,
  }),
  mailFrom: setting({
    env: 'MAIL_FROM',
    doc: 'Sender of every mail: an address, or a name with an address.',
    schema: sender.default('Docent <docent@localhost>'),
    example: 'Docent <docent@example.com>',
  }),
}

/** Whether mails go out. A process cannot see it by itself: the outbox takes mails as a server does. */
export const mailDelivery = setting({
  env: 'MAIL_DELIVERY',
  doc:
    'kept: mails stay in an outbox until a mail server is connected; pages that speak of a mail say so, and the contact ' +
    'page promises no reply.',
  schema: z.enum(['sent', 'kept']).default('sent'),
})

/** The bare address of "Name <address>". */
export function addressOf(sender: string): string {
  return (/<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender).trim()
}

/** Of a mail server's address. */
export function sendsPasswordInClear({ protocol, hostname, password, searchParams }: URL): boolean {
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const isPlain = protocol === 'smtp:' || protocol === 'imap:'
  return isPlain && password !== '' && !local && searchParams.get('requireTLS') !== 'true'
}
