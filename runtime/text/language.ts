import { stopWords, type Language } from './stop-words.ts'

const languages = Object.keys(stopWords) as Language[]

/** Each stop word with the languages that have it. */
const owners = new Map<string, Language[]>()
for (const language of languages) {
  for (const word of stopWords[language].split(/\s+/)) {
    const known = owners.get(word)
    if (known) known.push(language)
    else owners.set(word, [language])
  }
}

/** First and last letter of scripts that tell a language, or leave few of them open. */
const scripts: readonly { from: number; to: number; languages: readonly Language[] }[] = [
  { from: 0x370, to: 0x3ff, languages: ['el'] },
  { from: 0x400, to: 0x52f, languages: ['ru', 'uk'] },
  { from: 0x590, to: 0x5ff, languages: ['he'] },
  { from: 0x600, to: 0x6ff, languages: ['ar', 'fa'] },
  { from: 0x900, to: 0x97f, languages: ['hi'] },
]
/** No letter of these scripts comes before it. */
const LEAST_LETTER = 0x370
/** Words that are looked at: a passage's first ones tell as much as all of it. */
const SAMPLE = 100
const vietnamese = /[ăơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/

/** A word of a language's list; of any language's when that is not known. */
export function isStopWord(word: string, language: Language | undefined): boolean {
  const known = owners.get(word)
  return known !== undefined && (language === undefined || known.includes(language))
}

/** The language of some normalized words: the one whose stop words explain most of them; undefined when none do. */
export function guessLanguage(words: readonly string[]): Language | undefined {
  const sample = words.length > SAMPLE ? words.slice(0, SAMPLE) : words
  const open = scriptOf(sample)
  if (open?.length === 1) return open[0]
  const hits = new Map<Language, number>()
  const hit = (language: Language) => hits.set(language, (hits.get(language) ?? 0) + 1)
  for (const word of sample) {
    for (const language of owners.get(word) ?? []) hit(language)
    if (open === undefined && vietnamese.test(word)) hit('vi')
  }
  let best = open?.[0]
  let most = 0
  for (const [language, count] of hits) {
    if (count > most && (open === undefined || open.includes(language))) {
      best = language
      most = count
    }
  }
  return best
}

/** The languages that the script of most words leaves open; undefined for Latin letters and all other scripts. */
function scriptOf(words: readonly string[]): readonly Language[] | undefined {
  const counts = scripts.map(() => 0)
  for (const word of words) {
    const first = word.charCodeAt(0)
    if (first < LEAST_LETTER) continue
    const at = scripts.findIndex(({ from, to }) => first >= from && first <= to)
    if (at >= 0) counts[at] = (counts[at] as number) + 1
  }
  return scripts.find((_, i) => (counts[i] as number) * 2 > words.length)?.languages
}
