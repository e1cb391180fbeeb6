import { describe, expect, test } from '@jest/globals'
import {
  addedUp,
  analyzePassage,
  analyzeQuestion,
  fold,
  guessLanguage,
  partsOfVerb,
  stem,
  termId,
  words,
} from './index.ts'
import { knownWord, languageNumber } from './language.ts'
import { formsOf, takeApart } from './terms.ts'

const numbersOf = (...terms: string[]) => terms.map(termId)
/** How often each term of a passage occurs. */
function counted(passage: string): Map<number, number> {
  const { terms, counts } = analyzePassage(passage)
  return new Map(Array.from(terms, (term, i) => [term, counts[i] as number]))
}
/** Whether a question's terms meet a passage's. */
function meets(question: string, passage: string): boolean {
  const terms = counted(passage)
  return [...addedUp(analyzeQuestion(question)).keys()].some((term) => terms.has(term))
}

/** What one word weighs where another one of a question means the same. */
function heaviest(question: string, word: string): number {
  const all = analyzeQuestion(question).words.flatMap(({ others }) => others)
  return Math.max(...all.map((weights) => weights.get(termId(word)) ?? 0))
}

describe('words', () => {
  test.each([
    ["What's the users' plan?", ['what', 'the', 'users', 'plan']],
    ['mail to Help@Acme.example', ['mail', 'to', 'help', 'acme', 'example', 'helpacmeexample']],
    ['ISO-9001, version 2.10', ['iso', '9001', 'iso9001', 'version', '2', '10', '210']],
    ['R&D in the U.S.A.', ['r', 'd', 'rd', 'in', 'the', 'u', 's', 'a', 'usa']],
    ['and/or well-known', ['and', 'or', 'well', 'known']],
    ['an e-bike and an X-ray', ['an', 'bike', 'ebike', 'and', 'an', 'ray', 'xray']],
    ['£175 at 5pm, 30min', ['175', 'at', '5', 'pm', '30', 'min']],
    ['17:00, E021, 2FA, SOC 2', ['17', '00', '1700', 'e021', '2fa', 'soc', '2']],
    ["L’embargo d'octobre", ['l', 'embargo', 'd', 'octobre']],
    ['ＦＵＬＬ　ｗｉｄｔｈ ﬁne', ['full', 'width', 'fine']],
    ['在2000年的iPhone', ['在', '2000', '年的', 'iphone']],
    ['ภาษาไทย', ['ภาษา', 'ไทย']],
    ['यूरोपीय संघ', ['यूरोपीय', 'संघ']],
    ['…—!', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  test('accents go where they are ornaments, and stay where they are vowels', () => {
    expect(['über', 'straße', 'łódź', 'café', 'đường', 'ёлка'].map(fold)).toEqual([
      'uber',
      'strasse',
      'lodz',
      'cafe',
      'duong',
      'елка',
    ])
    expect(fold('كِتَابٌ')).toBe('كتاب')
    expect(fold('किताब')).toBe('किताब')
  })
})

describe('language', () => {
  test.each([
    ['en', 'How do I return an item that does not fit?'],
    ['de', 'Wie kann ich einen Artikel zurückgeben, der nicht passt?'],
    ['fr', 'Comment puis-je retourner un article qui ne convient pas ?'],
    ['es', '¿Cómo puedo devolver un artículo que no me queda bien?'],
    ['pt', 'Como posso devolver um artigo que não me serve?'],
    ['it', 'Come posso restituire un articolo che non va bene?'],
    ['nl', 'Hoe kan ik een artikel dat niet past terugsturen?'],
    ['tr', 'Uymayan bir ürünü nasıl iade edebilirim ve ne kadar sürer?'],
    ['pl', 'Jak mogę zwrócić towar, który nie pasuje?'],
    ['ru', 'Как вернуть товар, который не подошёл?'],
    ['ar', 'كيف يمكنني إرجاع منتج لا يناسبني؟'],
    ['hi', 'मैं कोई सामान कैसे वापस कर सकता हूँ?'],
    ['vi', 'Làm thế nào để trả lại một sản phẩm không vừa?'],
  ] as const)('%s', (language, text) => {
    expect(guessLanguage(words(text))).toBe(language)
  })

  test.each([
    ['en', 'telephone number?'],
    ['en', 'Service City bike E-bike £140 £175'],
    ['de', 'Öffnungszeiten Samstag'],
    ['de', 'Notdienst am Wochenende, wen anrufen?'],
    ['fr', 'horaires samedi'],
    ['es', 'cuanto cuesta'],
    ['it', 'prezzo bicicletta'],
    ['pt', 'preço bicicleta'],
    ['nl', 'openingstijden zaterdag'],
    ['tr', 'çalışma saatleri'],
  ] as const)('%s is told by a few everyday words: %s', (language, text) => {
    expect(guessLanguage(words(text))).toBe(language)
  })

  test.each(['XJ-4410b', '', 'e-bike', 'wifi internet', '12 | 14 | E | A', 'tel nr?'])(
    'nothing is guessed where nothing tells: %j',
    (text) => {
      expect(guessLanguage(words(text))).toBeUndefined()
    },
  )
})

describe('terms', () => {
  test('a question meets other forms of its words', () => {
    expect(meets('refunded', 'we refund the price')).toBe(true)
    expect(meets('Versicherungen', 'die Versicherungspolice gilt')).toBe(true)
    expect(meets('товара', 'мы принимаем товары')).toBe(true)
    expect(meets('iso9001', 'certified to ISO-9001')).toBe(true)
    expect(meets('chinh sach', 'chính sách của chúng tôi')).toBe(true)
    expect(meets('花园', '萨克森花园')).toBe(true)
    expect(meets('saddle', 'the pedal')).toBe(false)
  })

  test('a short question without any stop word meets the passages of its language', () => {
    expect(meets('shipping costs', 'what does it cost to ship')).toBe(true)
    expect(meets('Rückgabefrist Bücher', 'Bücher haben eine Rückgabefrist von 14 Tagen')).toBe(true)
  })

  test.each([
    ['en', 'cancellations', 'cancel'],
    ['de', 'öffnungszeiten', 'offnungszeit'],
    ['fr', 'réparations', 'repar'],
    ['es', 'devoluciones', 'devolu'],
    ['pt', 'reembolsos', 'reembols'],
    ['it', 'prenotazioni', 'prenot'],
    ['nl', 'openingstijden', 'openingstijd'],
    ['sv', 'avbokningar', 'avbokning'],
    ['da', 'afbestillinger', 'afbestilling'],
    ['no', 'avbestillinger', 'avbestilling'],
    ['fi', 'peruutukset', 'peruutuks'],
    ['tr', 'randevular', 'randevu'],
    ['ru', 'возврата', 'возврат'],
    ['ar', 'المواعيد', 'مواعيد'],
    ['hi', 'किताबें', 'किताब'],
  ] as const)('%s: stored indexes hold the stem of %s as %s, and numbers as they are', (language, word, stemmed) => {
    expect(stem(word, language)).toBe(stemmed)
    expect(['500', '1999', '11'].map((number) => stem(number, language))).toEqual(['500', '1999', '11'])
  })

  test('the form as written counts beside the stem, so that it ranks higher', () => {
    expect(analyzeQuestion('what are the services').words.map(({ own }) => [...own])).toEqual([
      [
        [termId('services'), 0.5],
        [termId(stem('services', 'en')), 0.5],
        [termId('servi'), 0.5],
      ],
    ])
    expect(analyzeQuestion('fee').words[0]?.own.get(termId('fee'))).toBe(1.5)
  })

  test.each([
    ['how do I fix it', 'we repair bicycles'],
    ['what does it cost', 'the price is £12'],
    ['where can I buy one', 'bought from our shop'],
    ['do you mend a puncture', 'flat tyres are mended while you wait'],
    ['can I get my money back', 'a refund takes 14 days'],
    ['is there an e bike', 'the ebike is new'],
    ['is there an ebike', 'the e-bike is new'],
    ['are you open at 5pm', 'until 5 pm'],
    ['Zahnreinigungskosten', 'die Kosten einer Zahnreinigung'],
    ['wo ist mein Handy', 'Telefon 0123'],
    ['返品できますか', '返送は三十日以内'],
  ])('%j meets everyday words that mean the same: %j', (question, passage) => {
    expect(meets(question, passage)).toBe(true)
  })

  test('a word that means the same weighs less than the word itself, and less in a long question', () => {
    const short = heaviest('repair cost', 'price')
    expect(short).toBeGreaterThan(0)
    expect(short).toBeLessThan(0.5)
    const long = heaviest('repair cost saddle pedal brake chain crank wheel spoke', 'price')
    expect(long).toBeGreaterThan(0)
    expect(long).toBeLessThan(short)
  })

  test.each([
    ['refnud', 'refund'],
    ['guarntee', 'guarantee'],
    ['breakfasst', 'breakfast'],
    ['apponitments', 'appointment'],
  ])('%s may be misspelled for %s', (typed, meant) => {
    const [word] = analyzeQuestion(typed).words
    expect(word?.slips()).toContain(termId(stem(meant, 'en')))
  })

  test.each(['cost', 'prices', 'e0215', 'bike'])(
    '%s is spelled right, short or a code: nothing else is meant',
    (word) => {
      expect(analyzeQuestion(word).words[0]?.slips()).toHaveLength(0)
    },
  )

  test('a passage counts what occurs, and its length is that of the words that count', () => {
    const text = 'The plan covers plans. A PLAN is a plan'
    const terms = counted(text)
    expect(terms.get(termId('plan'))).toBe(4)
    expect(terms.get(termId('plans'))).toBe(1)
    expect(analyzePassage(text).length).toBe(5)
    expect(numbersOf('the', 'a', 'is').some((term) => terms.has(term))).toBe(false)
  })

  test('a word of two languages has the forms of the one that is asked for, whichever was before', () => {
    for (const language of ['en', 'fr', 'de', 'fr', 'en', undefined, 'en'] as const) {
      const forms = formsOf(knownWord('rendezvous'), language, languageNumber(language))
      expect(forms).toEqual(takeApart('rendezvous', language))
    }
    expect(takeApart('rendezvous', 'fr')).not.toEqual(takeApart('rendezvous', 'en'))
    expect(formsOf(knownWord('die'), 'de', languageNumber('de'))).toBeNull()
    expect(formsOf(knownWord('die'), 'en', languageNumber('en'))).not.toBeNull()
  })

  test('characters count alone and in pairs where words are not spaced', () => {
    const terms = counted('花园在哪里')
    expect(analyzePassage('花园在哪里').length).toBe(5)
    expect(numbersOf('花', '园', '花园', '园在', '哪里').every((term) => terms.get(term) === 1)).toBe(true)
    const { terms: asked } = analyzeQuestion('花园')
    expect(asked.get(termId('花'))).toBeLessThan(asked.get(termId('花园')) ?? 0)
  })

  test('numbers of terms never change: stored indexes hold them', () => {
    expect(numbersOf('', 'a', 'refund', '花园', 'товар')).toEqual([
      2872998923, 444641715, 2336195408, 1406919588, 882867101,
    ])
  })

  test.each([
    ['absagen', 'de', ['ab', 'sagen']],
    ['zurückgeben', 'de', ['zurück', 'geben']],
    ['opbellen', 'nl', ['op', 'bellen']],
    ['anmeldung', 'de', undefined],
    ['abholen', 'en', undefined],
  ] as const)('the two parts of a verb: %s in %s', (word, language, parts) => {
    expect(partsOfVerb(word, language)).toEqual(parts)
  })

  test('text that means to be costly is taken apart in bounded time', () => {
    const began = performance.now()
    for (const text of ['a.'.repeat(50_000), "'".repeat(100_000), 'x'.repeat(100_000), 'é-'.repeat(50_000)]) {
      analyzePassage(text)
    }
    // What is not bounded takes minutes for as much.
    expect(performance.now() - began).toBeLessThan(30_000)
  })
})
