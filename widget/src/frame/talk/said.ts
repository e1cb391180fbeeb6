import type { answerFeedback, RouteBodyInput, RouteReply, visitorMessage } from '@docent/proto/http'
import type { Talk } from './useTalk.ts'

// What is seldom said, loaded with what it is said in.

/** A call that bears the end of its page: whoever says something and leaves at once has said it all the same. */
const saying = (body: object) => (): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  keepalive: true,
})

/** Says whether an answer helped, and what was missing of it. @throws Refused */
export async function rate(
  { calls }: Pick<Talk, 'calls'>,
  rating: RouteBodyInput<typeof answerFeedback>,
): Promise<void> {
  await calls.call('/answer-feedback', saying(rating))
}

export type NewMessage = RouteBodyInput<typeof visitorMessage>

/** Leaves a message for the owner, and shows it. @throws Refused */
export async function leave({ calls, dispatch }: Pick<Talk, 'calls' | 'dispatch'>, message: NewMessage): Promise<void> {
  const reply = await calls.call('/visitor-message', saying(message))
  const { messageId, reply: thanks } = (await reply.json()) as RouteReply<typeof visitorMessage>
  dispatch({ type: 'left', id: messageId, messageId, text: message.text, reply: thanks })
}
