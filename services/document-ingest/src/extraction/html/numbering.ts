import type { Attributes } from './tags.ts'

/** How the items of a list are counted. */
export interface Numbering {
  /** "1", "a", "A", "i" or "I"; empty where they are not. */
  type: string
  /** Of the next item. */
  next: number
}

const TYPES = new Set(['1', 'a', 'A', 'i', 'I'])
const LARGEST = 1_000_000
const ROMANS: readonly (readonly [string, number])[] = [
  ...([
    ['m', 1000],
    ['cm', 900],
    ['d', 500],
    ['cd', 400],
    ['c', 100],
    ['xc', 90],
  ] as const),
  ...([
    ['l', 50],
    ['xl', 40],
    ['x', 10],
    ['ix', 9],
    ['v', 5],
    ['iv', 4],
    ['i', 1],
  ] as const),
]
/** Larger ones are written in digits. */
const LARGEST_ROMAN = 3_999

/** A list as its tag says. One that counts down says so before its items are known, and is counted up. */
export function numberingOf(tag: string, { type = '1', start }: Attributes): Numbering {
  return tag === 'ol' ? { type: TYPES.has(type) ? type : '1', next: numberIn(start) ?? 1 } : { type: '', next: 1 }
}

/** What stands before an item; `value` is its own number, from which the list goes on. */
export function markerOf(list: Numbering | undefined, value?: string): string {
  if (!list || list.type === '') return '- '
  const number = numberIn(value) ?? list.next
  list.next = number + 1
  return `${written(number, list.type)}. `
}

function numberIn(given: string | undefined): number | undefined {
  const number = Number.parseInt(given ?? '', 10)
  return Number.isNaN(number) || Math.abs(number) > LARGEST ? undefined : number
}

function written(number: number, type: string): string {
  if (type === '1' || number < 1) return String(number)
  const text = type.toLowerCase() === 'a' ? inLetters(number) : inRomans(number)
  return type === type.toLowerCase() ? text : text.toUpperCase()
}

function inLetters(number: number): string {
  let text = ''
  for (let left = number; left > 0; left = Math.floor((left - 1) / 26)) {
    text = String.fromCharCode(97 + ((left - 1) % 26)) + text
  }
  return text
}

function inRomans(number: number): string {
  if (number > LARGEST_ROMAN) return String(number)
  let [text, left] = ['', number]
  for (const [sign, worth] of ROMANS) {
    while (left >= worth) {
      text += sign
      left -= worth
    }
  }
  return text
}
