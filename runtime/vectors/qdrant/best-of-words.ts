import type { OwnerId } from '@docent/proto/ids'
import type { Schemas } from '@qdrant/js-client-rest'
import type { Question, Weights } from '../../text/index.ts'
import type { Ask } from './client.ts'
import { filterOf } from './filter.ts'
import { toSparse } from './points.ts'

type PointId = Schemas['ExtendedPointId']
type Scores = ReadonlyMap<PointId, number>

/**
 * What passages score for the words of a question where of a word and what means the same the best counts. The server adds
 * up, so whoever has a word and its synonym would come before whoever answers; here it is asked for each of them alone, only
 * about the passages that it found. Empty where no word has another that means the same: then the sum is right.
 */
export async function bestOfWords(
  ask: Ask,
  collection: string,
  owner: OwnerId,
  { words, terms }: Question,
  found: readonly { id: PointId }[],
): Promise<Scores> {
  const widened = words.filter(({ others }) => others.length > 0)
  if (widened.length === 0 || found.length === 0) return new Map()
  const plain = words.filter(({ others }) => others.length === 0)
  const filter = { must: [...filterOf(owner).must, { has_id: found.map(({ id }) => id) }] }
  const search = (weights: Weights) => ({
    filter,
    query: toSparse(weights),
    using: 'lexical',
    limit: found.length,
    params: { idf: { corpus: filterOf(owner) } },
  })
  const asked = [
    joined([terms, ...plain.map(({ own }) => own)]),
    ...widened.flatMap(({ own, others }) => [own, ...others]),
  ]
  const searches = asked.filter(({ size }) => size > 0)
  const lists = await ask((client) => client.queryBatch(collection, { searches: searches.map(search) }))
  const scoresOf = new Map(
    searches.map((weights, i) => [weights, new Map(lists[i]?.points.map(({ id, score }) => [id, score]))]),
  )
  const score = (weights: Weights, id: PointId) => scoresOf.get(weights)?.get(id) ?? 0
  return new Map(
    found.map(({ id }) => {
      const best = widened.map(({ own, others }) => Math.max(...[own, ...others].map((one) => score(one, id))))
      return [id, best.reduce((sum, one) => sum + one, score(asked[0] as Weights, id))]
    }),
  )
}

function joined(all: readonly Weights[]): Weights {
  const sum = new Map<number, number>()
  for (const weights of all) for (const [term, weight] of weights) sum.set(term, (sum.get(term) ?? 0) + weight)
  return sum
}
