import type { GoogleOutcome } from '@docent/proto/http'
import type { CallFailure } from '../../../api/failure.ts'
import { texts } from '../texts.ts'

type Refusal = Exclude<GoogleOutcome, 'in' | 'new' | 'link'>

const outcomes: Record<GoogleOutcome, true> = {
  in: true,
  new: true,
  link: true,
  cancelled: true,
  expired: true,
  unverified: true,
  taken: true,
  unavailable: true,
  failed: true,
}

/** What the server put into the fragment; undefined where it is not about Google. */
export function outcomeOf(hash: string): { outcome: GoogleOutcome; request: string } | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const outcome = given.get('google') ?? ''
  return Object.hasOwn(outcomes, outcome)
    ? { outcome: outcome as GoogleOutcome, request: given.get('request') ?? '' }
    : undefined
}

interface Words {
  title: string
  description: string | readonly string[]
}

/** Why somebody came back from Google without being signed in. */
export function explainOutcome(outcome: Refusal): Words {
  if (outcome === 'cancelled') return texts.googleCancelled
  return { title: texts.googleFailed.title, description: [texts.googleFailed.sentence, texts.googleWayOut[outcome]] }
}

/** Why the way to Google did not open. The server's sentence goes on behind the specified one. */
export function explainStart({ code, error }: CallFailure): Words {
  if (code === 'google_not_configured') return texts.googleMissing
  const { title, sentence } = texts.googleFailed
  const rest = error.replace(sentence, '').trim() || texts.googleWayOut.unavailable
  return { title, description: [sentence, rest] }
}

/** The specified sentence sends people to the console: this is what they find there. */
export function tellConsole(details: object): void {
  // oxlint-disable-next-line no-console -- the specification sends people there
  console.error('Sign-in with Google failed.', details)
}
