import * as api from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { alice, visit } from './helpers.ts'
import { answer, askPerson, linesIn, startWithPerson, talkOf, tell, type Visit } from './handover-helpers.ts'

test('what is said of a talk tells when it began: the one after an erased one counts anew and began later', async () => {
  let now = Date.parse('2026-11-23T12:00:00.000Z')
  const service = await startWithPerson({ clock: { now: () => new Date((now += 1)) } })
  try {
    const one = await visit(service, 'w1')
    await askPerson(service, one, 'Hello?')
    await answer(service, one, 'Yes?')
    await service.call(api.deleteConversation, { as: alice, query: { widgetId: 'w1', session: one.sessionId } })
    await askPerson(service, one, 'Hello again?')
    await service.settled()
    const told = service.said('handover.changed').map(({ payload: { began, change } }) => ({ began, change }))
    const [first, , second] = told.map(({ began = 0 }) => began)
    expect(told.map(({ began, change }) => [began, change])).toEqual([
      [first, 1],
      [first, 2],
      [second, 1],
    ])
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first as number)
    expect(service.said('handover.said').map(({ payload: { began, line } }) => [began, line.n])).toEqual([
      [first, 1],
      [first, 2],
      [second, 1],
    ])
  } finally {
    await service.stop()
  }
})

describe('an answer by mail', () => {
  let service: TestService
  afterEach(() => service.stop())
  const mailed = ({ sessionId: session }: Visit, text: string, mailId = 'm-0001', personId = alice, id?: string) =>
    service.hear(alice, 'handover.mailed', { widgetId: 'w1', session, mailId, personId, text }, { id })
  const refusals = () => service.said('handover.mail-refused').map(({ payload }) => payload)

  test('joins a visitor who waits and is a line of its person, once, and so is the next', async () => {
    service = await startWithPerson()
    const one = await visit(service, 'w1')
    await askPerson(service, one, 'Hello?')
    const id = await mailed(one, 'Send it in.')
    await mailed(one, 'Send it in.', 'm-0001', alice, id)
    await mailed(one, 'Send it in.')
    await until('the line', async () => (await linesIn(service, one)).length === 2)
    expect(await talkOf(service, one)).toMatchObject({ state: 'person', by: { name: 'Ada Winter' }, isYours: true })
    await tell(service, one, 'Where to?')
    await mailed(one, 'To us.', 'm-0002')
    await service.settled()
    expect(await linesIn(service, one)).toEqual([
      'Hello?',
      'Ada Winter: Send it in.',
      'Where to?',
      'Ada Winter: To us.',
    ])
    expect([service.said('handover.said').length, refusals()]).toEqual([4, []])
  })

  test('is refused once, by the name of who speaks, while somebody else does; and stays refused', async () => {
    service = await startWithPerson()
    const one = await visit(service, 'w1')
    await askPerson(service, one, 'Hello?')
    await answer(service, one, 'I am here.')
    const id = await mailed(one, 'Me, too.', 'm-0001', 'usr_bob')
    await until('the refusal', () => refusals().length === 1)
    expect(refusals()).toEqual([{ mailId: 'm-0001', reason: 'taken', by: 'Ada Winter' }])
    await service.call(api.joinTalk, { as: alice, body: { widgetId: 'w1', session: one.sessionId } })
    await service.call(api.handBack, { as: alice, body: { widgetId: 'w1', session: one.sessionId } })
    await askPerson(service, one, 'Hello again?')
    await mailed(one, 'Me, too.', 'm-0001', 'usr_bob', id)
    await mailed(one, 'Me, too.', 'm-0001', 'usr_bob')
    await service.settled()
    expect(refusals()).toHaveLength(1)
    expect((await talkOf(service, one)).state).toBe('waiting')
  })

  test('of a member whose own account is suspended is refused', async () => {
    service = await startWithPerson()
    const one = await visit(service, 'w1')
    await askPerson(service, one, 'Hello?')
    await service.hear('usr_bob', 'user.suspension-changed', { suspended: true, reason: 'Spam.' })
    await mailed(one, 'Me.', 'm-0001', 'usr_bob')
    await until('the refusal', () => refusals().length === 1)
    expect(refusals()).toEqual([{ mailId: 'm-0001', reason: 'suspended', by: '' }])
    expect([await linesIn(service, one), (await talkOf(service, one)).state]).toEqual([['Hello?'], 'waiting'])
  })

  test('brings nobody into a conversation that is the bot’s again, was none or is gone', async () => {
    service = await startWithPerson()
    const [ended, never, gone] = [await visit(service, 'w1'), await visit(service, 'w1'), await visit(service, 'w1')]
    for (const one of [ended, gone]) await askPerson(service, one)
    await service.call(api.endTalk, { token: ended.token, headers: ended.headers })
    await service.call(api.deleteConversation, { as: alice, query: { widgetId: 'w1', session: gone.sessionId } })
    await Promise.all([ended, never, gone].map((one, n) => mailed(one, 'Too late.', `m-000${n}`)))
    await until('the refusals', () => refusals().length === 3)
    expect(new Set(refusals().map(({ reason }) => reason))).toEqual(new Set(['over']))
    expect(await linesIn(service, ended)).toEqual(['I need a person.'])
    expect((await talkOf(service, ended)).state).toBe('returned')
  })
})
