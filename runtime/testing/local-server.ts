import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  /** `http://127.0.0.1:…`, without a slash at its end. */
  url: string
  /** Ends it, and whatever is still under way. */
  stop(): Promise<void>
}

/** A server on this machine that a test speaks for. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

export type ScriptedAnswer = (response: ServerResponse) => void

/** What a server answers, one after the other; the last of it answers everything that follows. */
export function createScript() {
  let answers: readonly ScriptedAnswer[] = []
  let asked = 0
  return {
    play(...given: readonly ScriptedAnswer[]): void {
      answers = given
      asked = 0
    },
    /** How many times it was asked since it began. */
    asked: () => asked,
    answer(response: ServerResponse): void {
      const next = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      next?.(response)
    },
  }
}

/** Ends the connection instead of answering. */
export const reset: ScriptedAnswer = (response) => void response.socket?.resetAndDestroy()

/** Takes the question and says nothing. */
export const mute: ScriptedAnswer = () => undefined
