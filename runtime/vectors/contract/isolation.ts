import { describe, expect, test } from '@jest/globals'
import type { VectorPoint, Vectors, VectorSpace } from '../port.ts'
import { angle, DIMENSIONS, idsOf, point, space, type VectorsUnderTest } from './setup.ts'

/** Forgetting the owner is a type error; this is compiled, never called. */
export async function calledWithoutOwner(vectors: Vectors, points: VectorPoint[]): Promise<void> {
  // @ts-expect-error the owner is missing
  await vectors.upsert(space, points)
  // @ts-expect-error the owner is missing
  await vectors.search(space, { dense: angle(0), text: '', limit: 1 })
  // @ts-expect-error the owner is missing
  await vectors.removeDocument('document')
  // @ts-expect-error the owner is missing
  await vectors.removeOwner()
  // @ts-expect-error any string is not an owner
  await vectors.count('somebody', space, 'document')
}

/** Who sees what: owners, spaces and documents. */
export function isolationContract({ vectors, owner }: VectorsUnderTest): void {
  const find = (me: ReturnType<typeof owner>, where: VectorSpace, text: string, documentIds?: string[]) =>
    vectors().search(me, where, { dense: angle(0, where.dimensions), text, documentIds, limit: 50 })

  describe('isolation', () => {
    test('owners do not see, count or remove what others have, even under the same ids', async () => {
      const [mine, theirs] = [owner(), owner()]
      await vectors().upsert(mine, space, [point('same:0', 'my tapir')])
      await vectors().upsert(theirs, space, [point('same:0', 'their tapir'), point('same:1', 'another tapir')])
      expect((await find(mine, space, 'tapir')).map(({ payload }) => payload.text)).toEqual(['my tapir'])
      expect(await vectors().count(mine, space, 'same')).toBe(1)
      expect(await vectors().removeDocument(mine, 'same')).toBe(1)
      expect(idsOf(await find(theirs, space, 'tapir')).sort()).toEqual(['same:0', 'same:1'])
      expect(await vectors().removeOwner(mine)).toBe(0)
      expect(await vectors().count(theirs, space, 'same')).toBe(2)
      expect(await find(owner(), space, 'tapir')).toEqual([])
    })

    test('models and lengths of vectors never mix', async () => {
      const me = owner()
      const long = { ...space, dimensions: DIMENSIONS * 2 }
      const other = { ...space, model: `${space.model}-2` }
      await vectors().upsert(me, space, [point('d:0', 'first lemur')])
      await vectors().upsert(me, long, [point('d:0', 'second lemur', angle(0, DIMENSIONS * 2))])
      await vectors().upsert(me, other, [point('d:0', 'third lemur'), point('d:1', 'fourth lemur')])
      const texts = async (where: VectorSpace) =>
        (await find(me, where, 'lemur')).map(({ payload }) => payload.text).sort()
      expect(await texts(space)).toEqual(['first lemur'])
      expect(await texts(long)).toEqual(['second lemur'])
      expect(await texts(other)).toEqual(['fourth lemur', 'third lemur'])
      expect(await vectors().count(me, other, 'd')).toBe(2)
      expect(await vectors().removeDocument(me, 'd')).toBe(4)
      for (const where of [space, long, other]) expect(await texts(where)).toEqual([])
    })

    test('only the named documents are searched; none when the list is empty', async () => {
      const me = owner()
      await vectors().upsert(
        me,
        space,
        ['a', 'b', 'c'].map((document) => point(`${document}:0`, `ibex of ${document}`)),
      )
      expect(idsOf(await find(me, space, 'ibex', ['a', 'c'])).sort()).toEqual(['a:0', 'c:0'])
      expect(idsOf(await find(me, space, 'ibex', ['b', 'unknown']))).toEqual(['b:0'])
      expect(await find(me, space, 'ibex', ['unknown'])).toEqual([])
      expect(await find(me, space, 'ibex', [])).toEqual([])
      expect(await find(me, space, 'ibex')).toHaveLength(3)
    })

    test('a filter looks beyond the best of all documents', async () => {
      const me = owner()
      const crowd = Array.from({ length: 120 }, (_, i) => point(`crowd:${i}`, 'quokka quokka quokka', angle(1)))
      await vectors().upsert(me, space, [...crowd, point('quiet:0', 'one quokka among many words', angle(80))])
      const hits = await find(me, space, 'quokka', ['quiet'])
      expect(hits).toHaveLength(1)
      expect(hits[0]).toMatchObject({ id: 'quiet:0', lexical: expect.any(Number), dense: expect.any(Number) })
    })
  })
}
