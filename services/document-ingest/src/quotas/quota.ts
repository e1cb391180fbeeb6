import type { OwnerId } from '@docent/proto/ids'
import { limitOf, type Plan } from '@docent/proto/plans'
import type { Clock } from '@docent/runtime/clock'
import type { Store } from '@docent/runtime/store'
import { createQuota, type HoldTruth, type StandIn } from '@docent/runtime/store/quota.ts'
import { failures } from '../failures.ts'

/** A document that is to go for a new one, with what it counts. */
export type Outgoing = StandIn<'documents' | 'characters'>

export interface DocumentQuota {
  /**
   * Takes the place of one document before anything is stored; `places` is 0 for what takes none.
   * @throws document_limit_reached, character_limit_reached where there is not room for a single one
   */
  takePlace(owner: OwnerId, id: string, plan: Plan, places?: number, outgoing?: Outgoing): Promise<void>
  /** Takes its characters, once they are known. @throws character_limit_reached, document_limit_reached */
  takeCharacters(
    owner: OwnerId,
    id: string,
    characters: number,
    plan: Plan,
    places?: number,
    outgoing?: Outgoing,
  ): Promise<void>
  /** The document counts from now on. */
  settle(owner: OwnerId, id: string): Promise<void>
  /** The same, with the next change of its owner: what is recorded as counted already, the sweep would settle, too. */
  settleLater(owner: OwnerId, id: string): void
  /** Gives back what the document took; once, however often. `characters` is null for one that never counted. */
  release(owner: OwnerId, id: string, characters: number | null, places?: number): Promise<void>
  /** Whether the owner's plan was full a moment ago, as far as this process knows: nothing is asked for it. */
  wasFull(owner: OwnerId): boolean
  /** Finds what crashes left held. */
  sweep(truth: (owner: OwnerId, id: string) => Promise<HoldTruth>): Promise<void>
}

/** What an answer of its owner takes among the documents: nothing. */
export const placesOf = (document: { answer?: unknown }): number => (document.answer === undefined ? 1 : 0)

/** How long a document may be on its way in before a sweep asks what became of it. */
export const HOLD_MS = 120_000

/** Every document has one at least. */
const FEWEST_CHARACTERS = 1
/** How long it is remembered that a plan was full. */
const FULL_MS = 600_000

/** Keeps owners within the number of documents and characters of their plan, exactly. */
export function createDocumentQuota({ store, clock }: { store: Store; clock: Clock }): DocumentQuota {
  const quota = createQuota({
    store,
    name: 'document-ingest.allowances',
    kinds: ['documents', 'characters'],
    clock,
    holdForMs: HOLD_MS,
  })
  const fullUntil = new Map<OwnerId, number>()
  const now = () => clock.now().getTime()

  async function reserve(
    owner: OwnerId,
    id: string,
    characters: number,
    plan: Plan,
    places = 1,
    outgoing?: Outgoing,
  ): Promise<void> {
    const limits = { documents: limitOf(plan.documents), characters: limitOf(plan.maxTotalCharacters) }
    const result = await quota.reserve(owner, id, { documents: places, characters }, limits, outgoing)
    fullUntil.delete(owner)
    if (result.granted) return
    if (result.over === 'documents' || result.used >= result.limit) noteFull(owner)
    const limit = result.limit.toLocaleString('en-US')
    if (result.over === 'documents') throw failures.document_limit_reached({ values: { plan: plan.name, limit } })
    const used = (result.used + result.wanted).toLocaleString('en-US')
    throw failures.character_limit_reached({ values: { plan: plan.name, limit, used } })
  }

  function noteFull(owner: OwnerId): void {
    for (const [one, until] of fullUntil) if (until <= now()) fullUntil.delete(one)
    fullUntil.set(owner, now() + FULL_MS)
  }

  return {
    takePlace: (owner, id, plan, places, outgoing) => reserve(owner, id, FEWEST_CHARACTERS, plan, places, outgoing),
    wasFull: (owner) => (fullUntil.get(owner) ?? 0) > now(),
    takeCharacters: reserve,
    async settle(owner, id) {
      await quota.settle(owner, id)
    },
    settleLater: quota.settleLater,
    async release(owner, id, characters, places = 1) {
      const counted = characters === null ? { documents: 0, characters: 0 } : { documents: places, characters }
      fullUntil.delete(owner)
      await quota.release(owner, id, counted)
    },
    async sweep(truth) {
      await quota.sweep(truth)
    },
  }
}
