import { fold } from '../fold.ts'
import { remembering } from '../remembering.ts'
import { isSwapped } from '../similar.ts'
import { stem } from '../stem.ts'
import type { Language } from '../stop-words.ts'
import { everydayNames, isEverydayWord } from './index.ts'

/** Shorter words with a slip are too soon another word; the longer of both must be longer. */
const SHORTEST = 6
const LEAST_LONGER = 7
const REMEMBERED = 2_000
const VOWEL = /[aeiouy]/

const byLanguage = new Map<Language, (word: string) => readonly string[]>()

/**
 * The everyday word that a normalized word was meant to be where fingers slipped once: "ratenzalung" for "Ratenzahlung". A letter
 * too few or too much, two that changed places, or a wrong vowel; a wrong consonant makes too many words of others. Empty for
 * an everyday word, and where more than one could be meant.
 */
export function meantWords(word: string, language: Language | undefined): readonly string[] {
  if (language === undefined || word.length < SHORTEST - 1) return []
  let known = byLanguage.get(language)
  if (!known) byLanguage.set(language, (known = meantIn(language)))
  return known(word)
}

function meantIn(language: Language) {
  const names = everydayNames(language).map((name) => ({ name, folded: fold(name), sound: heard(fold(name)) }))
  const byLetter = Map.groupBy(
    names.filter(({ folded }) => folded.length >= SHORTEST),
    ({ folded }) => folded[0],
  )
  return remembering(REMEMBERED, (word: string): readonly string[] => {
    const typed = fold(word)
    if (isEverydayWord(word, language)) return []
    const sound = heard(typed)
    const near = (byLetter.get(typed[0]) ?? [])
      .filter((one) => one.sound === sound || isSlip(typed, one.folded))
      .map(({ name }) => name)
    return new Set(near.map((name) => stem(name, language))).size === 1 ? near : []
  })
}

/** "Fittnes", "grilen", "zalen": letters that are doubled or not, and one that nobody hears. */
const heard = (word: string) => word.replace(/(.)\1/g, '$1').replace(/(?<=[aeiou])h(?=[lmnrt])/g, '')

/** Whether two words differ by one slip that is seldom another word. */
function isSlip(typed: string, name: string): boolean {
  if (typed.length < SHORTEST) return false
  if (Math.abs(typed.length - name.length) > 1 || Math.max(typed.length, name.length) < LEAST_LONGER) return false
  let at = 0
  while (at < typed.length && typed[at] === name[at]) at += 1
  if (typed.length < name.length) return typed.slice(at) === name.slice(at + 1)
  if (typed.length > name.length) return typed.slice(at + 1) === name.slice(at)
  const [letter, other] = [typed[at], name[at]]
  if (letter === undefined || other === undefined) return false
  return (
    isSwapped(typed, name) || (VOWEL.test(letter) && VOWEL.test(other) && typed.slice(at + 1) === name.slice(at + 1))
  )
}
