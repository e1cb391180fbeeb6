import { textOfPassage } from '@docent/embedding'
import type { OwnerId } from '@docent/proto/ids'
import { BlobNotFound } from '@docent/runtime/blobs'
import type { KeptCollection, KeptRecord } from '@docent/runtime/store/whole.ts'
import { leaversOf, removeLeavers } from './leavers.ts'
import type { Side } from './side.ts'
import { documentsOf, fileHash, filesOf, ownersOf, pointsOf, recordHash } from './walk.ts'

const RECORDS_AT_ONCE = 200
const EVENTS_AT_ONCE = 100
/** How often what changed meanwhile is looked for. */
const ROUNDS = 3

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
    for (const collection of collections) {
      const written = await copyRecords(from, to, collection)
      changed += written
      if (written > 0) onStep(collection.name)
    }
    const names = new Set(collections.map(({ name }) => name))
    for (const { name } of await to.records.collections()) if (!names.has(name)) await clear(to, name)
    // A record is written after its files and before they go: those of the records that were read are there now, or never again.
    for (const owner of await ownersOf(to)) await copyFiles(from, to, owner, copied, onStep)
    if (round > 1 && changed === 0) return
    await copyVectors(from, to, onStep)
    if (!inUse || round === ROUNDS) break
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

async function copyRecords(from: Side, to: Side, collection: KeptCollection): Promise<number> {
  let written = 0
  let changed: KeptRecord[] = []
  let gone: string[] = []
  const flush = async () => {
    // What goes first: it may hold what must be unique.
    if (gone.length > 0) await to.records.remove(collection.name, gone)
    if (changed.length > 0) await to.records.put(collection, changed)
    written += changed.length + gone.length
    changed = []
    gone = []
  }
  const there = to.records.records(collection.name)[Symbol.asyncIterator]()
  // Read ahead of what is written, a batch at a time, so that no engine writes what it is reading.
  let other = (await there.next()).value as KeptRecord | undefined
  const skip = async (until?: string) => {
    while (other && (until === undefined || before(other.id, until))) {
      gone.push(other.id)
      other = (await there.next()).value as KeptRecord | undefined
    }
  }
  for await (const record of from.records.records(collection.name)) {
    await skip(record.id)
    const same = other?.id === record.id ? other : undefined
    if (same) other = (await there.next()).value as KeptRecord | undefined
    if (!same || recordHash(same) !== recordHash(record)) changed.push(record)
    if (changed.length + gone.length >= RECORDS_AT_ONCE) await flush()
  }
  await skip()
  await flush()
  // Also where there are none: its indexes go with it.
  if (written === 0) await to.records.put(collection, [])
  return written
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
