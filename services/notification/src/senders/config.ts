import { flag, setting, type ConfigOf } from '@docent/runtime/config'
import { resolverSetting } from '@docent/runtime/outgoing/names.ts'
import { createPublicKey } from 'node:crypto'
import { z } from 'zod'

/** What own senders of accounts are configured with. */
export const senderSettings = {
  ownSenders: setting({
    env: 'OWN_SENDERS',
    doc: 'true: accounts with white label may have mails to their visitors come from addresses of their own domains, once those are proven. The mail server has to take such senders.',
    schema: flag(),
  }),
  ownSendersSpf: setting({
    env: 'OWN_SENDERS_SPF',
    doc: 'What the SPF record of an own sender has to hold, so that receivers take its mail from the mail server here. Unset: no SPF record is asked for.',
    schema: z
      .string()
      .trim()
      .regex(/^(include|ip4|ip6|a|mx):[\w.:/-]{1,200}$/, 'must be one term of SPF, such as include:spf.example.com')
      .optional(),
    example: 'include:spf.mail.example.com',
  }),
  ownSendersDkimSelector: setting({
    env: 'OWN_SENDERS_DKIM_SELECTOR',
    doc: 'Name below _domainkey under which domains of own senders have the key that OWN_SENDERS_DKIM_KEY signs with.',
    schema: z
      .string()
      .regex(/^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/, 'must be one label of a name, in lower case')
      .default('assistant'),
  }),
  ownSendersDkimKey: setting({
    env: 'OWN_SENDERS_DKIM_KEY',
    doc: 'Private key (PEM, RSA) that signs mails from own senders (DKIM). Unset: they are not signed here.',
    schema: z
      .string()
      .transform((text) => text.replaceAll('\\n', '\n'))
      .refine(isRsa, { message: 'must be a private RSA key in PEM' })
      .optional(),
    secret: true,
  }),
  ownDomainsResolver: resolverSetting,
}

export type SenderConfig = ConfigOf<typeof senderSettings>

function isRsa(text: string): boolean {
  try {
    return createPublicKey(text).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** The record that has the public half of a key. */
export function dkimRecordOf(privateKey: string): string {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return `v=DKIM1; k=rsa; p=${key}`
}
