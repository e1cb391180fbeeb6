import { createRequire } from 'node:module'
import { languagesIn, listsOf, type HintTable } from './hint-table.ts'
import type * as reading from './read-hints.ts'
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

/** The lists are loaded by whoever reads them, not by a thread that was given what they say. */
const load = createRequire(import.meta.url)
let table: HintTable | undefined

/** What the lists of words tell of languages, for threads to share. Reads them when it is first asked. */
export const languageHints = (): HintTable => (table ??= (load('./read-hints.ts') as typeof reading).readHints())

/** What another thread has read. Before anything is asked of a language. */
export function useLanguageHints(given: HintTable): void {
  table = given
}

/** What a normalized word that is no stop word says of the language that it is of. */
export function hintsOf(word: string): readonly Hint[] {
  const { everyday, asked } = listsOf(languageHints(), word)
  if (asked !== 0) return askedHints(asked)
  const known = everyday === 0 && word.endsWith('s') ? singular(word.slice(0, -1)) : everydayHints(everyday)
  if (plain.test(word)) return known
  const told = marks.flatMap(([pattern, languages, weight]) =>
    pattern.test(word) ? languages.map((language): Hint => [language, weight]) : [],
  )
  return [...known, ...told]
}

/** An "s" makes a plural in some languages only. */
const PLURAL_S: ReadonlySet<Language> = new Set(['en', 'fr', 'es', 'pt'])
const singular = (word: string) =>
  everydayHints(listsOf(languageHints(), word).everyday).filter(([language]) => PLURAL_S.has(language))

/** What a word says that short questions turn on; it may be a stop word of another language. */
export const askedHintsOf = (word: string): readonly Hint[] => askedHints(listsOf(languageHints(), word).asked)

const everydayHints = hintsBy(EVERYDAY_HINT)
const askedHints = hintsBy(ASKED_HINT)

/** The hints of each set of languages, of which there are some hundreds. */
function hintsBy(weights: readonly number[]): (languages: number) => readonly Hint[] {
  const known = new Map<number, readonly Hint[]>()
  return (bits) => {
    let hints = known.get(bits)
    if (!hints) {
      const languages = languagesIn(bits)
      hints = languages.map((language): Hint => [language, weights[languages.length] ?? 0])
      known.set(bits, hints)
    }
    return hints
  }
}
