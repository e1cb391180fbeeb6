import { describe, expect, test } from '@jest/globals'
import { InvalidVector, type KeptPoint } from '../port.ts'
import { angle, DIMENSIONS, idsOf, point, space, type VectorsUnderTest } from './setup.ts'

/** What is written, replaced and removed. */
export function writesContract({ vectors, owner, reopen }: VectorsUnderTest): void {
  const find = async (me: ReturnType<typeof owner>, text: string) =>
    vectors().search(me, space, { dense: angle(0), text, limit: 50 })
  const byWord = async (me: ReturnType<typeof owner>, text: string) =>
    idsOf((await find(me, text)).filter(({ lexical }) => lexical !== null)).sort()

  describe('writes', () => {
    test('every write is found by the next search', async () => {
      const me = owner()
      for (let i = 0; i < 20; i += 1) {
        await vectors().upsert(me, space, [point(`d${i}:0`, `walrus w${i}`)])
        expect(await byWord(me, `w${i}`)).toEqual([`d${i}:0`])
      }
      expect(await byWord(me, 'walrus')).toHaveLength(20)
    })

    test('writing an id again replaces its words, vector and payload', async () => {
      const me = owner()
      await vectors().upsert(me, space, [point('d:0', 'old heron', angle(10)), point('d:1', 'other', angle(30))])
      await vectors().upsert(me, space, [point('d:0', 'new egret', angle(60))])
      expect(await byWord(me, 'heron')).toEqual([])
      expect(await byWord(me, 'egret')).toEqual(['d:0'])
      const hit = (await find(me, 'egret')).find(({ id }) => id === 'd:0')
      expect(hit?.dense).toBeCloseTo(0.5, 1)
      expect(hit?.payload.text).toBe('new egret')
      expect(await vectors().count(me, space, 'd')).toBe(2)
    })

    test('the last of the points of one call with the same id stays', async () => {
      const me = owner()
      await vectors().upsert(me, space, [point('d:0', 'first lynx'), point('d:0', 'last puma')])
      expect(await byWord(me, 'lynx')).toEqual([])
      expect(await byWord(me, 'puma')).toEqual(['d:0'])
      expect(await vectors().count(me, space, 'd')).toBe(1)
    })

    test('writing no points is no error', async () => {
      const me = owner()
      await vectors().upsert(me, space, [])
      expect(await find(me, 'anything')).toEqual([])
      expect(await vectors().count(me, space, 'd')).toBe(0)
    })

    test('a removed document is gone from both halves, and removing it again removes nothing', async () => {
      const me = owner()
      await vectors().upsert(me, space, [
        point('d:0', 'badger one'),
        point('d:1', 'badger two'),
        point('e:0', 'badger three'),
      ])
      expect(await vectors().removeDocument(me, 'd')).toBe(2)
      expect(idsOf(await find(me, 'badger'))).toEqual(['e:0'])
      expect(await vectors().count(me, space, 'd')).toBe(0)
      expect(await vectors().removeDocument(me, 'd')).toBe(0)
      await vectors().upsert(me, space, [point('d:0', 'badger again')])
      expect(await byWord(me, 'badger')).toEqual(['d:0', 'e:0'])
    })

    test('a removed owner is gone, and can begin anew', async () => {
      const me = owner()
      await vectors().upsert(me, space, [point('d:0', 'stoat'), point('e:0', 'stoat')])
      await vectors().upsert(me, { ...space, model: `${space.model}-b` }, [point('d:0', 'stoat')])
      expect(await vectors().removeOwner(me)).toBe(3)
      expect(await find(me, 'stoat')).toEqual([])
      expect(await vectors().removeOwner(me)).toBe(0)
      await vectors().upsert(me, space, [point('d:0', 'stoat')])
      expect(await byWord(me, 'stoat')).toEqual(['d:0'])
    })

    test('vectors of another length or with values that are not finite are refused, and nothing of their call is kept', async () => {
      const me = owner()
      const wrong = [angle(0, DIMENSIONS - 1), angle(0).fill(NaN, 3, 4), angle(0).fill(Infinity, 3, 4)]
      for (const dense of wrong) {
        const call = vectors().upsert(me, space, [point('d:0', 'fine'), point('d:1', 'wrong', dense)])
        await expect(call).rejects.toBeInstanceOf(InvalidVector)
        const search = vectors().search(me, space, { dense, text: 'fine', limit: 1 })
        await expect(search).rejects.toBeInstanceOf(InvalidVector)
      }
      expect(await vectors().count(me, space, 'd')).toBe(0)
    })

    test('calls at the same time are all kept, also for one document', async () => {
      const me = owner()
      await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          vectors().upsert(me, space, [point(`d:${i}`, `vole v${i}`), point(`x${i}:0`, `shrew v${i}`)]),
        ),
      )
      expect(await vectors().count(me, space, 'd')).toBe(40)
      for (const i of [0, 17, 39]) expect(await byWord(me, `v${i}`)).toEqual([`d:${i}`, `x${i}:0`])
    })

    test('the same points written by several callers at once stay single', async () => {
      const me = owner()
      const points = Array.from({ length: 30 }, (_, i) => point(`d:${i}`, `otter o${i}`))
      await Promise.all(Array.from({ length: 5 }, () => vectors().upsert(me, space, points)))
      expect(await vectors().count(me, space, 'd')).toBe(30)
      expect(await byWord(me, 'otter')).toHaveLength(30)
    })

    test('thousands of points in one call are all there, and survive removals around them', async () => {
      const me = owner()
      const many = Array.from({ length: 5_000 }, (_, i) => point(`doc${i % 50}:${i}`, `marmot m${i}`, angle(i / 30)))
      await vectors().upsert(me, space, many)
      for (const i of [0, 2_047, 2_048, 4_999]) expect(await byWord(me, `m${i}`)).toEqual([`doc${i % 50}:${i}`])
      for (let document = 0; document < 25; document += 1) {
        expect(await vectors().removeDocument(me, `doc${document}`)).toBe(100)
      }
      expect(await byWord(me, 'm4999')).toEqual(['doc49:4999'])
      expect(await byWord(me, 'm2000')).toEqual([])
      expect(await vectors().count(me, space, 'doc25')).toBe(100)
    }, 60_000)

    test('the points of a document can be walked: each once, with what it was written with', async () => {
      const me = owner()
      const points = Array.from({ length: 600 }, (_, i) => point(`d:${i}`, `marten m${i}`, angle(i / 10)))
      await vectors().upsert(me, space, [...points, point('e:0', 'other')])
      await vectors().upsert(owner(), space, [point('d:0', 'of somebody else')])
      await vectors().upsert(me, space, [point('d:3', 'replaced', angle(80))])
      const walked = new Map<string, KeptPoint>()
      for await (const found of vectors().points(me, space.model, 'd')) {
        expect(found.space).toEqual(space)
        for (const one of found.points) {
          expect(walked.has(one.id)).toBe(false)
          walked.set(one.id, one)
        }
      }
      expect(walked.size).toBe(600)
      for (const [i, { id, payload, dense }] of points.entries()) {
        if (i === 3) continue
        expect(walked.get(id)).toMatchObject({ documentId: 'd', payload })
        expect(cosine(walked.get(id)?.dense ?? new Float32Array(), dense)).toBeGreaterThan(0.9999)
      }
      expect(walked.get('d:3')?.payload.text).toBe('replaced')
      for await (const found of vectors().points(me, `${space.model}-other`, 'd')) expect(found.points).toEqual([])
    })

    test('what was acknowledged is there after closing and opening again', async () => {
      const me = owner()
      await vectors().upsert(me, space, [point('d:0', 'gazelle kept'), point('e:0', 'gazelle removed')])
      await vectors().removeDocument(me, 'e')
      await reopen()
      expect(await byWord(me, 'gazelle')).toEqual(['d:0'])
      await vectors().upsert(me, space, [point('f:0', 'gazelle added')])
      expect(await byWord(me, 'gazelle')).toEqual(['d:0', 'f:0'])
    })

    test('it answers a ping', async () => {
      await expect(vectors().ping()).resolves.toBeUndefined()
    })
  })
}

function cosine(one: Float32Array, other: Float32Array): number {
  const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
}
