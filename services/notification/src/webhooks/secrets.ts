import type { Box } from '@docent/runtime/auth'
import type { Ids } from '@docent/runtime/clock'
import { createHmac } from 'node:crypto'
import type { Webhook } from './record.ts'

const SECRET_BYTES = 32
const MARK = 'whsec_'

/** A new secret in the form that libraries of the Standard Webhooks specification take. */
export function newSecret(ids: Ids): string {
  return `${MARK}${Buffer.from(ids.secret(SECRET_BYTES), 'base64url').toString('base64')}`
}

/** What a sealed secret belongs to: moved to another webhook it does not open. */
export const aboutOf = ({ ownerId, id }: Pick<Webhook, 'ownerId' | 'id'>): string => `${ownerId} ${id}`

/** The secrets that sign now, the newest first; undefined where the one in use cannot be read any more. */
export function secretsOf(box: Box, webhook: Webhook, now: number): string[] | undefined {
  const { secret, former } = webhook
  const about = aboutOf(webhook)
  const newest = box.open(secret, about)?.text
  if (newest === undefined) return undefined
  const before = former && former.until > now ? box.open(former.secret, about)?.text : undefined
  return [newest, ...(before === undefined ? [] : [before])]
}

/** The three headers of the Standard Webhooks specification. */
export function signed(
  secrets: readonly string[],
  { id, body, now }: { id: string; body: string; now: number },
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(MARK.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/** The same webhook with its secrets sealed by the newest one of the installation; the very one where they are. */
export function resealed(box: Box, webhook: Webhook): Webhook {
  const about = aboutOf(webhook)
  const again = (closed: string) => {
    const opened = box.open(closed, about)
    return opened?.isOld ? box.seal(opened.text, about) : closed
  }
  const secret = again(webhook.secret)
  const former = webhook.former && { ...webhook.former, secret: again(webhook.former.secret) }
  return secret === webhook.secret && former?.secret === webhook.former?.secret
    ? webhook
    : { ...webhook, secret, former }
}
