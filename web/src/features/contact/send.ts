import type * as http from '@docent/proto/http'
import { addressOf, call } from '../../api/call.ts'
import type { ContactValues } from './check.ts'

/** `error` is the server's sentence, and is missing when no answer came. */
export type Outcome = { sent: true } | { sent: false; error: string | undefined }

const TIMEOUT_MS = 20_000

export async function send(values: ContactValues): Promise<Outcome> {
  const { method, path, body } = call<typeof http.contact>('POST', '/contact', { body: values })
  try {
    const response = await fetch(addressOf({ path }), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const reply = (await response.json()) as { success?: unknown; error?: unknown }
    if (response.ok && reply.success === true) return { sent: true }
    return { sent: false, error: typeof reply.error === 'string' ? reply.error : '' }
  } catch {
    return { sent: false, error: undefined }
  }
}
