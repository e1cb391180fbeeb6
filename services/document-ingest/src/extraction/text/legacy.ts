import { decodeWith } from './code-pages.ts'
import { alphabetProfiles, ideographProfiles, latinProfiles, type Profile } from './profiles.ts'
import type { Decoded } from './unicode.ts'

/** Enough to know a language by; the rest is only decoded. */
const SAMPLE_BYTES = 64 * 1024
/** What is believed at least; below it the text is more likely garbage than anything. */
const BELIEVED = 0.6

/** Punctuation beyond ASCII that any language may use. */
const NEUTRAL = /[\u00a0«»„“”‚‘’‹›–—…•·°€£§©®™№ªº¿¡´½]/
/** Signs of measures and sums, each where it stands: elsewhere it is a letter of another encoding. */
const MEASURES = /[×÷±µ²³¼¾]/
const LETTER = /\p{L}/u
const UNIT = /(?:^|[\d\s/(])[cdkm]?m$/
const MEASURED: readonly [sign: string, left: RegExp, right: RegExp][] = [
  ['²', UNIT, /^(?!\p{L})/u],
  ['³', UNIT, /^(?!\p{L})/u],
  ['µ', /(?:^|[\d\s/(])$/, /^[AFHJLVWglms](?!\p{L})/u],
]
const LOWER = /\p{Ll}/u
const UPPER = /\p{Lu}/u
const CONTROL = /(?!\s)[\p{Cc}\ufffd\p{Co}]/u

/** Letters that turn up as names in texts of any Latin language. */
const western = new Set('áàâäãåæçéèêëíìîïñóòôöõøœßúùûüÁÀÂÄÃÅÆÇÉÈÊËÍÎÓÔÖØÚÜ')

interface Guess {
  encoding: string
  score: number
}

/** Decodes text of an old encoding by how well each candidate reads; `undefined` when nothing reads like a language. */
export function decodeLegacy(bytes: Uint8Array): Decoded | undefined {
  const sample = bytes.length > SAMPLE_BYTES ? cutAtAscii(bytes.subarray(0, SAMPLE_BYTES)) : bytes
  const guesses: Guess[] = []
  const tried = new Map<string, string | undefined>()
  const decoded = (encoding: string) => {
    if (!tried.has(encoding)) tried.set(encoding, decodeWith(encoding, sample))
    return tried.get(encoding)
  }
  const consider = (profiles: readonly Profile[], read: (text: string, profile: Profile) => number) => {
    for (const profile of profiles) {
      for (const [rank, encoding] of profile.encodings.entries()) {
        const text = decoded(encoding)
        if (text === undefined) continue
        guesses.push({ encoding, score: read(text, profile) + prior(encoding, rank) })
      }
    }
  }
  consider(ideographProfiles, ideographScore)
  consider(alphabetProfiles, alphabetScore)
  consider(latinProfiles, latinScore)

  const best = guesses.reduce((a, b) => (b.score > a.score ? b : a), { encoding: '', score: 0 })
  if (best.score < BELIEVED) return undefined
  const text = decodeWith(best.encoding, bytes)
  return text === undefined ? undefined : { text, encoding: best.encoding }
}

/** Old Mac and DOS files are rare: a dash of Windows must not become one of their letters. */
function prior(encoding: string, rank: number): number {
  if (encoding === 'windows-1252') return 0.01
  return encoding === 'macintosh' || encoding.startsWith('cp') ? -0.1 : -0.004 * rank
}

/** A cut in the middle of a character would make the sample invalid. */
function cutAtAscii(bytes: Uint8Array): Uint8Array {
  for (let end = bytes.length; end > bytes.length - 4_096; end -= 1) {
    if ((bytes[end - 1] as number) === 0x0a || (bytes[end - 1] as number) === 0x20) return bytes.subarray(0, end)
  }
  return bytes
}

function ideographScore(text: string, { characters, expected }: Profile): number {
  const common = new Set(characters)
  let all = 0
  let known = 0
  let bad = 0
  for (const one of text) {
    if (one < '\u0080') {
      if (CONTROL.test(one)) bad += 1
      continue
    }
    all += 1
    if (common.has(one)) known += 1
    else if (CONTROL.test(one) || (one >= '\uff61' && one <= '\uff9f')) bad += 1
  }
  // One pair of odd bytes in Western text is a character of some Asian encoding as well.
  if (all < 2) return 0
  const certainty = Math.min(1, 0.5 + all / 24)
  return (Math.min(1, known / all / expected) - (2 * bad) / all) * certainty
}

function alphabetScore(text: string, { characters, expected }: Profile): number {
  const rank = new Map([...characters].map((one, index) => [one, index / characters.length]))
  let all = 0
  let sum = 0
  let at = 0
  for (const one of text) {
    const before = text[at - 1] ?? ' '
    if (one >= '\u0080' && !NEUTRAL.test(one)) {
      all += 1
      const place = rank.get(one) ?? rank.get(one.toLowerCase())
      if (place === undefined) sum -= 1.5
      else if (UPPER.test(one) && LOWER.test(before)) sum -= 1
      else if (!isAmongLatin(text, at, one.length)) sum += frequencyWeight(place) * (rank.has(one) ? 1 : 0.8)
      if (LETTER.test(one) && /[a-z]/i.test(before)) sum -= 1
    } else if (CONTROL.test(one)) sum -= 2
    at += one.length
  }
  if (all < 3) return 0
  return sum / all / expected / 0.95
}

const ASCII_WORD = /[a-z0-9]/i

/** One letter alone beside Latin words or digits: more likely a sign of measure, as the one in "10 × 20 cm". */
function isAmongLatin(text: string, at: number, length: number): boolean {
  const near = (first: string, second: string) => (first === ' ' ? second : first)
  const [before, after] = [text[at - 1] ?? '', text[at + length] ?? '']
  if (before >= '\u0080' || after >= '\u0080') return false
  return ASCII_WORD.test(near(before, text[at - 2] ?? '')) || ASCII_WORD.test(near(after, text[at + length + 1] ?? ''))
}

/** The first third of an alphabet makes up three quarters of a text. */
function frequencyWeight(rank: number): number {
  if (rank < 0.34) return 1
  return rank < 0.7 ? 0.65 : 0.3
}

function latinScore(text: string, { characters }: Profile): number {
  const known = new Set(characters)
  let all = 0
  let sum = 0
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at] as string
    if (one >= '\u0080') {
      all += 1
      sum += MEASURES.test(one) ? measureFit(text, at) : latinFit(one, text[at - 1] ?? ' ', text[at + 1] ?? ' ', known)
    } else if (CONTROL.test(one)) sum -= 3
  }
  return all === 0 ? 0 : sum / all
}

/** How well one character beyond ASCII sits between its neighbors. */
function latinFit(one: string, before: string, after: string, known: ReadonlySet<string>): number {
  const inside = LETTER.test(before)
  if (CONTROL.test(one)) return -3
  if (known.has(one)) {
    if (UPPER.test(one) && LOWER.test(before)) return -1
    if (inside || LETTER.test(after)) return 1
    // A word of one letter, as in "à" and "é"; but not before a digit, where currency stands.
    return LETTER.test(one) && !/\d/.test(after) ? 0.4 : -0.5
  }
  const beforeLetter = LETTER.test(after)
  if (/[–—]/.test(one)) return inside !== beforeLetter && /\s/.test(inside ? after : before) ? 0.4 : 0.97
  if (/[„‚“‘«‹¡¿•]/.test(one)) return inside && beforeLetter ? -1 : 0.97
  if (/[…·»”’›\u00a0]/.test(one)) return 0.97
  if (/[€£$¥]/.test(one)) return /\d/.test(after) || /[\d ]/.test(before) ? 0.97 : -0.5
  if (NEUTRAL.test(one)) return inside && /[´½©®ªº¿¡§]/.test(one) ? -0.5 : 0.8
  if (LETTER.test(one)) return western.has(one) && !(UPPER.test(one) && LOWER.test(before)) ? 0.5 : -0.4
  return inside ? -1 : -0.3
}

/** A sign of a measure counts as much as a letter of a language where figures and units stand around it. */
function measureFit(text: string, at: number): number {
  const one = text[at] as string
  const before = text.slice(Math.max(0, at - 4), at)
  const after = text.slice(at + 1, at + 4)
  if (MEASURED.some(([sign, left, right]) => sign === one && left.test(before) && right.test(after))) return 1
  const [inside, beforeLetter] = [LETTER.test(before.at(-1) ?? ' '), LETTER.test(after[0] ?? ' ')]
  const isOdd = /[²³]/.test(one) ? beforeLetter : /[×÷]/.test(one) ? inside && beforeLetter : inside || beforeLetter
  return isOdd ? -1 : 0.8
}
