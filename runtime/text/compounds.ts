import { isEverydayWord } from './everyday/index.ts'
import { isStopWord } from './language.ts'
import { stem } from './stem.ts'
import type { Language } from './stop-words.ts'

/** What may stand between the parts of a compound, in languages that write them together. */
const linkers: Partial<Record<Language, readonly string[]>> = {
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  nl: ['', 's', 'e', 'en', 'er'],
  sv: ['', 's'],
  da: ['', 's', 'e', 'er'],
  no: ['', 's', 'e', 'er'],
}
/** Endings after which an "s" is always a linker. */
const linkedByS = /(?:ung|heit|keit|schaft|ion|tät|ing|heid|teit|schap|het|else)$/
/** What no compound ends with: a "Versicherung" is made of a verb. */
const ENDING =
  /^(?:er|el|ig|ier)?ung(?:en|s)?$|^(?:bar|lich|los|sam|haft)(?:e[mnrs]?|(?:ig)?keit(?:en)?)$|^erinn(?:en)?$/
const LEAST_PART = 4
/** A part that nobody knows must be long, and what it is said to be joined with too, or every word would fall apart. */
const LEAST_UNKNOWN = 5
const LEAST_SURE_HEAD = 6
const LONGEST = 40

interface Split {
  head: string
  tail: string
  worth: number
}

/**
 * The parts of a compound, each as it would stand alone; only the word where it is none. `known` says whether the
 * documents hold a stem; everyday words are known without it.
 */
export function splitCompound(
  word: string,
  language: Language | undefined,
  known: (stem: string) => boolean = () => false,
): string[] {
  const between = language && linkers[language]
  if (!between || word.length < 2 * LEAST_PART || word.length > LONGEST || !/^\p{L}+$/u.test(word)) return [word]
  const isKnown = (part: string) => isEverydayWord(part, language) || known(stem(part, language))
  let best: Split | undefined
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at += 1) {
    const tail = word.slice(at)
    const knowsTail = isKnown(tail)
    for (const linker of between) {
      const head = word.slice(0, at - linker.length)
      if (!word.slice(0, at).endsWith(linker) || head.length < LEAST_PART) continue
      const knowsHead = isKnown(head)
      if (!knowsTail && !knowsHead) continue
      if (!knowsHead && (head.length < LEAST_UNKNOWN || isStopWord(head, language))) continue
      if (!knowsTail && (tail.length < LEAST_UNKNOWN || head.length < LEAST_SURE_HEAD || ENDING.test(tail))) continue
      // A known tail says what the word is about; of equals the longer known parts, and the shorter linker.
      const join = linker === 's' && linkedByS.test(head) ? -2 : linker.length / 2
      const worth = (knowsTail ? 20 + tail.length : 0) + (knowsHead ? 10 + head.length : 0) - join
      if (!best || worth > best.worth) best = { head, tail, worth }
    }
  }
  if (!best) return [word]
  return [best.head, best.tail].flatMap((part) => (isKnown(part) ? [part] : splitCompound(part, language, known)))
}
