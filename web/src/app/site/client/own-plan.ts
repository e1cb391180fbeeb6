import type * as http from '@docent/proto/http'
import { addressOf, call } from '../../../api/call.ts'
import type { Grant } from '../../../api/session/session.ts'
import { LEFT } from './account.ts'

const USAGE = '/subscription-usage'

/**
 * Whoever is signed in sees which plan is theirs, and is led to where it is changed, until they leave; without a reply the cards stay as
 * they are.
 */
export async function markPlan(plans: HTMLElement, signedIn: Promise<Grant | undefined>): Promise<void> {
  const grant = await signedIn
  const own = grant && (await planOf(grant))
  if (own === undefined) return
  const tags = plans.querySelectorAll('[data-own-plan]')
  document.addEventListener(LEFT, () => tags.forEach((tag) => tag.setAttribute('hidden', '')), { once: true })
  for (const card of plans.querySelectorAll<HTMLElement>('[data-plan]')) {
    const isOwn = card.dataset['plan'] === own
    const button = card.querySelector<HTMLAnchorElement>('a.btn')
    card.querySelector<HTMLElement>('[data-own-plan]')?.toggleAttribute('hidden', !isOwn)
    if (!button) continue
    const { href, textContent } = button
    document.addEventListener(LEFT, () => Object.assign(button, { href, textContent }), { once: true })
    button.href = USAGE
    if (isOwn) button.textContent = button.dataset['ifOwn'] ?? ''
  }
}

async function planOf({ accessToken }: Grant): Promise<string | undefined> {
  const { method, path } = call<typeof http.getSubscription>('GET', '/subscriptions')
  const headers = { authorization: `Bearer ${accessToken}` }
  const response = await fetch(addressOf({ path }), { method, headers }).catch(() => undefined)
  if (response?.ok !== true) return undefined
  const reply = (await response.json()) as http.RouteReply<typeof http.getSubscription>
  return reply.data.planId
}
