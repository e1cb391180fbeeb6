import type { DatabaseSync } from 'node:sqlite'
import { fuse, fusionWeights, LIST_LENGTH } from '../fusion.ts'
import type { SearchedSpace } from '../port.ts'
import { createDenseScan } from './dense-scan.ts'
import { SEGMENT_SLOTS } from './layout.ts'
import { createLexicalScan } from './lexical-scan.ts'
import { createSegmentCache } from './segment-cache.ts'
import { maskOf, type Searched } from './mask.ts'
import { createHitSender, type PackedHits, type Passage, type Ranked } from './held-hits.ts'
import type { AskedQuery } from './worker-protocol.ts'

/** Searches one space within one read transaction, so that both halves see the same passages. */
export function createSearch(db: DatabaseSync) {
  const segmentsOf = createSegmentCache(db)
  const scanDense = createDenseScan(db)
  const scanLexical = createLexicalScan(db)
  const begin = db.prepare('begin')
  const commit = db.prepare('commit')
  const selectSpace = db.prepare('select id from space where owner = ? and model = ? and dimensions = ?')
  const selectLargest = db.prepare(
    `select space.id from space left join segment on segment.space = space.id
     where owner = ? and model = ? group by space.id order by coalesce(sum(n - dead), 0) desc, space.id desc limit 1`,
  )
  const selectDocuments = db.prepare(
    'select id from document where space = ? and key in (select value from json_each(?))',
  )
  const selectPassage = db.prepare(
    `select point.key as id, document.key as documentId, payload from point, document
     where point.id = ? and document.id = ?`,
  )

  let searched: readonly Searched[] = []
  const sender = createHitSender(read)

  /** Reads a passage of the segments that are searched. */
  function read({ place }: Ranked): Passage {
    const slot = place % SEGMENT_SLOTS
    const found = searched.find(({ segment }) => segment.id === Math.floor(place / SEGMENT_SLOTS))
    const [point, document] = [found?.segment.point[slot] ?? 0, found?.segment.document[slot] ?? 0]
    return selectPassage.get(point, document) as unknown as Passage
  }

  function find(owner: string, { model, dimensions }: SearchedSpace, query: AskedQuery): Ranked[] {
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
    searched = segments.flatMap((segment) => maskOf(segment, only) ?? [])
    const size = Math.max(LIST_LENGTH, query.limit)
    const dense = query.dense ? scanDense(searched, query.dense, size) : []
    const lexical = scanLexical(segments, searched, query.asked, size)
    return fuse(dense, lexical, fusionWeights(model), (a, b) => a - b).slice(0, query.limit)
  }

  return {
    search(owner: string, space: SearchedSpace, query: AskedQuery): PackedHits {
      begin.run()
      try {
        return sender.pack(find(owner, space, query))
      } finally {
        commit.run()
      }
    },
    /** What whoever asks holds of former answers is gone. */
    forget: sender.forget,
  }
}
