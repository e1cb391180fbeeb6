import { textOfPassage } from '@docent/embedding'
import type { OwnerId } from '@docent/proto/ids'
import { BlobNotFound } from '@docent/runtime/blobs'
import { AlreadyExists } from '@docent/runtime/store'
import type { KeptCollection, KeptRecord } from '@docent/runtime/store/whole.ts'
import { leaversOf, removeLeavers } from './leavers.ts'
import type { Side } from './side.ts'
import { documentsOf, fileHash, filesOf, ownersOf, pointsOf, recordHash } from './walk.ts'

const RECORDS_AT_ONCE = 200
const EVENTS_AT_ONCE = 100
/** How often what changed meanwhile is looked for. */
const ROUNDS = 3
/** The same while two records have what only one may have. */
const MORE_ROUNDS = 3

export interface CopyOptions {
  /** Whether somebody may write to `from` meanwhile: then what has changed is copied again at the end. */
  inUse: boolean
  /** Told after each step, with the kind of what it wrote. */
  onStep?(step: string): void
}

/**
 * Makes `to` hold what `from` holds. What is the same already is left alone, so that whoever was interrupted goes on; what is
 * only in `to` goes.
 */
export async function copyAll(from: Side, to: Side, { inUse, onStep = () => undefined }: CopyOptions): Promise<void> {
  const copied = new Set<string>()
  for (let round = 1; ; round += 1) {
    let changed = 0
    // Before the records: afterwards nobody knows whose they were.
    await removeLeavers(to, await leaversOf(from, to))
    const collections = await from.records.collections()
    let conflict: string | undefined
    for (const collection of collections) {
      const { written, refused } = await copyRecords(from, to, collection)
      changed += written
      if (written > 0) onStep(collection.name)
      if (refused.length > 0) conflict = `${collection.name}: ${refused.map(({ id }) => id).join(', ')}`
    }
    const names = new Set(collections.map(({ name }) => name))
    for (const { name } of await to.records.collections()) if (!names.has(name)) await clear(to, name)
    // A record is written after its files and before they go: those of the records that were read are there now, or never again.
    for (const owner of await ownersOf(to)) await copyFiles(from, to, owner, copied, onStep)
    if (round > 1 && changed === 0) return
    await copyVectors(from, to, onStep)
    // Of what is in use two records may have been read with one value, which changed hands meanwhile.
    if (conflict && (!inUse || round >= ROUNDS + MORE_ROUNDS))
      throw new AlreadyExists(`What must be unique is in several records of ${from.name}: ${conflict}`)
    if (!inUse || (round >= ROUNDS && !conflict)) break
  }
}

/** Events that not everybody has heard are said again: who has, bears a repeat. Returns how many. */
export async function copyEvents(from: Side, to: Side): Promise<number> {
  let said = 0
  let waiting: Parameters<Side['say']>[0][number][] = []
  const flush = async () => {
    if (waiting.length > 0) await to.say(waiting)
    said += waiting.length
    waiting = []
  }
  for await (const event of from.records.events()) {
    waiting.push(event)
    if (waiting.length === EVENTS_AT_ONCE) await flush()
  }
  await flush()
  return said
}

/** Returns how many records were written or removed, and those of which `to` already has what must be unique. */
async function copyRecords(from: Side, to: Side, collection: KeptCollection) {
  // What goes first, all of it: it may hold what must be unique.
  const removed = await removeGone(from, to, collection.name)
  let written = 0
  let changed: KeptRecord[] = []
  const taken: KeptRecord[] = []
  const flush = async () => {
    written += changed.length
    if (changed.length > 0) taken.push(...(await putUnlessTaken(to, collection, changed)))
    changed = []
  }
  const there = to.records.records(collection.name)[Symbol.asyncIterator]()
  // Read ahead of what is written, a batch at a time, so that no engine writes what it is reading.
  let other = (await there.next()).value as KeptRecord | undefined
  for await (const record of from.records.records(collection.name)) {
    while (other && before(other.id, record.id)) other = (await there.next()).value as KeptRecord | undefined
    const same = other?.id === record.id ? other : undefined
    if (!same || recordHash(same) !== recordHash(record)) changed.push(record)
    if (changed.length >= RECORDS_AT_ONCE) await flush()
  }
  await flush()
  // What comes after the last one was never read: it would hold its place in the engine.
  await there.return?.()
  // Also where there are none: its indexes go with it.
  if (written === 0) await to.records.put(collection, [])
  return { written: written + removed, refused: await putSwapped(to, collection, taken) }
}

async function putUnlessTaken({ records }: Side, collection: KeptCollection, batch: KeptRecord[]) {
  try {
    await records.put(collection, batch)
    return []
  } catch (error) {
    if (error instanceof AlreadyExists) return batch
    throw error
  }
}

/** Records whose values changed hands: all of them are out of the way before the first is written. */
async function putSwapped(to: Side, collection: KeptCollection, taken: KeptRecord[]): Promise<KeptRecord[]> {
  const batches = Array.from({ length: Math.ceil(taken.length / RECORDS_AT_ONCE) }, (_, at) =>
    taken.slice(at * RECORDS_AT_ONCE, (at + 1) * RECORDS_AT_ONCE),
  )
  for (const batch of batches)
    await to.records.remove(
      collection.name,
      batch.map(({ id }) => id),
    )
  const refused: KeptRecord[] = []
  for (const batch of batches)
    for (const one of await putUnlessTaken(to, collection, batch))
      refused.push(...(await putUnlessTaken(to, collection, [one])))
  return refused
}

async function removeGone(from: Side, to: Side, name: string): Promise<number> {
  let removed = 0
  let gone: string[] = []
  const flush = async () => {
    if (gone.length > 0) await to.records.remove(name, gone)
    removed += gone.length
    gone = []
  }
  for await (const id of onlyIn(to, from, name)) {
    gone.push(id)
    if (gone.length >= RECORDS_AT_ONCE) await flush()
  }
  await flush()
  return removed
}

/** Ids of a collection that one side has and the other has not. */
async function* onlyIn(one: Side, other: Side, name: string): AsyncIterable<string> {
  const there = one.records.records(name)[Symbol.asyncIterator]()
  const next = async () => ((await there.next()).value as KeptRecord | undefined)?.id
  let id = await next()
  if (id === undefined) return
  for await (const { id: known } of other.records.records(name)) {
    for (; id !== undefined && before(id, known); id = await next()) yield id
    if (id === known) id = await next()
    if (id === undefined) return
  }
  for (; id !== undefined; id = await next()) yield id
}

const before = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0

async function clear({ records }: Side, collection: string) {
  const ids: string[] = []
  for await (const { id } of records.records(collection)) ids.push(id)
  if (ids.length > 0) await records.remove(collection, ids)
}

/** A file never changes under its name, so that one which was copied in this run is not looked at again. */
async function copyFiles(
  from: Side,
  to: Side,
  owner: OwnerId,
  copied: Set<string>,
  onStep: NonNullable<CopyOptions['onStep']>,
): Promise<void> {
  const wanted = new Set<string>()
  for await (const key of filesOf(from, owner)) wanted.add(key)
  const there = new Set<string>()
  for await (const key of filesOf(to, owner)) there.add(key)
  for (const key of there) if (!wanted.has(key)) await to.blobs.remove(owner, key)
  for (const key of wanted) {
    const name = `${owner}/${key}`
    if (copied.has(name)) continue
    const same = there.has(key) && (await fileHash(from, owner, key)) === (await fileHash(to, owner, key))
    if (!same && (await copyFile(from, to, owner, key))) onStep('files')
    copied.add(name)
  }
}

async function copyFile(from: Side, to: Side, owner: OwnerId, key: string): Promise<boolean> {
  try {
    await to.blobs.put(owner, key, await from.blobs.read(owner, key))
    return true
  } catch (error) {
    // Its document was deleted meanwhile.
    if (error instanceof BlobNotFound) return false
    throw error
  }
}

async function copyVectors(from: Side, to: Side, onStep: NonNullable<CopyOptions['onStep']>): Promise<void> {
  for await (const { owner, id, models } of documentsOf(from)) {
    const wanted = await pointsOf(from, owner, id, models)
    const there = await pointsOf(to, owner, id, models)
    const hashes = ({ hash }: { hash: string }) => hash
    if (wanted.map(hashes).join() === there.map(hashes).join()) continue
    if (there.length > 0) await to.vectors.removeDocument(owner, id)
    for (const [, points] of Map.groupBy(wanted, ({ space }) => `${space.model} ${space.dimensions}`)) {
      const { space } = points[0] as (typeof points)[number]
      const written = points.map(({ point }) => ({ ...point, text: textOfPassage(point.payload) }))
      await to.vectors.upsert(owner, space, written)
    }
    onStep('vectors')
  }
}
