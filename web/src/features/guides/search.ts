import { folded } from '../../ui/folded.ts'
import type { Place } from './places.ts'

/** A place that says what was looked for, with the words around the first of it. */
export interface Found {
  place: Place
  excerpt: readonly { text: string; isHit: boolean }[]
}

export interface Search {
  /** Those that fit best, the best one first. */
  found: Found[]
  /** Of how many. */
  places: number
}

const NOTHING: Search = { found: [], places: 0 }

/** How much more a word tells in a heading, or in the title of the page, than once in the text. */
const IN_HEADING = 6
const IN_TITLE = 2
const MOST_FOUND = 12
/** Characters before and after the first word that was looked for. */
const BEFORE = 60
const AFTER = 120

/** Words that nobody looks for, however much they type of them. */
const SLIGHT = new Set(
  `a an and are as at be by can do does for from get has have how i if in is it its may me my of on or our that the their
  there they this to use was we what when where which who why will with you your`.split(/\s+/),
)

/** What people call what the documentation calls otherwise: a line for each, the word of the documentation first. */
const CALLED: ReadonlyMap<string, readonly string[]> = new Map(
  `color colour
  privacy gdpr dsgvo
  return rollback revert
  delete erase remove
  member colleague coworker teammate
  plan pricing subscription
  document file
  visitor customer
  bubble chatbot chatwidget
  handover agent
  key token`
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([said = '', ...others]) => [said, others] as const),
)

/** A word as it was asked, and as the documentation may say it. */
function meantBy(asked: string): string[] {
  const others = [...CALLED].flatMap(([said, names]) => (names.some((name) => isFormOf(asked, name)) ? [said] : []))
  return [asked, ...others]
}

interface Read {
  place: Place
  heading: ReadonlySet<string>
  title: ReadonlySet<string>
  /** How often each word stands in the text. */
  text: ReadonlyMap<string, number>
}

/**
 * Looks through the documentation. A word is found in its other forms, and by its beginning while it is typed; what has all words
 * comes first.
 */
export function createSearch(places: readonly Place[]): (asked: string) => Search {
  const read = places.map(readOf)

  return (asked) => {
    const all = wordsIn(asked)
    const telling = all.filter((word) => !SLIGHT.has(word))
    const words = telling.length > 0 ? telling : all
    if (words.length === 0) return NOTHING
    const meant = words.map(meantBy)
    const told = meant.map((forms) => {
      const each = read.map((one) => Math.max(...forms.map((form) => weightIn(one, form))))
      const having = each.filter((weight) => weight > 0).length
      return { each, rarity: Math.log(1 + read.length / Math.max(1, having)) }
    })
    const scored = read.map(({ place }, at) => {
      const had = told.filter(({ each }) => (each[at] as number) > 0)
      const score = had.reduce((sum, { each, rarity }) => sum + (each[at] as number) * rarity, 0)
      return { place, had: had.length, score }
    })
    const most = Math.max(...scored.map(({ had }) => had))
    if (most === 0) return NOTHING
    const best = scored.filter(({ had }) => had === most).toSorted((a, b) => b.score - a.score)
    const found = best
      .slice(0, MOST_FOUND)
      .map(({ place }) => ({ place, excerpt: excerptOf(place.text, meant.flat()) }))
    return { found, places: best.length }
  }
}

const WORD = /[\p{L}\p{N}]+/gu

const wordsIn = (text: string): string[] => folded(text).match(WORD) ?? []

function readOf(place: Place): Read {
  const text = new Map<string, number>()
  for (const word of wordsIn(place.text)) text.set(word, (text.get(word) ?? 0) + 1)
  return { place, heading: new Set(wordsIn(place.heading)), title: new Set(wordsIn(place.page)), text }
}

function weightIn({ heading, title, text }: Read, word: string): number {
  const has = (words: Iterable<string>) => [...words].some((one) => isFormOf(one, word))
  let times = 0
  for (const [one, count] of text) if (isFormOf(one, word)) times += count
  return (has(heading) ? IN_HEADING : 0) + (has(title) ? IN_TITLE : 0) + Math.log1p(times)
}

/** Whether a word is the one that is looked for, begins like it, or has the same beginning and another ending. */
function isFormOf(word: string, asked: string): boolean {
  if (word.startsWith(asked)) return true
  const [one, other] = [withoutEnding(word), withoutEnding(asked)]
  return other.length > 2 && one === other
}

const ENDING = /(?:ings?|ed|es|ies|s|e|y)$/

function withoutEnding(word: string): string {
  const stem = word.length > 4 ? word.replace(ENDING, '') : word.replace(/s$/, '')
  // "embedding" and "embed", "accessed" and "access".
  return stem.replace(/([bdgklmnprst])\1$/, '$1')
}

function excerptOf(text: string, words: readonly string[]): Found['excerpt'] {
  const hits = hitsIn(text, words)
  const first = closest(hits)
  const begin = first?.index ?? 0
  const from = begin <= BEFORE ? 0 : text.indexOf(' ', begin - BEFORE) + 1
  const end = begin + AFTER
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), begin + (first?.word.length ?? 0))
  const pieces: { text: string; isHit: boolean }[] = []
  let at = from
  const say = (until: number, isHit: boolean) => {
    if (until > at) pieces.push({ text: text.slice(at, until), isHit })
    at = until
  }
  if (from > 0) pieces.push({ text: '… ', isHit: false })
  for (const { word, index } of hits) {
    if (index < from) continue
    if (index + word.length > to) break
    say(index, false)
    say(index + word.length, true)
  }
  say(to, false)
  if (to < text.length) pieces.push({ text: ' …', isHit: false })
  return pieces
}

interface Hit {
  word: string
  index: number
  asked: string
}

function hitsIn(text: string, words: readonly string[]): Hit[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const asked = words.find((one) => isFormOf(folded(word), one))
    return asked === undefined ? [] : [{ word, index, asked }]
  })
}

/** Of the words found the first one behind which most of the others stand near. */
function closest(hits: readonly Hit[]): Hit | undefined {
  const near = (from: Hit) =>
    new Set(hits.flatMap(({ index, asked }) => (index >= from.index && index < from.index + AFTER ? [asked] : []))).size
  const most = Math.max(...hits.map(near))
  return hits.find((hit) => near(hit) === most)
}
