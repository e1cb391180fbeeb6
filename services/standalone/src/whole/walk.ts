import type { OwnerId } from '@docent/proto/ids'
import { BlobNotFound } from '@docent/runtime/blobs'
import type { KeptRecord } from '@docent/runtime/store/whole.ts'
import type { KeptPoint, VectorSpace } from '@docent/runtime/vectors'
import { embeddableDocuments } from '@docent/embedding'
import { createHash } from 'node:crypto'
import type { Side } from './side.ts'

export const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  // The length before each part: no two lists look alike that are not.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

export const recordHash = ({ id, owner, version, causes, record }: KeptRecord) =>
  sha256(id, owner, String(version), JSON.stringify(causes), sorted(record))

/** JSON that does not depend on the order in which an engine hands out fields. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}

const STEPS = 127

/** A vector is compared in 255 steps of its largest value, which is what one process keeps of it. */
function pointHash({ model, dimensions }: VectorSpace, { id, documentId, dense, payload }: KeptPoint): string {
  const largest = dense.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
  const steps = Int8Array.from(dense, (value) => Math.round((value * STEPS) / largest))
  return sha256(model, String(dimensions), id, documentId, new Uint8Array(steps.buffer), sorted(payload))
}

/** Everybody of whom there is a record. */
export async function ownersOf({ records }: Side): Promise<OwnerId[]> {
  const owners = new Set<string>()
  for (const { name } of await records.collections())
    for await (const { owner } of records.records(name)) owners.add(owner)
  return [...owners].sort() as OwnerId[]
}

/** The keys of an owner's files in byte order, however many there are. */
export async function* filesOf({ blobs }: Side, owner: OwnerId): AsyncIterable<string> {
  for (let after: string | undefined; ;) {
    const keys = await blobs.list(owner, '', after)
    if (keys.length === 0) return
    yield* keys
    after = keys.at(-1)
  }
}

/** Undefined where it is not there, or not any more. */
export async function fileHash({ blobs }: Side, owner: OwnerId, key: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const piece of await blobs.read(owner, key)) hash.update(piece as Uint8Array)
    return hash.digest('hex')
  } catch (error) {
    if (error instanceof BlobNotFound) return undefined
    throw error
  }
}

/** Documents that may have vectors, with the models that made them. */
export async function* documentsOf({ records }: Side): AsyncIterable<{ owner: OwnerId; id: string; models: string[] }> {
  for await (const { id, owner, record } of records.records(embeddableDocuments.name)) {
    const { model, job } = record as { model?: string; job?: { model?: string } | null }
    const models = [...new Set([model, job?.model])].filter((one) => one !== undefined && one !== '')
    yield { owner: owner as OwnerId, id, models: models as string[] }
  }
}

export interface WalkedPoint {
  space: VectorSpace
  point: KeptPoint
  hash: string
}

/** A document's points in the order of their ids. */
export async function pointsOf(
  { vectors }: Side,
  owner: OwnerId,
  id: string,
  models: string[],
): Promise<WalkedPoint[]> {
  const all: WalkedPoint[] = []
  for (const model of models)
    for await (const { space, points } of vectors.points(owner, model, id))
      for (const point of points) all.push({ space, point, hash: pointHash(space, point) })
  const keyOf = ({ space, point }: WalkedPoint) => `${space.model} ${space.dimensions} ${point.id}`
  return all.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
