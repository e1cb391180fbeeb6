import type { EventEnvelope, NewEvent } from '@docent/proto/events'
import { ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { afterAll, beforeAll, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { OutgoingEvent } from '../../bus/port.ts'
import { until } from '../../testing/until.ts'
import type { Collection, CollectionSpec, Store } from '../port.ts'

/** One handle on the engine, as a process of its own would have it. */
export interface StoreHandle {
  store: Store
  close(): Promise<void>
  /** Ends it as a kill would: nothing it has begun goes on, nothing is flushed. */
  kill(): Promise<void>
  /** Resolves when `dieAtStep` was reached. */
  died: Promise<void>
}

export interface StoreUnderTest {
  /** Opens a further handle on the same engine and data. `dieAtStep` kills it before its n-th step (of writing or relaying). */
  open(options?: { dieAtStep?: number }): Promise<StoreHandle>
  /** What has reached the bus so far, in that order; an event may be there twice. */
  published(): readonly OutgoingEvent[] | Promise<readonly OutgoingEvent[]>
  /** Closes everything and forgets the data. */
  close(): Promise<void>
}

export type MakeStore = () => Promise<StoreUnderTest>

/** What an adapter may lack, with the reason in its test. */
export type StoreCapability =
  /** Two handles on one engine at the same time. */
  | 'several handles'
  /** `dieAtStep`. */
  | 'dying between steps'
  /** Events of different records of one owner keep the order of their writes, where one write awaits the other. */
  | 'order across records'

export interface StoreContractOptions {
  /** Why the adapter lacks a capability; its tests are then left out, so that "skipped" keeps meaning "not run here". */
  skip?: Partial<Record<StoreCapability, string>>
  /** How long an event may take to arrive, also after a kill. Default 60,000. */
  deadlineMs?: number
}

const itemSchema = z.object({
  id: z.string(),
  ownerId: ownerIdSchema,
  name: z.string(),
  state: z.string(),
  rank: z.number(),
  flag: z.boolean(),
  code: z.string().nullable(),
  note: z.string().optional(),
  marks: z.record(z.string(), z.number()).optional(),
  stamp: z.number().optional(),
  data: z.json().optional(),
})
export type Item = z.infer<typeof itemSchema>

export function itemSpec(name: string, indexes?: CollectionSpec<Item>['indexes']): CollectionSpec<Item> {
  return {
    name,
    schema: itemSchema,
    indexes: indexes ?? [
      { fields: ['state', 'rank'] },
      { fields: ['ownerId', 'rank'] },
      { fields: ['rank'] },
      { fields: ['flag'] },
      { fields: ['note'] },
      { fields: ['code'], unique: true },
      { fields: ['ownerId', 'name'], unique: true },
    ],
  }
}

export interface StoreContext {
  engine(): StoreUnderTest
  /** The handle most tests use. */
  handle(): StoreHandle
  /** An empty collection and two owners nobody else uses. */
  fresh(): Fresh
  /**
   * Events of an owner, repeats removed, in the order of their first arrival. Waits for as many as there must be, and
   * then for one more write, so that one too many shows as well.
   */
  heard(fresh: Fresh, count: number, owner?: OwnerId): Promise<EventEnvelope[]>
  /** Like `test`, unless the adapter lacks the capability. */
  testIf(capability: StoreCapability, name: string, run: () => Promise<void>): void
}

export interface Fresh {
  items: Collection<Item>
  /** The same collection through another handle. */
  on(handle: StoreHandle): Collection<Item>
  name: string
  owner: OwnerId
  other: OwnerId
  item(id: string, changes?: Partial<Item>): Item
}

export const said = (note: string, payload: Record<string, unknown> = {}): NewEvent => ({
  type: 'contract.said',
  version: 1,
  topic: 'contract.items',
  payload: { note, ...payload },
})

export const noteOf = (event: EventEnvelope) => (event.payload as { note: string }).note

export function underTest(make: MakeStore, { skip = {}, deadlineMs = 60_000 }: StoreContractOptions): StoreContext {
  let engine: StoreUnderTest
  let handle: StoreHandle
  let count = 0
  const run = randomUUID().slice(0, 8)

  beforeAll(async () => {
    engine = await make()
    handle = await engine.open()
  })
  afterAll(async () => {
    await handle.close()
    await engine.close()
  })

  async function arrived(owner: OwnerId): Promise<EventEnvelope[]> {
    const seen = new Map<string, EventEnvelope>()
    for (const { event } of await engine.published()) {
      if (event.ownerId === owner && !seen.has(event.id)) seen.set(event.id, event)
    }
    return [...seen.values()]
  }

  return {
    engine: () => engine,
    handle: () => handle,
    fresh() {
      count++
      const name = `contract.items-${run}-${count}`
      const owner = ownerId(`ada-${run}-${count}`)
      return {
        name,
        owner,
        other: ownerId(`bob-${run}-${count}`),
        items: handle.store.collection(itemSpec(name)),
        on: (another) => another.store.collection(itemSpec(name)),
        item: (id, changes) => ({
          id,
          ownerId: owner,
          name: id,
          state: 'new',
          rank: 0,
          flag: false,
          code: null,
          ...changes,
        }),
      }
    },
    async heard({ items, item, owner }, wanted, whose = owner) {
      await until(`${wanted} events of ${whose}`, async () => (await arrived(whose)).length >= wanted)
      const last = `last-${randomUUID()}`
      await items.insert(whose, item(last, { ownerId: whose }), [said(last)])
      const events = await until(`the event "${last}"`, async () => {
        const all = await arrived(whose)
        return all.some((event) => noteOf(event) === last) ? all : undefined
      })
      return events.filter((event) => !noteOf(event).startsWith('last-'))
    },
    testIf(capability, title, body) {
      if (skip[capability] === undefined) test(title, body, 6 * deadlineMs)
    },
  }
}
