import type { DatabaseSync } from 'node:sqlite'
import { analyzeQuestion } from '../../text/index.ts'
import { fuse, fusionWeights, LIST_LENGTH } from '../fusion.ts'
import type { SearchedSpace, VectorQuery } from '../port.ts'
import { createDenseScan } from './dense-scan.ts'
import { SEGMENT_SLOTS } from './layout.ts'
import { createLexicalScan } from './lexical-scan.ts'
import { createSegmentCache } from './segment-cache.ts'
import { maskOf } from './mask.ts'
import type { StoredHit } from './worker-protocol.ts'

/** Searches one space within one read transaction, so that both halves see the same passages. */
export function createSearch(db: DatabaseSync) {
  const segmentsOf = createSegmentCache(db)
  const scanDense = createDenseScan(db)
  const scanLexical = createLexicalScan(db)
  const selectSpace = db.prepare('select id from space where owner = ? and model = ? and dimensions = ?')
  const selectLargest = db.prepare(
    `select space.id from space left join segment on segment.space = space.id
     where owner = ? and model = ? group by space.id order by coalesce(sum(n - dead), 0) desc, space.id desc limit 1`,
  )
  const selectDocuments = db.prepare(
    'select id from document where space = ? and key in (select value from json_each(?))',
  )
  const selectPoint = db.prepare('select key, payload from point where id = ?')
  const selectDocument = db.prepare('select key from document where id = ?')

  function find(owner: string, { model, dimensions }: SearchedSpace, query: VectorQuery): StoredHit[] {
    const space = (
      dimensions === undefined ? selectLargest.get(owner, model) : selectSpace.get(owner, model, dimensions)
    ) as { id: number } | undefined
    if (!space) return []
    const only =
      query.documentIds &&
      new Set(
        (selectDocuments.all(space.id, JSON.stringify(query.documentIds)) as { id: number }[]).map(({ id }) => id),
      )
    const segments = segmentsOf(space.id)
    const searched = segments.flatMap((segment) => maskOf(segment, only) ?? [])
    const size = Math.max(LIST_LENGTH, query.limit)
    const dense = query.dense ? scanDense(searched, query.dense, size) : []
    const lexical = scanLexical(segments, searched, analyzeQuestion(query.text), size)
    const best = fuse(dense, lexical, fusionWeights(model), (a, b) => a - b).slice(0, query.limit)
    const bySegment = new Map(searched.map(({ segment }) => [segment.id, segment]))
    return best.map(({ place, ...figures }) => {
      const segment = bySegment.get(Math.floor(place / SEGMENT_SLOTS))
      const slot = place % SEGMENT_SLOTS
      const { key, payload } = selectPoint.get(segment?.point[slot] ?? 0) as { key: string; payload: string }
      const document = selectDocument.get(segment?.document[slot] ?? 0) as { key: string }
      return { id: key, documentId: document.key, payload, ...figures }
    })
  }

  return function search(owner: string, space: SearchedSpace, query: VectorQuery): StoredHit[] {
    db.exec('begin')
    try {
      return find(owner, space, query)
    } finally {
      db.exec('commit')
    }
  }
}
