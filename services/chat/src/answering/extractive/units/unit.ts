import type { Language } from '@docent/runtime/text'
import type { Stemmed } from './stems.ts'
import type { Stretch, Vocabulary } from './vocabulary.ts'
import type { Lookalikes } from './lookalikes.ts'
import type { Kind } from '../question/values.ts'

/** A set of stems. */
export interface Stems extends Iterable<string> {
  readonly size: number
  has(stem: string): boolean
}

export type UnitKind =
  | 'sentence'
  | 'pair'
  | 'paragraph'
  | 'faq'
  | 'line'
  | 'block'
  | 'item'
  | 'list'
  | 'cell'
  | 'row'
  | 'extreme'

/** A piece of a passage that could be an answer by itself. */
export interface Unit {
  kind: UnitKind
  /** As it is said: word for word, but for a cell, which comes with its row and column. */
  text: string
  /** What it says itself; of a cell, what stands in it. */
  own: Stretch
  /** What says what it is about: a label, the start of a list, the question above, the row and the column. */
  lead: Stretch
  /** Stems in order, for neighbors. */
  order: Stretch
  /** The question above it, as it stands there, where it answers one. */
  asks?: { text: string; stems: Stretch; kind: Kind | undefined; first: boolean }
  /** Of a sentence: the one before it says what "it" is. */
  before?: Stretch
  /** Begins in the middle of a sentence. */
  fragment: boolean
  cell?: Cell
  /** What is known of it by itself: bits that were looked for, and those of them that hold. */
  facts?: { known: number; held: number }
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
  labelStems: Stretch
  headStems: readonly Stretch[]
  /** Words of its cells that are no forms of its columns' names, though their stems are the same. */
  lookalikes: Lookalikes
  rowStems: readonly Stretch[]
  /** Of rows that are called by less than their whole names, that: "Hot mud" of "Hot mud (peat)", "Spanish" of "Spanish, A1". */
  shortStems: readonly (readonly Stretch[])[]
  /** Of each row, the columns that tell it apart from others of its name. */
  keys: readonly (readonly number[])[]
  /** In which its figures are, where a note beside it says so or its name says that they are prices. */
  currency: string | undefined
  /** Nothing says in which currency its figures are, not even one of them. */
  isBare: boolean
  /** Its figures are written as prices are, with two places. */
  inCents: boolean
  /** What each column tells, where its name says so. */
  headKinds: readonly (Kind | undefined)[]
  /** By which each row is called beside its name; none where it has no such number. */
  numbers: readonly string[]
  /** Some of its cells are statements of several words. */
  isStated: boolean
  /** Which cells tell something of a kind, of those that were asked for. */
  offering?: Map<Kind, readonly (readonly boolean[])[]>
}

/** A passage, read once. */
export interface ReadPassage {
  language: Language | undefined
  units: readonly Unit[]
  tables: readonly Table[]
  /** The currency of prices, where it says so itself. */
  currency(): string | undefined
  /** Title and headings. */
  title: Stretch
  headings: Stretch
  /** The innermost heading, as it stands. */
  above: string
  /** All stems of its text, and the words they come from. */
  all: Stretch
  words: readonly Stemmed[]
  /** Pieces by which it is told how rare a word is: those that repeat no other. */
  counted: readonly Unit[]
  /** Every stem of anything here. */
  vocabulary: Vocabulary
  /** Of pieces of several sentences that were asked for: the places of the pieces inside. */
  inside?: (readonly number[])[]
  text: string
  /** First letters of its words, a line for each run of words that only spaces or hyphens part. */
  initials(): string
}
