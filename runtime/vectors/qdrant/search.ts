import type { OwnerId } from '@docent/proto/ids'
import type { Schemas } from '@qdrant/js-client-rest'
import { addedUp, analyzeQuestion } from '../../text/index.ts'
import { fuse, fusionWeights, LIST_LENGTH } from '../fusion.ts'
import type { SearchedSpace, VectorHit, VectorQuery } from '../port.ts'
import { bestOfWords } from './best-of-words.ts'
import type { Ask } from './client.ts'
import { filterOf } from './filter.ts'
import { toNumbers, toSparse, type Payload } from './points.ts'

/** Where words that mean the same added up, as many again are looked at, of which the best stay. */
const LOOKED_AT = 2

/**
 * Both lists in one request, fused here: the server's own fusion would tell neither the figures of the halves nor take
 * the weights, and this way ranks come out as with any other adapter.
 */
export async function search(
  ask: Ask,
  collection: string,
  owner: OwnerId,
  { model }: SearchedSpace,
  query: VectorQuery,
): Promise<VectorHit[]> {
  const filter = filterOf(owner, query.documentIds)
  const size = Math.max(LIST_LENGTH, query.limit)
  const shared = { filter, limit: size, with_payload: true }
  const question = analyzeQuestion(query.text)
  const terms = toSparse(addedUp(question))
  const byMeaning = query.dense && { ...shared, query: toNumbers(query.dense), using: 'dense' }
  const byWords = terms.indices.length > 0 && {
    ...shared,
    limit: LOOKED_AT * size,
    query: terms,
    using: 'lexical',
    // How rare a term is, is measured on all passages of the owner, as the documents named may be few.
    params: { idf: { corpus: filterOf(owner) } },
  }
  const searches = [byMeaning, byWords].filter((one) => one !== undefined && one !== false)
  if (searches.length === 0) return []
  const lists = (await ask(async (client) => client.queryBatch(collection, { searches }))).map(({ points }) => points)
  const worded = byWords ? (lists.at(-1) ?? []) : []
  const scores = await bestOfWords(ask, collection, owner, question, worded)
  const found = new Map<string, Payload>()
  const ranked = (points: readonly Point[]) =>
    points
      .map(({ score, payload }) => {
        const what = payload as unknown as Payload
        found.set(what.id, what)
        return { place: what.id, score }
      })
      .sort((a, b) => b.score - a.score || byPlace(a.place, b.place))
  const dense = ranked(byMeaning ? (lists[0] ?? []) : [])
  const lexical = ranked(worded.map((point) => ({ ...point, score: scores.get(point.id) ?? point.score }))).slice(
    0,
    size,
  )
  const fused = fuse(dense, lexical, fusionWeights(model), byPlace).slice(0, query.limit)
  return fused.flatMap(({ place, ...figures }) => {
    const what = found.get(place)
    if (!what) return []
    const payload = JSON.parse(what.payload) as VectorHit['payload']
    return { id: place, documentId: what.document, payload, ...figures }
  })
}

type Point = Pick<Schemas['ScoredPoint'], 'id' | 'score' | 'payload'>

/** The server gives equals in any order; here it is the order of their places in a document. */
const order = new Intl.Collator('en', { numeric: true })
const byPlace = (a: string, b: string) => order.compare(a, b)
