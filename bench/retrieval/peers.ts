import { DatabaseSync } from 'node:sqlite'

/** What a peer is given: the same passages and vectors. */
export interface PeerPoint {
  owner: string
  id: string
  text: string
  dense: Float32Array
}

export interface Peer {
  name: string
  add(points: readonly PeerPoint[]): void
  search(owner: string, dense: Float32Array, text: string, limit: number): string[]
}

const LISTED = 50

/** What is usually built on SQLite: FTS5 for words, a scan of 32-bit floats for meaning, fused by rank. */
export function createFtsPeer(file: string): Peer {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  db.exec('create virtual table passage using fts5 (text, owner unindexed, id unindexed)')
  const insert = db.prepare('insert into passage (text, owner, id) values (?, ?, ?)')
  const match = db.prepare(`select id from passage where passage match ? and owner = ? order by rank limit ${LISTED}`)
  const vectors = new Map<string, { ids: string[]; dense: Float32Array[] }>()
  return {
    name: 'FTS5 and Float32 scan',
    add(points) {
      db.exec('begin')
      for (const { owner, id, text, dense } of points) {
        insert.run(text, owner, id)
        let mine = vectors.get(owner)
        if (!mine) vectors.set(owner, (mine = { ids: [], dense: [] }))
        mine.ids.push(id)
        mine.dense.push(dense)
      }
      db.exec('commit')
    },
    search(owner, dense, text, limit) {
      const scores = new Map<string, number>()
      const fuse = (id: string, rank: number) => scores.set(id, (scores.get(id) ?? 0) + 1 / (61 + rank))
      const words = (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => `"${word}"`).join(' OR ')
      if (words) (match.all(words, owner) as { id: string }[]).forEach(({ id }, rank) => fuse(id, rank))
      const mine = vectors.get(owner)
      const near = mine?.dense.map((vector, i) => ({ i, score: dot(vector, dense) })) ?? []
      near.sort((a, b) => b.score - a.score)
      near.slice(0, LISTED).forEach(({ i }, rank) => fuse(mine?.ids[i] as string, rank))
      return [...scores]
        .sort(([, a], [, b]) => b - a)
        .slice(0, limit)
        .map(([id]) => id)
    },
  }
}

/** The in-memory store of the usual chain libraries: arrays of numbers, cosine, sort. Meaning only, nothing kept. */
export function createMemoryPeer(): Peer {
  const all: { owner: string; id: string; text: string; dense: number[] }[] = []
  return {
    name: 'in-memory cosine',
    add(points) {
      for (const point of points) all.push({ ...point, dense: Array.from(point.dense) })
    },
    search(owner, dense, _text, limit) {
      const query = Array.from(dense)
      return all
        .filter((point) => point.owner === owner)
        .map((point) => ({ id: point.id, score: cosine(query, point.dense) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ id }) => id)
    },
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number)
  return sum
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let [product, left, right] = [0, 0, 0]
  for (let i = 0; i < a.length; i += 1) {
    product += (a[i] as number) * (b[i] as number)
    left += (a[i] as number) ** 2
    right += (b[i] as number) ** 2
  }
  return product / Math.sqrt(left * right)
}
