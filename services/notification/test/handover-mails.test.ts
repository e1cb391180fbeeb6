import type { TestService } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { clockAt, fakeMailer, owner, register, startNotification, until } from './fixtures.ts'
import { said, talk } from './handover-fixtures.ts'

const MINUTE = 60_000

describe('mails about a visitor who writes on', () => {
  const started: TestService[] = []
  afterEach(async () => {
    for (const service of started.splice(0).toReversed()) await service.stop()
  })

  async function start() {
    const { mailer, taken } = fakeMailer()
    const clock = clockAt('2026-11-25T10:00:00Z')
    const service = await startNotification({
      engines: { mail: mailer },
      clock,
      env: { INBOUND_MAIL_ADDRESS: 'reply@inbound.example' },
    })
    started.push(service)
    await register(service)
    await service.hear(owner, 'handover.changed', {
      ...talk,
      state: 'waiting',
      change: 1,
      lines: [said(1, 'My lamp buzzes.')],
    })
    const mails = () => taken.filter(({ id }) => id.startsWith('wants-person'))
    const first = await until('the first mail', () => mails()[0])
    const says = (line: ReturnType<typeof said>, state: 'waiting' | 'person' = 'waiting') =>
      service.hear(owner, 'handover.said', { ...talk, line, state })
    const joins = (id = owner) =>
      service.hear(owner, 'handover.changed', {
        ...talk,
        state: 'person',
        change: 2,
        by: { id, name: 'Ada' },
        lines: [],
      })
    return { service, clock, mails, first, says, joins }
  }

  test('come together, at most one a minute, in the same thread and to the same address', async () => {
    const { service, clock, mails, first, says } = await start()
    await says(said(1, 'My lamp buzzes.'))
    await says(said(2, 'It is hot, too.'))
    await says(said(3, 'Hello?'))
    clock.pass(MINUTE - 1)
    await service.settled()
    expect(mails()).toHaveLength(1)
    clock.pass(1)
    const second = await until('the second mail', () => mails()[1])
    expect(second).toMatchObject({ subject: `Re: ${first.subject}`, replyTo: first.replyTo, thread: [first.id] })
    expect(second.text).toContain(
      'The visitor of your chatbot "Shop" wrote:\n\nVisitor: It is hot, too.\nVisitor: Hello?',
    )
    expect(second.text).not.toContain('My lamp buzzes')
    clock.pass(10 * MINUTE)
    await service.settled()
    expect(mails()).toHaveLength(2)
  })

  test('are not written to who answers in the conversation, until a word of the visitor is left for a minute', async () => {
    const { service, clock, mails, says, joins } = await start()
    await joins()
    clock.pass(5 * MINUTE)
    await says(said(2, 'It is hot, too.'), 'person')
    clock.pass(MINUTE / 2)
    await says(said(3, 'Switch it off.', 'person'), 'person')
    clock.pass(5 * MINUTE)
    await service.settled()
    expect(mails()).toHaveLength(1)
    await says(said(4, 'And then?'), 'person')
    clock.pass(MINUTE)
    expect((await until('the second mail', () => mails()[1])).text).toContain('Visitor: And then?')
  })

  test('go at once to who answers by mail', async () => {
    const { clock, mails, says, joins } = await start()
    await joins()
    await says(said(2, 'Switch it off.', 'person', `m-${'0'.repeat(40)}`), 'person')
    clock.pass(MINUTE)
    await says(said(3, 'And then?'), 'person')
    expect((await until('the second mail', () => mails()[1])).text).toContain('Visitor: And then?')
  })

  test('begin anew where the conversation was erased and the visitor asks once more', async () => {
    const { service, clock, mails, first, says, joins } = await start()
    await joins()
    await says(said(2, 'Switch it off.', 'person'), 'person')
    clock.pass(5 * MINUTE)
    const asks = { ...talk, state: 'waiting' as const, change: 1, lines: [said(1, 'My other lamp, now.')] }
    const began = clock.now().getTime()
    await service.hear(owner, 'handover.changed', { ...asks, began })
    const second = await until('the second mail', () => mails()[1])
    expect(second).toMatchObject({ subject: first.subject, replyTo: first.replyTo })
    expect([second.text.includes('My other lamp, now.'), second.text.includes('Switch it off')]).toEqual([true, false])
    expect(second.thread ?? []).toEqual([])
    clock.pass(5 * MINUTE)
    // Once more the same, under the same numbers; and what is heard late of the one before is no news.
    await service.hear(owner, 'handover.changed', { ...asks, began: began + 5 * MINUTE })
    await service.hear(owner, 'handover.changed', { ...asks, began, change: 9, lines: [said(9, 'Of before.')] })
    await service.hear(owner, 'handover.said', { ...talk, began, line: said(10, 'Of before.'), state: 'waiting' })
    const third = await until('the third mail', () => mails()[2])
    expect(third.text).toContain('My other lamp, now.')
    clock.pass(5 * MINUTE)
    await service.hear(owner, 'handover.said', {
      ...{ ...talk, began: began + 5 * MINUTE, state: 'waiting' },
      line: said(2, 'It hums.'),
    })
    const fourth = await until('the fourth mail', () => mails()[3])
    expect(fourth).toMatchObject({ subject: `Re: ${first.subject}`, thread: [third.id] })
    expect(fourth.text).not.toContain('Of before')
    await service.settled()
    expect(mails()).toHaveLength(4)
  })

  test('a visitor who waits once more is told of again', async () => {
    const { service, clock, mails } = await start()
    clock.pass(5 * MINUTE)
    const again = { ...talk, state: 'waiting' as const, change: 3, again: true, lines: [said(1, 'My lamp buzzes.')] }
    const id = await service.hear(owner, 'handover.changed', again)
    await service.hear(owner, 'handover.changed', again, { id })
    expect((await until('the second mail', () => mails()[1])).text).toContain('still waiting for a word of yours')
    await service.settled()
    expect(mails()).toHaveLength(2)
  })
})
