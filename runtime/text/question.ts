import { splitCompound } from './compounds.ts'
import { expressionsIn, isEverydayWord, phrasesFor, variantsOf } from './everyday/index.ts'
import { meantWords } from './everyday/meant.ts'
import { fold } from './fold.ts'
import { guessLanguage, isStopWord, knownWord, languageNumber } from './language.ts'
import { remembering } from './remembering.ts'
import { slipsOf } from './slips.ts'
import { stem } from './stem.ts'
import type { Language } from './stop-words.ts'
import { eachCharacter, eachPair, formsOf, takeApart, termId } from './terms.ts'
import { words } from './words.ts'

/** Numbers of terms, each with its weight. */
export type Weights = ReadonlyMap<number, number>

/** A word of a question, with what may stand for it in a passage: what weighs most there counts, never the sum. */
export interface QuestionWord {
  /** The word itself. */
  own: Weights
  /** Its surface and its stem: where no passage has either, the word may be misspelled. */
  telling: readonly number[]
  /** What means the same. */
  others: readonly Weights[]
  /** Numbers of the terms that the word may stand for where fingers slipped: some hundreds, and the same array each time. */
  slips(): Uint32Array
}

/** A question as it is looked up. */
export interface Question {
  words: readonly QuestionWord[]
  /** What is looked for beside the words: pairs of characters, and what several words mean together. */
  terms: Weights
}

/** What each of a word's three forms weighs; forms that are alike add up. */
const FORM_WEIGHT = 0.5
/** What a single character weighs beside a pair of them, and a pair of syllables beside a syllable. */
const SMALL_WEIGHT = 0.5
/** What another word weighs, where the word itself weighs 1.5. Fitted, as those below, on the question sets. */
const MEANING_WEIGHT = 0.45
const PHRASE_WEIGHT = 0.4
const COMPOUND_WEIGHT = 0.4
const EXPRESSION_WEIGHT = 0.5
const JOINED_WEIGHT = 0.5
/** A question of more words tells by itself what it means; other words for each of them would only blur it. */
const FULLY_WIDENED = 4.5
/** What the other words weigh where they add up, as a passage may have several of them. */
const ADDED_UP = 0.4

/** What to look for in passages. Stop words alone find nothing. */
export function analyzeQuestion(text: string): Question {
  const found = words(text)
  const language = guessLanguage(found)
  const number = languageNumber(language)
  const terms = new Map<number, number>()
  const telling: string[] = []
  for (const word of found) {
    const forms = formsOf(knownWord(word), language, number)
    if (forms === undefined) {
      eachCharacter(word, (term) => add(terms, termId(term), term.length === 1 ? SMALL_WEIGHT : 1))
    } else if (forms !== null) telling.push(word)
  }
  if (language === 'vi') eachPair(found, (term) => add(terms, termId(term), SMALL_WEIGHT))
  const share = Math.min(1, FULLY_WIDENED / telling.length)
  for (const { variants, phrases } of expressionsIn(found, language)) {
    for (const variant of variants) addMeaning(terms, variant, EXPRESSION_WEIGHT * share, language)
    for (const word of phrases.flatMap((phrase) => phrase.split(' ')))
      addMeaning(terms, word, PHRASE_WEIGHT * share, language)
  }
  for (const joined of joinedIn(found)) addMeaning(terms, joined, JOINED_WEIGHT, language)
  return { words: telling.map((word) => remembered(`${word} ${share} ${language ?? ''}`)), terms }
}

/** A question for an engine that can only add up. */
export function addedUp({ words, terms }: Question): Weights {
  const all = new Map(terms)
  for (const { own, others } of words) {
    for (const [term, weight] of own) add(all, term, weight)
    for (const other of others) for (const [term, weight] of other) add(all, term, weight * ADDED_UP)
  }
  return all
}

const REMEMBERED = 1_500
/** Most words of a question were asked before: by word, share and language. */
const remembered = remembering(REMEMBERED, (key) => {
  const [word, share, language] = key.split(' ') as [string, string, Language | '']
  return questionWord(word, language === '' ? undefined : language, Number(share))
})

function questionWord(word: string, language: Language | undefined, share: number): QuestionWord {
  const forms = takeApart(word, language)
  const own = new Map<number, number>()
  for (const form of forms) add(own, form, FORM_WEIGHT)
  const compound = splitCompound(word, language)
  let slips: Uint32Array | undefined
  return {
    own,
    telling: forms.slice(0, 2),
    others: [
      ...variantsOf(word, language).map((variant) => meaningOf([variant], MEANING_WEIGHT * share, language)),
      ...phrasesFor(word, language).map((phrase) => meaningOf(phrase.split(' '), PHRASE_WEIGHT * share, language)),
      ...(compound.length > 1 ? [meaningOf(compound, COMPOUND_WEIGHT * share, language)] : []),
    ],
    slips: () => (slips ??= slipsRemembered(`${word} ${language ?? ''}`)),
  }
}

/** By word and language alone: in questions of another length a word weighs otherwise, and is misspelled for the same. */
const slipsRemembered = remembering(REMEMBERED, (key) => {
  const [word, name] = key.split(' ') as [string, Language | '']
  const language = name === '' ? undefined : name
  if (isEverydayWord(word, language)) return new Uint32Array()
  const [slips, meant] = [slipsOf(fold(word), language), meantTerms(word, language)]
  return meant.length === 0 ? slips : Uint32Array.of(...slips, ...meant)
})

/** Numbers of the terms of what means the same as the everyday word that was meant. */
const meantTerms = (word: string, language: Language | undefined): number[] =>
  meantWords(word, language)
    .flatMap((meant) => variantsOf(meant, language))
    .map((variant) => termId(stem(variant, language ?? 'en')))

const loneLetter = /^\p{L}$/u
const amount = /^[0-9]+$/
const unit = /^\p{L}{1,3}$/u

/** What passages may have as one word: "e bike" as "ebike", "5 pm" as "5pm". */
function joinedIn(found: readonly string[]): string[] {
  return found.slice(1).flatMap((word, i) => {
    const before = found[i] as string
    const joins = loneLetter.test(before) ? /^\p{L}{3,}$/u.test(word) : amount.test(before) && unit.test(word)
    return joins ? [before + word] : []
  })
}

function meaningOf(parts: readonly string[], weight: number, language: Language | undefined): Weights {
  const weights = new Map<number, number>()
  const telling = parts.filter((part) => !isStopWord(part, language))
  for (const part of telling) addMeaning(weights, part, weight / telling.length, language)
  return weights
}

function addMeaning(weights: Map<number, number>, word: string, weight: number, language: Language | undefined): void {
  const [surface, root] = takeApart(word, language)
  add(weights, surface, weight / 2)
  add(weights, root, weight / 2)
}

function add(weights: Map<number, number>, term: number, weight: number): void {
  weights.set(term, (weights.get(term) ?? 0) + weight)
}
