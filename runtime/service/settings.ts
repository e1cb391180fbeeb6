import type { JWK } from 'jose'
import { z } from 'zod'
import { setting } from '../config/index.ts'
import { tracingSettings } from '../telemetry/settings.ts'

const jwks = z
  .string({ error: 'is not set' })
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('OKP'), x: z.string() })).min(1) }))
  .transform(({ keys }) => keys as JWK[])

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** What every service is configured with, whatever it does. */
export const commonSettings = {
  publicKeys: setting({
    env: 'AUTH_PUBLIC_KEYS',
    doc: 'Public keys that verify access tokens: a JWKS of Ed25519 keys. Keep the old key in it while its tokens live.',
    schema: jwks,
    example: '{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"2026-11","x":"…"}]}',
  }),
  logLevel: setting({
    env: 'LOG_LEVEL',
    doc: 'Least important log line that is written: trace, debug, info, warn, error, fatal or silent.',
    schema: z.enum(LOG_LEVELS).default('info'),
  }),
  ...tracingSettings,
}
