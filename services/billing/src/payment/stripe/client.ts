import { backoffMs } from '@docent/runtime/backoff'
import { createGuardedFetch } from '@docent/runtime/outgoing/fetch.ts'
import type { Stripe } from 'stripe'
import { STRIPE_API } from '../../config.ts'

/** What this code is written for: a newer version of the package must not change what comes back. */
export const API_VERSION = '2026-10-28.endive'

const TIME_LIMIT_MS = 20_000
const RETRIES = 2

export interface Client {
  stripe: Stripe
  close(): Promise<void>
}

/** The client of Stripe, loaded where there is a key. It connects to public addresses only, unless another server is named. */
export async function openClient(key: string, apiBase: string): Promise<Client> {
  const [{ Stripe: Client }, { fetch, close }] = await Promise.all([
    import('stripe'),
    createGuardedFetch({ timeLimitMs: TIME_LIMIT_MS, anywhere: apiBase !== STRIPE_API }),
  ])
  const { protocol, hostname, port } = new URL(apiBase)
  const stripe = new Client(key, {
    apiVersion: API_VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: TIME_LIMIT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Docent' },
    httpClient: Client.createFetchHttpClient(fetch),
  })
  return { stripe, close }
}

/** What can be said of a failed call in a log: headers, bodies and keys stay out of it. */
export function reasonOf(error: unknown): Record<string, unknown> {
  const { type, code, statusCode, requestId, message } = error as Partial<Stripe.errors.StripeError>
  return { type, code, statusCode, requestId, message }
}

/** True where the thing that was asked for is not there, or not any more. */
export const isMissing = (error: unknown) => (error as { code?: string }).code === 'resource_missing'

/** True where Stripe understood and says no: asking again would not help. */
export function isRefusal(error: unknown): boolean {
  const { type } = error as { type?: string }
  return type === 'StripeInvalidRequestError' || type === 'StripeCardError'
}

export const waitAfter = (failed: number) => backoffMs({ firstMs: 5_000, longestMs: 600_000 }, failed)

export const idOf = (one: string | { id: string } | null | undefined) => (typeof one === 'string' ? one : one?.id)
export const ms = (seconds: number) => seconds * 1_000
