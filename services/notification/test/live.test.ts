import type { LiveEvent } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import type { TestMember, TestService, TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { AddressInfo } from 'node:net'
import { createLiveHub } from '../src/live/hub.ts'
import { owner, startNotification, until } from './fixtures.ts'

interface Dashboard {
  status: number
  events: LiveEvent[]
  comments: string[]
  /** True once the server has ended the stream. */
  ended(): boolean
  leave(): void
}

const person = { id: owner, role: 'owner', name: '' } as const
const progressed = (documentId: string, done: number) => ({ documentId, jobId: 'job', done, total: 9 })

describe('live', () => {
  const ends: (() => Promise<unknown> | void)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  const start = async (options?: TestServiceOptions) => {
    const service = await startNotification(options)
    ends.push(() => service.stop())
    await service.hosted.http.listen({ port: 0, host: '127.0.0.1' })
    return service
  }

  /** Opens a live connection over a real socket and reads it as it comes. */
  const listen = async (
    service: TestService,
    as = owner,
    session?: { id: string; startedAt: string },
    member?: TestMember,
  ): Promise<Dashboard> => {
    const { port } = service.hosted.http.server.address() as AddressInfo
    const leaving = new AbortController()
    ends.push(() => leaving.abort())
    const reply = await fetch(`http://127.0.0.1:${port}/api/live`, {
      headers: { authorization: `Bearer ${await service.tokens.sign(as, { session, member })}` },
      signal: leaving.signal,
    })
    const dashboard = { events: [] as LiveEvent[], comments: [] as string[], over: false }
    const read = async () => {
      let text = ''
      for await (const piece of (reply.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
        text += piece
        const frames = text.split('\n\n')
        text = frames.pop() ?? ''
        for (const frame of frames) {
          if (frame.startsWith(':')) dashboard.comments.push(frame)
          else {
            const [name, data] = frame.split('\n')
            expect(name).toBe('event: change')
            dashboard.events.push(JSON.parse((data ?? '').slice('data: '.length)) as LiveEvent)
          }
        }
      }
    }
    void read()
      .catch(() => undefined)
      .finally(() => {
        dashboard.over = true
      })
    if (reply.status === 200) await until('the connection to open', () => dashboard.comments.length > 0)
    return {
      status: reply.status,
      events: dashboard.events,
      comments: dashboard.comments,
      ended: () => dashboard.over,
      leave: () => leaving.abort(),
    }
  }
  test('what happens to an owner reaches every dashboard of theirs, and nobody else', async () => {
    const service = await start()
    const [first, second, stranger] = await Promise.all([listen(service), listen(service), listen(service, 'eve')])
    await service.hear(owner, 'document.embedding-progressed', progressed('d1', 3))
    await service.hear(owner, 'widget.deleted', { widgetId: 'w1' })
    await service.hear('eve', 'widget.deleted', { widgetId: 'w-of-eve' })
    const expected = [
      { type: 'document.embedding-progressed', documentId: 'd1', progress: { done: 3, total: 9 } },
      { type: 'widget.deleted', widgetId: 'w1' },
    ]
    await until('both to hear both', () => first.events.length === 2 && second.events.length === 2)
    await until('eve to hear hers', () => stranger.events.length === 1)
    expect(first.events).toEqual(expected)
    expect(second.events).toEqual(expected)
    expect(stranger.events).toEqual([{ type: 'widget.deleted', widgetId: 'w-of-eve' }])
  })

  test('it is a stream of events that proxies leave alone', async () => {
    const service = await start()
    const { port } = service.hosted.http.server.address() as AddressInfo
    const leaving = new AbortController()
    const reply = await fetch(`http://127.0.0.1:${port}/api/live`, {
      headers: { authorization: `Bearer ${await service.tokens.sign(owner)}` },
      signal: leaving.signal,
    })
    expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(reply.headers.get('cache-control')).toContain('no-cache')
    leaving.abort()
  })

  test('only what was not told yet is told, and only the newest of each kind', async () => {
    const hub = createLiveHub({ perOwner: 1, commentMs: 10_000, longestMs: 10_000 })
    const leaving = new AbortController()
    const events = hub.open(ownerId(owner), person)(leaving.signal)
    for (const done of [1, 2, 3]) {
      hub.tell(ownerId(owner), {
        type: 'document.embedding-progressed',
        documentId: 'd1',
        progress: { done, total: 3 },
      })
    }
    hub.tell(ownerId(owner), {
      type: 'document.embedding-progressed',
      documentId: 'd2',
      progress: { done: 1, total: 1 },
    })
    const told: unknown[] = []
    for await (const { data } of events) {
      told.push(data)
      if (told.length === 2) leaving.abort()
    }
    expect(told).toMatchObject([
      { documentId: 'd1', progress: { done: 3 } },
      { documentId: 'd2', progress: { done: 1 } },
    ])
  })

  test('silence is broken by comments', async () => {
    const service = await start({ env: { LIVE_COMMENT_SECONDS: '0.02' } })
    const dashboard = await listen(service)
    await until('three comments', () => dashboard.comments.length >= 4)
    expect(dashboard.comments.slice(1).every((one) => one === ': still here')).toBe(true)
  })

  test('a dashboard that leaves gives its place back', async () => {
    const service = await start({ env: { LIVE_CONNECTIONS_PER_OWNER: '2' } })
    const [first] = await Promise.all([listen(service), listen(service)])
    const refused = await listen(service)
    expect(refused.status).toBe(429)
    expect((await listen(service, 'eve')).status).toBe(200)
    first.leave()
    await until('the place to be free', async () => (await listen(service)).status === 200)
  })

  test('of 20 dashboards that come at once, as many as may get in', async () => {
    const service = await start({ env: { LIVE_CONNECTIONS_PER_OWNER: '3' } })
    const all = await Promise.all(Array.from({ length: 20 }, () => listen(service)))
    expect(all.filter((one) => one.status === 200).length).toBe(3)
    expect(all.filter((one) => one.status === 429).length).toBe(17)
  })

  test('a connection that has grown old is ended, and its place is free', async () => {
    const service = await start({ env: { LIVE_LONGEST_SECONDS: '0.05', LIVE_CONNECTIONS_PER_OWNER: '1' } })
    const dashboard = await listen(service)
    await until('the end', dashboard.ended)
    expect((await listen(service)).status).toBe(200)
  })

  test('a connection ends with the session that opened it, and no other one does', async () => {
    const service = await start()
    const startedAt = '2026-11-21T10:00:00.000Z'
    const [gone, old, there] = await Promise.all([
      listen(service, owner, { id: 's1', startedAt }),
      listen(service, owner, { id: 's2', startedAt }),
      listen(service, 'eve', { id: 's3', startedAt }),
    ])
    await service.hear(owner, 'user.session-ended', { sessionId: 's1', tokensUntil: '2026-11-21T10:15:00.000Z' })
    await until('the end', gone.ended)
    expect([old.ended(), there.ended()]).toEqual([false, false])
    expect((await listen(service, owner, { id: 's1', startedAt })).status).toBe(401)
    await service.hear(owner, 'user.password-changed', { sessionsFrom: '2026-11-21T10:01:00.000Z' })
    await until('the end', old.ended)
    expect(there.ended()).toBe(false)
  })

  test('a connection of whoever owned an account ends as it is handed over, those of its team do not', async () => {
    const service = await start()
    const startedAt = '2026-11-21T10:00:00.000Z'
    const member = { id: 'grace', role: 'editor', name: 'Grace', grant: 'g1' } as const
    const [former, colleague, stranger] = await Promise.all([
      listen(service, owner, { id: 's1', startedAt }),
      listen(service, owner, { id: 's2', startedAt }, member),
      listen(service, 'eve', { id: 's3', startedAt }),
    ])
    await service.hear(owner, 'user.owner-changed', {
      ...{ person: 'grace', email: 'grace@example.test', displayName: 'Grace', former: 'ada-2' },
      ...{ team: 'Larkfield', formerEmail: 'ada@example.test', formerName: 'Ada' },
    })
    await until('the end', former.ended)
    expect([colleague.ended(), stranger.ended()]).toEqual([false, false])
    expect((await listen(service, owner, { id: 's1', startedAt })).status).toBe(401)
  })

  test('a call that was let in a moment before its session ended opens no connection after', () => {
    const hub = createLiveHub({ perOwner: 1, commentMs: 10_000, longestMs: 10_000 })
    const session = { id: 's1', startedAt: 0 }
    hub.end((one) => one.session?.id === 's1')
    expect(() => hub.open(ownerId(owner), { ...person, session })).toThrow(/sign in/i)
    expect(() => hub.open(ownerId(owner), person)).not.toThrow()
  })

  test('a service that stops ends its connections instead of waiting for them', async () => {
    const service = await startNotification()
    await service.hosted.http.listen({ port: 0, host: '127.0.0.1' })
    const dashboard = await listen(service)
    await service.stop()
    await until('the end', dashboard.ended)
  })

  test('every instance hears everything', async () => {
    const first = await start()
    const second = await startNotification({ on: { engines: first.engines } as never, tokens: first.tokens })
    ends.push(() => second.stop())
    await second.hosted.http.listen({ port: 0, host: '127.0.0.1' })
    const dashboards = await Promise.all([listen(first), listen(second)])
    await first.hear(owner, 'widget.deleted', { widgetId: 'w1' })
    for (const one of dashboards) await until('the event', () => one.events.length === 1)
  })

  test('a place is given back however the client leaves, also before it was told anything', async () => {
    const hub = createLiveHub({ perOwner: 1, commentMs: 10_000, longestMs: 10_000 })
    const open = () => hub.open(ownerId(owner), person)
    const before = new AbortController()
    open()(before.signal)
    before.abort()
    expect(hub.size()).toBe(0)
    open()(AbortSignal.abort())
    expect(hub.size()).toBe(0)

    const waiting = new AbortController()
    const events = open()(waiting.signal)[Symbol.asyncIterator]()
    const next = events.next()
    expect(hub.size()).toBe(1)
    expect(() => open()).toThrow('1 places already')
    waiting.abort()
    expect((await next).done).toBe(true)
    expect(hub.size()).toBe(0)
  })

  test('a dashboard that takes nothing off is let go', async () => {
    const hub = createLiveHub({ perOwner: 1, commentMs: 10_000, longestMs: 10_000 })
    const events = hub.open(ownerId(owner), person)(new AbortController().signal)[Symbol.asyncIterator]()
    const first = events.next()
    hub.tell(ownerId(owner), { type: 'document.indexed', documentId: 'd' })
    expect((await first).done).toBe(false)
    for (let i = 0; i <= 1_000; i += 1) hub.tell(ownerId(owner), { type: 'document.indexed', documentId: `d${i}` })
    expect((await events.next()).done).toBe(true)
    expect(hub.size()).toBe(0)
  })

  test('nobody listens without signing in', async () => {
    const service = await start()
    const { port } = service.hosted.http.server.address() as AddressInfo
    expect((await fetch(`http://127.0.0.1:${port}/api/live`)).status).toBe(401)
  })
})
