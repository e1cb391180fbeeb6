import { say, type NewEvent } from '@docent/proto/events'
import { backoffMs } from '@docent/runtime/backoff'
import { NEVER } from '@docent/runtime/clock'
import type { Findings, Way } from './prove.ts'
import type { OwnDomain } from './record.ts'

export interface Terms {
  now: number
  /** How often a proof that is there is looked at again, in milliseconds. */
  againMs: number
  /** How long a proof may be gone. */
  lostMs: number
  random?: () => number
}

const FIRST_TRIES = { firstMs: 10_000, longestMs: 15 * 60_000 }
/** A proof that is gone is looked for this often, and its owner told when it is gone a second time. */
const GONE_MS = 3_600_000
const SOON_MS = 5_000

/** Where it was found; the name system counts first, because who can write there has the whole domain. */
export const wayOf = ({ record, file }: Findings): Way | undefined =>
  record.found ? 'record' : file.found ? 'file' : undefined

/** What a look makes of a claim, with the host taken where it was proven now. */
export function settled(domain: OwnDomain, found: Findings, terms: Terms): readonly [OwnDomain, ...NewEvent[]] {
  const way = wayOf(found)
  const looked = { ...domain, ...reached(domain, found, terms), checkedAt: terms.now, holder: '', contested: null }
  if (domain.state === 'proven') return ofProven(looked, domain.contested, found, terms)
  if (way) {
    const proven = { state: 'proven', servedHost: domain.host, provenBy: way, provenAt: terms.now } as const
    // Nobody was served under it before, so it cannot have been reached.
    return [{ ...looked, ...proven, ...GOOD, attempts: 0, dueAt: terms.now + Math.min(terms.againMs, SOON_MS) }]
  }
  const problem = problemOf(found)
  if (terms.now >= domain.tryUntil) return [{ ...looked, state: 'failed', problem, dueAt: NEVER }]
  return [{ ...looked, problem, dueAt: terms.now + backoffMs(FIRST_TRIES, domain.attempts) }]
}

/** Somebody else has it: looked at again soon, because it is decided by who has a proof there now. */
export function taken(domain: OwnDomain, { now }: Terms): OwnDomain {
  const state =
    now >= domain.tryUntil ? ({ state: 'failed', dueAt: NEVER } as const) : { dueAt: now + FIRST_TRIES.firstMs }
  return { ...domain, ...state, checkedAt: now, holder: '', problem: TAKEN }
}

const TAKEN =
  'the proof is there, but another account has proven this host, too, and its proof is still there: take away the other record or file'

const GOOD = { problem: null, missingSince: null, warned: false } as const

function ofProven(
  looked: OwnDomain,
  contested: Way | null,
  found: Findings,
  { now, againMs, lostMs }: Terms,
): readonly [OwnDomain, ...NewEvent[]] {
  const way = wayOf(found)
  // A file comes from us once the host leads here, so against a record it says nothing.
  const holds = contested === 'record' ? found.record.found : way !== undefined
  if (holds && way) {
    const nextMs = found.here.found ? againMs : looked.reachedAt ? GONE_MS : backoffMs(FIRST_TRIES, looked.attempts)
    const attempts = found.here.found ? 0 : looked.attempts
    return [{ ...looked, ...GOOD, attempts, provenBy: way, dueAt: now + Math.min(againMs, nextMs) }]
  }
  const mine = found[contested === 'record' ? 'record' : (looked.provenBy ?? 'record')]
  if (mine.found || !mine.isSure) {
    // Whom a host belongs to is not decided by a name system that does not answer: it is asked again, sooner where somebody waits.
    const nextMs = contested ? backoffMs(FIRST_TRIES, looked.attempts) : GONE_MS
    return [{ ...looked, contested, problem: problemOf(found), dueAt: now + Math.min(againMs, nextMs) }]
  }
  const problem = contested ? 'another account has proven this host' : problemOf(found)
  const missingSince = looked.missingSince ?? now
  const about = { domainId: looked.id, host: looked.host, problem }
  if (contested || now - missingSince >= lostMs) {
    const lost = { state: 'lost', servedHost: null, provenBy: null, dueAt: NEVER } as const
    return [{ ...looked, ...lost, problem, missingSince }, say('widget.domain-lost', about)]
  }
  const next = { ...looked, problem, missingSince, dueAt: now + Math.min(againMs, GONE_MS) }
  if (looked.missingSince === null || looked.warned) return [next]
  const endsAt = new Date(missingSince + lostMs).toISOString()
  return [{ ...next, warned: true }, say('widget.domain-missing', { ...about, endsAt })]
}

/** Once it was reached it stays in embed codes: they are on websites, and a host that is away for an hour comes back. */
function reached({ reachedAt }: OwnDomain, { here }: Findings, { now }: Terms) {
  return here.found ? { reachedAt: reachedAt ?? now, notHere: null } : { reachedAt, notHere: here.problem }
}

const problemOf = ({ record, file }: Findings): string =>
  [record, file].flatMap((one) => (one.found ? [] : [one.problem])).join('; ')
