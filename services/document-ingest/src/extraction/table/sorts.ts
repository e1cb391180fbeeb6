import { isDayOrMonth } from './words.ts'

/** What a cell says: nothing, a price, a share, a bare figure, words, or figures of another sort. */
type Sort = 'nothing' | 'money' | 'share' | 'bare' | 'words' | 'other'
/** Whether a cell names what stands below it: that says so, says nothing against it, or is of its sort. */
export type Fit = 'named' | 'open' | 'not'

const NOTHING = /^[\s–—/-]*$/u
const FIGURE = /\p{N}/u
const WORD = /\p{L}{2}/u
const MONEY = /\p{Sc}|(?<!\p{L})(?:eur|euros?|chf|sfr|usd|gbp|tl|pln|zł|kr|sek|nok|dkk|czk|kč|huf|ron|lei)(?!\p{L})/iu
const SHARE = /\p{N}\s?%/u
/** A figure that says nothing else. */
export const BARE = /^[\p{N}.,\s*–-]+$/u

/** A day or a part of the year with its month: "1. Mai - 30. September", "from 3 June". */
const isPartOfYear = (text: string) =>
  FIGURE.test(text) && !/:\p{N}{2}/u.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).some(isDayOrMonth)

/** A day, a time or a year, or one up to another: "01.04.–30.06.", "9:00–12:00", "2025/26". */
const WHEN =
  /^(?:\p{N}{1,2}(?:\.\p{N}{1,2}\.(?:\p{N}{2,4})?|\/\p{N}{1,2}(?:\/\p{N}{2,4})?|:\p{N}{2})(?=$|[\s–-])|(?:19|20)\p{N}{2}\s?[–/-]\s?(?:\p{N}{2}){1,2}$)/u
/** One figure, or one up to another, with what it counts, which no phone is: "3 days", "0–5 kg", "100+". */
const SIZED =
  /^[<>≤≥~]?\s?\p{N}{1,4}(?:[.,]\p{N}{1,2})?(?:\s?[–-]\s?\p{N}{1,4}(?:[.,]\p{N}{1,2})?)?[\s-]?[\p{L}+][^\p{N}]*$/u
/** "Q1", "Rd 2". */
const CODED = /^\p{L}{1,3}\.?\s?\p{N}{1,2}$/u
/** How many there are of something. */
const COUNTED = /^\p{N}{1,2}$/u
/** Share of what stands below that says figures, at least. */
const MOSTLY = 0.5

function sortOf(text: string): Sort {
  if (NOTHING.test(text)) return 'nothing'
  if (!FIGURE.test(text)) return 'words'
  if (MONEY.test(text)) return 'money'
  if (SHARE.test(text)) return 'share'
  return BARE.test(text) && !WHEN.test(text) ? 'bare' : 'other'
}

/**
 * Whether a cell that looks like a value may name the column below it, as it says another sort of thing: "3 days" and "4" above prices,
 * "3 days" above bare figures, "Open" above times. `named` where most of what stands below says so, `open` where it says neither: a word that
 * stands for a value elsewhere is one here, too, if nothing else speaks for it.
 */
export function namesOthers(name: string, below: readonly string[]): Fit {
  const sorts = below.map(sortOf).filter((sort) => sort !== 'nothing')
  const figures = sorts.filter((sort) => sort !== 'words')
  if (!FIGURE.test(name)) {
    const isAbove = sorts.length > 0 && figures.length >= sorts.length * MOSTLY && !below.includes(name)
    return WORD.test(name) && isAbove ? 'open' : 'not'
  }
  const isPart = isPartOfYear(name) && !below.some(isPartOfYear)
  if (!isPart && !mayStandAbove(name, new Set(figures))) return 'not'
  return figures.length > sorts.length * MOSTLY ? 'named' : 'open'
}

function mayStandAbove(name: string, sorts: ReadonlySet<Sort>): boolean {
  if (MONEY.test(name) || SHARE.test(name) || sorts.has('other')) return false
  const isOfWords = [WHEN, SIZED, CODED].some((one) => one.test(name))
  if (sorts.has('bare')) return isOfWords
  return isOfWords || !BARE.test(name) || (COUNTED.test(name) && !sorts.has('share'))
}
