import { RefusedMail } from '@docent/runtime/mail'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { clockAt, fakeMailer, mailsOf, owner, register, settledMails, startNotification, until } from './fixtures.ts'

const refusal = () => new RefusedMail('550 5.1.1 no such user')

describe('a mail that is refused for good', () => {
  const running: TestService[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async () => {
    const clock = clockAt('2026-11-28T10:00:00Z')
    const server = fakeMailer()
    const service = await startNotification({ clock, engines: { mail: server.mailer } })
    running.push(service)
    return { ...server, clock, service }
  }
  const stateOf = async (service: TestService, id: string) =>
    (await mailsOf(service)).find((one) => one.id === id)?.state

  test('is given up at once', async () => {
    const { service, failures, taken } = await start()
    failures.push(refusal())
    await register(service)
    await settledMails(service)
    expect(await mailsOf(service)).toMatchObject([{ state: 'failed', attempts: 1, to: '' }])
    expect(taken).toEqual([])
  })

  test('waits where the server has refused so many in a row, until it takes one', async () => {
    const { service, failures, taken, clock } = await start()
    for (let at = 0; at < 6; at++) {
      failures.push(refusal())
      await register(service, 'Somebody', `owner${at}`)
      await until('its first try', async () => failures.length === 0)
    }
    await until('the last one to wait', async () =>
      (await mailsOf(service)).some(
        ({ state, claim, attempts }) => state === 'waiting' && claim === null && attempts === 1,
      ),
    )
    expect(await Promise.all([4, 5].map((at) => stateOf(service, `welcome-owner${at}`)))).toEqual(['failed', 'waiting'])
    clock.pass(10_000)
    await settledMails(service)
    expect(taken.map(({ to }) => to)).toEqual(['owner5@example.test'])
    failures.push(refusal())
    await register(service, 'Somebody', 'later')
    await settledMails(service)
    expect(await stateOf(service, 'welcome-later')).toBe('failed')
  })

  test('tells of an answer to a message that it did not go out, once', async () => {
    const { service, failures, clock } = await start()
    await register(service)
    await settledMails(service)
    const answered = {
      ...{ turnId: 'm-1', answerId: 'a1', widgetName: 'Shop', email: 'robin@example.org', text: 'We do.' },
      ...{ asked: 'Do you repair bikes?', page: '', look: { color: '#14323a', footer: { text: '', url: '' } } },
    }
    failures.push(refusal())
    await service.hear(owner, 'visitor.message-answered', answered)
    await until('it to be given up', async () => (await mailsOf(service)).some(({ state }) => state === 'failed'))
    await service.hear(owner, 'visitor.message-answered', answered)
    clock.pass(24 * 3_600_000)
    await settledMails(service)
    expect(service.said('handover.answer-unsent').map(({ ownerId, payload }) => [ownerId, payload])).toEqual([
      [owner, { turnId: 'm-1', answerId: 'a1', reason: 'refused' }],
    ])
  })
})
