import type { ProblemKind } from '../../services/document-ingest/src/extraction/problem.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Outcome = 'text' | 'no-text' | 'encrypted' | 'reject' | 'crash' | 'timeout'

export interface ManifestFile {
  path: string
  type: string
  tags: string[]
  referenceText?: string[]
  expected: {
    outcome: string
    accept: Outcome[]
    mustContain?: string[]
    mustNotContain?: string[]
    mustContainWords?: string[]
    truth?: string[]
  }
}

export interface Scored {
  file: ManifestFile
  outcome: Outcome
  reason: string
  ms: number
  /** The outcome is one of those that are right. */
  agrees: boolean
  /** Share of the snippets found in the whole text, white space folded; undefined where none are asked for. */
  snippets?: number
  /** The same over single passages: what a search can return. */
  inPassages?: number
  /** F1 of the words against the better of the reference texts. */
  wordF1?: number
  leaks: boolean
  missing: string[]
  right: boolean
}

const kinds: Record<ProblemKind, Outcome> = {
  encrypted: 'encrypted',
  no_text: 'no-text',
  unreadable: 'reject',
  garbled: 'reject',
  unknown_encoding: 'reject',
  not_this_type: 'reject',
  is_word: 'reject',
  is_excel: 'reject',
  too_slow: 'timeout',
  too_complex: 'reject',
}

export const outcomeOf = (kind: ProblemKind): Outcome => kinds[kind]

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Holds what was read against what the manifest expects. */
export function score(file: ManifestFile, folder: string, outcome: Outcome, text: string, passages: readonly string[]) {
  const { accept, mustContain = [], mustNotContain = [], mustContainWords = [], truth = [] } = file.expected
  const agrees = accept.includes(outcome)
  const folded = fold(text)
  const wanted = [...mustContain, ...mustContainWords]
  const missing = wanted.filter((snippet) => !folded.includes(snippet))
  const solid = folded.replaceAll(' ', '')
  missing.push(...truth.filter((snippet) => !solid.includes(snippet.replace(/\s/g, ''))))
  const counts = wanted.length > 0 && !(outcome === 'reject' && agrees)
  const foldedPassages = passages.map(fold)
  const leaks = mustNotContain.some((snippet) => folded.includes(snippet))
  return {
    agrees,
    missing: counts ? missing : [],
    leaks,
    snippets: counts ? 1 - missing.length / (wanted.length + truth.length) : undefined,
    inPassages: counts
      ? wanted.filter((snippet) => foldedPassages.some((passage) => passage.includes(snippet))).length / wanted.length
      : undefined,
    wordF1: file.referenceText && outcome === 'text' ? bestF1(text, folder, file.referenceText) : undefined,
    right: agrees && !leaks && (!counts || missing.length === 0),
  }
}

function bestF1(text: string, folder: string, references: readonly string[]): number {
  const ours = wordsOf(text)
  return Math.max(...references.map((path) => f1(ours, wordsOf(readFileSync(join(folder, path), 'utf8')))))
}

function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>()
  for (const word of fold(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}_]+/gu) ?? [])
    words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

function f1(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0
  let all = 0
  for (const [word, count] of a) {
    shared += Math.min(count, b.get(word) ?? 0)
    all += count
  }
  for (const count of b.values()) all += count
  return all === 0 ? 0 : (2 * shared) / all
}
