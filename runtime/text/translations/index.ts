import { expressionsApart, variantsOf } from '../everyday/index.ts'
import { fold, normalize } from '../fold.ts'
import { remembering } from '../remembering.ts'
import { byBeginning, canBeSame, comparable, isSame, type Comparable } from '../similar.ts'
import { stem } from '../stem.ts'
import type { Language } from '../stop-words.ts'
import { business } from './business.ts'
import { everydayLife } from './everyday-life.ts'
import { healthAndAnimals } from './health-and-animals.ts'
import { homeAndTrade } from './home-and-trade.ts'
import { leisure } from './leisure.ts'
import { office } from './office.ts'
import { questions } from './questions.ts'

/** The lists as they are written, for those who look after them. */
export const translationLists = [everydayLife, business, leisure, homeAndTrade, healthAndAnimals, office, questions]

/** The languages of the lists, in the order of their columns. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'tr'] as const satisfies readonly Language[]
const LONGEST_PHRASE = 4
const JOINERS = /['’-]/g

/** What some words of a question are called in another language. */
export interface Translation {
  /** Places of the words. */
  at: readonly number[]
  /** Each one normalized word, as one would write it. */
  words: readonly string[]
  /** What takes several words there, each with single spaces. */
  phrases: readonly string[]
}

/** A line of the lists: by language what the thing is called, with spaces inside. */
type Thing = ReadonlyMap<Language, readonly string[]>

/** Read when the first question in another language comes. */
let things: readonly Thing[] | undefined
const allThings = () =>
  (things ??= translationLists.flatMap((list) =>
    normalize(list)
      .trim()
      .split('\n')
      .map((line) => new Map(line.split('|').map((names, i) => [LANGUAGES[i] as Language, namesIn(names)] as const))),
  ))

function namesIn(list: string): string[] {
  return list
    .trim()
    .split(/\s+/)
    .flatMap((name) => spellingsOf(name.replaceAll('_', ' ')))
}

/** "après-midi" is written as one word and as two; the "e" of "e-bike" never stands alone. */
function spellingsOf(name: string): string[] {
  const joined = name.replace(JOINERS, '')
  if (joined === name) return [name]
  return /^\p{L}['’-]/u.test(name) ? [joined] : [joined, name.replace(JOINERS, ' ')]
}

const byLanguage = new Map<Language, ReadonlyMap<string, readonly Thing[]>>()

/**
 * What the words of a question are called in another language, as far as these lists go: an everyday word, or several that
 * name one thing. A word that is in no list is looked for by what means the same in its own language.
 */
export function translationsOf(words: readonly string[], from: Language, to: Language): Translation[] {
  const known = namesOf(from)
  const keys = words.map((word) => keyOf(word, from))
  const translations: Translation[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (from === 'en' && words[at] === 'may' && !isMonth(words, at)) continue
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      const found =
        known.get(length === 1 ? (keys[at] as string) : keys.slice(at, at + length).join(' ')) ??
        (length === 1 ? thingsLike(words[at] as string, from) : undefined)
      if (found === undefined || found.length === 0) continue
      translations.push(
        translation(
          Array.from({ length }, (_, i) => at + i),
          found,
          to,
        ),
      )
      at += length - 1
      break
    }
  }
  for (const { at, variants } of expressionsApart(words, from)) {
    const found = variants.flatMap((variant) => known.get(keyOf(variant, from)) ?? [])
    if (found.length > 0) translations.push(translation(at, found, to))
  }
  return translations
}

const BEFORE_A_MONTH = new Set('in until till since from by of during early late mid before after end'.split(' '))
/** "May" is a month beside a day or a word of time only. */
const isMonth = (words: readonly string[], at: number): boolean =>
  [words[at - 1], words[at + 1]].some((word) => /^\p{N}/u.test(word ?? '')) || BEFORE_A_MONTH.has(words[at - 1] ?? '')

function translation(at: readonly number[], found: readonly Thing[], to: Language): Translation {
  const names = [...new Set(found.flatMap((thing) => thing.get(to) ?? []))]
  return {
    at,
    words: names.filter((name) => !name.includes(' ')),
    phrases: names.filter((name) => name.includes(' ')),
  }
}

const REMEMBERED = 2_000
const likeByLanguage = new Map<Language, (word: string) => readonly Thing[]>()

/** Shorter words that differ in a letter are too soon other words. */
const SHORTEST_MISSPELLED = 7

/** What is called by a word that means the same, or that was meant by one with a slip: "Reperatur". */
function thingsLike(word: string, language: Language): readonly Thing[] {
  let like = likeByLanguage.get(language)
  if (!like) {
    const known = namesOf(language)
    like = remembering(REMEMBERED, (one) => {
      const variants = variantsOf(one, language).flatMap((variant) => known.get(keyOf(variant, language)) ?? [])
      return variants.length > 0 ? [...new Set(variants)] : thingsMeant(one, language)
    })
    likeByLanguage.set(language, like)
  }
  return like(word)
}

function thingsMeant(word: string, language: Language): readonly Thing[] {
  const typed = fold(word)
  if (typed.length < SHORTEST_MISSPELLED) return []
  const as = comparable(typed, language)
  const meant = new Set<Thing>()
  for (const group of longNamesOf(language)(typed)) {
    for (const name of group) {
      if (!canBeSame(typed, name.folded)) continue
      if (isSame(as, (name.comparable ??= comparable(name.folded, language)))) meant.add(name.thing)
    }
  }
  return allThings().filter((thing) => meant.has(thing))
}

/** A name that may be misspelled, without its accents. */
interface LongName {
  folded: string
  thing: Thing
  comparable?: Comparable
}

const longNames = new Map<Language, (word: string) => readonly (readonly LongName[])[]>()
function longNamesOf(language: Language) {
  let known = longNames.get(language)
  if (!known) {
    const all = allThings()
      .flatMap((thing) => (thing.get(language) ?? []).map((name): LongName => ({ folded: fold(name), thing })))
      .filter(({ folded }) => folded.length >= SHORTEST_MISSPELLED)
    longNames.set(language, (known = byBeginning(all, ({ folded }) => folded)))
  }
  return known
}

const keyOf = (name: string, language: Language) =>
  name
    .split(' ')
    .map((word) => fold(stem(word, language)))
    .join(' ')

function namesOf(language: Language): ReadonlyMap<string, readonly Thing[]> {
  let known = byLanguage.get(language)
  if (!known) {
    const names = new Map<string, Thing[]>()
    for (const thing of allThings()) {
      for (const name of thing.get(language) ?? []) {
        // Also as it is typed without accents, by which its stem may be another.
        for (const key of new Set([keyOf(name, language), keyOf(fold(name), language)]))
          names.set(key, [...(names.get(key) ?? []), thing])
      }
    }
    byLanguage.set(language, (known = names))
  }
  return known
}
