import { fold } from '../fold.ts'
import { stem } from '../stem.ts'
import type { Language } from '../stop-words.ts'
import { isUnspaced } from '../words.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { createLexicon, groupsWith, type Apart, type EverydayWords, type Lexicon } from './lexicon.ts'
import { nl } from './nl.ts'
import { otherSpelling } from './spellings.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'

/** The lists as they are written, for those who look after them. */
export const everydayWords: Partial<Record<Language | 'ja', EverydayWords>> = { ar, de, en, es, fr, it, ja, nl, pt, tr }

/** "Nicht kommen" asks for a cancellation; that "nicht" and "kommen" stand somewhere in a text tells of none. */
const NEGATED = /^(?:no|not|nicht|kein\p{L}*|ne|pas|sans|não|non|niet|geen|değil)(?= )/u
const REMEMBERED = 10_000
const LONGEST_PHRASE = 4
const LONGEST_INSIDE = 8
const lexicons = new Map<string, Lexicon | undefined>()
const remembered = new Map<Language | undefined, Map<string, Variants>>()

interface Variants {
  words: readonly string[]
  phrases: readonly string[]
}
const none: Variants = { words: [], phrases: [] }

/** What means the same as words of a question that belong together: "money back" is a refund. */
export interface Expression {
  /** Places of its words. */
  at: readonly number[]
  variants: readonly string[]
  /** Days of a holiday, each with single spaces: "1 january" for New Year's Day. */
  phrases: readonly string[]
  /** What stands between its words is what is asked about, and tells more. */
  isApart?: true
}
/** Other words of a German clause between verb and particle: "Holt ihr uns am Samstag vom Bahnhof in Reutte ab?" */
const LONGEST_BRACKET = 10
/** Particles that may as well be a preposition or an article, and what goes on after one that ended its clause. */
const OTHERWISE: ReadonlySet<string> = new Set([
  'ab',
  'an',
  'auf',
  'aus',
  'bei',
  'durch',
  'ein',
  'mit',
  'nach',
  'um',
  'vor',
  'zu',
])
const AFTER_CLAUSE =
  /^(?:und|oder|aber|wenn|falls|weil|dass|damit|bevor|bis|am|im|an|in|auf|bei|beim|vom|von|zum|zur|nach|mit|für|ohne|auch)$/u
/** Words between an English verb and its particle: "send the old bike back". */
const LONGEST_GAP = 3
/** Words between the parts of what is said in words that stand apart. */
const LONGEST_APART = 8
const PARTICLES: ReadonlySet<string> = new Set(['back', 'off', 'up', 'out', 'in', 'on', 'down', 'away', 'over'])

/**
 * Words that mean the same as a normalized word in a customer's question, without the word itself: other forms of it
 * first, then other words and their irregular forms. They are single normalized words as one would write them, to be
 * stemmed by whoever compares stems; no two of them have the same stem.
 */
export const variantsOf = (word: string, language: Language | undefined): readonly string[] =>
  lookedUp(word, language).words

/** What is written as several words and means the same, each with single spaces: "flat tyre" for a puncture. */
export const phrasesFor = (word: string, language: Language | undefined): readonly string[] =>
  lookedUp(word, language).phrases

/**
 * The expressions of several words among those of a question. In Japanese, which has no spaces, they are the everyday
 * words inside of each run.
 */
export function expressionsIn(words: readonly string[], language: Language | undefined): Expression[] {
  const stems = words.map((word) => stem(word, language))
  const starts = lexiconOf(language)?.phraseStarts
  const close = words.flatMap((word, at) => {
    if (isUnspaced(word)) return inside(word, at)
    const verb = joinedFrom(words, stems, at, language)
    if (verb) return [verb]
    // Few words begin an expression.
    if (!starts?.has(stems[at] as string)) return []
    for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 1; length -= 1) {
      const found = expression(
        stems.slice(at, at + length),
        Array.from({ length }, (_, i) => at + i),
        language,
      )
      if (found) return [found]
    }
    return language === 'en' ? withParticle(words, stems, at) : []
  })
  return [...close, ...expressionsApart(words, language, stems)]
}

/** What words mean that stand apart: "How long can I leave my bike with you?" asks how long it is kept. */
export function expressionsApart(
  words: readonly string[],
  language: Language | undefined,
  stems: readonly string[] = words.map((word) => stem(word, language)),
): Expression[] {
  const known = lexiconOf(language)?.apart
  if (!known || known.size === 0) return []
  return stems.flatMap((one, from) =>
    (known.get(one) ?? []).flatMap(({ parts, meant }) => {
      // The first part only asks how long, or when.
      const at = placesOf(parts, stems, from)?.slice(parts[0]?.length)
      return at ? [{ at, variants: meant, phrases: [], isApart: true as const }] : []
    }),
  )
}

/** Where the parts stand one after the other, the first at a place; undefined where they do not. */
function placesOf(parts: Apart['parts'], stems: readonly string[], from: number): number[] | undefined {
  let places: number[] | undefined
  let latest = from
  let next = from
  for (const part of parts) {
    while (next <= latest && !standsAt(part, stems, next)) next += 1
    if (next > latest) return undefined
    places ??= []
    for (let i = 0; i < part.length; i += 1) places.push(next + i)
    next += part.length
    latest = next + LONGEST_APART
  }
  return places ?? []
}

function standsAt(part: readonly string[], stems: readonly string[], at: number): boolean {
  for (let i = 0; i < part.length; i += 1) if (stems[at + i] !== part[i]) return false
  return true
}

/** "Send something back" is a return too. */
function withParticle(words: readonly string[], stems: readonly string[], at: number): Expression[] {
  for (let end = at + 2; end <= at + 1 + LONGEST_GAP && end < words.length; end += 1) {
    if (!PARTICLES.has(words[end] as string)) continue
    const found = expression([stems[at] as string, stems[end] as string], [at, end], 'en')
    return found ? [found] : []
  }
  return []
}

/** "Holt ihr uns ab" asks for what "abholen" does: of the particles that fit, the last one ends the clause. */
function joinedFrom(
  words: readonly string[],
  stems: readonly string[],
  at: number,
  language: Language | undefined,
): Expression | undefined {
  const lexicon = lexiconOf(language)
  if (!lexicon || lexicon.joined.size === 0) return undefined
  for (let end = Math.min(words.length - 1, at + 1 + LONGEST_BRACKET); end > at; end -= 1) {
    const [particle, next] = [words[end] as string, words[end + 1]]
    const joined = lexicon.joined.get(`${particle} ${stems[at]}`)
    if (joined === undefined) continue
    if (next !== undefined && OTHERWISE.has(particle) && !AFTER_CLAUSE.test(next)) continue
    const { words: variants, phrases } = lookedUp(joined, language)
    return {
      at: [at, end],
      variants: [joined, ...variants],
      phrases: phrases.filter((one) => one.endsWith(` ${particle}`)),
    }
  }
  return undefined
}

function expression(
  stems: readonly string[],
  at: readonly number[],
  language: Language | undefined,
): Expression | undefined {
  const itself = stems.join(' ')
  const lexicon = lexiconOf(language)
  // Most neighbors are no expression.
  if (!lexicon?.forms.byPhrase.has(itself) && !lexicon?.meanings.byPhrase.has(itself)) return undefined
  const { words: variants, phrases: all } = lookUp(itself, language)
  // Other words for several words would find less than they hide: measured on the question sets.
  const phrases = all.filter((one) => /\p{N}/u.test(one))
  return variants.length + phrases.length > 0 ? { at, variants, phrases } : undefined
}

function lookedUp(word: string, language: Language | undefined): Variants {
  let known = remembered.get(language)
  if (!known || known.size > REMEMBERED) remembered.set(language, (known = new Map()))
  let variants = known.get(word)
  if (!variants) known.set(word, (variants = isUnspaced(word) ? unspaced(word) : lookUp(word, language)))
  return variants
}

function lookUp(word: string, language: Language | undefined): Variants {
  const lexicon = lexiconOf(language)
  if (!lexicon) return none
  const key = (one: string) => stem(one, language)
  const found = new Map<string, string>([[word.includes(' ') ? word : key(word), word]])
  const phrases = new Set<string>()
  const add = (one: string) => {
    if (!one.includes(' ')) {
      if (!found.has(key(one))) found.set(key(one), one)
    } else if (!NEGATED.test(one)) phrases.add(one)
  }
  const formsOf = (one: string) => {
    const forms = groupsWith(lexicon.forms, one, language).flat()
    const other = otherSpelling(one, language)
    return other === undefined ? forms : [...forms, other]
  }
  formsOf(word).forEach(add)
  for (const form of Array.from(found.values())) {
    for (const meaning of groupsWith(lexicon.meanings, form, language).flat()) {
      add(meaning)
      formsOf(meaning).forEach(add)
    }
  }
  return { words: [...found.values()].slice(1), phrases: [...phrases] }
}

/** Whether a word, in any form, stands in the lists of a language. */
export function isEverydayWord(word: string, language: Language | undefined): boolean {
  const lexicon = lexiconOf(language)
  if (!lexicon) return false
  const [surface, root] = [fold(word), stem(word, language)]
  const { forms, meanings, parts } = lexicon
  return (
    [forms.byWord, meanings.byWord, parts].some((known) => known.has(surface)) ||
    [forms.byRoot, meanings.byRoot, parts].some((known) => known.has(root))
  )
}

/** The single words of the lists of a language, as one would write them. */
export function everydayNames(language: Language): string[] {
  const lexicon = lexiconOf(language)
  const groups = lexicon ? [...lexicon.forms.groups, ...lexicon.meanings.groups] : []
  return [...new Set(groups.flat())].filter((name) => !name.includes(' '))
}

function unspaced(run: string): Variants {
  const lexicon = lexiconOf('ja')
  if (!lexicon) return none
  const words = groupsWith(lexicon.meanings, run, undefined).flat()
  return { words: [...new Set(words)].filter((one) => one !== run), phrases: [] }
}

/** Words that are written without spaces are looked for inside of a run. */
function inside(run: string, at: number): Expression[] {
  const found: Expression[] = []
  for (let from = 0; from < run.length; from += 1) {
    for (let length = Math.min(LONGEST_INSIDE, run.length - from); length > 1; length -= 1) {
      const variants = unspaced(run.slice(from, from + length)).words
      if (variants.length === 0) continue
      found.push({ at: [at], variants, phrases: [] })
      from += length - 1
      break
    }
  }
  return found
}

function lexiconOf(language: Language | 'ja' | undefined): Lexicon | undefined {
  if (language === undefined) return undefined
  if (!lexicons.has(language)) {
    const lists = everydayWords[language]
    lexicons.set(language, lists && createLexicon(lists, language === 'ja' ? undefined : language))
  }
  return lexicons.get(language)
}
