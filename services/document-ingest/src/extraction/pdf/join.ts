const NO_SPACES = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/
const BROKEN_WORD = /(\p{L}[\p{L}\p{M}]*)[-\u00ad\u2010]$/u
/** Longer words are not looked for. */
const WORD_MAX = 60
const WORD_START = /^[\p{L}\p{M}]+/u

/** Words between two that share an end: "arrival and departure" may be "An- und Abreise". None of them ends a broken word. */
const BETWEEN = new Set(
  'und oder bzw sowie beziehungsweise and or nor ou o y e u i of och eller og oraz lub ve veya'.split(' '),
)
/** The same of languages that say so with other words: elsewhere these end a word, as in "tick-et" and "Frau-en". */
const BETWEEN_WHERE: Readonly<Record<string, readonly string[]>> = { et: ['les', 'des'], en: ['het', 'een'] }
/** Between two numbers: "ein- bis zweimal", "three- to four-day". */
const UP_TO = new Set(['bis', 'to'])
const NUMBER =
  /^(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i
/** These keep their hyphen before a whole word, which no ending is. */
const KEEPS_HYPHEN = /^(?:self|non|well)$/i
const ENDING = /^(?:ish|less|hood|ness|sense|\p{L}{1,3}$)/u

/** The words of a document, as far as they stand unbroken: they decide how a word at a line's end goes on. */
export type Vocabulary = ReadonlySet<string>

export function vocabularyOf(lines: Iterable<{ text: string }>): Vocabulary {
  const words = new Set<string>()
  for (const { text } of lines) {
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu)) words.add(word.toLowerCase())
  }
  return words
}

/**
 * Puts two lines of one paragraph together: a broken word becomes whole, scripts without spaces get none. A hyphen stays
 * that stands for the end of a later word, or that the document, or the language, writes in the middle of this one.
 */
export function joinLines(before: string, after: string, words: Vocabulary): string {
  const broken = BROKEN_WORD.exec(before.slice(-WORD_MAX))
  const next = WORD_START.exec(after)?.[0]
  if (broken && next && /^\p{Ll}/u.test(after)) {
    const whole = before.slice(0, -1)
    const first = broken[1] as string
    const isSoft = before.endsWith('\u00ad')
    if (words.has(`${first}-${next}`.toLowerCase())) return before + after
    if (isSoft || words.has(`${first}${next}`.toLowerCase())) return whole + after
    if (isShared(first, next, words)) return `${before} ${after}`
    return (KEEPS_HYPHEN.test(first) && !ENDING.test(next) ? before : whole) + after
  }
  const last = before.at(-1) ?? ''
  if (NO_SPACES.test(last) && NO_SPACES.test(after[0] ?? '')) return before + after
  return `${before} ${after}`
}

/** Whether a word before a hyphen shares its end with one that comes later. */
function isShared(first: string, next: string, words: Vocabulary): boolean {
  if (BETWEEN.has(next) || (UP_TO.has(next) && NUMBER.test(first))) return true
  return BETWEEN_WHERE[next]?.every((word) => words.has(word)) === true
}
