import { texts, type ContactField } from './texts.ts'

export type ContactValues = Record<ContactField, string>
export type ContactErrors = Partial<Record<ContactField, string>>

const REQUIRED = ['name', 'email', 'subject', 'message'] as const

/** What is wrong with a form, by field; empty when it can be sent. */
export function check(values: ContactValues): ContactErrors {
  const missing = REQUIRED.filter((field) => values[field].trim() === '').map((field) => [field, texts.required[field]])
  const email = values.email.trim()
  return {
    ...(email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) && { email: texts.invalidEmail }),
    ...Object.fromEntries(missing),
  }
}

/** Why it was not sent, without the sentence that stands above it, and what to do. */
export function reasonOf(error: string | undefined): string {
  if (error === undefined) return texts.unreachable
  const rest = error.startsWith(texts.failed) ? error.slice(texts.failed.length).trim() : error.trim()
  return [rest, texts.kept].filter((part) => part !== '').join(' ')
}
