import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { networkOf, type Visitor } from '@docent/runtime/http'
import { createRate } from '@docent/runtime/rate'
import { createSharedRate } from '@docent/runtime/rate/shared.ts'
import type { Store } from '@docent/runtime/store'
import type { ChatConfig } from '../config.ts'
import { failures } from '../failures.ts'
import { rangeOf } from './range.ts'

/**
 * How fast visitors may go, and owners who search. Visitors are counted in this process: what their questions may cost is held
 * by the counts of the day and the plan. A search is counted nowhere else, so all processes count it together.
 * @throws too_many_questions, too_many_searches
 */
export interface Rates {
  search(owner: OwnerId): Promise<void>
  session(address: string): void
  question(visitor: Visitor, address: string): void
  /** Says that they are writing to a person. */
  typing(visitor: Visitor): void
  /** To be shown or to erase what is kept of a visitor: by the visitor or, by their code, by the owner. @throws too_many_data_calls */
  data(who: string, address: string): void
}

/** Twice as often as a bubble says it, for two of them. */
const TYPING_PER_MINUTE = 60

type Limits = Pick<
  ChatConfig,
  'visitorPerMinute' | 'addressPerMinute' | 'widgetPerMinute' | 'sessionsPerMinute' | 'dataPerMinute'
> &
  Pick<ChatConfig, 'searchesPerMinute'>

export function createRates(config: Limits, { store, clock }: { store: Store; clock: Clock }): Rates {
  const visitors = createRate({ atMost: config.visitorPerMinute, clock })
  const addresses = createRate({ atMost: config.addressPerMinute, clock })
  const widgets = createRate({ atMost: config.widgetPerMinute, clock })
  const sessions = createRate({ atMost: config.sessionsPerMinute, clock })
  const typing = createRate({ atMost: TYPING_PER_MINUTE, clock })
  const data = createRate({ atMost: config.dataPerMinute, clock })
  const searches = createSharedRate({ store, name: 'chat.searches', atMost: config.searchesPerMinute, clock })

  return {
    search: async (owner) => refuseAfter(await searches.take(owner), failures.too_many_searches),
    session: (address) => refuseAfter(sessions.take(networkOf(address))),
    question({ widgetId, sessionId, visitorId = sessionId }, address) {
      refuseAfter(visitors.take(visitorId))
      refuseAfter(addresses.take(`${widgetId} ${rangeOf(address)}`))
      refuseAfter(widgets.take(widgetId))
    },
    typing: ({ visitorId, sessionId }) => refuseAfter(typing.take(visitorId ?? sessionId)),
    data(who, address) {
      refuseAfter(data.take(who), failures.too_many_data_calls)
      refuseAfter(data.take(networkOf(address)), failures.too_many_data_calls)
    },
  }
}

function refuseAfter(waitMs: number, refusal = failures.too_many_questions): void {
  if (waitMs === 0) return
  const seconds = Math.ceil(waitMs / 1000)
  throw refusal({ values: { seconds }, extra: { retryAfterSeconds: seconds } })
}
