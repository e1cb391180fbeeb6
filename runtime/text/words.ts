import { normalize } from './fold.ts'

/** Letters and digits, with single joiners inside: "user@example.com", "iso-9001", "1.000,50", "r&d". */
const run = /[\p{L}\p{M}\p{N}]+(?:['’.,_@&+/:-][\p{L}\p{M}\p{N}]+)*/gu
/** The same for plain text, four times as fast. */
const plainRun = /[a-z0-9]+(?:['.,_@&+/:-][a-z0-9]+)*/g
const joiner = /['’.,_@&+/:-]/
/** The "e" of "e-bike" says nothing alone, and is a stop word in half of the languages. */
const oneLetter = /^\p{L}-\p{L}{2,}$/u
const amountAndUnit = /^([0-9]+)(am|pm|h|hrs?|mins?|uhr|kg|km|cm|mm|ml|lbs?|gb|mb|tb|eur|usd|gbp|chf|kwh?|mph)$/
const spoken = /[\p{N}@&]/u
const plain = /^\p{ASCII}*$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u
const unspacedOrNot =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu
const segmented = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** No digit comes behind it, and no letter before it. */
const NINE = 57

let segmenter: Intl.Segmenter | undefined

/** Whether a word is a run of characters that are written without spaces: Chinese, Japanese, Korean. */
export const isUnspaced = (word: string): boolean => unspaced.test(word)

/**
 * The normalized words of a text, in order. A run of Chinese, Japanese or Korean characters comes whole. A joined run
 * gives its parts, and codes, numbers and addresses also come as one word, so that either spelling finds them.
 */
export function words(text: string): string[] {
  const found: string[] = []
  const normalized = normalize(text)
  if (plain.test(normalized)) {
    for (const match of normalized.match(plainRun) ?? []) addRun(match, found)
    return found
  }
  for (const match of normalized.match(run) ?? []) {
    if (segmented.test(match)) addSegments(match, found)
    else if (unspaced.test(match)) addMixed(match, found)
    else addRun(match, found)
  }
  return found
}

function addRun(match: string, found: string[]): void {
  if (!joiner.test(match)) {
    addPart(match, found)
    return
  }
  const parts = match.split(joiner).filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  if (oneLetter.test(match)) {
    found.push(last, parts.join(''))
    return
  }
  // The "s" of "what's" and the "t" of "don't" say nothing.
  if (parts.length === 2 && last.length <= 2 && /['’]/.test(match)) parts.pop()
  for (const part of parts) addPart(part, found)
  if (parts.length > 1 && (spoken.test(match) || parts.every((part) => part.length === 1))) found.push(parts.join(''))
}

/** An amount and its unit are two words, however they are written: "5pm", "30 min". */
function addPart(part: string, found: string[]): void {
  const amount = part.charCodeAt(0) <= NINE ? amountAndUnit.exec(part) : null
  if (amount) found.push(amount[1] as string, amount[2] as string)
  else found.push(part)
}

function addSegments(match: string, found: string[]): void {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
  for (const { segment, isWordLike } of segmenter.segment(match)) if (isWordLike) found.push(segment)
}

function addMixed(match: string, found: string[]): void {
  for (const piece of match.match(unspacedOrNot) ?? []) {
    if (unspaced.test(piece)) found.push(piece)
    else addRun(piece, found)
  }
}
