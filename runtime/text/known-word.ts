/** A word as it stands, its stem and its beginning, each as the number of a term. */
export type Forms = readonly [surface: number, stem: number, prefix: number]

/** What is remembered of a normalized word: words repeat, and one look finds all of it. */
export interface KnownWord {
  word: string
  isStop: boolean
  /** What it says of the language that it is of: numbers of languages, and how much for each. */
  hints: readonly (readonly [language: number, weight: number])[]
  /** Which of the scripts that tell a language it begins with; -1 for all other scripts. */
  script: number
  /** A run of characters that are written without spaces. */
  isUnspaced: boolean
  /** The number of the language that its forms were asked for last, -1 before: most words stand in passages of one. */
  language: number
  /** Its forms in that language; null where it is a stop word. */
  forms: Forms | null
}
