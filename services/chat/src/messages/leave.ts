import { say } from '@docent/proto/events'
import type { RouteBody, RouteReply, visitorMessage } from '@docent/proto/http'
import type { Clock } from '@docent/runtime/clock'
import type { Visitor } from '@docent/runtime/http'
import { createHash } from 'node:crypto'
import type { Conversations } from '../conversations/conversations.ts'
import { failures } from '../failures.ts'
import { takesMessages, type Widgets } from '../projections/widgets.ts'
import { periodOf } from '../quota/messages.ts'
import { rangeOf } from '../visitors/range.ts'
import type { MessageLimits } from './limits.ts'
import { thanksIn } from './thanks.ts'

export type LeftMessage = RouteBody<typeof visitorMessage> & {
  visitor: Visitor
  address: string
  /** What the browser prefers. */
  languages: string
}

/** Keeps a visitor's message for the owner. The same words on the same day are one message, however often they are sent. */
export type LeaveMessage = (message: LeftMessage) => Promise<RouteReply<typeof visitorMessage>>

export interface LeaveOptions {
  widgets: Widgets
  conversations: Conversations
  limits: MessageLimits
  clock: Clock
}

export function createLeaveMessage({ widgets, conversations, limits, clock }: LeaveOptions): LeaveMessage {
  return async ({ visitor, text, email, name = '', messageId, page = '', language, address, languages }) => {
    const { owner, widgetId, sessionId, visitorId = sessionId, origin = '' } = visitor
    const widget = await widgets.find(owner, widgetId)
    if (!widget) throw failures.widget_not_found()
    if (!takesMessages(widget)) throw failures.messages_not_taken()

    const now = clock.now()
    const id = idOf([widgetId, sessionId, now.toISOString().slice(0, 10), text, email, name])
    const counted = await limits.count(widget, { visitorId, range: rangeOf(address) }, id)
    const about = messageId && (await conversations.turn(owner, { widgetId, sessionId }, messageId))
    const reply = thanksIn(`${language ?? ''},${languages}`)
    const left = { name, email, page: pageOf(page, origin) }
    const event = say('visitor.message-left', {
      turnId: id,
      widgetId,
      widgetName: widget.name ?? '',
      text,
      ...left,
      question: about ? about.question : '',
    })
    const turn = {
      id,
      ownerId: owner,
      widgetId,
      sessionId,
      at: now.getTime(),
      period: periodOf(now),
      // Also where no history is kept: it was written for the owner to read.
      kept: true,
      question: text,
      answer: reply,
      sources: [],
      answered: false,
      brokenOff: false,
      feedback: null,
      left,
    }
    try {
      await conversations.writeOnce(turn, event)
      counted.keep()
    } catch (error) {
      await counted.giveBack()
      throw error
    }
    return { success: true, messageId: id, reply }
  }
}

/** The ids of messages, and of no other turns: a conversation is asked for them without a look at all that was said. "." is the sign after "-". */
export const MESSAGE_IDS = { gte: 'm-', lt: 'm.' }

const idOf = (parts: readonly string[]) =>
  `m-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`

/** Only the website the session was started on may say which of its pages it was. */
function pageOf(page: string, origin: string): string {
  return URL.canParse(page) && origin !== '' && new URL(page).origin === origin ? new URL(page).href : origin
}
