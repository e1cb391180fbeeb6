import { createHash } from 'node:crypto'
import type { Side } from './side.ts'
import { documentsOf, fileHash, filesOf, ownersOf, pointsOf, recordHash, sha256 } from './walk.ts'

/** How many there are of a kind, and one hash over the hashes of all of them. */
export interface Seen {
  count: number
  sha256: string
}

/** By kind: each collection of records, the files, the vectors. Kinds of which there is nothing are left out. */
export type Inventory = Record<string, Seen>

/** Looks at every record, file and vector of an installation, in an order that is the same for every engine. */
export async function takeInventory(side: Side): Promise<Inventory> {
  const inventory: Inventory = {}
  for (const { name } of await side.records.collections()) {
    inventory[name] = await seen(side.records.records(name), recordHash)
  }
  inventory['files'] = await seen(files(side), (hash) => hash)
  inventory['vectors'] = await seen(vectors(side), (hash) => hash)
  return Object.fromEntries(Object.entries(inventory).filter(([, { count }]) => count > 0))
}

/** One line for each kind of which the two do not hold the same. */
export function differences(one: Inventory, other: Inventory): string[] {
  return Object.keys({ ...one, ...other })
    .sort()
    .filter((kind) => one[kind]?.sha256 !== other[kind]?.sha256)
    .map((kind) => {
      const [here, there] = [one[kind]?.count ?? 0, other[kind]?.count ?? 0]
      return here === there ? `${kind}: ${here} in both, but not the same` : `${kind}: ${here} and ${there}`
    })
}

/** "12 records, 3 files, 40 vectors". */
export function inWords(inventory: Inventory): string {
  const { files, vectors, ...records } = inventory
  const all = Object.values(records).reduce((sum, { count }) => sum + count, 0)
  return `${all} records, ${files?.count ?? 0} files, ${vectors?.count ?? 0} vectors`
}

async function seen<T>(all: AsyncIterable<T>, hashOf: (one: T) => string): Promise<Seen> {
  const hash = createHash('sha256')
  let count = 0
  for await (const one of all) {
    hash.update(hashOf(one))
    count += 1
  }
  return { count, sha256: hash.digest('hex') }
}

async function* files(side: Side): AsyncIterable<string> {
  for (const owner of await ownersOf(side))
    for await (const key of filesOf(side, owner)) yield sha256(owner, key, (await fileHash(side, owner, key)) ?? '')
}

async function* vectors(side: Side): AsyncIterable<string> {
  for await (const { owner, id, models } of documentsOf(side))
    for (const { hash } of await pointsOf(side, owner, id, models)) yield sha256(owner, hash)
}
