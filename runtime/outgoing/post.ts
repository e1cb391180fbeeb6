import type { Agent } from 'undici'
import { PrivateAddress } from './guard.ts'

export interface PosterOptions {
  /** Decides what may be connected to; asked for when the first message goes out. */
  agent(): Promise<Agent>
  /** For everything together: name, connection, answer. */
  timeLimitMs: number
  /** Characters of the answer that are kept; the rest is not read. */
  keepCharacters: number
}

/** How one request went, in words for whoever gave the address. */
export interface Posted {
  /** Null where no answer came. */
  status: number | null
  ms: number
  /** Null for any status from 200 to 299. */
  problem: string | null
  /** The beginning of the answer, as text without control characters. */
  response: string
}

/** Sends a text to an address and tells how it went; never throws for what the other side does. Follows no redirect. */
export type Post = (
  address: string,
  message: { headers: Record<string, string>; body: string; signal?: AbortSignal },
) => Promise<Posted>

export function createPoster({ agent, timeLimitMs, keepCharacters }: PosterOptions): Post {
  return async (address, { headers, body, signal: stop }) => {
    const began = performance.now()
    const ms = () => Math.round(performance.now() - began)
    const limit = AbortSignal.timeout(timeLimitMs)
    const signal = stop ? AbortSignal.any([limit, stop]) : limit
    try {
      const [{ request }, dispatcher] = await Promise.all([import('undici'), agent()])
      const answer = await request(address, { method: 'POST', headers, body, dispatcher, signal })
      const { statusCode: status } = answer
      // The answer counts when its head is there: a body that never ends changes nothing.
      const response = await beginning(answer.body, keepCharacters).catch(() => '')
      return { status, ms: ms(), problem: problemOf(status), response }
    } catch (error) {
      // Called off by whoever sends: nothing is known of how it went.
      stop?.throwIfAborted()
      const problem = limit.aborted ? `no answer within ${timeLimitMs / 1000} seconds` : reasonOf(error)
      return { status: null, ms: ms(), problem, response: '' }
    }
  }
}

const BYTES_PER_CHARACTER = 4

/** What is shown of an answer; what a stranger's server sends after that is never taken in. */
async function beginning(body: AsyncIterable<Uint8Array>, characters: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop ends the connection.
  for await (const piece of body) {
    pieces.push(piece)
    size += piece.length
    if (size >= characters * BYTES_PER_CHARACTER) break
  }
  const text = Buffer.concat(pieces)
    .subarray(0, characters * BYTES_PER_CHARACTER)
    .toString('utf8')
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, characters).join('')
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? `it redirects (${status}), which is not followed` : `it answered ${status}`
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name could not be looked up',
  EHOSTUNREACH: 'the host is not reachable',
  ENETUNREACH: 'the host is not reachable',
  ETIMEDOUT: 'no connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
}

/** Never more than that an address lies inside: which one it is would be news to a stranger. */
export function reasonOf(error: unknown): string {
  for (let one = error; typeof one === 'object' && one !== null; one = (one as { cause?: unknown }).cause) {
    if (one instanceof PrivateAddress) return 'its address is not on the public internet'
    const { code } = one as { code?: unknown }
    if (typeof code !== 'string') continue
    if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return `its certificate was refused (${code})`
    return REASONS[code] ?? `the request failed (${code})`
  }
  return 'the request failed'
}
