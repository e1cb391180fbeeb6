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

const byScript: readonly [RegExp, readonly Language[]][] = [
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk']],
  [/\p{Script=Arabic}/gu, ['ar', 'fa']],
  [/\p{Script=Devanagari}/gu, ['hi']],
  [/\p{Script=Greek}/gu, ['el']],
  [/\p{Script=Hebrew}/gu, ['he']],
]
const SAMPLE = 400
const vietnamese = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/g

export function isStopWord(word: string, language: Language | undefined): boolean {
  const known = owners.get(word)
  return known !== undefined && (language === undefined || known.includes(language))
}

/** The language of some normalised words: the one whose stop words explain most of them; undefined when none do. */
export function guessLanguage(words: readonly string[]): Language | undefined {
  const sample = words.length > SAMPLE ? words.slice(0, SAMPLE) : words
  const script = scriptOf(sample)
  const hits = new Map<Language, number>()
  for (const word of sample) {
    for (const language of owners.get(word) ?? []) {
      if (script === undefined || script.includes(language)) hits.set(language, (hits.get(language) ?? 0) + 1)
    }
  }
  if (script === undefined) {
    const marks = sample.join(' ').match(vietnamese)?.length ?? 0
    if (marks > 0) hits.set('vi', (hits.get('vi') ?? 0) + marks / 4)
  }
  let best = script?.[0]
  let most = 0
  for (const [language, count] of hits) {
    if (count > most) {
      best = language
      most = count
    }
  }
  return best
}

/** The languages a script leaves open; undefined for Latin letters and for scripts without word stems. */
function scriptOf(words: readonly string[]): readonly Language[] | undefined {
  let letters = 0
  const text = words.join('')
  for (const [pattern, languages] of byScript) {
    letters = text.match(pattern)?.length ?? 0
    if (letters * 2 > text.length) return languages
  }
  return undefined
}
