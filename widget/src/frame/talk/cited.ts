import type { Passage } from '@docent/proto'

/** The numbers an answer cites, in order, each once. */
export function citedIn(answer: string, sources: readonly Passage[]): number[] {
  const numbers = [...answer.matchAll(/\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g)].flatMap(([, list = '']) =>
    list.split(',').map(Number),
  )
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= sources.length).toSorted((a, b) => a - b)
}

/** While an answer is still being written, half a citation at its end is not shown. */
export function withoutHalfCitation(text: string): string {
  return text.replace(/ ?\[(\d{1,3}(\s*,\s*\d{0,3})*)?$/, '')
}
