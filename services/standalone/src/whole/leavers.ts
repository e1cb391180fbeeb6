import type { OwnerId } from '@docent/proto/ids'
import type { Side } from './side.ts'
import { documentsOf, filesOf, ownersOf, pointsOf } from './walk.ts'

/** What one side holds of owners and documents that the other one does not know. */
export interface Leavers {
  owners: OwnerId[]
  /** Also those that both know, with vectors of models that the other one has none of. */
  documents: { owner: OwnerId; id: string; models: string[] }[]
}

/** Known by records, so it is asked for before those are made the same. */
export async function leaversOf(from: Side, to: Side): Promise<Leavers> {
  const staying = new Set<string>(await ownersOf(from))
  const owners = (await ownersOf(to)).filter((owner) => !staying.has(owner))
  const known = new Map<string, string[]>()
  for await (const { owner, id, models } of documentsOf(from)) known.set(`${owner} ${id}`, models)
  const documents: Leavers['documents'] = []
  for await (const { owner, id, models } of documentsOf(to)) {
    const there = known.get(`${owner} ${id}`)
    if (!there || models.some((model) => !there.includes(model))) documents.push({ owner, id, models })
  }
  return { owners, documents }
}

/** Removes their vectors and files; no record. */
export async function removeLeavers({ blobs, vectors }: Side, { owners, documents }: Leavers): Promise<void> {
  for (const { owner, id } of documents) await vectors.removeDocument(owner, id)
  for (const owner of owners) {
    await vectors.removeOwner(owner)
    await blobs.removeAll(owner, '')
  }
}

/** One line for each kind of which something of them is there against what was to stay. */
export async function leftOf(from: Side, to: Side, { owners, documents }: Leavers): Promise<string[]> {
  let files = 0
  for (const owner of owners) for await (const _ of filesOf(to, owner)) files += 1
  let vectors = 0
  for (const { owner, id, models } of documents) {
    const wanted = new Set((await pointsOf(from, owner, id, models)).map(({ hash }) => hash))
    vectors += (await pointsOf(to, owner, id, models)).filter(({ hash }) => !wanted.has(hash)).length
  }
  return [
    ...(files > 0 ? [`files: ${files} of accounts that are gone`] : []),
    ...(vectors > 0 ? [`vectors: ${vectors} of documents that are gone`] : []),
  ]
}
