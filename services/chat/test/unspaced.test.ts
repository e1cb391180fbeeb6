import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { TestService } from '@docent/runtime/testing'
import { alice, ask, indexPassages, startChat } from './helpers.ts'

/** Invented for this test. */
const SHOP = [
  {
    headings: ['よくあるご質問', '営業時間は何時から何時までですか？'],
    text: '月曜日から金曜日は10時から19時まで、土曜日は10時から17時まで営業しています。日曜日と祝日は定休日です。',
  },
  {
    headings: ['よくあるご質問', '送料はいくらですか？'],
    text: '全国一律600円です。5,000円以上のご注文で送料無料になります。',
  },
  {
    headings: ['よくあるご質問', '返品はできますか？'],
    text: '商品到着後14日以内で未使用のものに限り、返品できます。返品の送料はお客様のご負担となります。',
  },
  { headings: ['支払い方法'], text: 'クレジットカード、銀行振込、代金引換がご利用いただけます。' },
  {
    headings: ['修理'],
    text: '自転車の修理は予約制です。パンク修理は1,500円、ブレーキ調整は2,000円です。電話番号は03-1234-5678です。',
  },
]
const LIBRARY = [
  { headings: ['开放时间'], text: '图书馆周一至周五上午九点到晚上八点开放，周六只开放到下午五点。' },
  { headings: ['借书'], text: '每人最多可以借十本书，借期为二十八天，可以续借一次。逾期每天每本收费0.5元。' },
]

let service: TestService
beforeAll(async () => {
  service = await startChat()
  await indexPassages(service, alice, 'shop', SHOP, { language: 'ja' })
  await indexPassages(service, 'chen', 'library', LIBRARY, { language: 'zh' })
})
afterAll(() => service.stop())

describe('a script without spaces', () => {
  test.each([
    [alice, '何時まで開いていますか', /19時/],
    [alice, '日曜日はやっていますか', /日曜日と祝日は定休日/],
    [alice, '送料はいくらですか', /600円/],
    [alice, '返品はいつまでできますか', /14日以内/],
    [alice, 'パンク修理の料金を教えてください', /1,500円/],
    [alice, 'クレジットカードは使えますか', /クレジットカード/],
    [alice, '電話番号は？', /03-1234-5678/],
    ['chen', '图书馆周六开放到几点？', /下午五点/],
    ['chen', '一个人最多可以借几本书？', /十本书/],
  ])('%s is answered: %s', async (as, question, expected) => {
    const { body } = await ask(service, question, { as })
    expect(body).toMatchObject({ support: 'strong', answer: expect.stringMatching(expected) })
  })

  test.each([
    [alice, 'スケートボードは売っていますか'],
    [alice, '駐車場はありますか'],
    [alice, '海外に発送できますか'],
    [alice, '社長は誰ですか'],
    ['chen', '可以带宠物吗？'],
    ['chen', '有没有停车场？'],
  ])('%s is not given an answer that is not there: %s', async (as, question) => {
    const { body } = await ask(service, question, { as })
    expect(body.support).not.toBe('strong')
  })
})
