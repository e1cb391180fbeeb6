import { describe, expect, test } from '@jest/globals'
import { expressionsIn, isStopWord, normalize, phrasesFor, splitCompound, stem, variantsOf, words } from '../index.ts'
import type { Language } from '../index.ts'
import { everydayWords } from './index.ts'
import { groupsOf } from './groups.ts'

const lists = Object.entries(everydayWords) as [Language, NonNullable<(typeof everydayWords)['en']>][]
const spaced = lists.filter(([language]) => (language as string) !== 'ja')

/** Stemming a word takes up to 70 µs: of these groups one in so many is followed through. */
const SAMPLED = 8

describe.each(lists)('the everyday words of %s', (language, { forms, meanings }) => {
  test('are groups of two or more words, and no group or word of a group comes twice', () => {
    for (const list of [forms, meanings]) {
      const lines = list.split('\n').filter((line) => line.trim() !== '')
      const groups = groupsOf(list)
      expect(groups).toHaveLength(lines.length)
      for (const group of groups) expect(new Set(group).size).toBe(group.length)
      expect(new Set(groups.map((group) => group.toSorted().join(' '))).size).toBe(groups.length)
    }
  })

  test('are written as words are compared, and none is a stop word', () => {
    const all = [...groupsOf(forms), ...groupsOf(meanings)].flat()
    expect(all.filter((word) => word !== normalize(word))).toEqual([])
    expect(all.filter((word) => !word.includes('_') && isStopWord(word, language))).toEqual([])
  })
})

const withSayings = lists.filter(([, { sayings }]) => sayings !== undefined)

test.each(withSayings)('in %s each saying leads to the words of documents, and none of those back', (language, all) => {
  const sayings = groupsOf(all.sayings as string)
  expect(new Set(sayings.map((line) => line.toSorted().join(' '))).size).toBe(sayings.length)
  const missing = sayings.flatMap((line) => {
    const said = line.filter((word) => word.includes('_'))
    const meant = line.filter((word) => !word.includes('_'))
    if (said.length === 0 || meant.length === 0) return [line.join(' ')]
    expect(meant.filter((word) => word !== normalize(word) || isStopWord(word, language))).toEqual([])
    return said.flatMap((phrase) => {
      const spoken = phrase.split('_')
      const whole = expressionsIn(spoken, language).filter(({ at }) => at.length === spoken.length)
      const found = whole.flatMap(({ variants }) => variants.map((one) => stem(one, language)))
      return meant
        .filter((word) => !found.includes(stem(word.replaceAll('-', ''), language)))
        .map((word) => `${phrase}: ${word}`)
    })
  })
  expect(missing).toEqual([])
})

const withApart = lists.filter(([, { apart }]) => apart !== undefined)

test.each(withApart)(
  'in %s what is said in words that stand apart leads to the words of documents',
  (language, all) => {
    const lines = groupsOf(all.apart as string)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const meant = line.filter((word) => !word.includes('~'))
      expect(meant.filter((word) => word !== normalize(word) || isStopWord(word, language))).toEqual([])
      const said = line.filter((word) => word.includes('~'))
      for (const one of said) {
        const spoken = one.split('~').flatMap((part) => [...part.split('_'), 'x', 'x'])
        const found = expressionsIn(spoken, language).filter(({ isApart }) => isApart)
        expect(found.map(({ variants }) => variants)).toContainEqual(meant)
        // Too far apart, they are of different clauses.
        const far = one.split('~').flatMap((part) => [...part.split('_'), ...'abcdefghk'])
        expect(expressionsIn(far, language).filter(({ isApart }) => isApart)).toEqual([])
      }
    }
  },
)

test('what is said leads to what is written, and not back', () => {
  expect(expressionsIn(words('can I come by car'), 'en').flatMap(({ variants }) => variants)).toContain('directions')
  expect(phrasesFor('directions', 'en')).not.toContain('come by car')
})

test('a short form of a word is no root of another: nobody marries on a Wednesday only', () => {
  expect(variantsOf('wed', 'en')).toContain('wednesday')
  expect(variantsOf('wedding', 'en')).not.toContain('wednesday')
  expect(variantsOf('apps', 'en')).toContain('application')
})

test.each(spaced)('in %s each word of a group leads to all others', (language, { forms, meanings }) => {
  const some = [...groupsOf(forms), ...groupsOf(meanings)].filter((_, i) => i % SAMPLED === 0)
  const missing = some.flatMap((group) => {
    const single = group.filter((word) => !word.includes('_')).map((word) => word.replaceAll('-', ''))
    return single.flatMap((word) => {
      const reached = new Set([word, ...variantsOf(word, language)].map((one) => stem(one, language)))
      return single.filter((other) => !reached.has(stem(other, language))).map((other) => `${word}: ${other}`)
    })
  })
  expect(missing).toEqual([])
})

describe('words that mean the same', () => {
  test.each([
    ['en', 'fix', 'repair'],
    ['en', 'phone', 'telephone'],
    ['en', 'telephones', 'phone'],
    ['en', 'costs', 'price'],
    ['en', 'bike', 'bicycle'],
    ['en', 'bought', 'purchase'],
    ['en', 'purchased', 'bought'],
    ['en', 'children', 'kid'],
    ['en', 'tyres', 'tire'],
    ['en', 'colour', 'color'],
    ['en', 'organising', 'organizing'],
    ['en', 'analyze', 'analyse'],
    ['en', 'sat', 'saturday'],
    ['en', 'feb', 'february'],
    ['en', 'three', '3'],
    ['en', '3', 'three'],
    ['en', 'wheelchair', 'accessible'],
    ['en', 'claws', 'nail'],
    ['en', 'jabs', 'vaccination'],
    ['en', 'puncture', 'tube'],
    ['en', 'bonfire', 'campfire'],
    ['en', 'angling', 'fishing'],
    ['en', 'pushchair', 'stroller'],
    ['en', 'garbage', 'waste'],
    ['en', 'couch', 'settee'],
    ['en', 'mileage', 'kilometres'],
    ['en', 'apprentice', 'trainee'],
    ['en', 'wages', 'payslip'],
    ['en', 'moan', 'complaint'],
    ['en', 'quicker', 'express'],
    ['en', 'biggest', 'large'],
    ['en', 'bent', 'damaged'],
    ['de', 'handy', 'telefon'],
    ['de', 'kaputt', 'defekt'],
    ['de', 'kostet', 'preis'],
    ['de', 'di', 'dienstag'],
    ['de', 'semmeln', 'brötchen'],
    ['de', 'semmel', 'brötchenservice'],
    ['de', 'fischen', 'angelschein'],
    ['de', 'kohle', 'holzkohle'],
    ['de', 'ausgecheckt', 'abreise'],
    ['de', 'jause', 'imbiss'],
    ['de', 'einschläfern', 'euthanasie'],
    ['de', 'krankmeldung', 'krankschreibung'],
    ['de', 'fewo', 'ferienwohnung'],
    ['de', 'duschen', 'sanitäranlagen'],
    ['de', 'natel', 'handy'],
    ['de', 'parkieren', 'parkplatz'],
    ['de', 'velo', 'fahrrad'],
    ['de', 'beaufsichtigt', 'aufsicht'],
    ['de', 'parterre', 'erdgeschoss'],
    ['de', 'ortstaxe', 'kurtaxe'],
    ['de', 'verbummelt', 'verloren'],
    ['de', 'verpennt', 'versäumt'],
    ['de', 'dazuzahlen', 'zuzahlung'],
    ['de', 'ostersamstag', 'karsamstag'],
    ['de', 'umbestellen', 'änderung'],
    ['de', 'kündbar', 'kündigungsfrist'],
    ['fr', 'vélo', 'bicyclette'],
    ['fr', 'velo', 'bicyclette'],
    ['fr', 'castrer', 'stérilisation'],
    ['fr', 'arracher', 'extraction'],
    ['fr', 'toubib', 'médecin'],
    ['fr', 'maigrir', 'amincissement'],
    ['fr', 'fourgon', 'campingcar'],
    ['fr', 'braises', 'charbon'],
    ['fr', 'enterrement', 'obsèques'],
    ['fr', 'pv', 'amende'],
    ['es', 'bici', 'bicicleta'],
    ['es', 'sarro', 'tartrectomía'],
    ['es', 'capar', 'castración'],
    ['es', 'oculista', 'oftalmología'],
    ['es', 'teñir', 'tinte'],
    ['es', 'nevera', 'frigorífico'],
    ['es', 'fogata', 'hoguera'],
    ['es', 'estropeado', 'averiado'],
    ['es', 'entierro', 'sepelio'],
    ['pt', 'segunda', 'segundafeira'],
    ['pt', 'tártaro', 'destartarização'],
    ['pt', 'fogueira', 'lume'],
    ['pt', 'geladeira', 'frigorífico'],
    ['pt', 'açougue', 'talho'],
    ['it', 'macchina', 'auto'],
    ['it', 'tartaro', 'detartrasi'],
    ['it', 'dentiera', 'protesi'],
    ['it', 'falò', 'fuoco'],
    ['it', 'roulotte', 'piazzola'],
    ['it', 'gommista', 'pneumatici'],
    ['nl', 'fietsen', 'rijwiel'],
    ['nl', 'castreren', 'castratie'],
    ['nl', 'gaatje', 'vulling'],
    ['nl', 'kolen', 'houtskool'],
    ['nl', 'poetsvrouw', 'schoonmaakster'],
    ['nl', 'gsm', 'mobiel'],
    ['nl', 'afrijden', 'rijexamen'],
    ['tr', 'fiyatı', 'ücret'],
    ['ar', 'الهاتف', 'جوال'],
  ] as const)('%s: %s is also %s', (language, word, other) => {
    expect(variantsOf(word, language).map((one) => stem(one, language))).toContain(stem(other, language))
  })

  test('are none for a word that nobody listed, and none without a language', () => {
    expect(variantsOf('derailleur', 'en')).toEqual([])
    expect(variantsOf('phone', undefined)).toEqual([])
    expect(variantsOf('phone', 'ru')).toEqual([])
  })

  test('are found for several words, and several words for one', () => {
    expect(expressionsIn(words('can I get my money back'), 'en')).toEqual([
      expect.objectContaining({ at: [4, 5], variants: expect.arrayContaining(['refund']) }),
    ])
    expect(phrasesFor('lagerfeuer', 'de')).toContain('offenes feuer')
    expect(phrasesFor('puncture', 'en')).toContain('flat tyre')
    expect(expressionsIn(words('is the shop open'), 'en')).toEqual([])
  })

  test.each([
    ['can you put my dog to sleep', 'euthanasia'],
    ['how much to cut my dogs nails', 'clipping'],
    ['where can I leave my car', 'parking'],
    ['I want my teeth whitened', 'bleaching'],
    ['how do I close my account', 'deletion'],
    ['what if I miss my appointment', 'missed'],
    ['what happens if I turn up late', 'late'],
    ['how do I find you', 'directions'],
    ['can I go to the loo', 'toilet'],
    ['can someone call me back', 'callback'],
    ['my parcel turned up bent', 'transit'],
    ['do I have to pay up front', 'advance'],
    ['can I put my plan on hold', 'suspend'],
    ['can I speed things up', 'priority'],
  ])('are found in what customers say: %s', (question, word) => {
    const found = expressionsIn(words(question), 'en').flatMap(({ variants }) => variants)
    expect(found.map((one) => stem(one, 'en'))).toContain(stem(word, 'en'))
  })

  test.each([
    ['wie komm ich aus dem Abo raus', 'kündigung'],
    ['mal reinschauen ob es mir taugt', 'schnupperstunde'],
    ['Strafe fürs Nichtkommen', 'ausfallhonorar'],
    ['bringt ihr das auch', 'lieferung'],
    ['wen ruf ich da an', 'telefonnummer'],
    ['die Hälfte war hin', 'verdorben'],
    ['hab meine Jacke liegen lassen', 'fundsachen'],
    ['wie viele Leute passen da rein', 'kapazität'],
    ['was kriegt ihr dafür', 'preis'],
    ['kriegt ihr das wieder hin', 'reparatur'],
  ])('are found in what customers say in German: %s', (question, word) => {
    const found = expressionsIn(words(question), 'de').flatMap(({ variants }) => variants)
    expect(found.map((one) => stem(one, 'de'))).toContain(stem(word, 'de'))
  })

  test('are a length in other words: three quarters of an hour', () => {
    expect(phrasesFor('dreiviertelstunde', 'de')).toContain('45 minuten')
    expect(expressionsIn(words('dauert es anderthalb Stunden'), 'de')).toEqual([
      expect.objectContaining({ phrases: ['90 minuten'] }),
    ])
  })

  test('are found where what is sent stands between "send" and "back"', () => {
    expect(expressionsIn(words('can I send the old bike back'), 'en')).toEqual([
      expect.objectContaining({ at: [2, 6], variants: expect.arrayContaining(['return']) }),
    ])
  })

  test('are several words for several: a holiday is found by its day', () => {
    expect(expressionsIn(words('open on new years day'), 'en')).toEqual([
      { at: [2, 3, 4], variants: [], phrases: expect.arrayContaining(['1 january']) },
    ])
    expect(phrasesFor('silvester', 'de')).toContain('31 dezember')
  })

  test('are found inside of what Japanese writes without spaces', () => {
    const found = expressionsIn(words('返品できますか'), undefined)
    expect(found).toEqual([{ at: [0], variants: expect.arrayContaining(['返送']), phrases: [] }])
  })
})

describe('compounds', () => {
  test.each([
    ['de', 'zahnreinigungskosten', ['zahnreinigung', 'kosten']],
    ['de', 'öffnungszeiten', ['öffnung', 'zeiten']],
    ['de', 'rückgabefrist', ['rückgabe', 'frist']],
    ['de', 'brötchenservice', ['brötchen', 'service']],
    ['de', 'donnerstagnachmittag', ['donnerstag', 'nachmittag']],
    ['nl', 'fietsverhuur', ['fiets', 'verhuur']],
    ['nl', 'openingstijden', ['opening', 'tijden']],
    ['nl', 'reparatiekosten', ['reparatie', 'kosten']],
  ] as const)('%s: %s has parts', (language, word, parts) => {
    expect(splitCompound(word, language)).toEqual(parts)
  })

  test.each([
    ['de', 'versicherung'],
    ['de', 'reinigungen'],
    ['de', 'information'],
    ['de', 'unterlagen'],
    ['de', 'behandlung'],
    ['nl', 'verzekering'],
    ['en', 'bookshop'],
    ['de', 'e021'],
  ] as const)('%s: %s is one word', (language, word) => {
    expect(splitCompound(word, language)).toEqual([word])
  })

  test('fall apart into what the documents hold', () => {
    const held = new Set(['getriebe', 'wartung'].map((word) => stem(word, 'de')))
    expect(splitCompound('getriebewartung', 'de', (one) => held.has(one))).toEqual(['getriebe', 'wartung'])
  })
})
