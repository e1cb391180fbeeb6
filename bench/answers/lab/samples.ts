import { spoken } from '../../../services/chat/src/answering/extractive/say.ts'
import { compare, type Comparison } from '../../../services/chat/src/answering/extractive/measure.ts'
import { createPassageReader } from '../../../services/chat/src/answering/extractive/units/read.ts'
import { lookUp } from '../../../services/chat/src/answering/follow-up.ts'
import type { EarlierTurn } from '../../../services/chat/src/answering/stand-alone.ts'
import type { Found } from '../../../services/chat/src/retrieval/retrieve.ts'
import type { Search } from './index.ts'
import type { LabSet, LabTurn } from './sets.ts'

/** A question with its candidates, and which of them are right. */
export interface Sample {
  set: LabSet
  turn: LabTurn
  comparison: Comparison
  right: boolean[]
}

const FOUND = 30

export async function samplesOf(set: LabSet, search: Search): Promise<Sample[]> {
  const read = createPassageReader()
  const samples: Sample[] = []
  for (const turns of set.conversations) {
    const earlier: { question: string; answer: string }[] = []
    for (const turn of turns) {
      if (turn.expect === 'small-talk') continue
      const found = await lookFor(search, turn, earlier)
      const comparison = compare(turn.question, earlier, found, read)
      const right = comparison.candidates.map(
        (candidate) =>
          turn.expect === 'answer' && turn.isRight(spoken(candidate), [candidate.reading.found.passage.documentId]),
      )
      samples.push({ set, turn, comparison, right })
      earlier.push({ question: turn.question, answer: spokenFirst(comparison, right) })
    }
  }
  return samples
}

const spokenFirst = ({ candidates }: Comparison, right: readonly boolean[]) => {
  const first = candidates.find((_, i) => right[i])
  return first ? spoken(first) : ''
}

export async function lookFor(search: Search, turn: LabTurn, earlier: readonly EarlierTurn[]): Promise<Found[]> {
  const scope = turn.scope === undefined ? {} : { documentIds: [turn.scope] }
  const look = (question: string) => search({ question, limit: FOUND, ...scope })
  return lookUp(turn.question, earlier, { look, limit: FOUND })
}
