import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { search, starterQuestions, visitorMessage } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { alice, ask, bob, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
const reason = 'The documents belong to somebody else.'
let service: TestService
beforeEach(async () => {
  service = await startChat()
  for (const owner of [alice, bob]) {
    await index(service, owner, `lamp-${owner}`, lamp)
    await saveWidget(service, owner, `w-${owner}`, { documentIds: [`lamp-${owner}`] })
  }
})
afterEach(() => service.stop())

const change = (suspended: boolean, recordVersion: number, owner = alice) =>
  service.hear(owner, 'user.suspension-changed', { suspended, reason: suspended ? reason : '' }, { recordVersion })

test('visitors are told that the assistant is away, in a session that they have and in a new one, and not why', async () => {
  const visitor = await visit(service, 'w-alice')
  await change(true, 2)
  const refused = { status: 403, body: { code: 'assistant_away' } }
  expect(await ask(service, question, visitor)).toMatchObject(refused)
  expect(await service.call(visitorMessage, { ...visitor, body: { text: 'Call me' } })).toMatchObject(refused)
  const another = await visit(service, 'w-alice')
  expect(another).toMatchObject(refused)
  expect(JSON.stringify(another.body)).not.toContain(reason)
  expect((await visit(service, 'w-bob')).status).toBe(200)
})

test('the owner is told why, with every call that asks', async () => {
  await change(true, 2)
  const refused = { status: 403, body: { code: 'account_suspended', error: expect.stringContaining(reason) } }
  expect(await ask(service, question, { as: alice })).toMatchObject(refused)
  const body = { documentIds: ['lamp-alice'] }
  expect(await service.call(search, { as: alice, body: { ...body, question } })).toMatchObject(refused)
  expect(await service.call(starterQuestions, { as: alice, body })).toMatchObject(refused)
  expect((await ask(service, question, { as: bob })).status).toBe(200)
})

test('everything answers again once it is lifted; an older word that comes late changes nothing', async () => {
  const visitor = await visit(service, 'w-alice')
  await change(true, 2)
  await change(false, 3)
  await change(true, 2)
  expect((await ask(service, question, visitor)).body).toMatchObject({ answered: true })
  expect((await ask(service, question, { as: alice })).status).toBe(200)
})
