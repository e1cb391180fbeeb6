import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { networkOf, type Visitor } from '@docent/runtime/http'
import type { ChatConfig } from '../config.ts'
import { failures } from '../failures.ts'
import { rangeOf } from './range.ts'
import { createRate } from './rates.ts'

/** How fast visitors may go, and owners who search. @throws too_many_questions, too_many_searches */
export interface Rates {
  search(owner: OwnerId): void
  session(address: string): void
  question(visitor: Visitor, address: string): void
}

type Limits = Pick<ChatConfig, 'visitorPerMinute' | 'addressPerMinute' | 'widgetPerMinute' | 'sessionsPerMinute'> &
  Pick<ChatConfig, 'searchesPerMinute'>

export function createRates(config: Limits, clock: Clock): Rates {
  const visitors = createRate(config.visitorPerMinute, clock)
  const addresses = createRate(config.addressPerMinute, clock)
  const widgets = createRate(config.widgetPerMinute, clock)
  const sessions = createRate(config.sessionsPerMinute, clock)

  const searches = createRate(config.searchesPerMinute, clock)

  return {
    search: (owner) => refuseAfter(searches.take(owner), failures.too_many_searches),
    session: (address) => refuseAfter(sessions.take(networkOf(address))),
    question({ widgetId, sessionId, visitorId = sessionId }, address) {
      refuseAfter(visitors.take(visitorId))
      refuseAfter(addresses.take(`${widgetId} ${rangeOf(address)}`))
      refuseAfter(widgets.take(widgetId))
    },
  }
}

function refuseAfter(seconds: number, refusal = failures.too_many_questions): void {
  if (seconds > 0) throw refusal({ values: { seconds }, extra: { retryAfterSeconds: seconds } })
}
