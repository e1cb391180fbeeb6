import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from '@jest/globals'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { VectorHit, VectorPoint, Vectors, VectorSpace } from '../port.ts'

export interface VectorsHandle {
  vectors: Vectors
  /** Ends this one and opens another on the same data. */
  reopen(): Promise<VectorsHandle>
}

export type MakeVectors = () => Promise<VectorsHandle>

export interface VectorsUnderTest {
  vectors(): Vectors
  reopen(): Promise<void>
  /** An owner nobody else has; its points go at the end. */
  owner(): OwnerId
}

export const DIMENSIONS = 16
/** A space whose name no run before has used, of a model whose vectors count as much as words. */
export const space: VectorSpace = { model: `contract-${randomUUID().slice(0, 8)}`, dimensions: DIMENSIONS }

export function underTest(make: MakeVectors): VectorsUnderTest {
  let handle: VectorsHandle
  const owners: OwnerId[] = []
  beforeAll(async () => {
    handle = await make()
  })
  afterAll(async () => {
    for (const owner of owners) await handle.vectors.removeOwner(owner)
    await handle.vectors.close()
  })
  return {
    vectors: () => handle.vectors,
    async reopen() {
      handle = await handle.reopen()
    },
    owner() {
      const owner = ownerId(`owner-${randomUUID()}`)
      owners.push(owner)
      return owner
    },
  }
}

/** The unit vector at an angle of so many degrees from the first axis towards the second. */
export function angle(degrees: number, dimensions = DIMENSIONS): Float32Array {
  const vector = new Float32Array(dimensions)
  vector[0] = Math.cos((degrees * Math.PI) / 180)
  vector[1] = Math.sin((degrees * Math.PI) / 180)
  return vector
}

export function point(id: string, text: string, dense = angle(90)): VectorPoint {
  return { id, documentId: id.split(':')[0] ?? id, dense, text, payload: { text, place: { page: 3 } } }
}

export const idsOf = (hits: readonly VectorHit[]): string[] => hits.map(({ id }) => id)
