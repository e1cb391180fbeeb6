import type * as http from '@docent/proto/http'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from './api.ts'
import { addressOf, call } from './call.ts'
import { documentsApi } from './documents.ts'
import { eventsOf } from './event-stream.ts'
import { createLateReload } from './late-reload.ts'
import { backoff, effectOf, lateTagsOf } from './live-effects.ts'
import { inLead } from './live-lead.ts'
import { reloadUntil } from './reload-until.ts'
import { authorisedFetch, type Access, type SessionTools, type WithSession } from './session/index.ts'

/** The server speaks every 15 s; after three silences the line is dead, whatever the browser believes. */
const SILENCE_MS = 50_000
/** What a page loaded while its line was on the way for longer may be of before something that the line does not tell any more. */
const SOON_MS = 300

/**
 * Follows what happens to the owner until the signal aborts, and tells it, in every tab. One tab has the line and tells the others: a browser opens
 * six connections to a host at most, and a line for each tab would leave none for calls.
 */
export async function followLive(access: Access, signal: AbortSignal, tell: Hear): Promise<void> {
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('docent.live')
  const late = createLateReload((tags) => access.dispatch(api.util.invalidateTags(tags)), signal)
  const heard = (event: http.LiveEvent) => {
    apply(access, event)
    late(lateTagsOf(event.type))
    tell(event)
  }
  others?.addEventListener('message', ({ data }: MessageEvent<http.LiveEvent>) => heard(data))
  const asked = performance.now()
  await inLead(signal, async (leading) => {
    // Whoever waited for the line may have missed what happened while it changed hands, or was being opened.
    const missed = () => performance.now() - asked > SOON_MS
    await keepLine(access, leading, missed, (event) => {
      heard(event)
      others?.postMessage(event)
    })
  })
  others?.close()
}

/** Listens, and when the line is lost takes it up again and has the lists loaded again. */
async function keepLine(access: Access, signal: AbortSignal, missed: () => boolean, hear: Hear): Promise<void> {
  let failures = 0
  let wasOpen = false
  while (!signal.aborted) {
    await listen(access, signal, hear, () => {
      failures = 0
      if (wasOpen || missed())
        access.dispatch(
          api.util.invalidateTags([
            'Documents',
            'Widgets',
            'Plan',
            'Usage',
            'Steps',
            'Conversations',
            'Handover',
            'Team',
          ]),
        )
      wasOpen = true
    }).catch(() => undefined)
    await comeback(backoff(failures, Math.random), signal)
    failures += 1
  }
}

type Hear = (event: http.LiveEvent) => void

async function listen(access: Access, signal: AbortSignal, hear: Hear, onOpen: () => void): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  const spoken = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  try {
    const given = call<typeof http.live>('GET', '/live')
    const response = await authorisedFetch(access, addressOf(given), {
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || !response.body) return
    onOpen()
    for await (const { event, data } of eventsOf(response.body, spoken)) {
      if (event === 'change') hear(JSON.parse(data) as http.LiveEvent)
    }
  } finally {
    clearTimeout(timer)
  }
}

type WithLists = WithSession & { api: ReturnType<typeof documentsApi.reducer> }

function apply(access: Access, event: http.LiveEvent): void {
  const dispatch = access.dispatch as ThunkDispatch<WithLists, SessionTools, UnknownAction>
  const effect = effectOf(event)
  if (effect.kind === 'reload') {
    dispatch(api.util.invalidateTags(effect.tags))
    return
  }
  if (effect.kind === 'settle') {
    void dispatch(reloadUntil(effect.documentId, effect.statuses))
    return
  }
  dispatch(
    documentsApi.util.updateQueryData('listDocuments', undefined, (documents) => {
      const document = documents.find((one) => one.id === effect.documentId)
      if (!document || document.status === 'ready' || document.status === 'deleted') return
      document.status = 'embedding'
      document.progress = effect.progress
    }),
  )
}

function comeback(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
