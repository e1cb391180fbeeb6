import { fetch, type Agent, type Response } from 'undici'
import { failures } from '../failures.ts'
import { PrivateAddress } from '@docent/runtime/outgoing/guard.ts'

export interface LoadedPage {
  /** After redirects. */
  url: string
  /** The content-type header. */
  mediaType: string
  bytes: Buffer
}

export interface PageLoaderOptions {
  /** Decides what may be connected to. */
  agent: Agent
  timeLimitMs: number
}

const REDIRECTS = 5
const ACCEPT = 'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.9,application/pdf;q=0.8'

/** Loads one page within the limits of time and size; redirects are followed one by one, each checked again. */
export function createPageLoader({ agent, timeLimitMs }: PageLoaderOptions) {
  return async function load(address: string, maxBytes: number): Promise<LoadedPage> {
    const signal = AbortSignal.timeout(timeLimitMs)
    let url = checkedUrl(address)
    try {
      for (let hops = 0; hops <= REDIRECTS; hops += 1) {
        const response = await fetch(url, {
          dispatcher: agent,
          redirect: 'manual',
          signal,
          headers: { accept: ACCEPT, 'user-agent': 'Docent (reads one page for its owner)' },
        })
        const next = redirectOf(response)
        if (next === undefined) {
          return { url: url.href, mediaType: mediaTypeOf(response), bytes: await bodyOf(response, maxBytes) }
        }
        await response.body?.cancel()
        url = checkedUrl(new URL(next, url).href)
      }
    } catch (error) {
      throw explained(error, timeLimitMs)
    }
    throw failures.page_unreachable({ values: { reason: `it redirects more than ${REDIRECTS} times` } })
  }
}

function checkedUrl(address: string): URL {
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('only http and https addresses are read')
  if (url.username !== '' || url.password !== '') throw refused('it holds a user name or a password')
  return url
}

const refused = (reason: string) => failures.page_address_refused({ values: { reason } })

function redirectOf(response: Response): string | undefined {
  const isRedirect = response.status >= 300 && response.status < 400
  return isRedirect ? (response.headers.get('location') ?? undefined) : undefined
}

function mediaTypeOf(response: Response): string {
  if (!response.ok) throw failures.page_unreachable({ values: { reason: `the site answers ${response.status}` } })
  return response.headers.get('content-type') ?? 'text/html'
}

/** Counts what comes out of the decoder: a small reply may unpack to anything. */
async function bodyOf(response: Response, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size >= maxBytes) {
      throw failures.file_too_large({ values: { limit: Math.round((maxBytes / 1024 / 1024) * 100) / 100 } })
    }
    pieces.push(piece as Uint8Array)
  }
  return Buffer.concat(pieces)
}

function explained(error: unknown, timeLimitMs: number): unknown {
  const { name, cause } = error as { name?: string; cause?: unknown }
  if (name === 'Failure') return error
  if (error instanceof PrivateAddress || cause instanceof PrivateAddress) {
    return failures.page_address_refused({
      values: { reason: 'it is not an address on the public internet' },
      detail: cause ?? error,
    })
  }
  // Connecting and reading have the same limit of their own, which may be the first to be over.
  const { code = '' } = (cause ?? error) as { code?: string }
  const late = name === 'TimeoutError' || name === 'AbortError' || /^UND_ERR_\w+_TIMEOUT$/.test(code)
  const seconds = Math.ceil(timeLimitMs / 1000)
  const reason = late ? `it did not answer within ${seconds} seconds` : reasonOf(cause ?? error)
  return failures.page_unreachable({ values: { reason }, detail: error })
}

function reasonOf(error: unknown): string {
  const { code = '' } = error as { code?: string }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no site of this name'
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'the site refuses the connection'
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return 'its certificate is not valid'
  return 'the site cannot be reached'
}
