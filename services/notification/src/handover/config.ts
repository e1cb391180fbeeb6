import { secretsSchema } from '@docent/runtime/auth'
import { setting } from '@docent/runtime/config'
import { isAddress, sendsPasswordInClear } from '@docent/runtime/mail'
import { z } from 'zod'
import { TOKEN_LENGTH } from './addresses.ts'

/** What the part before the @ may have (RFC 5321), less the sign and the token that are put behind it. */
const LOCAL_MAX_LENGTH = 64 - 1 - TOKEN_LENGTH

/** How people answer visitors by mail. */
export const handoverSettings = {
  inboundMailAddress: setting({
    env: 'INBOUND_MAIL_ADDRESS',
    doc:
      'Address of a mailbox for answers to mails about visitors who wait for a person; what stands behind a "+" in it must be ' +
      'delivered, too. Unset: such mails are answered in the dashboard only.',
    schema: z
      .string()
      .refine(
        (text) => isAddress(text) && !text.includes('+') && (text.split('@')[0] ?? '').length <= LOCAL_MAX_LENGTH,
        `must be one mail address without "+", with at most ${LOCAL_MAX_LENGTH} letters before the @`,
      )
      .transform((text) => text.toLowerCase())
      .optional(),
    example: 'reply@inbound.example.com',
  }),
  inboundMailSecret: setting({
    env: 'INBOUND_MAIL_SECRET',
    doc:
      'Secret of whoever hands mails over at /api/inbound-mail, as a password or bearer token. 16 bytes or more; ' +
      'several parted by commas are all accepted. Unset: nothing is taken there.',
    schema: secretsSchema(16).optional(),
    secret: true,
  }),
  inboundImapUrl: setting({
    env: 'INBOUND_IMAP_URL',
    doc:
      'Mailbox that answers by mail are read from: imaps://user:password@host:993/folder for TLS from the start, imap://host:143 for TLS ' +
      'when the server offers it, imap://host:143?requireTLS=true to insist on it. No folder: INBOX. Unset: none is read.',
    schema: z
      .url({ protocol: /^imaps?$/, error: 'must be an imap:// or imaps:// address' })
      .transform((url) => new URL(url))
      .refine(({ username, password }) => username !== '' && password !== '', 'must have user and password in it')
      .optional(),
    example: 'imaps://reply:secret@imap.example.com',
    secret: true,
    warn: (url) =>
      url && sendsPasswordInClear(url)
        ? 'the password travels unencrypted when the server offers no TLS; add ?requireTLS=true or use imaps://'
        : undefined,
  }),
  inboundImapSeconds: setting({
    env: 'INBOUND_IMAP_SECONDS',
    doc: 'How often the mailbox for answers is looked into, in seconds.',
    schema: z.coerce.number().min(0.01).max(3_600).default(15),
  }),
  replyAddressDays: setting({
    env: 'REPLY_ADDRESS_DAYS',
    doc: 'Days for which a mail about a visitor can be answered by mail.',
    schema: z.coerce.number().min(0.01).max(365).default(14),
  }),
  handoverMailSeconds: setting({
    env: 'HANDOVER_MAIL_SECONDS',
    doc: 'Least time between two mails about one conversation with a visitor, in seconds; what is said meanwhile comes together.',
    schema: z.coerce.number().min(0.01).max(3_600).default(60),
  }),
}
