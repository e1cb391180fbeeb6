import { ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { z } from 'zod'
import { NEVER, type Clock } from '../clock/index.ts'
import { everyOwner, RecordNotFound, type Store } from './port.ts'

/** How long a finished hold is remembered: a late repeat of a step must find out that it is one. */
const REMEMBERED_MS = 300_000
/** Holds that count are many where much is allowed; more than these are only summed, so that the record stays small. */
const REMEMBERED_COUNTED = 32
const PAGE = 100

/** How much of each kind: the kinds are named by whoever counts. */
export type Amounts<K extends string> = Readonly<Record<K, number>>

/** Where it is refused, `wanted` is what it would have added to what is `used`. */
export type Reservation<K extends string> =
  | { granted: true }
  | { granted: false; over: K; used: number; wanted: number; limit: number }

/** What is to take the place of something that counts: until that is released, only what it has more of is taken. */
export interface StandIn<K extends string> {
  /** The hold that it is for. */
  of: string
  /** What that one took. */
  amounts: Amounts<K>
}

/**
 * What the holder's own records say about a hold: it counts; it is still being worked on (or released, but not yet
 * noted as such); or it is gone, and nobody will release it again.
 */
export type HoldTruth = 'counted' | 'pending' | 'gone'

export interface Quota<K extends string> {
  /**
   * Takes the amounts for `holdId` if everything held and counted stays within the limits, in one atomic step. The same
   * id again changes its amounts. `Infinity` is no limit; an amount that is not raised is never refused.
   * An owner has one hold at a time that stands in for another; the next one is taken as if it did not.
   */
  reserve(
    owner: OwnerId,
    holdId: string,
    amounts: Amounts<K>,
    limits: Amounts<K>,
    standIn?: StandIn<K>,
  ): Promise<Reservation<K>>
  /** The hold counts from now on. False when it was released meanwhile: reserve again. */
  settle(owner: OwnerId, holdId: string): Promise<boolean>
  /**
   * The same, with the owner's next change or the next sweep: for a hold of which a sweep would find out that it counts. Nothing
   * is allowed too much meanwhile, because what is held is taken.
   */
  settleLater(owner: OwnerId, holdId: string): void
  /** Gives back what `holdId` took, once however often it is called. `counted` is what its settled amounts were. */
  release(owner: OwnerId, holdId: string, counted: Amounts<K>): Promise<void>
  /** Everything held and counted. */
  used(owner: OwnerId): Promise<Record<K, number>>
  /** Settles or releases what a crash left held past its deadline, and folds away what is old. Returns how many holds. */
  sweep(truth: (owner: OwnerId, holdId: string) => Promise<HoldTruth>): Promise<number>
  /** Forgets all of an owner. */
  removeAll(owner: OwnerId): Promise<void>
}

export interface QuotaOptions<K extends string> {
  store: Store
  /** Of the collection: "service.records". */
  name: string
  kinds: readonly K[]
  clock: Clock
  /** How long a hold may stay unsettled before a sweep asks for it, in milliseconds. */
  holdForMs: number
}

/** Limits on several amounts at once, exact under any number of callers and across crashes: one record per owner. */
export function createQuota<const K extends string>(options: QuotaOptions<K>): Quota<K> {
  const { store, name, kinds, clock, holdForMs } = options
  // By its kinds: what goes through any names is several times slower, and this is looked through for every hold with each change.
  const amounts = z.object(Object.fromEntries(kinds.map((kind) => [kind, z.number().optional()])))
  const hold = z.object({
    state: z.enum(['held', 'counted', 'released']),
    amounts,
    dueAt: z.number(),
    standIn: z.object({ of: z.string(), amounts }).optional().describe('until what it is for is released'),
  })
  const schema = z.object({
    id: z.string(),
    ownerId: ownerIdSchema,
    folded: amounts.describe('what settled holds took that are no longer listed'),
    holds: z.record(z.string(), hold),
    dueAt: z.number().describe('when the next hold wants a look'),
  })
  type Balance = z.infer<typeof schema>
  type Hold = z.infer<typeof hold>
  const balances = store.collection<Balance>({
    name,
    keeps: { of: 'owners', what: 'how much of their plan is taken', until: 'the account is deleted' },
    schema,
    indexes: [{ fields: ['dueAt'] }],
  })
  const now = () => clock.now().getTime()

  const each = (value: (kind: K) => number) =>
    Object.fromEntries(kinds.map((kind) => [kind, value(kind)])) as Record<K, number>

  // Dozens of holds with each document of an owner: they are gone through without making lists of them.
  const usedIn = (balance: Balance | undefined, except?: string) => {
    const used = each((kind) => balance?.folded[kind] ?? 0)
    for (const id in balance?.holds) {
      const one = balance.holds[id] as Hold
      if (id === except || one.state === 'released') continue
      for (const kind of kinds) used[kind] += takenBy(one, kind)
    }
    return used
  }

  const takenBy = ({ amounts: all, standIn }: Pick<Hold, 'amounts' | 'standIn'>, kind: K): number =>
    Math.max(0, (all[kind] ?? 0) - (standIn?.amounts[kind] ?? 0))

  const withHolds = (balance: Balance, holds: Balance['holds'], folded = balance.folded): Balance => {
    let dueAt = NEVER
    for (const id in holds) dueAt = Math.min(dueAt, (holds[id] as Hold).dueAt)
    return { ...balance, folded, holds, dueAt }
  }

  /** Sums up the oldest holds that count. */
  const foldOldest = (balance: Balance): Balance => {
    const isPlain = ({ state, standIn }: Hold) => state === 'counted' && !standIn
    const holdOf = (id: string) => balance.holds[id] as Hold
    const counted = Object.keys(balance.holds).filter((id) => isPlain(holdOf(id)))
    if (counted.length <= REMEMBERED_COUNTED) return balance
    const oldest = counted
      .sort((a, b) => holdOf(a).dueAt - holdOf(b).dueAt)
      .slice(0, counted.length - REMEMBERED_COUNTED)
    const holds = { ...balance.holds }
    for (const id of oldest) delete holds[id]
    const sum = (kind: K) =>
      oldest.reduce((total, id) => total + (holdOf(id).amounts[kind] ?? 0), balance.folded[kind] ?? 0)
    return withHolds(balance, holds, each(sum))
  }

  const withHold = (balance: Balance, holdId: string, one: Omit<Hold, 'dueAt'>, forMs: number) =>
    withHolds(balance, { ...balance.holds, [holdId]: { ...one, dueAt: now() + forMs } })

  /** Nothing is taken any more; what stands in for it takes all that it has. */
  const releasedIn = (holds: Balance['holds'], holdId: string): Balance['holds'] => {
    const left = { ...holds, [holdId]: { state: 'released' as const, amounts: {}, dueAt: now() + REMEMBERED_MS } }
    for (const [id, { standIn, ...one }] of Object.entries(left) as [string, Hold][]) {
      if (standIn?.of === holdId) left[id] = one
    }
    return left
  }

  const emptyBalance = (owner: OwnerId): Balance => ({
    id: owner,
    ownerId: owner,
    folded: each(() => 0),
    holds: {},
    dueAt: NEVER,
  })

  const settledIn = (balance: Balance, holdId: string): Balance => {
    const one = balance.holds[holdId]
    if (one?.state !== 'held') return balance
    return foldOldest(withHold(balance, holdId, { ...one, state: 'counted' }, REMEMBERED_MS))
  }

  /** By owner: settled, and not written yet. */
  const later = new Map<OwnerId, Set<string>>()
  const settling = (owner: OwnerId) => [...(later.get(owner) ?? [])]

  function noteWritten(owner: OwnerId, holdIds: readonly string[]): void {
    const left = later.get(owner)
    for (const id of holdIds) left?.delete(id)
    if (left?.size === 0) later.delete(owner)
  }

  return {
    async reserve(owner, holdId, asked, limits, standingIn) {
      let result: Reservation<K> = { granted: true }
      const along = settling(owner)
      await balances.save(owner, owner, (kept = emptyBalance(owner)) => {
        const current = along.reduce(settledIn, kept)
        const existing = current.holds[holdId]
        const before = existing?.state === 'released' ? undefined : existing
        const standIn = before ? before.standIn : mayStandIn(current, standingIn)
        const next = { amounts: asked, ...(standIn && { standIn }) }
        const used = usedIn(current, holdId)
        const wanted = each((kind) => takenBy(next, kind))
        const over = kinds.find(
          (kind) => wanted[kind] > (before ? takenBy(before, kind) : 0) && used[kind] + wanted[kind] > limits[kind],
        )
        if (over) {
          result = { granted: false, over, used: used[over], wanted: wanted[over], limit: limits[over] }
          return kept
        }
        result = { granted: true }
        if (before?.state === 'counted') return withHold(current, holdId, { ...next, state: 'counted' }, REMEMBERED_MS)
        return withHold(current, holdId, { ...next, state: 'held' }, holdForMs)
      })
      if (result.granted) noteWritten(owner, along)
      return result
    },

    async settle(owner, holdId) {
      let settled = false
      await change(owner, (current) => {
        const one = current.holds[holdId]
        settled = one?.state === 'held' || one?.state === 'counted'
        return settledIn(current, holdId)
      })
      return settled
    },

    settleLater(owner, holdId) {
      later.set(owner, (later.get(owner) ?? new Set()).add(holdId))
    },

    async release(owner, holdId, counted) {
      await change(owner, (current) => {
        const one = current.holds[holdId]
        if (one?.state === 'released') return current
        const folded = one ? current.folded : each((kind) => Math.max(0, (current.folded[kind] ?? 0) - counted[kind]))
        return withHolds(current, releasedIn(current.holds, holdId), folded)
      })
    },

    async used(owner) {
      return usedIn(await balances.get(owner, owner))
    },

    async sweep(truth) {
      // The change takes them along, whatever else it does.
      for (const owner of later.keys()) await change(owner, (current) => current)
      let looked = 0
      const until = now()
      for (;;) {
        const { records } = await balances.find(everyOwner, {
          where: { dueAt: { lte: until } },
          sort: { by: 'dueAt', direction: 'asc' },
          limit: PAGE,
        })
        for (const balance of records) {
          const due = Object.entries(balance.holds).filter(([, one]) => one.dueAt <= until)
          const truths = new Map<string, HoldTruth>()
          for (const [id] of due) truths.set(id, await truth(balance.ownerId, id))
          await change(balance.ownerId, (current) => swept(current, truths, until))
          looked += due.length
        }
        if (records.length < PAGE) return looked
      }
    },

    async removeAll(owner) {
      await balances.removeAll(owner)
    },
  }

  /** Several at once would let an owner have everything twice. */
  function mayStandIn({ holds }: Balance, standIn: StandIn<K> | undefined): StandIn<K> | undefined {
    const isFree = standIn && holds[standIn.of]?.state !== 'released'
    return isFree && !Object.values(holds).some((one) => one.standIn) ? standIn : undefined
  }

  /** Where nothing was ever taken there is nothing to give back, and no record is made for it. */
  async function change(owner: OwnerId, next: (current: Balance) => Balance): Promise<void> {
    const along = settling(owner)
    try {
      await balances.update(owner, owner, (kept) => next(along.reduce(settledIn, kept)))
      noteWritten(owner, along)
    } catch (error) {
      if (!(error instanceof RecordNotFound)) throw error
      noteWritten(owner, along)
    }
  }

  function swept(balance: Balance, truths: ReadonlyMap<string, HoldTruth>, until: number): Balance {
    let holds: Balance['holds'] = {}
    const folded = { ...balance.folded }
    const gone: string[] = []
    for (const [id, one] of Object.entries(balance.holds)) {
      const truth = truths.get(id)
      if (one.dueAt > until || truth === undefined) holds[id] = one
      else if (truth === 'pending') holds[id] = { ...one, dueAt: now() + holdForMs }
      else if (one.state !== 'released' && truth === 'gone') gone.push(id)
      else if (one.state === 'held') holds[id] = { ...one, state: 'counted', dueAt: now() + REMEMBERED_MS }
      else if (one.state === 'counted' && !one.standIn) {
        for (const kind of kinds) folded[kind] = (folded[kind] ?? 0) + (one.amounts[kind] ?? 0)
      } else if (truth === 'counted') holds[id] = { ...one, dueAt: now() + REMEMBERED_MS }
    }
    for (const id of gone) holds = releasedIn(holds, id)
    return withHolds(balance, holds, folded)
  }
}
