import { failureTexts, otherFailure, texts } from './texts.ts'

export type Mode = 'signIn' | 'signUp'

export interface Credentials {
  name: string
  email: string
  password: string
  confirm: string
  /** Of the second factor, where the account has one. */
  code: string
}

export type CredentialField = keyof Credentials
/** What is wrong, under the field it belongs to; `form` for what belongs to none. */
export type CredentialErrors = Partial<Record<CredentialField | 'form', string>>

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What is wrong with an address, before asking the server. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return texts.required.email
  return ADDRESS.test(email.trim()) ? undefined : failureTexts['invalid-email']
}

/** What is wrong with a password that is typed twice. */
export function checkNewPassword({ password, confirm }: Pick<Credentials, 'password' | 'confirm'>): CredentialErrors {
  if (password === '') return { password: texts.required.password }
  if (confirm === '') return { confirm: texts.required.confirm }
  return confirm === password ? {} : { confirm: texts.mismatch }
}

/** What can be said before asking the server. */
export function check({ email, password, confirm }: Omit<Credentials, 'code'>, mode: Mode): CredentialErrors {
  const wrong = checkEmail(email)
  return {
    ...(wrong !== undefined && { email: wrong }),
    ...(mode === 'signUp' && checkNewPassword({ password, confirm })),
    ...(password === '' && { password: texts.required.password }),
  }
}

type KnownCode = keyof typeof failureTexts

const fieldOf: Record<KnownCode, CredentialField | 'form'> = {
  'user-not-found': 'email',
  'wrong-password': 'password',
  'email-already-in-use': 'email',
  'weak-password': 'password',
  'invalid-email': 'email',
  'too-many-requests': 'form',
}
/** The server asks for the code of an account with a second factor. */
export const NEEDS_CODE = 'second_factor_needed'

/**
 * A refusal in the specified words and the place it belongs to. A sentence of the server that begins with the
 * specified one goes on with the way out, and one about weak passwords knows this installation's minimum.
 */
export function explain(failure: { status: number; code: string; error: string }): {
  field: CredentialField | 'form'
  sentence: string
} {
  if (failure.code === 'second_factor_wrong') return { field: 'code', sentence: failure.error }
  const code = codeOf(failure)
  if (code === undefined) return { field: 'form', sentence: sentenceOfUnknown(failure) }
  const specified = failureTexts[code]
  const trusted = failure.error.startsWith(specified) || (code === 'weak-password' && failure.error !== '')
  return { field: fieldOf[code], sentence: trusted ? failure.error : specified }
}

function codeOf({ code, error }: { code: string; error: string }): KnownCode | undefined {
  const plain = code.replace(/^auth[/_]/, '').replaceAll('_', '-')
  if (plain in failureTexts) return plain as KnownCode
  return plain === 'bad-request' && error.startsWith('email') ? 'invalid-email' : undefined
}

/** What a server says on purpose (below 500) is worth more than the general sentence. */
function sentenceOfUnknown({ status, code, error }: { status: number; code: string; error: string }): string {
  return status >= 400 && status < 500 && error !== '' && code !== 'bad_request' ? error : otherFailure
}
