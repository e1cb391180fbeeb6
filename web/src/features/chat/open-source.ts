/** Which source of which answer is open. */
export interface OpenSource {
  answerId: string
  number: number
}

/** What stands beside the talk: a source, or how an answer came about. */
export type Open = OpenSource | { answerId: string; number: 'why' }
