import type { DatabaseSync } from 'node:sqlite'
import { analyzePassage } from '../../text/analyze.ts'
import type { VectorPoint, VectorSpace } from '../port.ts'
import { createCompaction } from './compaction.ts'
import { createOpenSegments } from './open-segments.ts'
import { createParts } from './parts.ts'
import { createPostings } from './postings.ts'

const MAX_LENGTH = 65_535
/** Passages between two writes of what was collected: bounds the memory of a large call. */
const WRITE_EVERY = 512

interface DocumentRow {
  id: number
  space: number
  first: number
  last: number
}

/** What a point becomes: its vector, its words and what comes back with a hit, as JSON. */
export type StoredPoint = Omit<VectorPoint, 'payload'> & { payload: string }

const idOf = (row: unknown) => (row as { id: number } | undefined)?.id

/** All changes of the index. Calls stand between a `begin` and a `commit`; `write` comes before the latter. */
export function createShelf(db: DatabaseSync) {
  const segments = createOpenSegments(db)
  const parts = createParts(db)
  const postings = createPostings(db)
  const compaction = createCompaction(db, { segments, parts, postings })

  const insertSpace = db.prepare('insert or ignore into space (owner, model, dimensions) values (?, ?, ?)')
  const selectSpace = db.prepare('select id from space where owner = ? and model = ? and dimensions = ?')
  const leaveSpaces = db.prepare('update space set owner = null where owner = ?')
  const countSpaces = db.prepare(
    `select coalesce(sum(n - dead), 0) as n from segment where space in (select id from space where owner = ?)`,
  )
  const selectDocument = db.prepare('select id, space, first, last from document where space = ? and key = ?')
  const selectDocuments = db.prepare(
    `select document.id, space, first, last from document join space on space.id = space
     where owner = ? and key = ?`,
  )
  const insertDocument = db.prepare('insert into document (space, key, first, last) values (?, ?, ?, ?)')
  const stretchDocument = db.prepare('update document set first = min(first, ?2), last = max(last, ?2) where id = ?1')
  const deleteDocument = db.prepare('delete from document where id = ?')
  const selectPoint = db.prepare('select id from point where space = ? and key = ?')
  const insertPoint = db.prepare('insert into point (space, key, payload) values (?, ?, ?)')
  const insertNewPoint = db.prepare(
    'insert into point (space, key, payload) values (?, ?, ?) on conflict (space, key) do nothing',
  )
  const deletePoint = db.prepare('delete from point where id = ?')

  function spaceFor(owner: string, { model, dimensions }: VectorSpace): number {
    insertSpace.run(owner, model, dimensions)
    return idOf(selectSpace.get(owner, model, dimensions)) as number
  }

  /** Kills the slots of a document for which `matches` holds and drops their rows; returns how many. */
  function killSlots(document: DocumentRow, matches: (point: number) => boolean): number {
    let killed = 0
    for (let id = document.first; id <= document.last; id += 1) {
      const segment = segments.get(id)
      if (!segment || segment.space !== document.space) continue
      for (let slot = segment.document.indexOf(document.id); slot >= 0;) {
        const point = segment.point[slot] as number
        if (matches(point)) {
          segments.kill(segment, slot)
          deletePoint.run(point)
          killed += 1
        }
        slot = segment.document.indexOf(document.id, slot + 1)
      }
    }
    return killed
  }

  function documentOf(space: number, key: string): DocumentRow {
    const known = selectDocument.get(space, key) as DocumentRow | undefined
    if (known) return known
    const { id: segment } = segments.tail(space)
    const { lastInsertRowid } = insertDocument.run(space, key, segment, segment)
    return { id: Number(lastInsertRowid), space, first: segment, last: segment }
  }

  /** A row for a point, instead of the one that the document has under the same name. Most are new, which is tried first. */
  function rowFor({ id, payload }: StoredPoint, document: DocumentRow): number {
    const { space } = document
    const inserted = insertNewPoint.run(space, id, payload)
    if (inserted.changes > 0) return Number(inserted.lastInsertRowid)
    const replaced = idOf(selectPoint.get(space, id))
    killSlots(document, (point) => point === replaced)
    return Number(insertPoint.run(space, id, payload).lastInsertRowid)
  }

  function addPoint(document: DocumentRow, given: StoredPoint): void {
    const { space } = document
    const point = rowFor(given, document)
    const segment = segments.tail(space)
    if (segment.id > document.last) {
      stretchDocument.run(document.id, segment.id)
      document.last = segment.id
    }
    const { terms, counts, length } = analyzePassage(given.text)
    const scale = parts.put(segment.id, segment.n, given.dense)
    const slot = segments.append(segment, { document: document.id, point, length: Math.min(length, MAX_LENGTH), scale })
    postings.add(segment, slot, terms, counts)
  }

  function write(): void {
    parts.write()
    postings.write()
    segments.write()
  }

  return {
    /** Adds points one by one; `breathe` is called between them. */
    add(owner: string, space: VectorSpace, points: readonly StoredPoint[], breathe: () => void): void {
      const spaceId = spaceFor(owner, space)
      const documents = new Map<string, DocumentRow>()
      points.forEach((point, i) => {
        if (i % WRITE_EVERY === WRITE_EVERY - 1) write()
        breathe()
        const { documentId } = point
        const document = documents.get(documentId) ?? documentOf(spaceId, documentId)
        documents.set(documentId, document)
        addPoint(document, point)
      })
    },
    removeDocument(owner: string, documentId: string): number {
      let removed = 0
      for (const document of selectDocuments.all(owner, documentId) as unknown as DocumentRow[]) {
        removed += killSlots(document, () => true)
        deleteDocument.run(document.id)
      }
      return removed
    },
    /** Takes an owner's spaces away at once; `tidy` removes their rows. */
    removeOwner(owner: string): number {
      const { n } = countSpaces.get(owner) as { n: number }
      leaveSpaces.run(owner)
      return n
    },
    write,
    /** Does one step of what was put off; false when there is nothing left to do. */
    tidy: () => compaction.step(),
  }
}

export type Shelf = ReturnType<typeof createShelf>
