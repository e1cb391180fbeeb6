import { fold } from './fold.ts'
import { stem } from './stem.ts'
import type { Language } from './stop-words.ts'
import { isUnspaced } from './words.ts'

/** Words shorter than this are another word as soon as a letter differs, but for two neighbors that changed places. */
const LEAST_FOR_ONE = 5
const LEAST_FOR_TWO = 9
const digit = /\p{N}/u

/** A normalized word, made ready to be held against many others of one language. */
export interface Comparable {
  heard: string
  stem: string
  /** Numbers, codes and words of scripts without spaces are never taken for each other. */
  exact: boolean
}

export function comparable(word: string, language: Language | undefined): Comparable {
  const said = heard(word)
  return { heard: said, stem: stem(word, language), exact: digit.test(said) || isUnspaced(said) }
}

/** Whether two normalized words are the same but for a slip of the fingers. Numbers and codes never are. */
export const sameWord = (a: string, b: string, language: Language | undefined): boolean =>
  isSame(comparable(a, language), comparable(b, language))

/**
 * Whether two normalized words need a closer look. No ending takes away where a Latin word begins, and fingers seldom slip
 * there: most pairs of words are told apart by their first two letters.
 */
export function canBeSame(a: string, b: string): boolean {
  const [first, second] = [letterAt(a, 0), letterAt(a, 1)]
  const [other, next] = [letterAt(b, 0), letterAt(b, 1)]
  if (first === other || first === P || other === P) return true
  // What has an accent is folded before it is compared.
  if (!isPlain(first) || !isPlain(second) || !isPlain(other) || !isPlain(next)) return true
  return first === next && other === second
}

/**
 * Words by how they begin. Of one word it gives, in groups, at least all that `canBeSame` does not rule out and all that
 * begin with its first letter: a small part of all where both are Latin.
 */
export function byBeginning<Item>(
  items: readonly Item[],
  wordOf: (item: Item) => string,
): (word: string) => readonly (readonly Item[])[] {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const word = wordOf(item)
    const first = letterAt(word, 0)
    const key = isPlain(first) && isPlain(letterAt(word, 1)) ? first : OTHERS
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return (word) => {
    const [first, second] = [letterAt(word, 0), letterAt(word, 1)]
    if (first === P || !isPlain(first) || !isPlain(second)) return [items]
    return [...new Set([first, second, P, OTHERS])].flatMap((key) => {
      const group = groups.get(key)
      return group ? [group] : []
    })
  }
}

const OTHERS = 0
const P = 'p'.charCodeAt(0)
/** 0 where there is none: what is no number is slow to compare. */
const letterAt = (word: string, at: number) => (word.length > at ? word.charCodeAt(at) : 0)
const isPlain = (letter: number) => letter >= 97 && letter <= 122

/** Whether two words of one language are the same but for a slip of the fingers. */
export function isSame(a: Comparable, b: Comparable): boolean {
  if (a.heard === b.heard) return true
  if (a.exact || b.exact) return false
  return a.stem === b.stem || isNear(a.heard, b.heard) || isNear(a.stem, b.stem)
}

/** "ph" sounds like "f": who writes one for the other means the same. */
const heard = (word: string) => fold(word).replaceAll('ph', 'f')

function isNear(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length)
  if (least < LEAST_FOR_ONE) return least === LEAST_FOR_ONE - 1 && isSwapped(a, b)
  const most = least < LEAST_FOR_TWO ? 1 : 2
  // Fingers that slip hit the first letter least, and other words differ there most.
  if (a[0] !== b[0] && !(a[0] === b[1] && a[1] === b[0])) return false
  return distance(a, b, most) <= most
}

/** Whether two words are the same but for two neighbors that changed places. */
export function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** The latest three rows of a comparison: hundreds of pairs of words are compared for a question. */
const rows: readonly [number[], number[], number[]] = [[], [], []]

/** Letters to add, drop, change or swap with their neighbor; more than `most` counts as one more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, last, row] = rows
  for (let j = 0; j <= b.length; j += 1) last[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (before[j - 2] as number) + 1)
      row[j] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    const free = before
    before = last
    last = row
    row = free
  }
  return last[b.length] as number
}
