import { describe, expect, test } from '@jest/globals'
import { decodeWith } from '../src/extraction/text/code-pages.ts'
import { decodeText } from '../src/extraction/text/decode.ts'

/** Encodes by trying all single bytes and pairs of an encoding: slow, but needs no tables of its own. */
function encoderFor(encoding: string): (text: string) => Buffer {
  const bytesOf = new Map<string, Buffer>()
  for (let high = 0; high < 256; high += 1) {
    const one = decodeWith(encoding, Buffer.from([high]))
    if (one?.length === 1 && !bytesOf.has(one)) bytesOf.set(one, Buffer.from([high]))
    if (high < 0x81) continue
    for (let low = 0x40; low < 256; low += 1) {
      const two = decodeWith(encoding, Buffer.from([high, low]))
      if (two !== undefined && [...two].length === 1 && !bytesOf.has(two)) bytesOf.set(two, Buffer.from([high, low]))
    }
  }
  return (text) => Buffer.concat([...text].map((one) => bytesOf.get(one) ?? Buffer.from('?')))
}

const german =
  'Größe und Maß: Für Köln gelten schöne, kühle Tage. Übrigens, täglich geöffnet von neun bis fünf – außer sonntags.'
const french = 'Les élèves sont déjà à l’école où la leçon commence à neuf heures, après le café.'
const czech =
  'Naše otevírací doba je od devíti ráno do šesti večer. Zboží lze vrátit do třiceti dnů, kontaktujte zákaznickou podporu.'
const turkish =
  'Çalışma saatlerimiz sabah dokuzdan akşam altıya kadardır. Ürünler otuz gün içinde iade edilebilir, lütfen iletişime geçin.'
const russian = 'Наш магазин открыт с девяти утра до шести вечера. Товар можно вернуть в течение тридцати дней.'
const greek = 'Οι ώρες λειτουργίας είναι από τις εννέα το πρωί έως τις έξι το απόγευμα, κάθε μέρα.'
const hebrew = 'שעות הפעילות שלנו הן מתשע בבוקר עד שש בערב. ניתן להחזיר מוצרים תוך שלושים יום מיום הקבלה.'
const thai = 'เวลาทำการของเราคือเก้าโมงเช้าถึงหกโมงเย็น สามารถคืนสินค้าได้ภายในสามสิบวัน'
const japanese =
  '会社の営業時間は午前九時から午後六時までとなっております。返品は商品到着後三十日以内にご連絡ください。'
const chinese = '我们的营业时间是早上九点到下午六点。退货请在收到商品以后三十天之内与我们联系，谢谢您的支持。'
const taiwanese = '我們的營業時間是早上九點到下午六點。退貨請在收到商品後三十天內與我們聯絡，謝謝您的支持。'
const korean =
  '영업 시간은 오전 아홉 시부터 오후 여섯 시까지입니다. 반품은 상품을 받은 날부터 삼십 일 이내에 가능합니다.'

describe('the encoding of a text is found by how it reads', () => {
  test.each([
    ['windows-1252', german],
    ['windows-1252', french],
    ['macintosh', german],
    ['cp850', german.replace('–', '-')],
    ['windows-1250', czech],
    ['iso-8859-2', czech],
    ['windows-1254', turkish],
    ['windows-1251', russian],
    ['koi8-r', russian],
    ['ibm866', russian],
    ['iso-8859-5', russian],
    ['x-mac-cyrillic', russian],
    ['cp855', russian],
    ['windows-1253', greek],
    ['iso-8859-7', greek],
    ['windows-1255', hebrew],
    ['windows-874', thai],
    ['shift_jis', japanese],
    ['euc-jp', japanese],
    ['gb18030', chinese],
    ['big5', taiwanese],
    ['euc-kr', korean],
  ])('%s: %s', (encoding, text) => {
    expect(decodeText(encoderFor(encoding)(text)).text).toBe(text)
  })

  const wide: [string, (text: string) => Buffer][] = [
    ['UTF-16LE', (text) => Buffer.from(text, 'utf16le')],
    ['UTF-16BE', (text) => Buffer.from(text, 'utf16le').swap16()],
    ['UTF-32LE', (text) => Buffer.from(Uint32Array.from([...text], (one) => one.codePointAt(0) as number).buffer)],
    [
      'UTF-32BE',
      (text) => Buffer.from(Uint32Array.from([...text], (one) => one.codePointAt(0) as number).buffer).swap32(),
    ],
  ]
  describe.each(wide)('%s', (_, encode) => {
    test.each([german, russian, chinese])('without and with a mark: %s', (text) => {
      expect(decodeText(encode(text)).text).toBe(text)
      expect(decodeText(encode(`\ufeff${text}`)).text).toBe(text)
    })
  })

  test.each([
    'A plate of 10 × 20 cm.',
    '10 × 20 cm\n30 × 40 cm\n50 × 60 cm\n70×80 cm',
    'Length: 5 ± 2 mm',
    '5 ± 2 mm, 6 ± 2 mm and 7 ± 2 mm, at least.',
    'A coat of 25 µm',
    'Coats of 25 µm, 30 µm, 40 µm and 50 µm.',
    'A garden of 120 m²',
    '3 m³ of sand, 4 m³ of gravel, 5 m³ of soil',
    '1 ¼ cups of flour\n¼ cup of oil\n2 ¼ cups of milk, ¾ cup of sugar',
    'Größe: 10 × 20 cm, 12 m², 5 ± 2 mm',
  ])('signs of measures are those of Windows: %s', (text) => {
    expect(decodeText(Buffer.from(text, 'latin1'))).toMatchObject({ text })
  })

  test.each([
    ['koi8-r', 'Открыто с 9 до 18 часов, в 5 и 6 зале. Цена от 10 до 20 рублей, и в Wi-Fi зоне.'],
    ['iso-8859-2', 'Był tam ładny stół, są też krzesła. Ślubowanie w sobotę, później kolacja i zabawa.'],
    ['windows-1250', 'Ľudia môžu prísť aj v nedeľu, šťastie praje pripraveným. Žiadosť podajte včas.'],
  ])('and letters stay letters in %s', (encoding, text) => {
    expect(decodeText(encoderFor(encoding)(text)).text).toBe(text)
  })

  test('a declared encoding that is named like what every object has is none', () => {
    expect(decodeText(encoderFor('windows-1252')(german), 'constructor').text).toBe(german)
  })

  test('UTF-8 with a few broken bytes stays UTF-8', () => {
    const broken = Buffer.concat([Buffer.from(russian), Buffer.from([0xff, 0xfe, 0x20]), Buffer.from(russian)])
    expect(decodeText(broken)).toMatchObject({ encoding: 'utf-8', text: expect.stringContaining(russian) })
  })

  test('a declared encoding is believed where it fits, and not where the text is UTF-8', () => {
    const bytes = encoderFor('windows-1257')('Āboli')
    expect(decodeText(bytes, 'windows-1257').text).toBe('Āboli')
    expect(decodeText(Buffer.from(german), 'iso-8859-1').text).toBe(german)
  })

  test.each([
    [
      'a picture',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0', 'latin1'),
      'not_this_type',
    ],
    ['noise', Buffer.from(Array.from({ length: 600 }, (_, i) => 128 + ((i * 73) % 127))), 'unknown_encoding'],
  ])('%s is refused', (_, bytes, kind) => {
    expect(() => decodeText(bytes)).toThrow(expect.objectContaining({ kind }))
  })
})
