import type * as http from '@docent/proto/http'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from './api.ts'
import { addressOf, call } from './call.ts'
import { documentsApi } from './documents.ts'
import { eventsOf } from './event-stream.ts'
import { backoff, effectOf } from './live-effects.ts'
import { authorisedFetch, type Access, type SessionTools, type WithSession } from './session/index.ts'

/** The server speaks every 15 s; after three silences the line is dead, whatever the browser believes. */
const SILENCE_MS = 50_000

/** Follows what happens to the owner until the signal aborts; a lost line is taken up again and the lists reloaded. */
export async function followLive(access: Access, signal: AbortSignal): Promise<void> {
  let failures = 0
  let missed = false
  while (!signal.aborted) {
    await hear(access, signal, () => {
      failures = 0
      if (missed) access.dispatch(api.util.invalidateTags(['Documents', 'Widgets', 'Plan']))
      missed = true
    }).catch(() => undefined)
    await comeback(backoff(failures, Math.random), signal)
    failures += 1
  }
}

async function hear(access: Access, signal: AbortSignal, onOpen: () => void): Promise<void> {
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
      if (event === 'change') apply(access, JSON.parse(data) as http.LiveEvent)
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
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
