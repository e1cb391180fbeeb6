import type * as http from '@docent/proto/http'
import { addressOf, call } from '../../../api/call.ts'

/** Buttons that begin a sign-in with Google where that is set up. When it cannot begin, their link leads to the form. */
export function enhanceGoogle(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void begin().then((url) => location.assign(url ?? link.href))
  })
}

async function begin(): Promise<string | undefined> {
  const { method, path, body } = call<typeof http.startGoogle>('POST', '/auth/google', { body: { page: '/login' } })
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(addressOf({ path }), { method, headers, body: JSON.stringify(body) })
    const reply = (await response.json()) as { url?: unknown }
    return response.ok && typeof reply.url === 'string' ? reply.url : undefined
  } catch {
    return undefined
  }
}
