import { describe, expect, test } from '@jest/globals'
import { angle, idsOf, point, space, type VectorsUnderTest } from './setup.ts'

/** Which passages are found, in which order, with which figures. */
export function rankingContract({ vectors, owner }: VectorsUnderTest): void {
  describe('ranking', () => {
    test('a hit carries its id, document, payload and the figures of both halves', async () => {
      const me = owner()
      await vectors().upsert(me, space, [point('a:0', 'zebras graze at dawn', angle(60))])
      const hits = await vectors().search(me, space, { dense: angle(0), text: 'a zebra at dawn', limit: 10 })
      expect(hits).toHaveLength(1)
      const [hit] = hits
      expect(hit).toMatchObject({ id: 'a:0', documentId: 'a' })
      expect(hit?.payload).toEqual({ text: 'zebras graze at dawn', place: { page: 3 } })
      expect(hit?.dense).toBeCloseTo(0.5, 1)
      expect(hit?.lexical).toBeGreaterThan(0)
    })

    test('the score is the sum of 1 / (60 + rank) over the halves, best first', async () => {
      const me = owner()
      await vectors().upsert(me, space, [
        point('near:0', 'nothing in common', angle(5)),
        point('both:0', 'the okapi is shy', angle(20)),
        point('far:0', 'okapi okapi okapi', angle(80)),
      ])
      const hits = await vectors().search(me, space, { dense: angle(0), text: 'okapi', limit: 10 })
      const score = Object.fromEntries(hits.map((hit) => [hit.id, hit.score]))
      expect(score['near:0']).toBeCloseTo(1 / 61, 6)
      expect(score['both:0']).toBeCloseTo(1 / 62 + 1 / 62, 6)
      expect(score['far:0']).toBeCloseTo(1 / 63 + 1 / 61, 6)
      expect(idsOf(hits)).toEqual(['far:0', 'both:0', 'near:0'])
    })

    test('a rare word finds its passage though sixty others are nearer in meaning', async () => {
      const me = owner()
      const near = Array.from({ length: 60 }, (_, i) => point(`near:${i}`, `plain talk number ${i}`, angle(i)))
      await vectors().upsert(me, space, [...near, point('rare:0', 'ask for part XJ-4410b', angle(170))])
      const hits = await vectors().search(me, space, { dense: angle(0), text: 'what is xj-4410b?', limit: 5 })
      expect(hits.find(({ id }) => id === 'rare:0')).toMatchObject({ dense: null, documentId: 'rare' })
      expect(hits[0]?.score).toBeGreaterThanOrEqual(1 / 61)
    })

    test('a passage without a common word is found by its meaning', async () => {
      const me = owner()
      await vectors().upsert(me, space, [
        point('m:0', 'lunar geology', angle(10)),
        point('m:1', 'garden furniture', angle(95)),
      ])
      const hits = await vectors().search(me, space, { dense: angle(0), text: 'moon rocks', limit: 10 })
      expect(idsOf(hits)).toEqual(['m:0', 'm:1'])
      expect(hits[0]?.lexical).toBeNull()
      expect(hits[1]?.dense).toBeCloseTo(Math.cos((95 * Math.PI) / 180), 1)
    })

    test('a question without words still finds by meaning, and a passage without words is found', async () => {
      const me = owner()
      await vectors().upsert(me, space, [point('w:0', '!!! ---', angle(10)), point('w:1', '', angle(30))])
      const hits = await vectors().search(me, space, { dense: angle(0), text: ' ?! ', limit: 10 })
      expect(idsOf(hits)).toEqual(['w:0', 'w:1'])
    })

    test('without a vector the words decide, in the space of the model where most points are', async () => {
      const me = owner()
      const { model } = space
      const longer = { model, dimensions: 32 }
      await vectors().upsert(me, longer, [{ ...point('old:0', 'the okapi of before'), dense: angle(0, 32) }])
      await vectors().upsert(me, space, [point('o:0', 'the okapi is shy'), point('o:1', 'plain talk')])
      const ask = (text: string) => vectors().search(me, { model }, { text, limit: 10 })
      expect(await ask('shy okapi')).toMatchObject([{ id: 'o:0', dense: null, lexical: expect.any(Number) }])
      expect(await ask('!?')).toEqual([])
      expect(await vectors().search(me, { model: 'never-used' }, { text: 'okapi', limit: 10 })).toEqual([])
    })

    test('no more than `limit` hits come, and up to 200 do', async () => {
      const me = owner()
      const many = Array.from({ length: 260 }, (_, i) => point(`l:${i}`, `giraffe ${i}`, angle(i / 2)))
      await vectors().upsert(me, space, many)
      const search = (limit: number) => vectors().search(me, space, { dense: angle(0), text: 'giraffes', limit })
      expect(await search(1)).toHaveLength(1)
      expect(await search(7)).toHaveLength(7)
      const all = await search(200)
      expect(new Set(idsOf(all)).size).toBe(200)
      expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).sort((a, b) => b - a))
    })

    test.each([
      ['an inflected word', 'Refunds are paid within 14 days', 'when do I get refunded?'],
      ['a German plural', 'Die Rücksendung der Bücher ist kostenlos', 'Kann ich ein Buch zurückgeben?'],
      ['a German compound', 'Die Krankenversicherungsbeiträge steigen', 'Wie hoch ist die Krankenversicherung?'],
      ['Spanish without accents', 'La devolución tarda cinco días', 'cuanto tarda la devolucion'],
      ['Russian cases', 'Возврат товаров оформляется на складе', 'Как вернуть товар?'],
      ['Arabic with an article', 'تدفع الشركة قيمة الشحن', 'من يدفع قيمة شحن الطلب؟'],
      ['Hindi endings', 'किताबों की वापसी मुफ़्त है', 'किताब वापस कैसे करें?'],
      ['Vietnamese without marks', 'Chính sách hoàn tiền trong ba mươi ngày', 'chinh sach hoan tien'],
      ['Chinese', '夏季剧院位于附近的萨克森花园中', '萨克森花园在哪里？'],
      ['Japanese', '返品は三十日以内に受け付けます', '返品できますか'],
      ['Korean', '환불은 삼십일 이내에 가능합니다', '환불 가능한가요?'],
      ['Thai', 'คืนสินค้าได้ภายในสามสิบวัน', 'คืนสินค้าอย่างไร'],
      ['an address', 'write to help@acme.example.com', 'whose is help@acme.example.com'],
      ['a number spelled otherwise', 'up to 1,000 units', 'is 1000 the limit?'],
      ['a code spelled otherwise', 'certified to ISO 9001', 'are you ISO-9001 certified'],
      ['an everyday word for another', 'Puncture repair and new tubes', 'can you mend a flat tyre'],
      ['an irregular form', 'Bikes that were bought online', 'where do I buy a bike'],
      ['American spelling', 'Tire and wheel service', 'tyres'],
      ['a unit without its space', 'open until 5 pm', 'are you there at 5pm'],
      ['full-width letters', 'ｍｏｄｅｌ　Ｚ９０', 'model z90'],
    ])('%s is found by its words', async (_, passage, question) => {
      const me = owner()
      const other = point('n:0', 'Lorem ipsum 7 ผม 你好 नमस्ते 안녕 привет سلام chào', angle(90))
      await vectors().upsert(me, space, [other, point('y:0', passage, angle(90))])
      const hits = await vectors().search(me, space, { dense: angle(0), text: question, limit: 2 })
      expect(hits[0]).toMatchObject({ id: 'y:0', lexical: expect.any(Number) })
    })
  })
}
