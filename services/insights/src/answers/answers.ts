import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { withCompleted, withRating } from './heard.ts'
import { answersSpec, type Answer, type HeardAnswer } from './record.ts'

const PAGE = 1_000

/** Every answer, a line each. */
export interface Answers {
  /** Both resolve with the line as it is then. */
  completed(event: EventEnvelope<EventPayload<'answer.completed'>>): Promise<Answer>
  rated(event: EventEnvelope<EventPayload<'answer.rated'>>): Promise<Answer>
  /** Of a widget, from one moment until before another. */
  between(owner: OwnerId, widgetId: string, from: number, until: number): Promise<HeardAnswer[]>
  /** The newest turns with a question. */
  newestWith(owner: OwnerId, questionKey: string, from: number, until: number, most: number): Promise<Answer[]>
}

export function createAnswers(store: Store): Answers {
  const answers = store.collection<Answer>(answersSpec)
  return {
    completed: (event) =>
      answers.save(event.ownerId, event.payload.turnId, (known) => withCompleted(known, event.payload, event), {
        isNew: true,
        // A kill has it heard again.
        defers: true,
      }),
    rated: (event) =>
      answers.save(event.ownerId, event.payload.turnId, (known) => withRating(known, event.payload, event)),
    async between(owner, widgetId, from, until) {
      const found: HeardAnswer[] = []
      let cursor: string | undefined
      do {
        const page = await answers.find(owner, {
          where: { widgetId, at: { gte: from, lt: until } },
          limit: PAGE,
          cursor,
        })
        found.push(...page.records.filter(isHeard))
        cursor = page.next
      } while (cursor !== undefined)
      return found
    },
    async newestWith(owner, questionKey, from, until, most) {
      const { records } = await answers.find(owner, {
        where: { questionKey, at: { gte: from, lt: until } },
        sort: { by: 'at', direction: 'desc' },
        limit: most,
      })
      return records
    },
  }
}

const isHeard = (answer: Answer): answer is HeardAnswer => answer.counted !== null
