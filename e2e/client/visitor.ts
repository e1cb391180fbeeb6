import * as api from '@docent/proto/http'
import type { RouteReply } from '@docent/proto/http'
import { call } from './client.ts'

/** A visitor of a website who uses the API the way the bubble does. */
export interface WidgetVisitor {
  sessionId: string
  ask(question: string): Promise<RouteReply<typeof api.getAnswer>>
  rate(messageId: string, helpful: boolean, comment?: string): Promise<void>
  leave(text: string, email: string, name?: string): Promise<void>
}

/** Begins a session of a widget on a website of these. */
export async function enter(address: string, widgetId: string, origin: string): Promise<WidgetVisitor> {
  const { token, sessionId } = await call(address, api.widgetSession, { body: { widgetId }, headers: { origin } })
  const headers = { origin, authorization: `Bearer ${token}` }
  return {
    sessionId,
    ask: (question) => call(address, api.getAnswer, { body: { question, widgetId, sessionId }, headers }),
    async rate(messageId, helpful, comment = '') {
      await call(address, api.answerFeedback, { body: { messageId, helpful, comment }, headers })
    },
    async leave(text, email, name = '') {
      await call(address, api.visitorMessage, { body: { text, email, name }, headers })
    },
  }
}
