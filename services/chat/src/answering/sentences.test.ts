import { describe, expect, test } from '@jest/globals'
import { isNotFound, notFoundIn, notSureIn, replyLanguage, spoken } from './sentences.ts'

describe('the sentence that nothing was found', () => {
  test.each(spoken)('is known again in %s, and differs from the one that says it is not sure', (language) => {
    expect(isNotFound(notFoundIn(language))).toBe(true)
    expect(isNotFound(`"${notFoundIn(language)}" [1]`)).toBe(true)
    expect(isNotFound(notSureIn(language))).toBe(false)
  })

  test('is English for a language that is not spoken here', () => {
    expect(notFoundIn('fi')).toBe(notFoundIn('en'))
    expect(notFoundIn('de-AT')).toBe(notFoundIn('de'))
    expect(notSureIn('und')).toBe(notSureIn('en'))
  })

  test.each([
    "I couldn't find that in the documents",
    'I’m sorry, I could not find information about skateboards in the provided documents.',
    'The passages do not mention skateboards [1].',
    'The documents don’t say whether parking is free.',
    'In den Unterlagen habe ich dazu leider nichts gefunden.',
    'Die Dokumente enthalten dazu nichts.',
    'Les documents ne mentionnent pas les skateboards.',
    'Los documentos no mencionan patinetes.',
    'Os documentos não mencionam isso.',
    'I documenti non menzionano gli skateboard.',
    'Ik kan dat niet vinden in de documenten.',
    'Belgelerde bu konuda bilgi yok.',
    'لا توجد معلومات عن ذلك في الوثائق',
    '資料にはその記載が見つかりません。',
  ])('is known in other words: %s', (text) => {
    expect(isNotFound(text)).toBe(true)
  })

  test.each([
    '',
    'The warranty documents are sent by post.',
    'The documents do not mention skateboards, but rollers cost more [1].',
    'We do not sell skateboards [1].',
    'The contract does not include cleaning. Cleaning is booked apart.',
    'No information is kept after 30 days, the documents say [1].',
    'Die Unterlagen finden Sie im Kundenbereich.',
    'Bring the documents with you [1].',
  ])('is not taken for an answer: %s', (text) => {
    expect(isNotFound(text)).toBe(false)
  })
})

describe('the reader is spoken to', () => {
  test.each([
    ['in the language of the question', 'Wie lange gilt die Garantie?', 'en-US', 'de'],
    ['in the language of the question, whatever they prefer', 'What does it cost?', 'fr', 'en'],
    ['by the script of Japanese', '保証はいつまでですか', '', 'ja'],
    ['by the script of Arabic', 'كم السعر؟', '', 'ar'],
    ['in Turkish', 'Bu ne kadar ve nasıl?', '', 'tr'],
    ['in the language they prefer, where words leave it open', 'Skateboards?', 'nl-BE, en;q=0.5', 'nl'],
    ['in the next one where the first is not spoken here', 'Skateboards?', 'fi, it;q=0.5', 'it'],
    ['in English where nothing tells', 'Skateboards?', '', 'en'],
  ])('%s', (_, question, preferred, language) => {
    expect(replyLanguage(question, preferred)).toBe(language)
  })
})

describe('in a conversation the reader is spoken to', () => {
  const english = 'What time does the shop close?'
  const german = 'Wie lange gilt die Garantie?'

  test.each([
    ['Do you sell gift cards?', german, 'de', 'en'],
    ['Is parking free?', german, 'de', 'en'],
    ['Was kostet das?', english, 'en', 'de'],
    ['Und am Sonntag?', english, 'en', 'de'],
    ['und im April?', english, '', 'de'],
    ['Verkauft ihr Skateboards?', english, 'en', 'de'],
    ['Combien ça coûte ?', english, 'en', 'fr'],
    ['¿Venden monopatines?', german, 'de', 'es'],
    ['Verkopen jullie skateboards?', german, 'de', 'nl'],
    ['Vendete skateboard?', english, 'en', 'it'],
    ['Kaykay satıyor musunuz?', german, 'de', 'tr'],
  ] as const)('in the language of a question that changes it: %s', (question, before, preferred, language) => {
    expect(replyLanguage(question, preferred, [before])).toBe(language)
  })

  test.each([
    ['Skateboards?', [german], 'en', 'de'],
    ['Skateboards?', [german, 'WLAN?'], 'en', 'de'],
    ['In Berlin?', [german], 'en', 'de'],
    ['shipping costs', [german], 'en', 'de'],
    ['also in october?', [english], '', 'en'],
    ['also in october?', [], 'en-GB', 'en'],
  ] as const)('as before where a question does not tell its language: %s', (question, before, preferred, language) => {
    expect(replyLanguage(question, preferred, before)).toBe(language)
  })
})
