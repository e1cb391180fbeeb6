import { ended, granted, renew, restoring, type SessionTools } from '../../api/session/index.ts'
import { mayBeSignedIn } from '../../api/session/marker.ts'
import type { Store } from '../store.ts'

/** Takes up the session of this browser, and follows what other tabs do with it. */
export function followSession(store: Store, tools: SessionTools): void {
  tools.tabs.listen((message) => {
    if (message.kind === 'ended') {
      store.dispatch(ended())
      return
    }
    tools.refresher.heard(message.grant)
    store.dispatch(granted(message.grant))
  })
  if (mayBeSignedIn()) void restore(store, tools)
  else store.dispatch(ended())
}

export async function restore(store: Store, tools: SessionTools): Promise<void> {
  store.dispatch(restoring())
  await renew({ getState: () => store.getState(), dispatch: store.dispatch, tools })
}
