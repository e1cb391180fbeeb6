import type { OwnerId } from '@docent/proto/ids'
import type { KeptPoint } from '../port.ts'
import type { Ask } from './client.ts'
import { filterOf } from './filter.ts'
import type { Payload } from './points.ts'

const AT_ONCE = 256

type Offset = string | number | Record<string, unknown> | null | undefined

/** The points of a document in one collection, in the order of their hashes. */
export async function* walk(
  ask: Ask,
  collection: string,
  owner: OwnerId,
  documentId: string,
): AsyncIterable<KeptPoint[]> {
  let offset: Offset
  do {
    const asked = { filter: filterOf(owner, [documentId]), limit: AT_ONCE, with_payload: true, with_vector: ['dense'] }
    const page = await ask((client) => client.scroll(collection, { ...asked, ...(offset && { offset }) }))
    const points = page.points.map(({ payload, vector }) => {
      const { id, payload: given } = payload as unknown as Payload
      const { dense } = vector as { dense: number[] }
      return { id, documentId, dense: Float32Array.from(dense), payload: JSON.parse(given) as KeptPoint['payload'] }
    })
    if (points.length > 0) yield points
    offset = page.next_page_offset
  } while (offset)
}
