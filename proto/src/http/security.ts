import { z } from 'zod'
import { securityActs } from '../security.ts'
import { momentSchema, ok, route } from './contract.ts'

export const securityEntrySchema = z.object({
  id: z.string(),
  what: z.enum(securityActs),
  at: momentSchema.describe('the last time, where it happened more than once'),
  times: z.int().min(1).describe('failed tries of one hour from one place and device are one entry'),
  device: z.string().describe('browser and system in plain words'),
  place: z.string().describe('network address with its end cut off; empty when it is not known'),
  detail: z
    .string()
    .optional()
    .describe('"google", "password" or "code" of a sign-in, "code" of a try that had the password; the name of a key'),
})
export type SecurityEntry = z.infer<typeof securityEntrySchema>

export const securityLog = route({
  service: 'identity',
  method: 'GET',
  path: '/auth/security-log',
  auth: 'person',
  summary: 'Who signed in from where, failed tries, and what was done to passwords, sessions and keys, newest first',
  query: z.object({ cursor: z.string().max(1_000).optional().describe('`next` of the page before') }),
  replies: { 200: ok({ entries: z.array(securityEntrySchema), next: z.string().nullable() }) },
})

const currentPassword = z.string().max(256)
/** A code of an app, or one for whoever lost it, however people write it. */
export const secondFactorCode = z.string().trim().max(40)
const recoveryCodes = z.array(z.string()).describe('each is good once, in place of a code; they are in this reply only')

export const secondFactor = route({
  service: 'identity',
  method: 'GET',
  path: '/auth/second-factor',
  auth: 'person',
  summary: 'Whether a code of an authenticator app is asked for beside the password',
  replies: {
    200: ok({ since: momentSchema.nullable().describe('null where none is asked for'), recoveryCodesLeft: z.int() }),
  },
})

export const beginSecondFactor = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/second-factor/begin',
  auth: 'person',
  summary: 'Make the secret that an authenticator app takes; nothing is asked for before a code of it has come',
  body: z.object({ currentPassword }),
  replies: {
    200: ok({
      secret: z.string().describe('base32, to type'),
      uri: z.string().describe('otpauth address, for a QR code'),
    }),
  },
})

export const confirmSecondFactor = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/second-factor/confirm',
  auth: 'person',
  summary: 'Turn the second factor on by a code of the app; the owner is told by mail',
  body: z.object({ code: secondFactorCode }),
  replies: { 200: ok({ recoveryCodes }) },
})

export const endSecondFactor = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/second-factor/end',
  auth: 'person',
  summary: 'Turn the second factor off; the owner is told by mail',
  body: z.object({ currentPassword, code: secondFactorCode }),
  replies: { 200: ok({}) },
})

export const renewRecoveryCodes = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  auth: 'person',
  summary: 'Make new recovery codes; those before are good no more',
  body: z.object({ currentPassword, code: secondFactorCode }),
  replies: { 200: ok({ recoveryCodes }) },
})
