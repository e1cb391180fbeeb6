import * as api from '@docent/proto/http'
import { DEFAULT_HANDOVER, type HandoverSettings } from '@docent/proto'
import type { TalkEvents } from '@docent/proto/http'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { alice, index, lamp, plansWith, saveWidget, startChat, type visit } from './helpers.ts'

export type Visit = Awaited<ReturnType<typeof visit>>
export type Heard = { [K in keyof TalkEvents]: { event: K; data: TalkEvents[K] } }[keyof TalkEvents]

const always: HandoverSettings = { ...DEFAULT_HANDOVER, on: true, hours: [] }

export const env = () => ({
  ...plansWith(1_000, { entitlements: ['handover'] }),
  CHAT_HANDOVER_LOOK_SECONDS: '0.02',
})

/** A chat in which visitors of the widget "w1" may ask for a person. */
export async function startWithPerson(options: TestServiceOptions = {}, settings: Partial<HandoverSettings> = {}) {
  const service = await startChat({ ...options, env: { ...env(), ...options.env } })
  await index(service, alice, 'lamp', lamp)
  await saveWidget(service, alice, 'w1')
  const registered = { email: 'a@example.org', displayName: 'Ada Winter', method: 'password' } as const
  await service.hear(alice, 'user.registered', registered, { recordVersion: 1 })
  await service.call(api.setHandoverSettings, { as: alice, body: { ...always, ...settings } })
  return service
}

export const newId = () => randomUUID()

export const askPerson = (service: TestService, { token, headers }: Visit, text = 'I need a person.', id = newId()) =>
  service.call(api.askForPerson, { token, headers, body: { id, text } })

export const tell = (service: TestService, { token, headers }: Visit, text: string, id = newId()) =>
  service.call(api.sayToPerson, { token, headers, body: { id, text } })

export const answer = (service: TestService, { sessionId: session }: Visit, text: string, id = newId(), as = alice) =>
  service.call(api.sayToVisitor, { as, body: { widgetId: 'w1', session, id, text } })

export const talkOf = async (service: TestService, { sessionId: session }: Visit, as = alice) =>
  (await service.call(api.showTalk, { as, query: { widgetId: 'w1', session } })).body.talk as api.TalkOfOwner

export async function linesIn(service: TestService, { token, headers, sessionId }: Visit): Promise<string[]> {
  const { body } = await service.call(api.widgetHistory, { token, headers, query: { widgetId: 'w1', sessionId } })
  return body.messages.map(({ content, by }: { content: string; by?: string }) => (by ? `${by}: ${content}` : content))
}

export interface Follower {
  status: number
  heard: Heard[]
  lines(): string[]
  state(): string | undefined
  lastId(): number
  ended(): boolean
  leave(): void
}

/** Follows a talk over a real socket, as a bubble does. */
export async function follow(service: TestService, { token, headers }: Visit, after = 0): Promise<Follower> {
  if (!service.hosted.http.server.listening) await service.hosted.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.hosted.http.server.address() as AddressInfo
  const leaving = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${port}/api/handover/stream`, {
    headers: { ...headers, authorization: `Bearer ${token}`, 'last-event-id': String(after) },
    signal: leaving.signal,
  })
  const heard: Heard[] = []
  let lastId = after
  let over = false
  const read = async () => {
    let text = ''
    for await (const piece of (reply.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
      text += piece
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1]
        const event = field('event') as keyof TalkEvents | undefined
        if (!event) continue
        lastId = Number(field('id') ?? lastId)
        heard.push({ event, data: api.talkEventSchemas[event].parse(JSON.parse(field('data') ?? '')) } as Heard)
      }
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      over = true
    })
  const follower: Follower = {
    status: reply.status,
    heard,
    lines: () => heard.flatMap((one) => (one.event === 'line' ? `${one.data.n} ${one.data.text}` : [])),
    state: () => heard.flatMap((one) => (one.event === 'state' ? one.data.state : [])).at(-1),
    lastId: () => lastId,
    ended: () => over,
    leave: () => leaving.abort(),
  }
  if (reply.status === 200) await until('the stream to say who speaks', () => heard.length > 0)
  return follower
}
