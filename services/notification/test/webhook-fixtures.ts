import * as api from '@docent/proto/http'
import type { EventPayload } from '@docent/proto/events'
import type { CallOptions, TestService, TestServiceOptions } from '@docent/runtime/testing'
import { createScript, startLocalServer, type ScriptedAnswer } from '@docent/runtime/testing/local-server.ts'
import { until } from '@docent/runtime/testing/until.ts'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { startNotification } from './fixtures.ts'

export interface Request {
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** The body as its receiver reads it. */
  said: { type: string; version: number; timestamp: string; data: Record<string, unknown> }
}

export const answering =
  (status: number, text = ''): ScriptedAnswer =>
  (response) =>
    void response.writeHead(status).end(text)

/** A program of a stranger that takes messages. It answers 204 unless it is told otherwise. */
export async function openReceiver() {
  const taken: Request[] = []
  const script = createScript()
  script.play(answering(204))
  const server = await startLocalServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString('utf8')
      taken.push({ path: request.url ?? '', headers: request.headers, body, said: JSON.parse(body) })
      script.answer(response)
    })
  })
  return { taken, script, url: `${server.url}/hook`, stop: server.stop }
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** Tries come as quickly as a test wants: time passes by its clock. */
export async function startWith(options: TestServiceOptions = {}): Promise<TestService> {
  const service = await startNotification({
    ...options,
    env: {
      WEBHOOKS_ALLOW_PRIVATE: 'true',
      WEBHOOK_SWEEP_SECONDS: '0.02',
      WEBHOOK_TIMEOUT_SECONDS: '5',
      ...options.env,
    },
  })
  return withLongTokens(service)
}

/** Owners who are still signed in after months. */
export function withLongTokens(service: TestService): TestService {
  return {
    ...service,
    async call<R extends api.RouteContract>(contract: R, { as, ...call }: CallOptions<R> = {}) {
      const token = as === undefined ? {} : { token: await service.tokens.sign(as, { expiresIn: '400d' }) }
      return service.call(contract, { ...token, ...call })
    },
  }
}

let planVersion = 0
export const onPlan = (service: TestService, planId: string, as = 'ada') =>
  service.hear(as, 'subscription.changed', { planId, status: 'active' }, { recordVersion: ++planVersion })

export const ALL = [
  'answer.completed',
  'answer.unanswered',
  'document.ready',
  'document.failed',
  'document.deleted',
  'handover.requested',
  'handover.ended',
]

/** A webhook of an owner whose plan has them. */
export async function hook(service: TestService, url: string, { as = 'ada', types = ALL } = {}) {
  await onPlan(service, 'business', as)
  const { body } = await service.call(api.createWebhook, { as, body: { url, types } })
  return { ...(body.webhook as api.WebhookView), secret: body.secret as string }
}

export const answer = (more: Partial<EventPayload<'answer.completed'>> = {}): EventPayload<'answer.completed'> => ({
  turnId: randomUUID(),
  widgetId: 'w1',
  answered: true,
  support: 'strong',
  counted: true,
  sourceDocumentIds: ['d1'],
  model: '',
  promptTokens: null,
  completionTokens: null,
  latencyMs: 12,
  period: '2026-11',
  asker: 'visitor',
  visitor: 'vvvvvvvv',
  conversation: 'cccccccc',
  language: 'en',
  ...more,
})

/** Every delivery of a webhook, newest first. */
export async function deliveriesOf(service: TestService, webhookId: string, as = 'ada', more = {}) {
  const { body } = await service.call(api.listDeliveries, { as, query: { webhookId, ...more } })
  return body.deliveries as api.DeliveryView[]
}

export const settledDeliveries = (service: TestService, webhookId: string, count: number, as = 'ada') =>
  until(`${count} deliveries to be over`, async () => {
    const all = await deliveriesOf(service, webhookId, as)
    return all.length === count && all.every(({ state }) => state !== 'waiting') ? all : undefined
  })

export const detailOf = async (service: TestService, id: string, as = 'ada') =>
  (await service.call(api.getDelivery, { as, query: { id } })).body.delivery as api.DeliveryDetail
