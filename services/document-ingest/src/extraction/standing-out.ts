/** A longer line that stands out is a sentence. */
const LONGEST = 90
/** What a list is made of by hand. */
export const LIST_ITEM = /^(?:[•‣◦▪●○■□–\u2022\uf0b7*-]|\d{1,3}[.)]|\(?[a-z][.)])\s+\S/

/** Whether a line that stands out by its letters reads like a heading: short, no sentence, no item of a list, no cells. */
export function readsLikeHeading(text: string): boolean {
  if (text.length > LONGEST || text.includes('\t') || /[.,;:!?]$/.test(text) || LIST_ITEM.test(text)) return false
  return /^[\p{Lu}\p{N}§]/u.test(text) && /\p{L}{3}/u.test(text)
}

/** Two capitals at least, and no small letter. */
export const isCapitals = (text: string): boolean => /\p{Lu}.*\p{Lu}/su.test(text) && !/\p{Ll}/u.test(text)
