import {
  deleteConversation,
  listConversations,
  markConversation,
  questionWords,
  showConversation,
} from '@docent/proto/http'
import type { Router } from '@docent/runtime/http'
import type { Inbox } from './inbox.ts'

const success = true as const

/** What owners do with the conversations of their visitors. */
export function inboxRoutes(router: Router, inbox: Inbox): void {
  router.on(listConversations, async ({ owner, query: { cursor, ...wanted } }) => ({
    success,
    ...(await inbox.list(owner, wanted, cursor)),
  }))
  router.on(showConversation, async ({ owner, query: { widgetId, session: sessionId } }) => ({
    success,
    ...(await inbox.show(owner, { widgetId, sessionId })),
  }))
  router.on(markConversation, async ({ owner, body: { widgetId, session: sessionId, ...changes } }) => {
    await inbox.mark(owner, { widgetId, sessionId }, changes)
    return { success }
  })
  router.on(deleteConversation, async ({ owner, query: { widgetId, session: sessionId } }) => ({
    success,
    removed: await inbox.remove(owner, { widgetId, sessionId }),
  }))
  router.on(questionWords, async ({ owner, query: { ids } }) => ({ success, questions: await inbox.words(owner, ids) }))
}
