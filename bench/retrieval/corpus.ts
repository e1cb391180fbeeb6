import type { QuestionSet } from './sets.ts'

/** Numbers from 0 to 1 that are the same in each run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const MEAN_LENGTH = 830

/** As many passages as wanted, mixed from the real sentences of a language's sets: real words in real frequencies. */
export function mixPassages(sets: readonly QuestionSet[], count: number, seed = 1): string[] {
  const sentences = sets.flatMap((set) => set.passages.flatMap(({ text }) => text.match(/[^.!?]{20,400}[.!?]+/g) ?? []))
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const length = MEAN_LENGTH * (0.4 + 1.2 * random())
    let text = ''
    while (text.length < length) text += sentences[Math.floor(random() * sentences.length)] as string
    return text.trim()
  })
}
