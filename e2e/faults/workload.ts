import * as api from '@docent/proto/http'
import type { Owner } from '../client/client.ts'
import type { ExpectedDocument, Oracle } from './oracle.ts'

/**
 * One round of what an owner does, in order: upload, embed, ask, delete an earlier document. Each step tells the oracle
 * before and after, so that a death in between leaves exactly one step unknown. Rejects when the product is gone.
 */
export async function workRound(owner: Owner, oracle: Oracle, round: string): Promise<void> {
  const earlier = [...oracle.documents.values()].find((one) => one.deleted === 'no' && one.embedded === 'yes')
  const document = await upload(owner, oracle, `zebra${round}`)
  await embed(owner, document)
  await ask(owner, oracle, document.marker)
  if (earlier) await remove(owner, earlier)
}

async function upload(owner: Owner, oracle: Oracle, marker: string): Promise<ExpectedDocument> {
  oracle.unknownUploads += 1
  const id = await owner.upload(`${marker}.md`, textWith(marker))
  oracle.unknownUploads -= 1
  const document: ExpectedDocument = { id, marker, embedded: 'no', deleted: 'no' }
  oracle.documents.set(id, document)
  return document
}

async function embed(owner: Owner, document: ExpectedDocument): Promise<void> {
  document.embedded = 'maybe'
  await owner.embed(document.id)
  document.embedded = 'yes'
}

async function ask(owner: Owner, oracle: Oracle, marker: string): Promise<void> {
  oracle.answers.unknown += 1
  await owner.call(api.getAnswer, { body: { question: `What is the color of the ${marker}?` } })
  oracle.answers.unknown -= 1
  oracle.answers.acknowledged += 1
}

async function remove(owner: Owner, document: ExpectedDocument): Promise<void> {
  document.deleted = 'maybe'
  await owner.call(api.deleteDocument, { body: { documentId: document.id } })
  document.deleted = 'yes'
}

/** A few sections, so that a document has several passages; the marker stands in each. */
function textWith(marker: string): string {
  const section = (title: string, sentence: string) =>
    `## ${title}\n\nThe color of the ${marker} is striped. ${`${sentence} `.repeat(14)}\n`
  return [
    `# The ${marker}\n`,
    section('Care', `Every ${marker} is brushed twice a week with a soft brush.`),
    section('Feeding', `A ${marker} eats hay, oats and now and then an apple.`),
    section('Housing', `The stable of the ${marker} is dry and has a window to the south.`),
  ].join('\n')
}
