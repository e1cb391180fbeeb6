import type * as proto from '@docent/proto'
import { texts } from './texts.ts'

const MOST_DAYS: typeof proto.KEEP_DAYS_MAX = 3_650
const LONGEST_TEXT = 500

/** What keeps a number of days from being saved; the server decides the same way. */
export function keepDaysProblem(given: string, longestDays: number | null): string | undefined {
  const days = given.trim()
  const most = longestDays ?? MOST_DAYS
  if (days === '' || (/^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= most)) return undefined
  return texts.keepDays.wrong(most)
}

export function consentTextProblem(text: string): string | undefined {
  const { length } = text.trim()
  return length > LONGEST_TEXT ? texts.consent.long(length, LONGEST_TEXT) : undefined
}

/** What keeps a privacy page from being linked; the server decides the same way. */
export function privacyUrlProblem(given: string): string | undefined {
  const address = given.trim()
  if (address === '') return undefined
  if (!/^https:\/\//i.test(address)) return texts.consent.wrongPage(address)
  if (/\s/.test(address) || !URL.canParse(address)) return texts.consent.brokenPage(address)
  const { username, password } = new URL(address)
  return username || password ? texts.consent.secretPage : undefined
}
