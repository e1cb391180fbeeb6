import { setting } from '@docent/runtime/config'
import { plansSetting } from '@docent/runtime/plans'
import { retentionSettings } from '@docent/runtime/retention'
import { z } from 'zod'
import { ownDomainSettings } from './own-domains/config.ts'

const local = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What the widget service is configured with. */
export const settings = {
  publicUrl: setting({
    env: 'PUBLIC_URL',
    doc: 'Address people reach Docent at; it goes into the embed code.',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .default('http://localhost:3000')
      .transform((url) => url.replace(/\/+$/, '')),
    example: 'https://docent.example.com',
    warn: (url) =>
      url.startsWith('http://') && !local.has(new URL(url).hostname)
        ? 'browsers refuse a script over http:// on a page over https://; give an https:// address'
        : undefined,
  }),
  plans: plansSetting,
  ...retentionSettings,
  documentWaitMs: setting({
    env: 'WIDGET_DOCUMENT_WAIT_MS',
    doc: 'How long saving a widget waits to hear of a document that was added a moment ago, in milliseconds.',
    schema: z.coerce.number().int().min(0).max(30_000).default(2_000),
  }),
  sweepSeconds: setting({
    env: 'WIDGET_SWEEP_SECONDS',
    doc: 'How often the service looks for what a crash left unfinished, in seconds.',
    schema: z.coerce.number().min(0.01).max(3_600).default(60),
  }),
  avatarSeconds: setting({
    env: 'WIDGET_AVATAR_SECONDS',
    doc: 'How long drawing an uploaded avatar anew may take, in seconds.',
    schema: z.coerce.number().min(0.1).max(60).default(10),
  }),
  avatarUnusedHours: setting({
    env: 'WIDGET_AVATAR_UNUSED_HOURS',
    doc: 'How long an uploaded avatar that no widget has is kept for a form that is not saved yet, in hours.',
    schema: z.coerce.number().min(0).max(720).default(24),
  }),
  ...ownDomainSettings,
}
