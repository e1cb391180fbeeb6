import { askAgain, listUnanswered, putAwayUnanswered } from '@docent/proto/http'
import { clientGone, type Router } from '@docent/runtime/http'
import { turnsSpec, type Turn } from '../conversations/turn.ts'
import type { Store } from '@docent/runtime/store'
import { createAskAgain, type AskAgainOptions } from './ask-again.ts'
import { createUnanswered } from './unanswered.ts'

const success = true as const

/** What visitors asked in vain, and what owners do about it. */
export function unansweredRoutes(router: Router, options: AskAgainOptions & { store: Store }): void {
  const { store, closed } = options
  const turns = store.collection<Turn>(turnsSpec)
  const unanswered = createUnanswered(options)
  const again = createAskAgain(options)
  router.on(listUnanswered, async ({ owner, query: { widgetId } }) => ({
    success,
    ...(await unanswered.list(owner, widgetId)),
  }))
  router.on(askAgain, async ({ owner, body, reply }) => ({
    success,
    ...(await again(owner, body, clientGone(reply))),
  }))
  router.on(putAwayUnanswered, async ({ owner, body: { turnIds, putAway } }) => {
    for (const id of new Set(turnIds)) {
      const turn = await turns.get(owner, id)
      if (turn) await closed.putAway(turn, putAway)
    }
    return { success }
  })
}
