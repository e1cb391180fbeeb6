import type { TalkEvents } from '@docent/proto/http'
import type { Calls, Refused } from '../talk/calls.ts'

export type Heard = { [K in keyof TalkEvents]: { event: K; data: TalkEvents[K] } }[keyof TalkEvents]

/** The server speaks every 15 s; after three silences the line is dead, whatever the browser believes. */
const SILENCE_MS = 50_000
const FIRST_MS = 500
const LONGEST_MS = 15_000

export interface Following {
  call: Calls['call']
  signal: AbortSignal
  hear(heard: Heard): void
  /** Whether there is a line at the moment. */
  connected(is: boolean): void
}

/** Follows who speaks and what is said until the signal aborts; what a lost connection missed comes with the next one. */
export async function follow({ call, signal, hear, connected }: Following): Promise<void> {
  let seen = 0
  let failures = 0
  while (!signal.aborted) {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), SILENCE_MS)
    const cut = () => silence.abort()
    // A browser may keep a connection for open that leads nowhere.
    addEventListener('offline', cut)
    try {
      const end = AbortSignal.any([signal, silence.signal])
      const reply = await call('/handover/stream', () => ({ signal: end }), `?after=${seen}`)
      connected(true)
      const begun = performance.now()
      for await (const block of blocksOf(reply.body as ReadableStream<Uint8Array>)) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE_MS)
        const heard = heardIn(block)
        if (!heard) continue
        if (heard.event === 'line') seen = heard.data.n
        if (heard.event === 'missed') seen = heard.data.last
        hear(heard)
      }
      if (performance.now() - begun > FIRST_MS) failures = 0
    } catch (error) {
      // Who may not listen is told so by whatever they do next.
      if (!signal.aborted && (error as Refused).code === 'session_not_yours') return
    } finally {
      clearTimeout(timer)
      removeEventListener('offline', cut)
    }
    if (signal.aborted) return
    connected(false)
    await pause(Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + Math.random() / 2), signal)
    failures += 1
  }
}

async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      yield* blocks
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function heardIn(block: string): Heard | undefined {
  const event = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  return event && data !== undefined ? ({ event, data: JSON.parse(data) } as Heard) : undefined
}

/** Until then, or until there is a network again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
