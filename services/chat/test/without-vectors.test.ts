import { widgetHistory } from '@docent/proto/http'
import { away, openTestEngines, type TestEngines, type TestService } from '@docent/runtime/testing'
import { afterEach, expect, test } from '@jest/globals'
import { alice, answerFeedbackOf, ask, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
let engines: TestEngines
let service: TestService
afterEach(async () => {
  await service.stop()
  await engines.close()
})

test('while vectors are away it takes traffic: questions are refused, and visitors are served all else', async () => {
  engines = await openTestEngines()
  service = await startChat({ on: engines })
  await index(service, alice, 'lamp', lamp)
  await saveWidget(service, alice, 'w1')
  const before = await visit(service, 'w1')
  const { messageId, answer } = (await ask(service, question, before)).body

  service = await service.restart({ engines: { vectors: away(engines.engines.vectors) } })
  expect(await service.hosted.notReady()).toEqual([])
  expect(await service.hosted.late()).toEqual([expect.stringMatching(/^vectors: /)])
  expect(await ask(service, question, before)).toMatchObject({
    status: 503,
    body: { success: false, code: 'unavailable' },
  })

  const query = { widgetId: 'w1', sessionId: before.sessionId }
  const { messages } = (await service.call(widgetHistory, { ...before, query })).body
  expect(JSON.stringify(messages)).toContain(answer)
  expect((await answerFeedbackOf(service, messageId, before)).status).toBe(200)
  const visitor = await visit(service, 'w1')
  expect(visitor.status).toBe(200)
  expect((await ask(service, 'Hello', visitor)).body).toMatchObject({ success: true, answered: true })

  service = await service.restart({ engines: {} })
  expect(await service.hosted.late()).toEqual([])
  expect((await ask(service, question, before)).body).toMatchObject({ support: 'strong' })
})

test('without its records it takes no traffic', async () => {
  engines = await openTestEngines()
  const { store } = engines.engines
  service = await startChat({
    on: engines,
    engines: { store: { ...store, ping: () => Promise.reject(new Error('nobody answers')) } },
  })
  expect(await service.hosted.notReady()).toEqual([expect.stringMatching(/^store: .*nobody answers/)])
})
