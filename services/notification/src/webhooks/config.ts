import { flag, setting, type ConfigOf } from '@docent/runtime/config'
import { createPoster, type Post } from '@docent/runtime/outgoing/post.ts'
import { z } from 'zod'

const days = (standard: number) => z.coerce.number().min(0.01).max(365).default(standard)

const tryDays = setting({
  env: 'WEBHOOK_TRY_DAYS',
  doc: 'How long a message to a webhook is tried before it counts as failed, in days.',
  schema: days(3),
})

/** What webhooks are configured with. */
export const webhookSettings = {
  webhooksPerOwner: setting({
    env: 'WEBHOOKS_PER_OWNER',
    doc: 'Webhooks that one account may have.',
    schema: z.coerce.number().int().min(1).max(100).default(10),
  }),
  webhooksAllowPrivate: setting({
    env: 'WEBHOOKS_ALLOW_PRIVATE',
    doc: 'Whether webhooks may lead to private and local addresses and go there without TLS, for trials: true or false.',
    schema: flag(),
    warn: (allowed) => (allowed ? 'every account can make this server send requests into its network' : undefined),
  }),
  webhookTimeoutSeconds: setting({
    env: 'WEBHOOK_TIMEOUT_SECONDS',
    doc: 'How long a webhook may take to answer, in seconds.',
    schema: z.coerce.number().min(0.05).max(60).default(15),
  }),
  webhookTryDays: tryDays,
  webhookOffAfterDays: setting({
    env: 'WEBHOOK_OFF_AFTER_DAYS',
    doc: 'A webhook that took nothing for so many days is switched off, and its owner told by mail.',
    schema: days(5),
  }),
  webhookKeepDays: setting({
    env: 'WEBHOOK_KEEP_DAYS',
    doc: 'How long the log of what was sent to webhooks is kept, in days; longer than WEBHOOK_TRY_DAYS.',
    schema: z.coerce.number().int().min(1).max(365).default(30),
    // What is forgotten while it is tried is never sent, and nobody would hear of it.
    clash: (keepDays, other) =>
      keepDays > (other(tryDays) ?? 0) ? undefined : `must be more than WEBHOOK_TRY_DAYS, which is ${other(tryDays)}`,
  }),
  webhooksAtOnce: setting({
    env: 'WEBHOOKS_AT_ONCE',
    doc: 'Messages to webhooks that are on their way at the same time, in each instance of the service; those of one account take a quarter at most.',
    schema: z.coerce.number().int().min(1).max(1_000).default(16),
  }),
  webhookSweepSeconds: setting({
    env: 'WEBHOOK_SWEEP_SECONDS',
    doc: 'How often the service looks for messages to webhooks that are due again, in seconds.',
    schema: z.coerce.number().min(0.01).max(3_600).default(5),
  }),
}

type Config = ConfigOf<typeof webhookSettings>

/** What webhooks are held to, in the units of the code. */
export function limitsOf(config: Config) {
  return {
    most: config.webhooksPerOwner,
    allowPrivate: config.webhooksAllowPrivate,
    tryDays: config.webhookTryDays,
    offAfterDays: config.webhookOffAfterDays,
    keepDays: config.webhookKeepDays,
    atOnce: config.webhooksAtOnce,
    timeLimitMs: config.webhookTimeoutSeconds * 1_000,
    sweepMs: config.webhookSweepSeconds * 1_000,
  }
}

const KEPT_CHARACTERS = 300

/** Sends to public addresses only, unless the installation allows others. */
export function createWebhookPoster({ webhooksAllowPrivate, webhookTimeoutSeconds }: Config): Post {
  const timeLimitMs = webhookTimeoutSeconds * 1_000
  // The HTTP client is large, and most processes never send anything.
  const load = async () => {
    const { createPlainAgent, createPublicAgent } = await import('@docent/runtime/outgoing/guard.ts')
    return webhooksAllowPrivate ? createPlainAgent(timeLimitMs) : createPublicAgent(timeLimitMs)
  }
  let agent: ReturnType<typeof load> | undefined
  return createPoster({ agent: () => (agent ??= load()), timeLimitMs, keepCharacters: KEPT_CHARACTERS })
}
