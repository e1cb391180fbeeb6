import { setting, type ConfigOf } from '@docent/runtime/config'
import { resolverSetting } from '@docent/runtime/outgoing/names.ts'
import { HOUR_MS } from '@docent/runtime/units'
import { z } from 'zod'

const hours = (standard: number) => z.coerce.number().min(0.0001).max(8_760).default(standard)

/** What own domains are configured with. */
export const ownDomainSettings = {
  ownDomainsPerOwner: setting({
    env: 'OWN_DOMAINS_PER_OWNER',
    doc: 'Hosts of their own that one account may claim for its widgets.',
    schema: z.coerce.number().int().min(1).max(100).default(5),
  }),
  ownDomainsResolver: resolverSetting,
  ownDomainsTrialPort: setting({
    env: 'OWN_DOMAINS_TRIAL_PORT',
    doc: 'For trials: the files that prove own domains are asked for over http at this port, at private addresses, too. Unset: 443 and 80, at public addresses only.',
    schema: z.coerce.number().int().min(1).max(65_535).optional(),
    warn: (port) =>
      port === undefined ? undefined : 'every account can make this server send requests into its network',
  }),
  ownDomainsTryHours: setting({
    env: 'OWN_DOMAINS_TRY_HOURS',
    doc: 'How long the proof of a new own domain is looked for by itself, in hours.',
    schema: hours(72),
  }),
  ownDomainsAgainHours: setting({
    env: 'OWN_DOMAINS_AGAIN_HOURS',
    doc: 'How often the proof of an own domain is looked at again, in hours.',
    schema: hours(12),
  }),
  ownDomainsLostDays: setting({
    env: 'OWN_DOMAINS_LOST_DAYS',
    doc: 'How long the proof of an own domain may be gone before its host is served no more, in days; its owner is told by mail.',
    schema: z.coerce.number().min(0.00001).max(365).default(3),
  }),
  ownDomainsSweepSeconds: setting({
    env: 'OWN_DOMAINS_SWEEP_SECONDS',
    doc: 'How often the service looks for own domains whose proof is due, in seconds.',
    schema: z.coerce.number().min(0.01).max(3_600).default(5),
  }),
}

/** The same in the units of the code. */
export function ownDomainLimits(config: ConfigOf<typeof ownDomainSettings>) {
  return {
    most: config.ownDomainsPerOwner,
    tryMs: config.ownDomainsTryHours * HOUR_MS,
    againMs: config.ownDomainsAgainHours * HOUR_MS,
    lostMs: config.ownDomainsLostDays * 24 * HOUR_MS,
    sweepMs: config.ownDomainsSweepSeconds * 1_000,
  }
}
