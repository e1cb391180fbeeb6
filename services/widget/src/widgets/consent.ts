import type { Consent } from '@docent/proto'
import { failures } from '../failures.ts'
import { oneLine, problemOfAddress } from './way-out.ts'

/** What is kept of the line before the first message. @throws invalid_privacy_page */
export function consentOf({ shown, text, privacyUrl }: Consent): Consent {
  const problem = privacyUrl === '' ? undefined : problemOfPage(privacyUrl)
  if (problem) throw failures.invalid_privacy_page({ values: { problem }, extra: { field: 'consent.privacyUrl' } })
  return { shown, text: oneLine(text), privacyUrl: privacyUrl && new URL(privacyUrl).href }
}

export const problemOfPage = (value: string) =>
  /^https:\/\//i.test(value) ? problemOfAddress(value) : 'its address must begin with https://'
