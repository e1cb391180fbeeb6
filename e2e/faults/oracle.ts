import * as api from '@docent/proto/http'
import { DAY_MS } from '@docent/runtime/units'
import { comingAgain, eventually, Refused, type Owner } from '../client/client.ts'

/** What a document is known to have reached; "maybe" steps were in flight when the process died. */
export interface ExpectedDocument {
  id: string
  /** A word that occurs in this document only. */
  marker: string
  embedded: 'no' | 'maybe' | 'yes'
  deleted: 'no' | 'maybe' | 'yes'
  /** Set when it was deleted and none of its passages was found any more. */
  seenGone?: boolean
}

/** What was acknowledged and what may or may not have happened: the truth that the product is compared with. */
export interface Oracle {
  documents: Map<string, ExpectedDocument>
  /** Uploads without an answer: each may have left one document. */
  unknownUploads: number
  answers: { acknowledged: number; unknown: number }
}

export function newOracle(): Oracle {
  return { documents: new Map(), unknownUploads: 0, answers: { acknowledged: 0, unknown: 0 } }
}

/** Settings: what waits is looked for sooner than by default, so that more fits into a run. */
export const quickSweeps = { DOCUMENT_SWEEP_SECONDS: '0.5', EMBED_SWEEP_SECONDS: '0.5' }
/** The same, and what a dead process held is taken over sooner, where only one process is there to take it from. */
export const shortTimeouts = { ...quickSweeps, DOCUMENT_LEASE_SECONDS: '2', EMBED_LEASE_SECONDS: '2' }

const SETTLE_LIMIT_MS = 120_000

/** The same owner, who comes again where they are told to: an engine that has just returned may be late for one call. */
function patient(owner: Owner): Owner {
  const again = <T>(ask: () => Promise<T>) => comingAgain(ask, 'a reply to who came again', SETTLE_LIMIT_MS)
  const call = ((contract, given) => again(() => owner.call(contract, given))) as Owner['call']
  return { ...owner, call, documents: () => again(owner.documents), usage: () => again(owner.usage) }
}

/**
 * Waits until nothing is in motion, then returns every difference between the product and the oracle. Passages of documents that
 * were seen to be gone are looked for only where `everything` is: they grow many, and whatever comes back is still there at the end.
 */
export async function differences(worker: Owner, oracle: Oracle, everything = false): Promise<string[]> {
  const owner = patient(worker)
  const { listed, problems } = await settled(owner, oracle)
  for (const expected of oracle.documents.values()) {
    const found = listed.find((one) => one.id === expected.id)
    if (!found && expected.deleted === 'no') problems.push(`lost: document ${expected.id}`)
    if (found && expected.deleted === 'yes') problems.push(`came back: document ${expected.id}`)
    if (found && expected.embedded === 'yes' && found.status !== 'ready') {
      problems.push(`lost: embedding of ${expected.id}, now ${found.status} (${found.reason})`)
    }
    if (found?.status === 'failed') problems.push(`failed: document ${expected.id}: ${found.reason}`)
    if (expected.seenGone && !found && !everything) continue
    const ofPassages = await searchDifferences(owner, expected, found)
    problems.push(...ofPassages)
    expected.seenGone = expected.deleted === 'yes' && !found && ofPassages.length === 0
  }
  const strangers = listed.filter((one) => !oracle.documents.has(one.id))
  if (strangers.length > oracle.unknownUploads) problems.push(`doubled: ${strangers.length} unknown documents`)
  problems.push(...(await usageDifferences(owner, oracle, listed.filter((one) => one.status !== 'failed').length)))
  if (problems.length === 0) problems.push(...(await analyticsDifferences(owner, oracle.answers.acknowledged)))
  return problems
}

/** The documents once none is in motion; those that stay in motion are problems. */
async function settled(
  owner: Owner,
  { documents }: Oracle,
): Promise<{ listed: api.DocumentView[]; problems: string[] }> {
  // Of one that was embedded in a moment the list hears when that is over.
  const unheard = ({ id, status }: api.DocumentView) => status === 'chunked' && documents.get(id)?.embedded === 'yes'
  const inMotion = (one: api.DocumentView) => one.status === 'reading' || one.status === 'embedding' || unheard(one)
  let listed: api.DocumentView[] = []
  const look = async () => {
    listed = await owner.documents()
    return listed.some(inMotion) ? undefined : true
  }
  const still = await eventually(look, 'every document to settle', SETTLE_LIMIT_MS).catch((error: unknown) => {
    if (listed.some(inMotion)) return false
    throw error
  })
  if (still) return { listed, problems: [] }
  return {
    listed,
    problems: listed.filter(inMotion).map((one) => `still ${one.status}: document ${one.id} ${one.title}`),
  }
}

async function searchDifferences(
  owner: Owner,
  expected: ExpectedDocument,
  found: api.DocumentView | undefined,
): Promise<string[]> {
  const { results } = await owner.call(api.search, { body: { question: expected.marker, limit: 50 } })
  const hits = results.filter((one) => one.documentId === expected.id).map((one) => one.chunkId)
  const problems: string[] = []
  if (new Set(hits).size !== hits.length) problems.push(`doubled: passages of ${expected.id}`)
  if (!found && hits.length > 0) {
    const gone = await eventually(
      async () => {
        const again = await owner.call(api.search, { body: { question: expected.marker, limit: 50 } })
        return again.results.some((one) => one.documentId === expected.id) ? undefined : true
      },
      `passages of ${expected.id} to go`,
      SETTLE_LIMIT_MS,
    ).catch(() => false)
    if (!gone) problems.push(`still found: deleted document ${expected.id}`)
  }
  if (found?.status === 'ready' && hits.length !== found.chunkCount) {
    problems.push(`found ${hits.length} of ${found.chunkCount} passages of ${expected.id}`)
  }
  return problems
}

/** Usage is added up from events, so it may take a moment; it must then be exact. */
async function usageDifferences(owner: Owner, oracle: Oracle, documents: number): Promise<string[]> {
  const { acknowledged, unknown } = oracle.answers
  const fits = (usage: api.UsageView['currentPeriod']) =>
    usage.documents === documents && usage.messages >= acknowledged && usage.messages <= acknowledged + unknown
  const last = { documents: -1, messages: -1 }
  const good = await eventually(
    async () => {
      const { currentPeriod } = await owner.usage()
      Object.assign(last, currentPeriod)
      return fits(currentPeriod) ? currentPeriod : undefined
    },
    'usage to add up',
    SETTLE_LIMIT_MS,
  ).catch(() => undefined)
  if (!good) {
    return [
      `usage: ${last.documents} documents instead of ${documents}, ` +
        `${last.messages} messages instead of ${acknowledged} to ${acknowledged + unknown}`,
    ]
  }
  // What may have happened is known now: the next comparison is exact about it.
  oracle.answers = { acknowledged: good.messages, unknown: 0 }
  return []
}

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Where the plan has analytics: every answer that usage counts stands there, once. */
async function analyticsDifferences(owner: Owner, answers: number): Promise<string[]> {
  let last = -1
  const counted = async () => {
    const query = { from: dayIn(-1), to: dayIn(1), widgetId: api.OWN_QUESTIONS }
    const { analytics } = await owner.call(api.showAnalytics, { query })
    last = analytics.totals.questions
    return last === answers ? true : undefined
  }
  return eventually(counted, 'analytics to add up', SETTLE_LIMIT_MS).then(
    () => [],
    (error: unknown) => {
      if (error instanceof Refused && error.code === 'analytics_not_in_plan') return []
      if (last === -1) throw error
      return [`analytics: ${last} questions instead of ${answers}`]
    },
  )
}
