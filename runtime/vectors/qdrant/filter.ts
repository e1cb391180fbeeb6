import type { OwnerId } from '@docent/proto/ids'

/** Points of an owner, of some documents or of all. */
export function filterOf(owner: OwnerId, documentIds?: readonly string[]) {
  const mine = { key: 'owner', match: { value: owner as string } }
  return { must: documentIds ? [mine, { key: 'document', match: { any: [...documentIds] } }] : [mine] }
}
