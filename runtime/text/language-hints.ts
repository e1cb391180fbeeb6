import { askedWords } from './asked-words.ts'
import { everydayWords } from './everyday/index.ts'
import { fold, normalize } from './fold.ts'
import type { Language } from './stop-words.ts'

export type Hint = readonly [language: Language, weight: number]

/** What an everyday word says, by the number of languages that have it: "internet" says nothing. */
const EVERYDAY_HINT = [0, 0.5, 0.25, 0.1]

/** What a word that short questions turn on says, by the number of languages that have it: more than any noun. */
const ASKED_HINT = [0, 0.8, 0.5, 0.3, 0.2]

const marks: readonly (readonly [pattern: RegExp, languages: readonly Language[], weight: number])[] = [
  [/[ăơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/, ['vi'], 1],
  [/ß|[^q]ung(?:en)?$|keit(?:en)?$|heit(?:en)?$|lich(?:e[nrs]?)?$|schaft$|zeit(?:en)?$/, ['de'], 0.4],
  [/ñ|ci[oó]n(?:es)?$/, ['es'], 0.4],
  [/[ãõ]|ções$/, ['pt'], 0.4],
  [/[œèêû]|eaux?$|euses?$|[a-zé]{4}ez$/, ['fr'], 0.3],
  [/zion[ei]$|[aeiou]gli[oae]?$|[àìòù]$/, ['it'], 0.3],
  [/ij(?:k|d|n|s|f)|heid$|lijke?$|tj[es]+$/, ['nl'], 0.4],
  [/[ğşı]|l[ae]r[ıi]?$|m[ae]k$|[iıuü]yor/, ['tr'], 0.3],
  [/[łżźąęśćń]/, ['pl'], 0.5],
  [/[øæ]/, ['da', 'no'], 0.4],
  [/å/, ['sv', 'da', 'no'], 0.3],
  [/ä/, ['de', 'sv', 'fi'], 0.2],
  [/ö/, ['de', 'sv', 'fi', 'tr'], 0.15],
  [/ü/, ['de', 'tr'], 0.2],
  [/ç/, ['fr', 'pt', 'tr'], 0.2],
]
const plain = /^[a-z]{1,3}$|[0-9]/

/** Words that are written alike in English and other languages, whichever lists they stand in: "sauna" tells no language. */
const international: ReadonlySet<string> = new Set(
  `absence addition allergies app art arts association assurance attraction attractions bail balcony band bands bar
    barbecue basketball bikini block board boiler box bridge brunch buffet bungalow cabinet camera camp camper
    camping carnet carton catering cent chat chip circuit classes club coach code commune composite composition
    compost concert container content control cookies date dates design digital director dj drone
    drones ebook emplacement escape essence estimation event experimental exploitation extraction fate ferry film
    final fiscal fitness football formation formations franchise gel gluten golf gps grand grill gym halal hammam
    hostel hotel identifier impact implant inscription instructions instrument instruments jacuzzi journal judicial
    kayak label laser lens local login main manual meeting menu microchip minigolf mode motel motivation municipal
    museum newsletter nutrition online opposition original page paintball parents park parking particular patient
    patron paypal pc pdf personnel piano piercing pile pin pizza pizzas plan plans plant plants portable poster
    press pro procedure product professor provider rack radio regional restaurant review router rural sale sandwich
    sauna scale scooter serve service sim smartphone sms snowboard social software solar spa sport sports squash
    status stock storage studio sup support surf suspension tablet tablets tattoo taxes taxi tennis tension test
    tram transfer transmission transport tribunal tv van vegan version vice video vip visa visual webcam whatsapp
    yoga zone zones`.split(/\s+/),
)

let everyday: ReadonlyMap<string, readonly Hint[]> | undefined
let asked: ReadonlyMap<string, readonly Hint[]> | undefined

/** What a normalized word that is no stop word says of the language that it is of. */
export function hintsOf(word: string): readonly Hint[] {
  everyday ??= readEveryday()
  const asks = askedHintsOf(word)
  if (asks.length > 0) return asks
  const known = everyday.get(word) ?? (word.endsWith('s') ? singular(everyday.get(word.slice(0, -1))) : undefined)
  if (plain.test(word)) return known ?? []
  const told = marks.flatMap(([pattern, languages, weight]) =>
    pattern.test(word) ? languages.map((language): Hint => [language, weight]) : [],
  )
  return known ? [...known, ...told] : told
}

/** An "s" makes a plural in some languages only. */
const PLURAL_S: ReadonlySet<Language> = new Set(['en', 'fr', 'es', 'pt'])
const singular = (hints: readonly Hint[] = []) => hints.filter(([language]) => PLURAL_S.has(language))

/** What a word says that short questions turn on; it may be a stop word of another language. */
export function askedHintsOf(word: string): readonly Hint[] {
  asked ??= hintsByOwners(Object.entries(askedWords), ASKED_HINT)
  return asked.get(word) ?? []
}

function readEveryday(): ReadonlyMap<string, readonly Hint[]> {
  const lists = Object.entries(everydayWords).filter(([language]) => language !== 'ja')
  return hintsByOwners(
    lists.map(
      ([language, { forms, meanings, sayings = '', parts = '' }]) =>
        [language, `${forms} ${meanings} ${sayings} ${parts}`] as const,
    ),
    EVERYDAY_HINT,
  )
}

function hintsByOwners(
  lists: readonly (readonly [language: string, words: string])[],
  weights: readonly number[],
): ReadonlyMap<string, readonly Hint[]> {
  // Some tens of thousands of words are of a few hundred sets of languages: each set is there once.
  const none: Owners = { hints: [], and: new Map() }
  const owners = new Map<string, Owners>()
  const add = (word: string, language: Language) => {
    if (word === '' || international.has(word)) return
    const before = owners.get(word) ?? none
    if (before.last !== language) owners.set(word, joinedBy(before, language, weights))
  }
  for (const [language, list] of lists) {
    for (const word of normalize(list).split(/[\s_]+/)) {
      const joined = word.includes('-') ? word.replaceAll('-', '') : word
      const folded = fold(joined)
      add(joined, language as Language)
      if (folded !== joined) add(folded, language as Language)
    }
  }
  return new Map(Array.from(owners, ([word, { hints }]) => [word, hints]))
}

/** A set of languages in the order of their lists, and the sets that one more makes of it. */
interface Owners {
  hints: readonly Hint[]
  last?: Language
  and: Map<Language, Owners>
}

function joinedBy(before: Owners, language: Language, weights: readonly number[]): Owners {
  let joined = before.and.get(language)
  if (!joined) {
    const languages = [...before.hints.map(([one]) => one), language]
    const weight = weights[languages.length] ?? 0
    joined = { hints: languages.map((one): Hint => [one, weight]), last: language, and: new Map() }
    before.and.set(language, joined)
  }
  return joined
}
