import type { Person } from '@docent/proto'
import { say, type EventPayload } from '@docent/proto/events'
import { MESSAGE_ANSWERS_MAX, type answerMessage, type RouteBody, type RouteReply } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { Failure } from '@docent/runtime/failures'
import { createRate } from '@docent/runtime/rate'
import { HOUR_MS } from '@docent/runtime/units'
import type { Conversations } from '../conversations/conversations.ts'
import { messageView } from '../conversations/present.ts'
import { failures } from '../failures.ts'
import type { Widgets } from '../projections/widgets.ts'

export interface AnswerOptions {
  widgets: Pick<Widgets, 'find'>
  conversations: Pick<Conversations, 'message' | 'changeMessage'>
  clock: Clock
  perHour: number
  /** @throws account_suspended, handover_not_in_plan */
  check(owner: OwnerId): Promise<void>
}

const USUAL = { color: '#3b82f6', footer: { text: '', url: '' } }

/** An answer to a message that a visitor left: kept with it, and said, so that it goes out by mail once. */
export function createAnswerMessage({ widgets, conversations, clock, perHour, check }: AnswerOptions) {
  const rate = createRate({ atMost: perHour, perMs: HOUR_MS, clock })

  return async (
    owner: OwnerId,
    by: Person,
    { turnId, id, text }: RouteBody<typeof answerMessage>,
  ): Promise<RouteReply<typeof answerMessage>['answers']> => {
    await check(owner)
    const waitMs = rate.take(owner)
    if (waitMs > 0) {
      throw failures.too_many_message_answers({ values: { limit: perHour, minutes: Math.ceil(waitMs / 60_000) } })
    }
    const known = await conversations.message(owner, turnId)
    const widget = known && (await widgets.find(owner, known.widgetId))
    const answered = await conversations.changeMessage(owner, turnId, (turn, left) => {
      const answers = left.answers ?? []
      if (answers.some((one) => one.id === id)) return [turn]
      if (answers.length >= MESSAGE_ANSWERS_MAX) {
        throw failures.message_answered_enough({ values: { limit: MESSAGE_ANSWERS_MAX } })
      }
      const answer = { id, at: clock.now().getTime(), by, text }
      const event = say('visitor.message-answered', {
        turnId,
        answerId: id,
        widgetName: widget?.name ?? '',
        email: left.email,
        text,
        asked: turn.question,
        page: left.page,
        look: widget?.mailLook ?? USUAL,
      })
      return [{ ...turn, left: { ...left, answers: [...answers, answer] } }, event]
    })
    return answered.left ? messageView(answered.left).answers : []
  }
}

/** Keeps with an answer that no mail of it is sent: whoever reads the conversation is to know. */
export async function noteUnsent(
  conversations: Pick<Conversations, 'changeMessage'>,
  owner: OwnerId,
  { turnId, answerId, ...unsent }: EventPayload<'handover.answer-unsent'>,
): Promise<void> {
  try {
    await conversations.changeMessage(owner, turnId, (turn, left) => {
      const answers = left.answers?.map((one) => (one.id === answerId ? { ...one, unsent } : one))
      return [{ ...turn, left: { ...left, answers } }]
    })
  } catch (error) {
    // Erased meanwhile.
    if (!(error instanceof Failure && error.code === 'message_not_found')) throw error
  }
}
