import { everydayWords } from './everyday/index.ts'
import { fold, normalize } from './fold.ts'
import type { Language } from './stop-words.ts'

export type Hint = readonly [language: Language, weight: number]

/** What an everyday word says, by the number of languages that have it: "internet" says nothing. */
const EVERYDAY_HINT = [0, 0.5, 0.25, 0.1]

const marks: readonly (readonly [pattern: RegExp, languages: readonly Language[], weight: number])[] = [
  [/[ăơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/, ['vi'], 1],
  [/ß|[^q]ung(?:en)?$|keit(?:en)?$|heit(?:en)?$|lich(?:e[nrs]?)?$|schaft$|zeit(?:en)?$/, ['de'], 0.4],
  [/ñ|ci[oó]n(?:es)?$/, ['es'], 0.4],
  [/[ãõ]|ções$/, ['pt'], 0.4],
  [/[œèêû]|eaux?$|euses?$/, ['fr'], 0.3],
  [/zion[ei]$|[aeiou]gli[oae]?$|[àìòù]$/, ['it'], 0.3],
  [/ij(?:k|d|n|s|f)|heid$|lijke?$|tj[es]+$/, ['nl'], 0.4],
  [/[ğşı]|l[ae]r[ıi]?$|m[ae]k$/, ['tr'], 0.3],
  [/[łżźąęśćń]/, ['pl'], 0.5],
  [/[øæ]/, ['da', 'no'], 0.4],
  [/å/, ['sv', 'da', 'no'], 0.3],
  [/ä/, ['de', 'sv', 'fi'], 0.2],
  [/ö/, ['de', 'sv', 'fi', 'tr'], 0.15],
  [/ü/, ['de', 'tr'], 0.2],
  [/ç/, ['fr', 'pt', 'tr'], 0.2],
]
const plain = /^[a-z]{1,3}$|[0-9]/

/** Words that trades use everywhere, whichever lists they stand in: "sauna" says nothing of the language that it is asked in. */
const international: ReadonlySet<string> = new Set(
  `app bar barbecue bikini box brunch buffet bungalow camper camping catering chip club cookies dj drone drones ebook
  ferry fitness gel golf gps gym halal hammam hostel hotel implant jacuzzi kayak laser login microchip minigolf motel
  newsletter online paintball parking paypal pc pdf piercing pizza poster radio router scooter sim smartphone sms
  snowboard software spa sauna squash sup surf tablet tablets tattoo taxi tennis transfer tv van vegan visa vip
  webcam whatsapp yoga`.split(/\s+/),
)

let everyday: ReadonlyMap<string, readonly Hint[]> | undefined
/** What a normalized word that is no stop word says of the language that it is of. */
export function hintsOf(word: string): readonly Hint[] {
  everyday ??= readEveryday()
  const known = everyday.get(word) ?? (word.endsWith('s') ? everyday.get(word.slice(0, -1)) : undefined)
  if (plain.test(word)) return known ?? []
  const told = marks.flatMap(([pattern, languages, weight]) =>
    pattern.test(word) ? languages.map((language): Hint => [language, weight]) : [],
  )
  return known ? [...known, ...told] : told
}

function readEveryday(): ReadonlyMap<string, readonly Hint[]> {
  const owners = new Map<string, Set<Language>>()
  for (const [language, lists] of Object.entries(everydayWords)) {
    if (language === 'ja') continue
    const words = normalize(`${lists.forms} ${lists.meanings} ${lists.sayings ?? ''} ${lists.parts ?? ''}`).split(
      /[\s_]+/,
    )
    for (const word of words.flatMap((one) => [one.replaceAll('-', ''), fold(one.replaceAll('-', ''))])) {
      if (word === '' || international.has(word)) continue
      const known = owners.get(word)
      if (known) known.add(language as Language)
      else owners.set(word, new Set([language as Language]))
    }
  }
  return new Map(
    Array.from(owners, ([word, languages]) => [
      word,
      Array.from(languages, (language): Hint => [language, EVERYDAY_HINT[languages.size] ?? 0]),
    ]),
  )
}
