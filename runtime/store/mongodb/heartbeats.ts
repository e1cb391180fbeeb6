import type { MongoClient, ServerHeartbeatStartedEvent } from 'mongodb'

export interface HeartbeatOptions {
  /** Longest wait of the driver for one answer, in milliseconds. */
  answerMs: number
  /** How often the driver asks a server that is well, in milliseconds. */
  everyMs: number
  onStuck(): void
}

const LAST_MOMENT_MS = 100

/**
 * Watches that the driver goes on asking its servers. When connections are reset all at once, as by a server that dies, it may
 * write the next question into a socket that is gone and wait for it without end; it would never find the server again.
 * @returns what ends the watch
 */
export function watchHeartbeats(client: MongoClient, { answerMs, everyMs, onStuck }: HeartbeatOptions): () => void {
  const waiting = new Map<string, NodeJS.Timeout>()

  function arm(connectionId: string, ms: number, then: () => void) {
    const timer = setTimeout(then, ms)
    timer.unref()
    waiting.set(connectionId, timer)
  }
  function answered({ connectionId }: { connectionId: string }) {
    clearTimeout(waiting.get(connectionId))
    waiting.delete(connectionId)
  }
  function asked({ connectionId, awaited }: ServerHeartbeatStartedEvent) {
    answered({ connectionId })
    // An awaited answer comes when something changes, at the latest with the next beat.
    const wait = 2 * answerMs + (awaited ? everyMs : 0)
    // A process that was busy itself sees that the time is up before it sees the answer: it is given another moment.
    arm(connectionId, wait, () => arm(connectionId, LAST_MOMENT_MS, onStuck))
  }

  client.on('serverHeartbeatStarted', asked)
  client.on('serverHeartbeatSucceeded', answered)
  client.on('serverHeartbeatFailed', answered)
  return () => {
    client.off('serverHeartbeatStarted', asked)
    for (const timer of waiting.values()) clearTimeout(timer)
    waiting.clear()
  }
}
