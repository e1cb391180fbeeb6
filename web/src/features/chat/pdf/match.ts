/** Words to be found on a page, and whether the answer uses them. */
export interface Needle {
  text: string
  isQuoted: boolean
}

/** A part of one run of text of a page. */
export interface Stretch {
  run: number
  from: number
  to: number
  isQuoted: boolean
}

/** A word or two stand anywhere; only so many characters are looked for by themselves. */
const SHORTEST = 8
/** Fewer are taken for what follows the words before, when they stand this near. */
const NEAR = 12
/** Beginnings and ends by which words are found that differ in the middle, or go on over the page. */
const EDGE = 18

interface Place {
  run: number
  offset: number
}

/**
 * Where words stand on a page, whose text comes in runs of any length. Only letters and digits are compared, so that line
 * breaks, hyphens, ligatures and the order of accents change nothing.
 */
export function stretchesOn(runs: readonly string[], needles: readonly Needle[]): Stretch[] {
  const { text, places } = strippedRuns(runs)
  const quoted = new Map<number, boolean>()
  let cursor = 0
  for (const needle of needles) {
    const found = find(text, strip(needle.text), cursor)
    if (!found) continue
    cursor = found.to
    for (let at = found.from; at < found.to; at += 1) quoted.set(at, needle.isQuoted || quoted.get(at) === true)
  }
  return joined(quoted, places)
}

function find(text: string, words: string, cursor: number): { from: number; to: number } | undefined {
  if (words.length < SHORTEST) {
    const from = words === '' ? -1 : text.indexOf(words, cursor)
    return from === -1 || from > cursor + NEAR || cursor === 0 ? undefined : { from, to: from + words.length }
  }
  const whole = indexFrom(text, words, cursor)
  if (whole !== -1) return { from: whole, to: whole + words.length }
  if (words.length < 2 * EDGE) return undefined
  const head = indexFrom(text, words.slice(0, EDGE), cursor)
  const end = words.slice(-EDGE)
  const most = Math.ceil(words.length * 1.3)
  if (head !== -1) {
    const tail = text.indexOf(end, head)
    if (tail !== -1 && tail + EDGE - head <= most) return { from: head, to: tail + EDGE }
    return text.length - head <= most ? { from: head, to: text.length } : undefined
  }
  const tail = text.indexOf(end)
  return tail !== -1 && tail + EDGE <= most ? { from: 0, to: tail + EDGE } : undefined
}

/** The next place of words, else the first. */
function indexFrom(text: string, words: string, cursor: number): number {
  const next = text.indexOf(words, cursor)
  return next === -1 ? text.indexOf(words) : next
}

/** What is marked, as few stretches as there are runs and kinds of it. */
function joined(quoted: ReadonlyMap<number, boolean>, places: readonly Place[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, isQuoted] of [...quoted].toSorted(([a], [b]) => a - b)) {
    const { run, offset } = places[at] as Place
    const last = stretches.at(-1)
    if (last?.run === run && last.isQuoted === isQuoted && quoted.has(at - 1)) last.to = offset + 1
    else stretches.push({ run, from: offset, to: offset + 1, isQuoted })
  }
  return stretches
}

/** Letters and digits in one form: without accents, ligatures taken apart. */
function strip(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function strippedRuns(runs: readonly string[]): { text: string; places: Place[] } {
  const places: Place[] = []
  let text = ''
  for (const [run, words] of runs.entries()) {
    let offset = 0
    for (const character of words) {
      const kept = strip(character)
      text += kept
      // One entry for each unit of the text, so that the two stay side by side.
      for (let unit = 0; unit < kept.length; unit += 1) places.push({ run, offset: offset + character.length - 1 })
      offset += character.length
    }
  }
  return { text, places }
}
