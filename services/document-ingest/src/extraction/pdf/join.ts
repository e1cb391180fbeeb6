const NO_SPACES = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/
const BROKEN_WORD = /(\p{L}[\p{L}\p{M}]*)[-\u00ad\u2010]$/u
/** Longer words are not looked for. */
const WORD_MAX = 60
const WORD_START = /^[\p{L}\p{M}]+/u

/** The words of a document, as far as they stand unbroken: they decide how a word at a line's end goes on. */
export type Vocabulary = ReadonlySet<string>

export function vocabularyOf(lines: Iterable<{ text: string }>): Vocabulary {
  const words = new Set<string>()
  for (const { text } of lines) {
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu)) words.add(word.toLowerCase())
  }
  return words
}

/** Puts two lines of one paragraph together: a broken word becomes whole, scripts without spaces get none. */
export function joinLines(before: string, after: string, words: Vocabulary): string {
  const broken = BROKEN_WORD.exec(before.slice(-WORD_MAX))
  const next = WORD_START.exec(after)?.[0]
  if (broken && next && /^\p{Ll}/u.test(after)) {
    const whole = before.slice(0, -1)
    const first = broken[1] as string
    if (words.has(`${first}-${next}`.toLowerCase())) return before + after
    return whole + after
  }
  const last = before.at(-1) ?? ''
  if (NO_SPACES.test(last) && NO_SPACES.test(after[0] ?? '')) return before + after
  return `${before} ${after}`
}
