import type { SecurityEntry } from '../../../api/security.ts'

/** What the account page says of sign-ins. */
export const texts = {
  log: {
    title: 'Security log',
    text: 'Who signed in from where, tries that failed, and changes of password, sessions and keys. Something you do not know? Change your password: it ends every other session.',
    loading: 'Loading the security log',
    failed: 'Error Loading the Security Log',
    older: 'Show Older',
    none: 'Nothing yet.',
    from: (place: string) => `from ${place}`,
    times: (count: number) => `${count} tries`,
    watch: 'Was it you?',
  },
} as const

const how: Record<string, string> = {
  google: ' with Google',
  password: ' with the password',
  code: ' with the password and a code',
}

const names: Record<SecurityEntry['what'], (detail: string) => string> = {
  'signed-up': () => 'Account created',
  'signed-in': (detail) => `Signed in${how[detail] ?? ''}`,
  'sign-in-failed': (detail) => (detail === 'code' ? 'Sign-in failed: right password, wrong code' : 'Sign-in failed'),
  'signed-out': () => 'Signed out',
  'session-ended': () => 'Other sessions signed out',
  'session-stolen': () => 'Session ended: two devices used the same pass',
  'password-changed': () => 'Password changed',
  'password-reset': () => 'Password set by a link in a mail',
  'key-made': (detail) => `API key “${detail}” created`,
  'key-revoked': () => 'API key revoked',
  'second-factor-on': () => 'Second factor turned on',
  'second-factor-off': () => 'Second factor turned off',
  'second-factor-ended': () => 'Second factor turned off by whoever runs this installation',
  'recovery-code-used': () => 'A recovery code was used',
  'recovery-codes-made': () => 'New recovery codes made',
}

export const nameOf = ({ what, detail = '' }: Pick<SecurityEntry, 'what' | 'detail'>): string => names[what](detail)

/** What an owner should look at. */
export const isOdd = ({ what }: Pick<SecurityEntry, 'what'>): boolean =>
  what === 'sign-in-failed' || what === 'session-stolen' || what === 'second-factor-ended'
