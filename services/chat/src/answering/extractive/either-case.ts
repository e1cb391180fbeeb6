/**
 * The source of a pattern whose letters may be capitals or not, for a part of a pattern where the rest tells them apart. V8 has
 * `(?i:…)` for that, and reads it as `(?:…)` once a process has compiled many patterns.
 */
export const inEitherCase = (source: string): string =>
  source.replace(
    /\\[pP]\{[^}]*\}|\\.|\(\?<?[=!:]|\[(?:\\.|[^\]\\])*\]|\p{L}/gu,
    (part) => ofClass(part) ?? (part.length === 1 ? `[${bothCases(part)}]` : part),
  )

const ofClass = (part: string) =>
  part.startsWith('[')
    ? part.replace(/\\[pP]\{[^}]*\}|\\.|\p{L}/gu, (one) => (one.length === 1 ? bothCases(one) : one))
    : undefined

/** Capitals that are several letters, as that of "ß", stand for none. */
const bothCases = (letter: string): string =>
  [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].filter((one) => one.length === 1).join('')
