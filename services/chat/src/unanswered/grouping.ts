import { setImmediate as nextTurn } from 'node:timers/promises'
import { likeness, MEANING, OF_EACH, readTogether, type Asked } from './likeness.ts'

/** Two questions are one where so much of what each asks for stands in the other; measured by `bench/unanswered`. */
export const ALIKE = 0.45
/** Members of a group that a question is compared with, the first ones. */
export const COMPARED = 4
/** So long the process does nothing else, in milliseconds. */
const STRETCH_MS = 10

/**
 * Puts questions that ask for the same into groups, by their words, stems and everyday synonyms: what tells this set of questions
 * apart weighs more. Returns indexes; a group keeps the order of its questions, and stands where its first one does.
 */
export async function groupQuestions(questions: readonly string[]): Promise<number[][]> {
  const grouping = groupOneByOne(questions)
  let from = performance.now()
  for (;;) {
    const step = grouping.next()
    if (step.done) return step.value
    if (performance.now() - from < STRETCH_MS) continue
    await nextTurn()
    from = performance.now()
  }
}

function* groupOneByOne(questions: readonly string[]): Generator<void, number[][]> {
  const read = yield* readTogether(questions)
  const compared = createCompared(read)
  const groups: number[][] = []
  /** Of each question, the place of its group. */
  const placeOf: number[] = []
  for (const [index, asked] of read.entries()) {
    const alike = new Map<number, number>()
    for (const other of compared.sharing(asked)) {
      const value = likeness(asked, read[other] as Asked)
      if (value > 0) alike.set(other, value)
    }
    let best: { place: number; alike: number } | undefined
    for (const place of [...new Set([...alike.keys()].map((other) => placeOf[other] as number))].sort(
      (a, b) => a - b,
    )) {
      const members = (groups[place] as number[]).slice(0, COMPARED)
      const mean = members.reduce((sum, other) => sum + (alike.get(other) ?? 0), 0) / members.length
      if (mean >= ALIKE && mean > (best?.alike ?? 0)) best = { place, alike: mean }
    }
    const place = best?.place ?? groups.length
    const group = (groups[place] ??= [])
    group.push(index)
    placeOf.push(place)
    if (group.length <= COMPARED) compared.add(index)
    yield
  }
  return groups
}

/** Those that are compared with, found by their own terms: most questions have nothing in common, and are never looked at together. */
function createCompared(read: readonly Asked[]) {
  const having = new Map<number, number[]>()
  const sums = new Float64Array(read.length)
  const counted = new Int32Array(read.length)
  let words = 0

  return {
    add(index: number): void {
      for (const term of (read[index] as Asked).own) {
        const known = having.get(term)
        if (known) known.push(index)
        else having.set(term, [index])
      }
    },
    /** Those in which so much of it stands that they may be alike. */
    sharing(asked: Asked): number[] {
      const touched: number[] = []
      const take = (terms: readonly number[], worth: number) => {
        for (const term of terms) {
          for (const other of having.get(term) ?? []) {
            // A word counts once, by the best that it has in common.
            if (counted[other] === words) continue
            counted[other] = words
            if (sums[other] === 0) touched.push(other)
            sums[other] = (sums[other] as number) + worth
          }
        }
      }
      for (const { telling, meanings, weight } of asked.words) {
        words += 1
        take(telling, weight)
        take(meanings, weight * MEANING)
      }
      const found = touched.filter((other) => (sums[other] as number) / asked.whole >= OF_EACH)
      for (const other of touched) sums[other] = 0
      return found
    },
  }
}
