import type { OwnerId } from '@docent/proto/ids'
import { everyOwner, type Query, type Scope, type StoredRecord } from '../store/port.ts'
import type { JobKind } from './port.ts'

/** What is looked at in one go, and tried one after another when other processes are faster. */
const PAGE = 8

/** Finds whose turn it is. A flood of one owner's jobs keeps nobody else waiting for more than one of them. */
export function createInTurn<T extends StoredRecord>({ records, due, turns, stateOf }: JobKind<T>) {
  let lastServed = ''

  return {
    /** Due records, the one whose turn it is first; of one owner where owners take turns, and of none that has its share. */
    async candidates(now: number, hasShare: (owner: OwnerId) => boolean): Promise<T[]> {
      if (turns.of === 'oldest') return dueOf(everyOwner, now, turns.by)
      const next =
        (await nextOf(now, lastServed, hasShare)) ?? (lastServed ? await nextOf(now, '', hasShare) : undefined)
      if (!next) return []
      lastServed = next.ownerId
      return dueOf(next.ownerId, now, turns.by)
    },

    /** True when an owner other than this one has something that is due. */
    async othersWait(owner: OwnerId, now: number): Promise<boolean> {
      const found = await Promise.all([firstOf(now, { lt: owner }), firstOf(now, { gt: owner })])
      return found.some((one) => one !== undefined)
    },
  }

  async function nextOf(now: number, behind: string, hasShare: (owner: OwnerId) => boolean): Promise<T | undefined> {
    let next = await firstOf(now, { gt: behind as OwnerId })
    while (next && hasShare(next.ownerId)) next = await firstOf(now, { gt: next.ownerId })
    return next
  }

  async function firstOf(now: number, owners?: { gt: OwnerId } | { lt: OwnerId }): Promise<T | undefined> {
    const [first] = await dueOf(everyOwner, now, 'ownerId', owners)
    return first
  }

  async function dueOf(scope: Scope, now: number, by: keyof T & string, owners?: object): Promise<T[]> {
    const where = { ...due(now), ...(owners && { ownerId: owners }) } as Query<T>['where']
    let cursor: string | undefined
    do {
      const page = await records.find(scope, { where, sort: { by, direction: 'asc' }, limit: PAGE, cursor })
      const ready = page.records.filter((record) => (stateOf(record)?.dueAt ?? Infinity) <= now)
      if (ready.length > 0) return ready
      cursor = page.next
    } while (cursor !== undefined)
    return []
  }
}
