import type { Client } from './client.ts'
import { keyOf, type Partitions } from './partitions.ts'

export interface CatchUpOptions {
  client: Client
  partitions: Partitions
  /** Undefined for who shares with nobody. */
  groupId: string | undefined
  /** With their prefix. */
  topics: readonly string[]
}

/** What there is to handle, and whether it is. */
export interface CatchUp {
  /** By partition, where everything that is there now ends; empty partitions are left out. */
  ends(): Promise<ReadonlyMap<string, number>>
  isHandled(ends: ReadonlyMap<string, number>): Promise<boolean>
}

export function createCatchUp({ client, partitions, groupId, topics }: CatchUpOptions): CatchUp {
  async function committed(group: string): Promise<Map<string, number>> {
    const found = await client.ask((admin) => admin.fetchOffsets({ groupId: group, topics: [...topics] }))
    return new Map(
      found.flatMap(({ topic, partitions: list }) =>
        list.map(({ partition, offset }) => [keyOf(topic, partition), Number(offset)] as const),
      ),
    )
  }

  return {
    async ends() {
      const found = await Promise.all(
        topics.map(async (topic) => {
          const list = await client.ask((admin) => admin.fetchTopicOffsets(topic))
          return list
            .filter(({ high, low }) => Number(high) > Number(low))
            .map(({ partition, high }) => [keyOf(topic, partition), Number(high)] as const)
        }),
      )
      return new Map(found.flat())
    },
    /** Of our partitions we know; of those of other instances the group knows. */
    async isHandled(ends) {
      const lows = new Map(partitions.all().map(({ topic, number, known }) => [keyOf(topic, number), known?.low()]))
      const open = [...ends].filter(([key, end]) => (lows.get(key) ?? partitions.begin(key) ?? -1) < end)
      if (open.length === 0) return true
      if (groupId === undefined || open.some(([key]) => lows.get(key) !== undefined)) return false
      const reached = await committed(groupId)
      return open.every(([key, end]) => (reached.get(key) ?? 0) >= end)
    },
  }
}
