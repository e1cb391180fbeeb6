import { fold } from './fold.ts'
import type { Language } from './stop-words.ts'

type Rule = readonly [ending: RegExp, ...instead: string[]]

/** Endings that are typed without their accent, or with letters for a missing key, and how they are written. */
const accents: Partial<Record<Language, readonly Rule[]>> = {
  de: [
    [/ae/, 'ä'],
    [/oe/, 'ö'],
    [/(?<![aeq])ue/, 'ü'],
  ],
  es: [
    [/([ae])is$/, '$1́is'],
    [/(c|s|g|x)ion$/, '$1ión'],
    [/ia(s|n|mos)?$/, 'ía$1'],
    [/(a|e|i)ra(s|n)?$/, '$1rá$2'],
  ],
  pt: [
    [/cao$/, 'ção'],
    [/coes$/, 'ções'],
    [/oes$/, 'ões'],
    [/ao$/, 'ão'],
    [/encia(s?)$/, 'ência$1'],
    [/ario(s?)$/, 'ário$1'],
  ],
  it: [[/(it|ar|er|ir)a$/, '$1à']],
  fr: [[/e(e?s?)$/, 'é$1']],
}

/** Endings that make a thing small, and what it is called otherwise. */
const small: Partial<Record<Language, readonly Rule[]>> = {
  de: [
    [/(?:chen|lein)s?$/, '', 'e'],
    [/elchen$/, 'el'],
  ],
  nl: [
    [/(\p{L})\1etjes?$/u, '$1'],
    [/([^aeiou])etjes?$/, '$1'],
    [/pjes?$/, ''],
    [/tjes?$/, ''],
    [/jes?$/, ''],
    [/kjes?$/, 'g'],
  ],
  es: [
    [/(?:ec|c)?it([oa]s?)$/, '$1', '', 'e'],
    [/cecit([oa]s?)$/, 'z'],
    [/c(?:ec)?it([oa]s?)$/, 'z'],
    [/ill([oa]s?)$/, '$1'],
    [/quit([oa]s?)$/, 'c$1'],
  ],
  pt: [
    [/z?inh([oa]s?)$/, '$1', ''],
    [/quinh([oa]s?)$/, 'c$1'],
  ],
  it: [
    [/(?:in|ett|ell)([oaie])$/, '$1', 'e'],
    [/(?:in|ett|ell)i$/, 'i', 'e'],
  ],
  fr: [[/ettes?$/, 'e', '']],
}
const SHORTEST = 4
const LEAST_LEFT = 3

/**
 * How a normalized word could be written that was typed in haste or as the name of something small: "devolucion" for
 * "devolución", "bonnetje" for "bon". They are guesses, to be kept only where a text has them.
 */
export function respellingsOf(word: string, language: Language | undefined): readonly string[] {
  if (language === undefined || word.length < SHORTEST) return NONE
  let found: Set<string> | undefined
  for (const rules of [accents[language], small[language]]) {
    for (const rule of rules ?? NO_RULES) {
      const [ending] = rule
      if (!ending.test(word)) continue
      for (let i = 1; i < rule.length; i += 1) {
        const other = word.replace(ending, rule[i] as string).normalize('NFC')
        if (other.length >= LEAST_LEFT && other !== word) (found ??= new Set()).add(other)
      }
    }
  }
  // What only lost its accents is found by its folded form already.
  return found === undefined ? NONE : [...found].filter((one) => one !== fold(word))
}

const NONE: readonly string[] = []
const NO_RULES: readonly Rule[] = []
