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
  /** Words that compounds are made of and that stand in no group, where a language writes compounds. */
  parts?: string
  /** Verbs that may stand in two parts in a clause, each with a bar between them: "ab|holen". */
  verbs?: string
}

/** The groups of a language, found by any form of their words. */
export interface Lexicon {
  forms: Table
  meanings: Table
  /** Further words that compounds are made of, folded, and their stems. */
  parts: ReadonlySet<string>
  /** Verbs in two parts, as they are written in one, by particle and stem of the verb with a space. */
  joined: ReadonlyMap<string, string>
}

interface Table {
  groups: readonly (readonly string[])[]
  /** Numbers of the groups that hold a word, by its folded form and by its stem. */
  byWord: ReadonlyMap<string, readonly number[]>
  /** The same for what is written as several words, by their stems with single spaces. */
  byPhrase: ReadonlyMap<string, readonly number[]>
}

export function createLexicon(
  { forms, meanings, parts = '', verbs = '' }: EverydayWords,
  language: Language | undefined,
): Lexicon {
  const known = normalize(parts).trim().split(/\s+/)
  return {
    forms: tableOf(forms, language),
    meanings: tableOf(meanings, language),
    parts: new Set(known.flatMap((word) => [fold(word), stem(word, language)])),
    joined: joinedVerbs(verbs, forms, (word) => stem(word, language)),
  }
}

function tableOf(list: string, language: Language | undefined): Table {
  const byWord = new Map<string, number[]>()
  const byPhrase = new Map<string, number[]>()
  const groups = groupsOf(normalize(list)).map((group, at) => {
    for (const word of group) {
      const parts = word.split(/[_-]/)
      if (parts.length > 1) note(byPhrase, parts.map((part) => stem(part, language)).join(' '), at)
      if (word.includes('_')) continue
      const joined = fold(parts.join(''))
      note(byWord, joined, at)
      const root = stem(parts.join(''), language)
      if (root !== joined) note(byWord, root, at)
    }
    return [...new Set(group.map((word) => word.replaceAll('-', '').replaceAll('_', ' ')))]
  })
  return { groups, byWord, byPhrase }
}

function note(table: Map<string, number[]>, key: string, at: number): void {
  const known = table.get(key)
  if (!known) table.set(key, [at])
  else if (!known.includes(at)) known.push(at)
}

/** The groups that hold a word in any of its forms, or several words given by their stems with single spaces. */
export function groupsWith(
  { groups, byWord, byPhrase }: Table,
  word: string,
  language: Language | undefined,
): (readonly string[])[] {
  if (word.includes(' ')) return (byPhrase.get(word) ?? []).map((at) => groups[at] ?? [])
  const found = new Set([...(byWord.get(fold(word)) ?? []), ...(byWord.get(stem(word, language)) ?? [])])
  return Array.from(found, (at) => groups[at] ?? [])
}
