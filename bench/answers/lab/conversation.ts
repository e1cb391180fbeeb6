import type { Support } from '@docent/proto'
import { extractEach } from '../../../services/chat/src/answering/extractive/two-questions.ts'
import { createPassageReader } from '../../../services/chat/src/answering/extractive/units/read.ts'
import { replyToSmallTalk } from '../../../services/chat/src/answering/small-talk/small-talk.ts'
import { lookFor } from './samples.ts'
import type { Search } from './index.ts'
import type { LabSet, LabTurn } from './sets.ts'

/** What a visitor is told to one question. */
export interface Told {
  turn: LabTurn
  answer: string
  support: Support
  /** Documents that it cites. */
  cited: string[]
}

/** Asks a set turn by turn, each conversation with the answers that it was given itself, or those that it is to go on from. */
export async function converse(set: LabSet, search: Search): Promise<Told[]> {
  const read = createPassageReader()
  const told: Told[] = []
  for (const turns of set.conversations) {
    const earlier: { question: string; answer: string }[] = []
    for (const turn of turns) {
      const smallTalk = replyToSmallTalk(turn.question, '')
      if (smallTalk !== undefined) {
        told.push({ turn, answer: smallTalk, support: 'strong', cited: [] })
        continue
      }
      const found = await lookFor(search, turn, earlier)
      const all = extractEach(turn.question, earlier, found, read)
      const [{ support }] = all
      const answer = support === 'strong' ? all.map(({ text }) => text).join('\n\n') : ''
      const cited =
        support === 'strong'
          ? all.flatMap(({ passages }) => passages.slice(0, 1).map(({ documentId }) => documentId))
          : []
      told.push({ turn, answer, support, cited })
      earlier.push({ question: turn.question, answer: turn.given ?? answer })
    }
  }
  return told
}
