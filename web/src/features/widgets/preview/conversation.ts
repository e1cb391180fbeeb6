import type { WidgetDraft } from '@docent/proto/http'
import { EARLIER_ANSWER, EARLIER_TURNS } from '../../../api/earlier.ts'

type Turns = NonNullable<WidgetDraft['earlier']>

// What the contract takes of a question; the others are of every chat.
const QUESTION_LENGTH = 4_000

/** What was said in a preview, as far as the next question is read with it. It is here and nowhere else. */
export function createConversation() {
  const turns: Turns = []
  return {
    add(question: string, answer: string): void {
      turns.push({
        question: question.slice(0, QUESTION_LENGTH),
        answer: answer.slice(0, EARLIER_ANSWER),
      })
      turns.splice(0, turns.length - EARLIER_TURNS)
    },
    earlier: (): Turns => [...turns],
  }
}
