import type { Language } from '@docent/runtime/text'
import type { Stemmed } from './stems.ts'
import type { Kind } from '../question/values.ts'

export type Stems = ReadonlySet<string>

export type UnitKind =
  'sentence' | 'pair' | 'paragraph' | 'faq' | 'line' | 'block' | 'item' | 'list' | 'cell' | 'row' | 'extreme'

/** A piece of a passage that could be an answer by itself. */
export interface Unit {
  kind: UnitKind
  /** As it is said: word for word, but for a cell, which comes with its row and column. */
  text: string
  /** What it says itself; of a cell, what stands in it. */
  own: Stems
  /** What says what it is about: a label, the start of a list, the question above, the row and the column. */
  lead: Stems
  /** Stems in order, for neighbors. */
  order: readonly string[]
  /** The question above it, as it stands there, where it answers one. */
  asks?: { text: string; stems: Stems; kind: Kind | undefined; first: boolean }
  /** Of a sentence: the one before it says what "it" is. */
  before?: Stems
  /** Begins in the middle of a sentence. */
  fragment: boolean
  cell?: Cell
}

/** Where a cell stands, so that rows and columns can be compared. */
export interface Cell {
  table: Table
  row: number
  /** 0 names the row. */
  column: number
}

export interface Table {
  label: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  labelStems: Stems
  headStems: readonly Stems[]
  rowStems: readonly Stems[]
  /** What each column tells, where its name says so. */
  headKinds: readonly (Kind | undefined)[]
}

/** A passage, read once. */
export interface ReadPassage {
  language: Language | undefined
  units: readonly Unit[]
  tables: readonly Table[]
  /** Title and headings. */
  title: Stems
  headings: Stems
  /** The innermost heading, as it stands. */
  above: string
  /** All stems of its text, and the words they come from. */
  all: Stems
  surfaces: ReadonlyMap<string, Stemmed>
  text: string
  /** First letters of its words, a line for each run of words that only spaces or hyphens part. */
  initials(): string
}
