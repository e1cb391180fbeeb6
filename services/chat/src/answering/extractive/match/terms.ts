import {
  canBeSame,
  comparable,
  compoundsWith,
  expressionsIn,
  fold,
  idf,
  isEverydayWord,
  isOwnThing,
  isSame,
  isStopWord,
  isUnspaced,
  meantWords,
  partsOfVerb,
  phrasesFor,
  respellingsOf,
  splitCompound,
  stem,
  translationsOf,
  variantsOf,
  type Comparable,
  type Language,
} from '@docent/runtime/text'
import { formsOfDay } from '../calendar/names.ts'
import { isBeside } from '../question/beside.ts'
import { has } from '../question/values.ts'
import { isSlight, isSlipOfSlight } from '../question/slight.ts'
import { isHeadOf, soundsAlike, spelledOut } from './alike.ts'
import { wordHere, worthHere } from './here.ts'
import type { Holdings } from './holdings.ts'
import { bonesOf, comparableOf, skeleton, type Stemmed } from '../units/stems.ts'
import type { Stems } from '../units/unit.ts'

/** A word of the question with the stems of these documents that are as good, each with how good, 0 to 1. */
export interface Term {
  word: string
  stems: ReadonlyMap<string, number>
  /** Stems that are as good when they stand together: "flat tyre" for a puncture. */
  phrases: readonly Phrase[]
  /** How much it tells, as a share of all words of the question. */
  share: number
  /** No passage found has it in any form. */
  absent: boolean
}
interface Phrase {
  stems: readonly string[]
  worth: number
}

const VARIANT = 0.9
/** Short for the least of something, too, as which it stands beside no figure: "15 min" ties nobody. */
const MINUTES = 'min'
/** What a word tells by itself that means another thing together with its neighbor. */
const IN_EXPRESSION = 0.5
const PHRASE = 0.9
const INSIDE_COMPOUND = 0.75
const PART = 0.5
/** What a word of another language is called in that of a passage. */
const TRANSLATED = 0.85
/** What words tell that only stand beside what is asked for. */
const BESIDE = 0.25
const NEARLY = 0.75
/** What a word tells that one slip made of another. */
const SLIPPED = 0.9
/** What another word for it tells that the documents spell wrong: "warranty" of the "garantee". */
const NEARLY_VARIANT = VARIANT * NEARLY
/** Shorter ones are too soon another word. */
const SHORTEST_MISSPELLED = 7
const BEGINNING = 0.55
const SHORTEST_HEAD = 3
const BEGINNING_LENGTH = 5
const SHORTEST_PART = 4
/** Words that stand for a part of a compound, at most. */
const MOST_FOR_PART = 3
/** Letters that a form of a word may be shorter by. */
const ENDING = 3
/** Who is ill asks for no insurance, and no hospital. */
const ILL = /^krank/u
const OF_NO_ILLNESS = /^kranken(?:kasse|haus|hauser|versicher|gymnast|pfleg|schein)/u
const COMPOUNDING: ReadonlySet<Language | undefined> = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi'] as Language[])

/**
 * Which stems of the passages each word stands for.
 *
 * @param asked the language of the question, where it is known
 * @param whole all words of the question: "check in" means something that "check" alone does not
 */
export function resolve(
  list: readonly string[],
  { passages, languages, words: standing, surfaces, beginningLike, stems: all, counted }: Holdings,
  asked: Language | undefined,
  whole: readonly string[] = list,
): Term[] {
  if (list.length === 0) return []
  const expressions = new Map<string, string[]>()
  const expressed = new Map<string, Phrase[]>()
  const apart = new Set<string>()
  const asTheyStand = new Set<string>()
  const abroad = new Map<string, Map<string, number>>()
  const namesAbroad = new Map<string, string[]>()
  for (const language of languages) {
    if (!asked || !language || language === asked) continue
    for (const { at, words, phrases } of translationsOf(whole, asked, language)) {
      const held = phrases
        .map((one) => one.split(' ').flatMap((part) => (isStopWord(part, language) ? [] : [stem(part, language)])))
        .filter((one) => one.length > 0 && one.every((part) => all.has(part)) && standTogether(one))
      for (const word of at.map((place) => fold(whole[place] as string))) {
        const stems = abroad.get(word) ?? new Map<string, number>()
        for (const name of words) {
          for (const form of formsOfDay(name, language)) stems.set(stem(form, language), TRANSLATED)
          if (COMPOUNDING.has(language))
            for (const one of compoundsOf(name)) if (!stems.has(one)) stems.set(one, INSIDE_COMPOUND)
        }
        abroad.set(word, stems)
        namesAbroad.set(word, [...(namesAbroad.get(word) ?? []), ...words])
        expressed.set(word, [...(expressed.get(word) ?? []), ...held.map((stems) => ({ stems, worth: TRANSLATED }))])
      }
    }
  }
  for (const language of languages) {
    for (const { at, variants, phrases, isApart } of expressionsIn(whole, language)) {
      const known = phrases.map((one) => one.split(' ').map((part) => stem(part, language ?? 'en')))
      const held = known.filter((one) => one.every((part) => all.has(part)) && standTogether(one))
      const said = at.map((place) => fold(whole[place] as string))
      const isThere = !isApart && standSideBySide(said)
      for (const word of said) {
        if (isThere) asTheyStand.add(word)
        const meant = variants.filter((one) => one !== MINUTES).map((one) => stem(one, language ?? 'en'))
        expressions.set(word, [...(expressions.get(word) ?? []), ...meant])
        expressed.set(word, [...(expressed.get(word) ?? []), ...held.map((stems) => ({ stems, worth: PHRASE }))])
        if (isApart) apart.add(word)
      }
    }
  }
  const resolved = list.map((word) => ({
    word,
    stems: meantOf(word, stemsOf(word)),
    phrases: [...phrasesOf(word), ...(expressed.get(word) ?? [])],
  }))
  const told = resolved.map(
    (term) =>
      idf(counted, countHaving(term)) *
      (isBeside(term.word) || apart.has(term.word) || (isAbsent(term) && mayBeMissing(term.word)) ? BESIDE : 1),
  )
  const sum = told.reduce((total, one) => total + one, 0)
  return resolved.map((term, i) => ({
    ...term,
    share: sum === 0 ? 0 : (told[i] as number) / sum,
    absent: isAbsent(term),
  }))

  /** What stands for a word, with what stands for the everyday word that it was meant to be where it stands for nothing. */
  function meantOf(word: string, found: Map<string, number>): Map<string, number> {
    if ([...found.values()].some((worth) => worth >= MEANT)) return found
    for (const language of languages) {
      for (const meant of meantWords(word, language)) {
        for (const [one, worth] of stemsOf(fold(meant))) found.set(one, Math.max(found.get(one) ?? 0, worth * SLIPPED))
      }
    }
    return found
  }

  function stemsOf(word: string): Map<string, number> {
    const found = new Map<string, number>()
    const add = (one: string, worth: number) => {
      if (all.has(one) && (found.get(one) ?? 0) < worth) found.set(one, worth)
    }
    // What is as good as "gym" is "fitness", whose stem is that of "fit": of that alone it is no form.
    const addVariant = (variant: string, language: Language | undefined, worth: number) => {
      const one = stem(variant, language ?? 'en')
      if ((all.get(one)?.surface.length ?? 0) >= variant.length - ENDING) add(one, worth)
    }
    for (const one of expressions.get(word) ?? []) add(one, VARIANT)
    const translated = abroad.get(word) ?? new Map<string, number>()
    if (isUnspaced(word)) {
      add(word, 1)
      for (const variant of variantsOf(word, undefined)) add(variant, VARIANT)
      return found
    }
    // "Send it back" is a return: of what is only sent it says little.
    const alone =
      !asTheyStand.has(word) &&
      ((found.size > 0 && !apart.has(word)) || expressed.get(word)?.some(({ worth }) => worth !== TRANSLATED))
        ? IN_EXPRESSION
        : 1
    for (const [one, worth] of translated) add(one, worth)
    for (const language of languages) {
      add(stem(word, language ?? 'en'), alone)
      const worth = VARIANT * (apart.has(word) ? IN_EXPRESSION : alone)
      for (const variant of variantsOf(word, language)) addVariant(variant, language, worth)
      for (const other of respellingsOf(word, language)) {
        add(stem(other, language ?? 'en'), VARIANT)
        for (const variant of variantsOf(other, language)) addVariant(variant, language, NEARLY)
      }
    }
    // Typed without its accents, by which its stem is another.
    const asTyped = surfaces.get(word)?.stem
    if (asTyped !== undefined) add(asTyped, alone)
    if (/\p{N}/u.test(word)) return found
    const exact = found.size > 0
    if (!exact) for (const one of misspelled(word)) add(one, NEARLY_VARIANT)
    for (const language of languages) {
      const parts = COMPOUNDING.has(language) && !exact ? splitCompound(word, language, (one) => all.has(one)) : []
      if (parts.length > 1) for (const part of parts) add(stem(part, language ?? 'en'), PART)
    }
    const compounding = languages.some((language) => COMPOUNDING.has(language))
    const heard = exact ? [] : languages.map((language) => comparable(word, language))
    const beginning = word.length > BEGINNING_LENGTH ? word.slice(0, BEGINNING_LENGTH) : undefined
    if (exact && !compounding && beginning === undefined) return found
    const less = surfaces.get(`${word}less`)
    if (less) add(less.stem, INSIDE_COMPOUND)
    const bones = exact ? '' : skeleton(word)
    // Where the word itself stands there, too, only what has it as it is.
    const inside = (surface: string) =>
      word.length >= SHORTEST_PART &&
      surface.length > word.length + 2 &&
      (surface.startsWith(word) ||
        (exact && surface.endsWith(word) && !isOwnThing(surface, surface.length - word.length)))
    const hasIt = exact
      ? []
      : languages
          .filter((language) => COMPOUNDING.has(language))
          .map((language) => compoundsWith(word, language, (one) => all.has(one)))
    const isIll = ILL.test(word) && !OF_NO_ILLNESS.test(word)
    // A compound may have the word anywhere; everything else begins as it does.
    for (const group of compounding ? [standing] : beginningLike(word)) {
      for (const other of group) {
        const { surface, stem: one } = other
        if (isIll && OF_NO_ILLNESS.test(surface)) continue
        if (compounding && (inside(surface) || someHas(hasIt, surface))) add(one, INSIDE_COMPOUND)
        else if (compounding && !exact && isHeadOf(surface, word)) add(one, INSIDE_COMPOUND)
        else if (!exact && canBeSame(word, surface) && (soundsAlike(word, bones, other) || isHeardAs(heard, other)))
          add(one, NEARLY)
        else if (
          beginning !== undefined &&
          surface.length > BEGINNING_LENGTH &&
          surface.startsWith(exact && compounding ? word.slice(0, -ENDING) : beginning) &&
          !(exact && compounding && hasOtherHead(word, surface))
        )
          add(one, BEGINNING)
      }
    }
    return found
  }

  /** Whether what goes on otherwise is a word by itself: a "Kinderanhänger" is not the "Kinderrad" that stands there, too. */
  function hasOtherHead(word: string, surface: string): boolean {
    let at = BEGINNING_LENGTH
    while (at < word.length && word[at] === surface[at]) at += 1
    const head = word.slice(at)
    return (
      head.length >= SHORTEST_HEAD &&
      languages.some((language) => all.has(stem(head, language ?? 'en')) || isEverydayWord(head, language))
    )
  }

  /** Whether a word that stands there is one of the question, as each of the languages has it, but for a slip. */
  function isHeardAs(heard: readonly Comparable[], other: Stemmed): boolean {
    for (let i = 0; i < heard.length; i += 1)
      if (isSame(heard[i] as Comparable, comparableOf(other, languages[i]))) return true
    return false
  }

  /** Stems of words that are another word for it but for a vowel or a doubled letter: "garantee", "apointment". */
  function misspelled(word: string): string[] {
    const others = [...languages.flatMap((language) => variantsOf(word, language)), ...(namesAbroad.get(word) ?? [])]
    return [...new Set(others.map(fold))]
      .filter((other) => other.length >= SHORTEST_MISSPELLED)
      .flatMap((other) => {
        const bones = skeleton(other)
        return beginningLike(other)
          .flatMap((group) => group.filter((one) => canBeSame(other, one.surface) && bonesOf(one) === bones))
          .filter((one) =>
            languages.some((language) => isSame(comparable(other, language), comparableOf(one, language))),
          )
          .map((one) => one.stem)
      })
  }

  /** Stems of the words that end or begin with a name: "Zahnreinigung" is a "Reinigung". */
  function compoundsOf(name: string): string[] {
    const part = fold(name)
    if (part.length <= SHORTEST_PART) return []
    return standing.flatMap(({ surface, stem: one }) =>
      surface.length > part.length + 2 && (surface.startsWith(part) || surface.endsWith(part)) ? [one] : [],
    )
  }

  function phrasesOf(word: string): Phrase[] {
    return languages.flatMap((language) => {
      const stemsIn = (text: string) =>
        text
          .split(/[ _]/)
          .map((part) => stem(part, language ?? 'en'))
          .filter((one, _, list) => list.length === 1 || all.has(one) || !isStopWord(one, language))
      const said = phrasesFor(word, language).map(stemsIn)
      const parts = COMPOUNDING.has(language) ? splitCompound(word, language, (one) => all.has(one)) : []
      const whole = parts.length > 1 ? inOtherWords(parts, language) : []
      const apart = partsOfVerb(word, language)?.map((part) => stem(part, language ?? 'en'))
      const spelled =
        /^\p{L}{2,5}$/u.test(word) && !has('date', word) && !all.has(stem(word, language ?? 'en'))
          ? spelledOut(word, passages).map(stemsIn)
          : []
      return [...said, ...whole, ...(apart ? [apart] : []), ...spelled]
        .filter((list) => list.length > 0 && list.every((one) => all.has(one)) && standTogether(list))
        .map((list) => ({ stems: list, worth: PHRASE }))
    })
  }

  /** The parts of a compound, each as it is or as what means the same: "Rabatt" for "Studierende" to "Studentenrabatt". */
  function inOtherWords(parts: readonly string[], language: Language | undefined): string[][] {
    const standing = parts.map((part) =>
      [part, ...variantsOf(part, language)]
        .map((one) => stem(one, language ?? 'en'))
        .filter((one) => all.has(one))
        .slice(0, MOST_FOR_PART),
    )
    return standing.reduce<string[][]>(
      (begun, ones) => begun.flatMap((list) => ones.map((one) => [...list, one])),
      [[]],
    )
  }

  /** Words that one passage has: "mouth" in one and "shower" in another are no water flosser. */
  function standTogether(list: readonly string[]): boolean {
    return list.length === 1 || passages.some(({ all: stems }) => list.every((one) => stems.has(one)))
  }

  /** "Flat white" stands there as such: it is asked for, and no other coffee. */
  function standSideBySide(list: readonly string[]): boolean {
    const said = list.join(' ')
    return (
      list.every((one) => surfaces.has(one)) && passages.some(({ text }) => fold(text.toLowerCase()).includes(said))
    )
  }

  function countHaving(term: Pick<Term, 'stems' | 'phrases'>): number {
    let having = 0
    for (const { vocabulary, counted: units } of passages) {
      const here = wordHere(term, vocabulary)
      if (here.numbers.length === 0 && here.phrases.length === 0) continue
      for (const { own, lead } of units) having += Math.max(worthHere(here, own), 0.5 * worthHere(here, lead))
    }
    return having
  }
}

const someHas = (tests: readonly ((surface: string) => boolean)[], surface: string): boolean => {
  for (const has of tests) if (has(surface)) return true
  return false
}

/** The least with which a stem stands for a word: what only begins alike may be another, "motorcycle" is no motor. */
export const MEANT = 0.6
/** The least with which it is the very word, or a form of it; another word that means the same is less. */
export const AS_IT_STANDS = 0.95
const mayBeMissing = (word: string) => isSlight(word) || isSlipOfSlight(word)
const isAbsent = ({ stems, phrases }: Pick<Term, 'stems' | 'phrases'>) =>
  phrases.length === 0 && [...stems.values()].every((worth) => worth < MEANT)

/** Whether what a word names is missing from all passages: no more than a word that may be missing. */
export const isLacking = ({ absent, word }: Term): boolean => absent && !isBeside(word) && !mayBeMissing(word)

/** Of some words those that say what is asked for and that the passages have. */
export const tellingOf = (terms: readonly Term[]): Term[] =>
  terms.filter(({ absent, word }) => !absent && !isBeside(word))

/** How well some stems have a word of the question, 0 to 1. */
export function worthIn({ stems, phrases }: Pick<Term, 'stems' | 'phrases'>, set: Stems): number {
  let best = 0
  for (const [one, worth] of stems) if (worth > best && set.has(one)) best = worth
  for (const { stems: list, worth } of phrases) if (worth > best && list.every((one) => set.has(one))) best = worth
  return best
}
