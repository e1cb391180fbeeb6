import type { Language } from '../stop-words.ts'

/** Endings that British and American English spell differently, with the least letters before them. */
const pairs: readonly (readonly [british: RegExp, american: RegExp, least: number])[] = [
  [/is(e|ed|es|er|ers|ing|ation|ations|able)$/, /iz(e|ed|es|er|ers|ing|ation|ations|able)$/, 3],
  [/ys(e|ed|es|er|ers|ing)$/, /yz(e|ed|es|er|ers|ing)$/, 4],
]

/** The spelling of the other side of the Atlantic, where an ending tells it. */
export function otherSpelling(word: string, language: Language | undefined): string | undefined {
  if (language !== 'en') return undefined
  for (const [british, american, least] of pairs) {
    const [from, to] = british.test(word) ? [british, 'z'] : [american, 's']
    const found = from.exec(word)
    if (!found || found.index < least) continue
    return `${word.slice(0, found.index)}${found[0][0]}${to}${found[1]}`
  }
  return undefined
}
