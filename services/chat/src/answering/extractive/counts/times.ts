import { fold, words } from '@docent/runtime/text'
import { NUMBER, numberOf } from '../steps/amounts.ts'

const WORDS: readonly (readonly [number, string])[] = [
  [1, 'once|einmal|eenmaal'],
  [2, 'twice|zweimal|tweemaal'],
  [3, 'thrice|dreimal|driemaal'],
  [4, 'viermal'],
  [5, 'fünfmal'],
]
const counts = WORDS.map(([count, all]) => ({ count, pattern: new RegExp(`^(?:${all})$`, 'iu') }))

/** Behind how often something is: within what, or the end of it. "Once booked" says no number. */
const PERIOD =
  "\\s*(?:\\/\\s?\\p{L}|(?:an?|per|each|every|in|pro|die|im|je|wöchentlich|monatlich|täglich|jährlich|weekly|monthly|daily|par|la|por|à|al|alla|all['’]|ao|a la|all|da|na|the|de|het|haftada|ayda)(?!\\p{L})|$|[?!.,;:)\\n])"
const TIMES =
  '(?:times|time(?= (?:a|per|each|every))|mal(?:e)?|fois|ve(?:z|ces|zes)|volt[ae]|keer|maal|kez|kere|defa|[x×](?!\\s?\\p{N}))'
const OFTEN = new RegExp(
  `(?<![\\p{L}\\p{N}.,:])(?<!(?:noch|nicht|auf|at|for|all at|more than|encore|otra|más de|nog|bir) )(?:(${WORDS.map(([, all]) => all).join('|')})|(${NUMBER})[\\s-]?${TIMES})(?=${PERIOD})`,
  'giu',
)
/** How often something is, as a text says it: "twice a week" and "2 fois par semaine" are two times. */
export const timesIn = (text: string): number[] => [...new Set(foundIn(text).map(({ count }) => count))]

/**
 * The words of a question that count, without those that say how often where a passage says as often in whatever words: "twice" stands in
 * none that says "2x".
 */
export function withoutTimes(
  counting: readonly string[],
  question: string,
  passages: readonly string[],
): readonly string[] {
  const found = foundIn(question)
  const isSaid = found.some(({ count }) => passages.some((text) => timesIn(text).includes(count)))
  if (!isSaid) return counting
  const times = new Set(found.flatMap(({ said }) => words(said).map(fold)))
  return counting.filter((word) => !times.has(word))
}

const foundIn = (text: string) =>
  [...text.matchAll(OFTEN)].flatMap(([said, word, number]) => {
    const count =
      word === undefined ? numberOf(number as string) : (counts.find(({ pattern }) => pattern.test(word))?.count ?? NaN)
    return Number.isNaN(count) ? [] : [{ count, said }]
  })
