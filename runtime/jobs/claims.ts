import { rest } from '../backoff/index.ts'
import type { Clock, Ids } from '../clock/index.ts'
import { everyOwner, RecordNotFound, type Change, type StoredRecord } from '../store/port.ts'
import { createInTurn } from './in-turn.ts'
import type { Claim, Claims, Holding, JobKind } from './port.ts'

export interface ClaimsOptions<T extends StoredRecord> {
  kind: JobKind<T>
  clock: Clock
  ids: Ids
  /** How long a claim holds without a sign of life, in milliseconds. */
  leaseMs: number
  /** Takes nothing over from this very process: doing it twice at a time costs more than doing it late. */
  notFromItself?: boolean
  /** Resolves when the record may have changed; a hint that lets a holder look at once. Default: never. */
  changed?(record: Pick<T, 'id'>, ms: number, signal: AbortSignal): Promise<void>
}

/** Signs of life are shown this often within a lease. */
const BEATS = 3

/** Claims on the jobs of one kind. All that is shared is in the records, so that any process may do any job. */
export function createClaims<T extends StoredRecord>(options: ClaimsOptions<T>): Claims<T> {
  const { kind, clock, ids, leaseMs, notFromItself = false, changed = (_, ms, signal) => rest(ms, signal) } = options
  const { records, stateOf, withState } = kind
  const inTurn = createInTurn(kind)
  /** What this process is at: its event loop may have been held up for longer than a lease. */
  const held = new Map<string, string>()
  /** Claims that were lost, and are no longer counted. */
  const spared = new WeakSet<Claim<T>>()
  const isBusy = (id: string) => notFromItself && held.has(id)
  const now = () => clock.now().getTime()
  const isHeld = (record: T, holder: string) => holder !== '' && stateOf(record)?.holder === holder

  return {
    take,
    claimed,
    isHeld,
    async next(hasShare = () => false) {
      for (;;) {
        const candidates = (await inTurn.candidates(now(), hasShare)).filter(({ id }) => !isBusy(id))
        if (candidates.length === 0) return undefined
        for (const candidate of candidates) {
          const claim = await take(candidate)
          if (claim) return claim
        }
      }
    },
    othersWait: (owner) => inTurn.othersWait(owner, now()),
    keep,
    end: write,
    giveBack: (claim, { delayMs = 0, spared = false } = {}) =>
      write(claim, (record) => {
        const attempts = (stateOf(record)?.attempts ?? 1) - (spared ? 1 : 0)
        return withState(record, { dueAt: delayMs === 0 ? 0 : now() + delayMs, holder: '', attempts })
      }),

    async hold(claim, task) {
      const over = new AbortController()
      held.set(claim.record.id, claim.holder)
      const beating = beat(claim, over)
      try {
        return await task(over.signal)
      } finally {
        over.abort()
        if (held.get(claim.record.id) === claim.holder) held.delete(claim.record.id)
        await beating
      }
    },

    async sweep() {
      const where = kind.overdue?.(now())
      if (!where) return
      const found = await records.find(everyOwner, { where })
      await Promise.all(
        found.records.map(({ ownerId, id }) =>
          records
            .update(ownerId, id, (current) => {
              const state = stateOf(current)
              const isOver = state !== undefined && state.dueAt > 0 && state.dueAt <= now()
              return isOver ? withState(current, { ...state, dueAt: 0, holder: '' }) : current
            })
            .catch(unlessGone),
        ),
      )
    },
  }

  async function take({ ownerId, id }: Pick<T, 'id' | 'ownerId'>): Promise<Claim<T> | undefined> {
    if (isBusy(id)) return undefined
    const holder = ids.next()
    const taken = await records
      .update(ownerId, id, (current) => {
        const state = stateOf(current)
        return state && state.dueAt <= now() ? claimed(current, holder) : current
      })
      .catch(unlessGone)
    return taken && isHeld(taken, holder) ? { record: taken, holder } : undefined
  }

  function claimed(record: T, holder: string): T {
    const state = { dueAt: now() + leaseMs, holder, attempts: (stateOf(record)?.attempts ?? 0) + 1 }
    return withState(kind.begun?.(record) ?? record, state)
  }

  function keep(claim: Claim<T>, change: (record: T) => Change<T> = (record) => record): Promise<Holding> {
    return write(claim, (record) => {
      const state = stateOf(record)
      return change(state ? withState(record, { ...state, dueAt: now() + leaseMs }) : record)
    })
  }

  async function write(claim: Claim<T>, change: (record: T) => Change<T>): Promise<Holding> {
    const { ownerId, id } = claim.record
    let holding: Holding = 'lost'
    const found = await records
      .update(ownerId, id, (current) => {
        holding = isHeld(current, claim.holder) ? 'held' : 'lost'
        return holding === 'held' ? change(current) : sparing(claim, current)
      })
      .catch(unlessGone)
    if (holding === 'lost') spared.add(claim)
    return found ? holding : 'gone'
  }

  /** Whoever lives to learn that a claim is lost did not die of the job: it does not count among those that may have. */
  function sparing(claim: Claim<T>, current: T): T {
    const state = stateOf(current)
    if (!state || state.attempts < 2 || spared.has(claim)) return current
    return withState(current, { ...state, attempts: state.attempts - 1 })
  }

  /** A sign of life that fails is made up for by the next one; a lease that runs out only costs a second try. */
  async function beat(claim: Claim<T>, over: AbortController): Promise<void> {
    while (!over.signal.aborted) {
      await changed(claim.record, leaseMs / BEATS, over.signal)
      if (over.signal.aborted) return
      const holding = await keep(claim).catch(() => 'held' as const)
      if (holding !== 'held') over.abort(new Error('the claim is lost'))
    }
  }
}

/** Whoever owned it may have left meanwhile. */
export function unlessGone(error: unknown): undefined {
  if (!(error instanceof RecordNotFound)) throw error
}
