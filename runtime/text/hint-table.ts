import { hash32 } from './hash.ts'

/** Of the lists of words: each has a bit. */
const listed = ['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'tr'] as const
export type ListedLanguage = (typeof listed)[number]

/** More than twice as many places as words, so that a word is found at once. */
const PLACES = 1 << 16
const LISTS = (1 << listed.length) - 1
const ASKED_SHIFT = listed.length
const CHECK_SHIFT = 2 * listed.length

/**
 * Which languages have a word, in memory that threads share: to read the lists takes each of them longer than all else that it does
 * to begin, and some 10 MB. A place is a hash of a word, and a bit for each list of everyday words, then for each of the words that
 * questions turn on, then 14 bits of another hash: a word that is in no list is never taken for one.
 */
export type HintTable = Uint32Array<SharedArrayBuffer>

export const createHintTable = (): HintTable => new Uint32Array(new SharedArrayBuffer(2 * 4 * PLACES))

/** By length, too: a hash takes a character above 255 for two, so that "歯" has that of "ok". */
const checkOf = (word: string) => hash32(word, word.length) >>> CHECK_SHIFT

/** Where a word stands, or would, and its hash. */
function placeOf(table: HintTable, word: string): { place: number; key: number } {
  const key = hash32(word) || 1
  for (let place = key % PLACES; ; place = (place + 1) % PLACES) {
    const held = table[2 * place]
    if (held === 0) return { place, key }
    if (held === key && (table[2 * place + 1] as number) >>> CHECK_SHIFT === checkOf(word)) return { place, key }
  }
}

/** @throws RangeError for a language that has no bit */
export function addHint(table: HintTable, word: string, language: string, isAsked: boolean): void {
  const at = listed.indexOf(language as ListedLanguage)
  if (at === -1) throw new RangeError(`"${language}" has lists of words, but no place in hint-table.ts`)
  const { place, key } = placeOf(table, word)
  const list = 1 << (at + (isAsked ? ASKED_SHIFT : 0))
  table[2 * place] = key
  table[2 * place + 1] = (table[2 * place + 1] as number) | list | (checkOf(word) << CHECK_SHIFT)
}

/** The languages that have a word, as bits. */
export function listsOf(table: HintTable, word: string): { everyday: number; asked: number } {
  const bits = table[2 * placeOf(table, word).place + 1] as number
  return { everyday: bits & LISTS, asked: (bits >>> ASKED_SHIFT) & LISTS }
}

export const languagesIn = (bits: number): ListedLanguage[] => listed.filter((_, at) => (bits & (1 << at)) !== 0)
