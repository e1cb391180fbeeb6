import { fold, normalize } from '../fold.ts'
import { stem } from '../stem.ts'
import type { Language } from '../stop-words.ts'
import { groupsOf } from './groups.ts'
import { joinedVerbs } from './verbs.ts'

/**
 * Everyday words of a language: a group a line, its words between spaces. `_` stands for a space inside of one, and
 * `-` for a hyphen that people also leave out.
 */
export interface EverydayWords {
  /** The same word: irregular inflections, spellings, abbreviations, numbers. */
  forms: string
  /** Other words that mean the same in a customer's question. A word may stand in several groups. */
  meanings: string
  /**
   * What customers say in several words, and the words that documents have for it, a line each: "leave_the_car parking". They
   * lead from the former to the latter only: a text that has "leave" and "car" need not be about parking.
   */
  sayings?: string
  /** The same for words that stand apart, each gap a "~": "how_long~leave~my kept". */
  apart?: string
  /** Words that compounds are made of and that stand in no group, where a language writes compounds. */
  parts?: string
  /** Verbs that may stand in two parts in a clause, each with a bar between them: "ab|holen". */
  verbs?: string
}

export const GAP = '~'

/** The groups of a language, found by any form of their words. */
export interface Lexicon {
  forms: Table
  meanings: Table
  /** Stems that what is written as several words begins with. */
  phraseStarts: ReadonlySet<string>
  /** What words that stand apart mean, by the stem of the first of them. */
  apart: ReadonlyMap<string, readonly Apart[]>
  /** Further words that compounds are made of, folded, and their stems. */
  parts: ReadonlySet<string>
  /** Verbs in two parts, as they are written in one, by particle and stem of the verb with a space. */
  joined: ReadonlyMap<string, string>
}

/** Words in their order, with gaps between the parts. */
export interface Apart {
  /** Of each part the stems of its words. */
  parts: readonly (readonly string[])[]
  meant: readonly string[]
}

interface Table {
  groups: readonly (readonly string[])[]
  /** Numbers of the groups that hold a word, by its folded form and by its stem. */
  byWord: ReadonlyMap<string, readonly number[]>
  /** The same for those that another word's stem may be: abbreviations are left out. */
  byRoot: ReadonlyMap<string, readonly number[]>
  /** The same for what is written as several words, by their stems with single spaces. */
  byPhrase: ReadonlyMap<string, readonly number[]>
}

export function createLexicon(
  { forms, meanings, sayings = '', apart = '', parts = '', verbs = '' }: EverydayWords,
  language: Language | undefined,
): Lexicon {
  const known = normalize(parts).trim().split(/\s+/)
  const tables = { forms: tableOf(forms, language), meanings: tableOf(meanings, language, sayings) }
  return {
    ...tables,
    phraseStarts: new Set([...startsIn(tables.forms), ...startsIn(tables.meanings)]),
    apart: apartOf(apart, language),
    parts: new Set(known.flatMap((word) => [fold(word), stem(word, language)])),
    joined: joinedVerbs(verbs, forms, (word) => stem(word, language)),
  }
}

const startsIn = ({ byPhrase }: Table) => Array.from(byPhrase.keys(), (phrase) => phrase.slice(0, phrase.indexOf(' ')))

function tableOf(list: string, language: Language | undefined, sayings = ''): Table {
  const byWord = new Map<string, number[]>()
  const byRoot = new Map<string, number[]>()
  const byPhrase = new Map<string, number[]>()
  const groups = groupsOf(normalize(list)).map((group, at) => {
    for (const word of group) {
      const parts = word.split(/[_-]/)
      if (parts.length > 1) note(byPhrase, phraseOf(word, language), at)
      if (word.includes('_')) continue
      const joined = fold(parts.join(''))
      note(byWord, joined, at)
      if (isAbbreviation(joined, group)) {
        note(byWord, `${joined}s`, at)
        continue
      }
      // A stemmer may take more of "fiets" than of "fietsen".
      const root = stem(parts.join(''), language)
      note(byWord, root, at)
      note(byRoot, root, at)
      note(byRoot, joined, at)
    }
    return [...new Set(group.map((word) => word.replaceAll('-', '').replaceAll('_', ' ')))]
  })
  for (const saying of groupsOf(normalize(sayings))) {
    const at = groups.push(saying.filter((word) => !word.includes('_')).map((word) => word.replaceAll('-', ''))) - 1
    for (const phrase of saying.filter((word) => word.includes('_'))) note(byPhrase, phraseOf(phrase, language), at)
  }
  return { groups, byWord, byRoot, byPhrase }
}

function apartOf(list: string, language: Language | undefined): Map<string, Apart[]> {
  const found = new Map<string, Apart[]>()
  for (const group of groupsOf(normalize(list))) {
    const meant = group.filter((word) => !word.includes(GAP))
    for (const saying of group.filter((word) => word.includes(GAP))) {
      const parts = saying.split(GAP).map((part) => part.split('_').map((word) => stem(word, language)))
      const first = parts[0]?.[0] as string
      found.set(first, [...(found.get(first) ?? []), { parts, meant }])
    }
  }
  return found
}

const phraseOf = (word: string, language: Language | undefined) =>
  word
    .split(/[_-]/)
    .map((part) => stem(part, language))
    .join(' ')

const LONGEST_ABBREVIATION = 3
const LEAST_LEFT_OUT = 4
/** "Wed" is short for Wednesday, and no root of "wedding". */
const isAbbreviation = (word: string, group: readonly string[]) =>
  word.length <= LONGEST_ABBREVIATION &&
  group.some((other) => other.length >= word.length + LEAST_LEFT_OUT && fold(other).startsWith(word))

function note(table: Map<string, number[]>, key: string, at: number): void {
  const known = table.get(key)
  if (!known) table.set(key, [at])
  else if (!known.includes(at)) known.push(at)
}

/** The groups that hold a word in any of its forms, or several words given by their stems with single spaces. */
export function groupsWith(
  { groups, byWord, byRoot, byPhrase }: Table,
  word: string,
  language: Language | undefined,
): (readonly string[])[] {
  if (word.includes(' ')) return (byPhrase.get(word) ?? []).map((at) => groups[at] ?? [])
  const found = new Set([...(byWord.get(fold(word)) ?? []), ...(byRoot.get(stem(word, language)) ?? [])])
  return Array.from(found, (at) => groups[at] ?? [])
}
