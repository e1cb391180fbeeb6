import { normalise } from './fold.ts'

/** A run of letters and digits, with single joiners inside: "user@example.com", "iso-9001", "1.000,50". */
const run = /[\p{L}\p{M}\p{N}]+(?:['’.,_@&+/:-][\p{L}\p{M}\p{N}]+)*/gu
const joiner = /['’.,_@&+/:-]/
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu
const segmented = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const plain = /^\p{ASCII}*$/u
const hasDigit = /\p{N}/u
const apostrophe = /['’]/

let segmenter: Intl.Segmenter | undefined

/**
 * The normalised words of a text, in order. Scripts without spaces come as pairs of characters or as dictionary words.
 * A joined run gives its parts, and codes, numbers and addresses also as one word, so that both spellings find them.
 */
export function words(text: string): string[] {
  const found: string[] = []
  for (const match of normalise(text).match(run) ?? []) {
    if (plain.test(match)) addRun(match, found)
    else addForeign(match, found)
  }
  return found
}

function addRun(match: string, found: string[]): void {
  if (!joiner.test(match)) {
    found.push(match)
    return
  }
  const parts = match.split(joiner)
  found.push(...parts)
  if (hasDigit.test(match) || match.includes('@')) found.push(parts.join(''))
  else if (parts.length === 2 && apostrophe.test(match) && (parts[1]?.length ?? 0) <= 2) found.pop()
}

function addForeign(match: string, found: string[]): void {
  if (segmented.test(match)) {
    segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
    for (const { segment, isWordLike } of segmenter.segment(match)) if (isWordLike) found.push(segment)
    return
  }
  let from = 0
  for (const pair of match.matchAll(unspaced)) {
    if (pair.index > from)
      addRun(match.slice(from, pair.index).replace(/^\P{L}+(?=\p{L})|[^\p{L}\p{M}\p{N}]+$/gu, ''), found)
    addPairs(pair[0], found)
    from = pair.index + pair[0].length
  }
  const rest = from === 0 ? match : match.slice(from).replace(/^[^\p{L}\p{N}]+/u, '')
  if (rest) addRun(rest, found)
}

function addPairs(characters: string, found: string[]): void {
  const list = Array.from(characters)
  if (list.length === 1) found.push(characters)
  for (let i = 0; i + 1 < list.length; i += 1) found.push(`${list[i]}${list[i + 1]}`)
}
