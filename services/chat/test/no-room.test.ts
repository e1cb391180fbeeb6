import { afterEach, expect, test } from '@jest/globals'
import { StorageFull } from '@docent/runtime/failures/storage-full.ts'
import type { Store } from '@docent/runtime/store'
import { openTestEngines, type TestEngines, type TestService } from '@docent/runtime/testing'
import { alice, answerFeedbackOf, ask, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

let engines: TestEngines
let service: TestService
afterEach(async () => {
  await service.stop()
  await engines.close()
})

const full = () => Promise.reject(new StorageFull('no room'))
const refused = { insert: full, update: full, save: full, add: full, addEach: full, remove: full, removeAll: full }
function withoutRoom(store: Store): Store {
  return {
    ...store,
    collection(spec) {
      const { get, find } = store.collection(spec)
      return { get, find, ...refused }
    },
  }
}

test('while the disk is full answers go on, for owners and visitors, and what would be kept is refused with a sentence', async () => {
  engines = await openTestEngines()
  service = await startChat({ on: engines })
  await index(service, alice, 'lamp', lamp)
  await saveWidget(service, alice, 'w1')
  const question = 'How long is the warranty of the lamp?'
  const before = await visit(service, 'w1')
  const { messageId } = (await ask(service, question, before)).body

  service = await service.restart({ engines: { store: withoutRoom(engines.engines.store) } })
  expect((await ask(service, question, { as: alice })).body).toMatchObject({ success: true, support: 'strong' })
  const visitor = await visit(service, 'w1')
  expect((await ask(service, question, visitor)).body).toMatchObject({ success: true, support: 'strong' })
  expect(await answerFeedbackOf(service, messageId, before)).toMatchObject({
    status: 507,
    body: { success: false, code: 'storage_full', error: expect.stringMatching(/^There is no room left/) },
  })

  service = await service.restart({ engines: {} })
  expect((await answerFeedbackOf(service, messageId, before)).status).toBe(200)
})
