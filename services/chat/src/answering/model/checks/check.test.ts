import { describe, expect, test } from '@jest/globals'
import type { Passage } from '@docent/proto'
import { replyLanguage } from '../../sentences.ts'
import { createChecker } from './check.ts'

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  documentId: 'd',
  title: 'Guide',
  chunkId: 'd:0',
  page: null,
  headings: [],
  text,
  score: 1,
  ...more,
})

/** What becomes of a sentence that cites the first of these passages. */
const fateOf = (sentence: string, texts: string | string[], question = 'A question', cited = [0]) => {
  const passages = [texts].flat().map((text) => passage(text))
  const language = replyLanguage([sentence, ...passages.map((one) => one.text)].join(' '))
  return createChecker({ passages, question, own: 'Answer for Harbor Cycles.', language }).check(sentence, cited)
}

describe('a cited sentence keeps its mark where the passage says it', () => {
  test.each([
    ['the number', 'It costs 240 euros.', 'A cake costs 240 euros.'],
    ['the number as a word', 'The warranty lasts two years.', 'Warranty: 2 years'],
    ['the word as a number', 'The warranty lasts 2 years.', 'a warranty of two years'],
    ['a German word as a number', 'Die Garantie gilt 2 Jahre.', 'Wir geben zwei Jahre Garantie auf das Rad.'],
    ['a word of another language', 'The warranty lasts two years.', 'Wir geben zwei Jahre Garantie auf das Rad.'],
    ['thousands with a point for those with a comma', 'Es kostet 1.200 Euro.', 'The price is EUR 1,200 for the year.'],
    ['thousands with a space', 'Cela coûte 1 200 €.', 'The price is €1,200.'],
    ['thousands with an apostrophe', 'It costs CHF 1200.', 'Der Preis ist CHF 1’200 im Jahr.'],
    ['decimals with a comma', 'It costs €4.50.', 'Das kostet 4,50 € und ist frisch.'],
    ['whole prices with two noughts', 'It costs £175.', 'Full service: £175.00'],
    ['Arabic digits', 'It costs 35 euros.', 'السعر هو ٣٥ يورو'],
    ['full-width digits', 'It costs 35 euros.', '料金は３５ユーロです'],
    ['a clock of twelve hours', 'We close at 5 pm.', 'Open 09:00 to 17:00'],
    ['a clock of twenty-four hours', 'Wir schließen um 17:30 Uhr.', 'We close at 5:30 p.m.'],
    ['an hour without its name', 'We close at 6 pm.', 'Monday 8 to 18'],
    ['a French hour', 'We close at 17:30.', 'Le magasin ferme à 17h30 tous les jours.'],
    ['a Japanese hour', 'We close at 5:30 pm.', '午後5時30分に閉店します'],
    ['a day with its month', 'The sale begins on 3 February.', 'Sale: Feb 3, 2026'],
    ['a day in figures', 'The sale begins on February 3rd.', 'Der Schlussverkauf beginnt am 03.02. um 9 Uhr.'],
    ['a day by the standard', 'The sale begins on 3 February 2026.', 'from 2026-02-03'],
    ['a day within a range', 'The fair begins on 3 March.', 'The fair is from 3 to 7 March.'],
    ['a Spanish day', 'La feria empieza el 3 de marzo.', 'The fair begins on March 3.'],
    ['a Japanese day', 'The sale begins on 3 February.', 'セールは2月3日からです'],
    ['a day of the week', 'We are closed on Sundays.', 'Sunday: closed'],
    [
      'a day of the week in another language',
      'We are open on Thursday.',
      'Wir haben am Donnerstag und am Freitag geöffnet.',
    ],
    ['a day between two', 'We are open on Wednesday.', 'Mon–Fri 9 to 5'],
    ['a name', 'Ask for Miriam Okafor.', 'The workshop is led by Miriam Okafor.'],
    ['a name, inflected', "It is Miriam's workshop.", 'The workshop is led by Miriam Okafor.'],
    ['the name that the owner wrote into the prompt', 'At Harbor Cycles it takes two days.', 'Repairs take two days.'],
    ['a code, written otherwise', 'It is certified to ISO-9001.', 'certified to ISO 9001'],
    ['an address', 'Write to help@harbor.example.', 'Mail: help@harbor.example'],
    ['a telephone number', 'Call +44 20 7946 0018.', 'Tel. 020 7946 0018'],
    ['a list number, which states nothing', '3. Turn the brass knob.', 'The lamp is dimmed by turning the brass knob.'],
    ['nothing to look up', 'Dim it with the knob and enjoy.', 'The lamp is dimmed by turning the brass knob.'],
    ['German nouns, which are all written large', 'Die Lampe hat einen Knopf am Fuß.', 'The knob is at the foot.'],
    ['a name in another script', 'Visit the shop in Osaka.', '大阪の店においでください'],
  ])('%s', (_, sentence, text) => {
    expect(fateOf(sentence, text)).toEqual({ fate: 'keeps', rests: [0] })
  })

  test('a denial may name what was asked about', () => {
    const asked = 'Are you open on Sunday?'
    expect(fateOf('No, we are closed on Sunday.', 'Mon–Sat 9 to 5', asked).fate).toBe('keeps')
    expect(fateOf('Yes, we are open on Sunday.', 'Mon–Sat 9 to 5', asked).fate).toBe('withheld')
  })

  test('cells of a table and headings count as said', () => {
    const table = passage('E-bike\t£175', {
      headings: ['Prices 2026'],
      tables: [{ from: 0, to: 5, heads: ['Bike', 'Full service'], rows: [['E-bike', '£175']] }],
    })
    expect(
      createChecker({ passages: [table], question: '', own: '', language: 'en' }).check(
        'In 2026 the service costs £175.',
        [0],
      ).fate,
    ).toBe('keeps')
  })
})

describe('a sentence from the knowledge of the model is not shown', () => {
  test.each([
    ['another number', 'The warranty lasts five years.', 'a warranty of two years'],
    ['another price', 'It costs £180.', 'Full service: £175'],
    ['the number in another currency', 'It costs $175.', 'Full service: £175'],
    ['a percentage', 'You get 20 % off.', 'Buy 20 and get one more.'],
    ['another time', 'We close at 7 pm.', 'Open 09:00 to 17:00'],
    ['another minute', 'We close at 17:30.', 'Open 09:00 to 17:00'],
    ['another day', 'The sale begins on 4 February.', 'Sale: Feb 3'],
    ['another month', 'The sale begins on 3 March.', 'Sale: Feb 3'],
    ['another day of the week', 'We are open on Saturday.', 'Mon–Fri 9 to 5'],
    ['another name', 'Ask for Kevin Smith.', 'The workshop is led by Miriam Okafor.'],
    ['a German acronym', 'Es gibt WLAN im Laden und im Hof.', 'Der Laden hat einen Hof und ist groß.'],
    ['another address', 'Write to sales@harbor.example.', 'Mail: help@harbor.example'],
    ['another website', 'See www.other.example.com for more.', 'See www.harbor.example.com for more.'],
    ['another telephone number', 'Call +44 20 7946 0099.', 'Tel. 020 7946 0018'],
    ['another code', 'It is model XJ-4411.', 'model XJ-4410'],
    ['a Japanese number', '保証は五年です。', '保証は二年です。'],
    ['a French word', 'La garantie est de cinq ans.', 'La garantie est de deux ans.'],
    ['a Turkish word', 'Bu ürün için garanti beş yıldır.', 'Bu ürün için garanti iki yıldır.'],
  ])('%s', (_, sentence, text) => {
    expect(fateOf(sentence, text)).toMatchObject({ fate: 'withheld', rests: [], problem: expect.any(String) })
  })

  test('nor is one without a mark', () => {
    expect(fateOf('The warranty lasts five years.', 'a warranty of two years', '', []).fate).toBe('withheld')
    expect(fateOf('Here is what I found:', 'a warranty of two years', '', []).fate).toBe('bare')
    expect(fateOf('The warranty lasts two years.', 'a warranty of two years', '', [])).toEqual({
      fate: 'bare',
      rests: [],
    })
  })

  test('one that stands in another passage than the one it cites loses its mark', () => {
    expect(fateOf('It costs £175.', ['Repairs take two days.', 'Full service: £175'])).toMatchObject({
      fate: 'bare',
      problem: '“175”: not in what it cites',
    })
  })
})

describe('a number that is computed from two', () => {
  const prices = ['Full service: £175', 'Pick-up: £20', 'Members get 10% off', 'Helmets: £30']
  test.each([
    ['a sum', 'Together that is £195.', [0], [0, 1]],
    ['a sum whose parts are said', 'That is £175 and £20, so £195.', [0, 1], [0, 1]],
    ['a difference', 'The service costs £155 more.', [0, 1], [0, 1]],
    ['a percentage', 'With the discount the service costs £157.50.', [0], [0, 2]],
    ['what a percentage takes off', 'Members save £17.50.', [0, 2], [0, 2]],
  ])('%s keeps its mark, which names both', (_, sentence, cited, rests) => {
    expect(fateOf(sentence, prices, 'What does it cost?', cited)).toEqual({ fate: 'keeps', rests })
  })

  test('a product with a number of the question keeps its mark', () => {
    expect(fateOf('4 helmets cost £120 in total.', prices, 'How much for 4 helmets?', [3]).fate).not.toBe('keeps')
    expect(fateOf('In total they cost £120.', prices, 'How much for 4 helmets?', [3])).toEqual({
      fate: 'keeps',
      rests: [3],
    })
  })

  test.each([
    ['nothing announces it', 'The service costs £195.'],
    ['no two make it', 'Together that is £200.'],
    ['it only counts years', 'Together the warranty lasts 25 years.'],
  ])('is not believed where %s', (_, sentence) => {
    expect(fateOf(sentence, prices, 'What does it cost?', [0]).fate).toBe('withheld')
  })
})
