import { linkSecretSetting } from '@docent/runtime/auth'
import { setting } from '@docent/runtime/config'
import { mailDelivery, mailSettings } from '@docent/runtime/mail'
import { plansSetting } from '@docent/runtime/plans'
import { z } from 'zod'
import { handoverSettings } from './handover/config.ts'
import { senderSettings } from './senders/config.ts'
import { webhookSettings } from './webhooks/config.ts'

/** What the notification service is configured with. */
export const settings = {
  publicUrl: setting({
    env: 'PUBLIC_URL',
    doc: 'Address people reach Docent at; the links in mails begin with it.',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .default('http://localhost:3000')
      .transform((url) => url.replace(/\/+$/, '')),
    example: 'https://docent.example.com',
  }),
  linkSecrets: linkSecretSetting,
  mailFrom: mailSettings.mailFrom,
  mails: mailDelivery,
  contactTo: setting({
    env: 'CONTACT_TO',
    doc: 'Address that gets what is written on the contact page. Unset: the page says that it takes no messages.',
    schema: z.email({ error: 'must be one mail address' }).optional(),
    example: 'hello@example.com',
    warn: (address) => (address === undefined ? 'it is not set, so the contact page takes no messages' : undefined),
  }),
  contactPerHour: setting({
    env: 'CONTACT_PER_HOUR',
    doc: 'Messages that one network address may send through the contact page in an hour.',
    schema: z.coerce.number().int().min(1).max(10_000).default(5),
  }),
  mailsPerAddress: setting({
    env: 'MAIL_PER_ADDRESS',
    doc: 'Mails that one address gets in 24 hours, whichever accounts they are about; a third of them may be such as a stranger can cause.',
    schema: z.coerce.number().int().min(1).max(10_000).default(20),
  }),
  mailSweepSeconds: setting({
    env: 'MAIL_SWEEP_SECONDS',
    doc: 'How often the service looks for mails that are due again, in seconds.',
    schema: z.coerce.number().min(0.01).max(3_600).default(5),
  }),
  livePerOwner: setting({
    env: 'LIVE_CONNECTIONS_PER_OWNER',
    doc: 'Dashboards of one owner that may listen at the same time, in each instance of the service.',
    schema: z.coerce.number().int().min(1).max(1_000).default(20),
  }),
  liveCommentSeconds: setting({
    env: 'LIVE_COMMENT_SECONDS',
    doc: 'Silence on a live connection after which a comment keeps it open, in seconds; below what proxies cut at.',
    schema: z.coerce.number().min(0.01).max(600).default(15),
  }),
  liveLongestSeconds: setting({
    env: 'LIVE_LONGEST_SECONDS',
    doc: 'Age at which a live connection is ended, in seconds; the dashboard comes back with a fresh token.',
    schema: z.coerce.number().min(0.01).max(86_400).default(900),
  }),
  plans: plansSetting,
  ...handoverSettings,
  ...webhookSettings,
  ...senderSettings,
}
