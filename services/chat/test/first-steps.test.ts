import { firstSteps, setFirstSteps } from '@docent/proto/http'
import { collectionsOf, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { alice, ask, bob, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

const question = 'How long is the warranty of the Aurora desk lamp?'

describe('the first steps of an owner', () => {
  const running: TestService[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async (options?: TestServiceOptions) => {
    const service = await startChat(options)
    running.push(service)
    await index(service, alice, 'lamp', lamp)
    await saveWidget(service, alice, 'w1')
    return service
  }
  const stepsOf = async (service: TestService, as = alice) => {
    const { status, body } = await service.call(firstSteps, { as })
    expect(status).toBe(200)
    return body
  }

  test('nothing is done at first, and asking for it needs the owner', async () => {
    const service = await start()
    expect(await stepsOf(service)).toEqual({ success: true, asked: null, seen: null, dismissed: false })
    expect((await service.call(firstSteps)).status).toBe(401)
  })

  test('a question counts once the documents have answered it, not when they could not', async () => {
    const service = await start()
    await ask(service, 'Who won the world chess championship in 1972?', { as: alice })
    await service.settled()
    expect((await stepsOf(service)).asked).toBeNull()
    await ask(service, question, { as: alice })
    const { asked } = await until('the answer counts', async () => {
      const steps = await stepsOf(service)
      return steps.asked ? steps : undefined
    })
    await ask(service, question, { as: alice })
    await service.settled()
    expect((await stepsOf(service)).asked).toEqual(asked)
    expect((await stepsOf(service, bob)).asked).toBeNull()
  })

  test("a visitor's question is not the owner's", async () => {
    const service = await start()
    const { token, headers } = await visit(service, 'w1')
    expect((await ask(service, question, { token, headers })).body.answered).toBe(true)
    await service.settled()
    expect((await stepsOf(service)).asked).toBeNull()
  })

  test('a bubble that was opened on a website is noted and said once, with the host', async () => {
    const service = await start()
    await visit(service, 'w1', 'https://larkfield.example:8443')
    await visit(service, 'w1', 'https://other.example')
    await service.settled()
    expect((await stepsOf(service)).seen).toEqual({ seconds: expect.any(Number), host: 'larkfield.example:8443' })
    const said = service.said('widget.seen')
    expect(said.map(({ ownerId, payload }) => [ownerId, payload])).toEqual([
      [alice, { widgetId: 'w1', host: 'larkfield.example:8443' }],
    ])
  })

  test.each(['localhost:4899', 'shop.localhost', '127.0.0.1:8080', '[::1]:8080'])(
    'a page on the machine of its owner (%s) is no website yet',
    async (host) => {
      const service = await start()
      expect((await visit(service, 'w1', `http://${host}`)).status).toBe(200)
      await service.settled()
      expect((await stepsOf(service)).seen).toBeNull()
    },
  )

  test('the dashboard itself, a page without an origin, and a refused website are no websites', async () => {
    const service = await start()
    await saveWidget(service, alice, 'w2', { allowedDomains: ['larkfield.example'] })
    await visit(service, 'w1', 'http://localhost:3000')
    await visit(service, 'w1', 'null')
    expect((await visit(service, 'w2', 'https://evil.example')).status).toBe(403)
    await service.settled()
    expect((await stepsOf(service)).seen).toBeNull()
  })

  test('a refused website is named to the owner and said, by one write an hour however often it asks, another one after a minute', async () => {
    let now = Date.parse('2026-11-21T10:00:00Z')
    const service = await start({ clock: { now: () => new Date(now) } })
    await saveWidget(service, alice, 'w2', { allowedDomains: ['larkfield.example'] })
    const refusedFrom = async (origin: string) => {
      const { status, body } = await visit(service, 'w2', origin)
      expect([status, body.error]).toEqual([403, 'This assistant is not available on this website.'])
      return (await stepsOf(service)).refused
    }
    expect(await refusedFrom('null')).toBeUndefined()
    const first = { host: 'shop.example:8443', widgetId: 'w2', seconds: now / 1000 }
    expect(await refusedFrom('https://shop.example:8443')).toEqual(first)
    now += 59_000
    expect(await refusedFrom('http://localhost:4899')).toEqual(first)
    now += 1_000
    const second = { host: 'localhost:4899', widgetId: 'w2', seconds: now / 1000 }
    expect(await refusedFrom('http://localhost:4899')).toEqual(second)
    now += 3_599_000
    expect(await refusedFrom('http://localhost:4899')).toEqual(second)
    now += 1_000
    expect(await refusedFrom('http://localhost:4899')).toEqual({ ...second, seconds: now / 1000 })
    expect((await stepsOf(service, bob)).refused).toBeUndefined()
    expect(service.said('widget.refused').map(({ ownerId, payload }) => [ownerId, payload])).toEqual([
      [alice, { widgetId: 'w2', host: first.host }],
      [alice, { widgetId: 'w2', host: second.host }],
      [alice, { widgetId: 'w2', host: second.host }],
    ])
  })

  test('not wanting to be led is remembered, and can be taken back', async () => {
    const service = await start()
    const set = (dismissed: boolean) => service.call(setFirstSteps, { as: alice, body: { dismissed } })
    expect((await set(true)).status).toBe(200)
    expect((await stepsOf(service)).dismissed).toBe(true)
    expect((await stepsOf(service, bob)).dismissed).toBe(false)
    await set(false)
    expect((await stepsOf(service)).dismissed).toBe(false)
  })

  test('they go with the account', async () => {
    const service = await start()
    await visit(service, 'w1')
    await service.hear(alice, 'user.deleted', {})
    expect(collectionsOf(service.dir, alice)).toEqual(['chat.departures'])
  })
})
