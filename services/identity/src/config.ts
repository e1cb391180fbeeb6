import { flag, publicUrlSetting, setting } from '@docent/runtime/config'
import { plansSetting } from '@docent/runtime/plans'
import { commonSettings } from '@docent/runtime/service'
import { linkSecretSetting } from '@docent/runtime/auth'
import { mailDelivery } from '@docent/runtime/mail'
import { z } from 'zod'
import { isEmail } from './accounts/email.ts'
import { isPlaceholder } from './google/placeholder.ts'
import { privateKeySchema } from './sessions/private-key.ts'

const seconds = z.coerce.number().int().min(1)

const googleClientSecret = setting({
  env: 'GOOGLE_CLIENT_SECRET',
  doc: 'Client secret that belongs to GOOGLE_CLIENT_ID.',
  schema: z.string().optional(),
  secret: true,
  warn: (secret) => (isPlaceholder(secret) ? 'it still holds a placeholder' : undefined),
})

/** What the identity service is configured with. */
export const settings = {
  publicKeys: commonSettings.publicKeys,
  privateKey: setting({
    env: 'AUTH_PRIVATE_KEY',
    doc: 'Key that signs access tokens: a private Ed25519 JWK whose public half is in AUTH_PUBLIC_KEYS.',
    schema: privateKeySchema,
    secret: true,
  }),
  publicUrl: publicUrlSetting(
    'Address people reach Docent at; calls with the session cookie from other websites are refused, https makes it Secure.',
  ),
  linkSecrets: linkSecretSetting,
  googleIssuer: setting({
    env: 'GOOGLE_ISSUER',
    doc: 'Issuer of the OpenID Connect provider behind Continue with Google.',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .default('https://accounts.google.com'),
    warn: (issuer) => (issuer.startsWith('http:') ? 'anybody on the way can sign in as anybody; use https' : undefined),
  }),
  googleClientId: setting({
    env: 'GOOGLE_CLIENT_ID',
    doc: 'Client id from the Google Cloud console. Unset: Continue with Google says that it is not set up.',
    schema: z.string().optional(),
    example: '1234567890-abc.apps.googleusercontent.com',
    warn(id, other) {
      if (isPlaceholder(id)) return 'it still holds a placeholder, so nobody can sign in with Google'
      const isAlone = id !== undefined && other(googleClientSecret) === undefined
      return isAlone ? 'GOOGLE_CLIENT_SECRET is not set, so nobody can sign in with Google' : undefined
    },
  }),
  googleClientSecret,
  accessTokenSeconds: setting({
    env: 'AUTH_ACCESS_TOKEN_SECONDS',
    doc: 'How long an access token is good for, in seconds; it ends with its session, if that is earlier.',
    schema: seconds.max(86_400).default(900),
    warn: (value) => (value > 3_600 ? 'a stolen access token would work for more than an hour' : undefined),
  }),
  keyTokenSeconds: setting({
    env: 'AUTH_KEY_TOKEN_SECONDS',
    doc: 'How long a token that was given for an API key is good for, in seconds. Revoking the key cannot end it earlier.',
    schema: seconds.max(3_600).default(60),
    warn: (value) => (value > 300 ? 'a revoked key goes on working for more than five minutes' : undefined),
  }),
  plans: plansSetting,
  sessionDays: setting({
    env: 'AUTH_SESSION_DAYS',
    doc: 'Days without a visit after which somebody has to sign in again.',
    schema: z.coerce.number().min(0.01).max(365).default(30),
  }),
  securityLogDays: setting({
    env: 'AUTH_SECURITY_LOG_DAYS',
    doc: 'How long a person finds on their page who signed in and what was tried, in days. The lines of the log (`security`) are kept by whoever keeps that.',
    schema: z.coerce.number().int().min(1).max(3_650).default(90),
  }),
  refreshGraceSeconds: setting({
    env: 'AUTH_REFRESH_GRACE_SECONDS',
    doc: 'Seconds in which a refresh token that was just exchanged may come again: two tabs at once, or a lost answer.',
    schema: z.coerce.number().min(0).max(300).default(10),
    warn: (value) => (value > 60 ? 'a stolen refresh token goes unnoticed for longer' : undefined),
  }),
  passwordMinLength: setting({
    env: 'AUTH_PASSWORD_MIN_LENGTH',
    doc: 'Least length of a password in characters; the message follows it.',
    schema: z.coerce.number().int().min(1).max(128).default(6),
    warn: (value) => (value < 6 ? 'passwords this short can be guessed' : undefined),
  }),
  mails: mailDelivery,
  hideAccounts: setting({
    env: 'AUTH_HIDE_ACCOUNTS',
    doc: 'true: neither a failed sign-in nor a sign-up tells whether the account exists. New accounts then begin with the link in their mail, where mails go out.',
    schema: flag(),
  }),
  operatorEmails: setting({
    env: 'OPERATOR_EMAILS',
    doc: 'Addresses of the accounts that run this installation, parted by commas; each must be confirmed by its mail. They see the page Operation.',
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
      .transform((all) => all.filter((one) => one !== ''))
      .refine((all) => all.every(isEmail), 'must be email addresses, parted by commas'),
    example: 'ada@example.com',
  }),
  firstOperates: setting({
    env: 'OPERATOR_FIRST_ACCOUNT',
    doc: 'true: the account that was created first runs the installation where OPERATOR_EMAILS names nobody. Default in one process: true.',
    schema: flag(),
  }),
  hashMemoryKib: setting({
    env: 'AUTH_HASH_MEMORY_KIB',
    doc: 'Memory of one argon2id password hash in KiB. Older hashes are renewed at the next sign-in.',
    schema: z.coerce.number().int().min(8).max(1_048_576).default(19_456),
    warn: (value) => (value < 19_456 ? 'hashes below 19456 KiB are cheap to break when they leak' : undefined),
  }),
  hashPasses: setting({
    env: 'AUTH_HASH_PASSES',
    doc: 'Passes of one argon2id password hash over its memory.',
    schema: z.coerce.number().int().min(1).max(32).default(2),
  }),
  hashesAtOnce: setting({
    env: 'AUTH_HASHES_AT_ONCE',
    doc: 'Password hashes computed at the same time; each takes a CPU and its memory.',
    schema: z.coerce.number().int().min(1).max(64).default(2),
  }),
  failuresPerAccount: setting({
    env: 'AUTH_FAILURES_PER_ACCOUNT',
    doc: 'Failed sign-ins to one account from one address range (/24 of IPv4, /48 of IPv6) or one known browser before each further try has to wait, twice as long every time.',
    schema: z.coerce.number().int().min(1).default(5),
  }),
  failuresEverywhere: setting({
    env: 'AUTH_FAILURES_PER_ACCOUNT_EVERYWHERE',
    doc: 'Failed sign-ins to one account from everywhere together, but for browsers that were signed in to it, before each further try has to wait.',
    schema: z.coerce.number().int().min(1).default(100),
  }),
  failuresPerAddress: setting({
    env: 'AUTH_FAILURES_PER_ADDRESS',
    doc: 'Failed sign-ins and sign-ups from one network address before each further try has to wait.',
    schema: z.coerce.number().int().min(1).default(20),
  }),
  longestWaitSeconds: setting({
    env: 'AUTH_LONGEST_WAIT_SECONDS',
    doc: 'Longest wait after failed sign-ins, in seconds.',
    schema: seconds.max(86_400).default(900),
  }),
}
