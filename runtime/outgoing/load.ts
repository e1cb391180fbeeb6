import type { Agent } from 'undici'

export interface LoaderOptions {
  /** Decides what may be connected to; asked for when the first address is loaded. */
  agent(): Promise<Agent>
  /** For everything together: name, connection, answer and body. */
  timeLimitMs: number
  maxBytes: number
  accept: string
}

/** Loads what is at an address, and nothing that it redirects to. Throws for whatever goes wrong, and for more bytes than allowed. */
export type Load = (address: string) => Promise<Buffer>

export function createLoader({ agent, timeLimitMs, maxBytes, accept }: LoaderOptions): Load {
  return async (address) => {
    const signal = AbortSignal.timeout(timeLimitMs)
    // The HTTP client is large, and most processes never load anything.
    const [{ fetch }, dispatcher] = await Promise.all([import('undici'), agent()])
    const headers = { accept, 'user-agent': 'Docent' }
    const response = await fetch(address, { dispatcher, redirect: 'error', signal, headers })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`it answers ${response.status}`)
    }
    const pieces: Uint8Array[] = []
    let size = 0
    // What comes out of the decoder counts: a small reply may unpack to anything.
    for await (const piece of response.body ?? []) {
      size += (piece as Uint8Array).length
      if (size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`)
      pieces.push(piece as Uint8Array)
    }
    return Buffer.concat(pieces)
  }
}
