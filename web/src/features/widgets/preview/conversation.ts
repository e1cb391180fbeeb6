import type { WidgetDraft } from '@docent/proto/http'

type Turns = NonNullable<WidgetDraft['earlier']>

// What the contract takes.
const TURNS = 5
const QUESTION_LENGTH = 4_000
const ANSWER_LENGTH = 10_000

/** What was said in a preview, as far as the next question is read with it. It is here and nowhere else. */
export function createConversation() {
  const turns: Turns = []
  return {
    add(question: string, answer: string): void {
      turns.push({
        question: question.slice(0, QUESTION_LENGTH),
        answer: answer.slice(0, ANSWER_LENGTH),
      })
      turns.splice(0, turns.length - TURNS)
    },
    earlier: (): Turns => [...turns],
  }
}
