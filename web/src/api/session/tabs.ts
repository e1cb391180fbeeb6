import type { Grant } from './session.ts'

/** What tabs of one browser tell each other. */
export type TabMessage = { kind: 'granted'; grant: Grant } | { kind: 'ended' }

export interface Tabs {
  tell: (message: TabMessage) => void
  listen: (hear: (message: TabMessage) => void) => void
}

const NAME = 'docent.session'

export function createTabs(): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
  return {
    tell: (message) => channel?.postMessage(message),
    listen(hear) {
      channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data))
    },
  }
}
