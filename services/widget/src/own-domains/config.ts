import { setting, type ConfigOf } from '@docent/runtime/config'
import { isIP } from 'node:net'
import { z } from 'zod'

const hours = (standard: number) => z.coerce.number().min(0.0001).max(8_760).default(standard)

/** What own domains are configured with. */
export const ownDomainSettings = {
  ownDomainsPerOwner: setting({
    env: 'OWN_DOMAINS_PER_OWNER',
    doc: 'Hosts of their own that one account may claim for its widgets.',
    schema: z.coerce.number().int().min(1).max(100).default(5),
  }),
  ownDomainsResolver: setting({
    env: 'OWN_DOMAINS_RESOLVER',
    doc: 'Name servers that are asked for the proofs of own domains, comma-separated, with a port where it is not 53. Unset: those of the system.',
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])))
      .refine((all) => all.every(isServer), { message: 'must be addresses such as 9.9.9.9 or 127.0.0.1:5353' }),
    example: '9.9.9.9',
  }),
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

const HOUR_MS = 3_600_000

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

function isServer(text: string): boolean {
  const [, bracketed, port] = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text) ?? []
  if (bracketed !== undefined) return isIP(bracketed) === 6 && Number(port ?? 53) <= 65_535
  if (isIP(text) !== 0) return true
  const [, address = '', given] = /^([\d.]+):(\d{1,5})$/.exec(text) ?? []
  return isIP(address) === 4 && Number(given) <= 65_535
}
