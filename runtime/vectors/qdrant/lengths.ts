import type { OwnerId } from '@docent/proto/ids'
import type { Ask } from './client.ts'
import { filterOf } from './filter.ts'

const SAMPLE = 200

/**
 * How long the owner's passages are on average, with those that are about to be written. BM25 weighs a passage's length
 * against it, and the weights are written with the passage: they follow the average of their time, which settles soon.
 */
export async function averageLength(
  ask: Ask,
  collection: string,
  owner: OwnerId,
  lengths: readonly number[],
): Promise<number> {
  const filter = filterOf(owner)
  // Ids are hashes, so the first ones are a fair sample.
  const { points } = await ask((client) =>
    client.scroll(collection, { filter, limit: SAMPLE, with_payload: ['length'], with_vector: false }),
  )
  const sampled = points.map(({ payload }) => Number(payload?.length ?? 0))
  const there = points.length < SAMPLE ? points.length : await countAll(ask, collection, filter)
  const written = mean(sampled) * there + sum(lengths)
  return Math.max(1, written / (there + lengths.length))
}

async function countAll(ask: Ask, collection: string, filter: ReturnType<typeof filterOf>): Promise<number> {
  return (await ask((client) => client.count(collection, { filter, exact: false }))).count
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const mean = (numbers: readonly number[]) => (numbers.length > 0 ? sum(numbers) / numbers.length : 0)
