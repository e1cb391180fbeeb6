import { createHmac } from 'node:crypto'
import type { Objects, Thing } from './objects.ts'

/** What is sent to an endpoint: the body and the header that signs it. */
export interface Signed {
  body: string
  signature: string
}

export interface Events {
  /** All that happened, oldest first. */
  all: readonly Thing[]
  say(type: string, about: Thing): void
  signed(event: Thing, how?: { secret?: string; at?: number }): Signed
  /** Every event is sent there as it happens, from now on. */
  deliverTo(address: string): void
  /** Sends one, perhaps once more. Resolves with the status it was answered with. */
  send(event: Thing): Promise<number>
  /** Resolves when everything that was sent has been answered; with the statuses. */
  delivered(): Promise<number[]>
}

export function createEvents(objects: Objects, apiVersion: string, webhookSecret: string): Events {
  const all: Thing[] = []
  const sent: Promise<number>[] = []
  let endpoint: string | undefined

  function signed(event: Thing, { secret = webhookSecret, at = objects.now() }: { secret?: string; at?: number } = {}) {
    const body = JSON.stringify(event)
    const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    return { body, signature: `t=${at},v1=${digest}` }
  }

  async function send(event: Thing): Promise<number> {
    if (endpoint === undefined) throw new Error('nobody listens')
    const { body, signature } = signed(event)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const reply = await fetch(endpoint, { method: 'POST', body, headers }).catch(() => undefined)
    await reply?.arrayBuffer()
    return reply?.status ?? 0
  }

  return {
    all,
    signed,
    send,
    say(type, about) {
      const event = objects.add('evt', 'event', {
        type,
        api_version: apiVersion,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        data: { object: structuredClone(about) },
      })
      all.push(event)
      if (endpoint !== undefined) sent.push(send(event))
    },
    deliverTo(address) {
      endpoint = address
    },
    delivered: () => Promise.all(sent),
  }
}
