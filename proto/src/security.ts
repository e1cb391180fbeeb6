/** What the security log of a person names: who got in or tried to, and what was done to what lets people in. */
export const securityActs = [
  'signed-up',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'session-stolen',
  'password-changed',
  'password-reset',
  'key-made',
  'key-revoked',
  'second-factor-on',
  'second-factor-off',
  'second-factor-ended',
  'recovery-code-used',
  'recovery-codes-made',
] as const
export type SecurityAct = (typeof securityActs)[number]
