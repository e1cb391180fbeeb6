import { idSchema } from '@docent/proto/ids'
import type { LinkPurpose } from '@docent/runtime/auth'
import { DAY_MS } from '@docent/runtime/units'
import { z } from 'zod'

/** A link that was mailed and is still good. Its token is kept nowhere. */
export const openLinkSchema = z.object({
  id: idSchema,
  purpose: z.enum(['reset-password', 'verify-email']),
  expiresAt: z.iso.datetime(),
})
export type OpenLink = z.infer<typeof openLinkSchema>

/** How long links are good for, in milliseconds. */
const LINK_LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 30 * 60_000,
  'verify-email': DAY_MS,
  'join-team': 7 * DAY_MS,
}

/** Of several mails the newest ones count, because people open whichever they find. */
const MOST_OPEN = 5

interface WithLinks {
  links?: OpenLink[] | undefined
}

export const expiryOf = (purpose: LinkPurpose, now: Date): string =>
  new Date(now.getTime() + LINK_LIFE_MS[purpose]).toISOString()

export function newLink(purpose: OpenLink['purpose'], id: string, now: Date): OpenLink {
  return { id, purpose, expiresAt: expiryOf(purpose, now) }
}

/** The links of an account with one more; what has expired is forgotten. */
export function linksWith({ links = [] }: WithLinks, link: OpenLink, now: Date): OpenLink[] {
  const open = links.filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime())
  const others = open.filter(({ purpose }) => purpose !== link.purpose)
  const same = open.filter(({ purpose }) => purpose === link.purpose)
  return [...others, ...same.slice(1 - MOST_OPEN), link]
}

export function isOpen({ links = [] }: WithLinks, purpose: LinkPurpose, id: string, now: Date): boolean {
  return links.some((one) => one.id === id && one.purpose === purpose && Date.parse(one.expiresAt) > now.getTime())
}

export function linksWithout({ links = [] }: WithLinks, purpose: LinkPurpose): OpenLink[] {
  return links.filter((one) => one.purpose !== purpose)
}
