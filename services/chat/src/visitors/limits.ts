import type { Clock } from '@docent/runtime/clock'
import { networkOf, type Visitor } from '@docent/runtime/http'
import type { ChatConfig } from '../config.ts'
import { failures } from '../failures.ts'
import { rangeOf } from './range.ts'
import { createRate } from './rates.ts'

/** How fast visitors may go. @throws too_many_questions */
export interface Rates {
  session(address: string): void
  question(visitor: Visitor, address: string): void
}

type Limits = Pick<ChatConfig, 'visitorPerMinute' | 'addressPerMinute' | 'widgetPerMinute' | 'sessionsPerMinute'>

export function createRates(config: Limits, clock: Clock): Rates {
  const visitors = createRate(config.visitorPerMinute, clock)
  const addresses = createRate(config.addressPerMinute, clock)
  const widgets = createRate(config.widgetPerMinute, clock)
  const sessions = createRate(config.sessionsPerMinute, clock)

  return {
    session: (address) => refuseAfter(sessions.take(networkOf(address))),
    question({ widgetId, sessionId, visitorId = sessionId }, address) {
      refuseAfter(visitors.take(visitorId))
      refuseAfter(addresses.take(`${widgetId} ${rangeOf(address)}`))
      refuseAfter(widgets.take(widgetId))
    },
  }
}

function refuseAfter(seconds: number): void {
  if (seconds > 0) throw failures.too_many_questions({ values: { seconds }, extra: { retryAfterSeconds: seconds } })
}
