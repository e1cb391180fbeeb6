import { afterEach, describe, expect, test } from '@jest/globals'
import { everyOwner } from '@docent/runtime/store'
import type { TestService } from '@docent/runtime/testing'
import { recipientsSpec } from '../src/mails/recipients.ts'
import { clockAt, fakeMailer, mailsOf, startNotification, until } from './fixtures.ts'

const running: TestService[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})
const HOUR = 3_600_000
const victim = 'stranger@example.test'

async function start() {
  const clock = clockAt('2026-11-21T10:00:00Z')
  const { mailer, taken } = fakeMailer()
  const service = await startNotification({ clock, engines: { mail: mailer }, env: { MAIL_PER_ADDRESS: '10' } })
  running.push(service)
  const signUp = (as: string, email = victim) =>
    service.hear(as, 'user.registered', { email, displayName: '', method: 'password' })
  const sent = () =>
    until('the mails to go', async () => (await mailsOf(service)).every(({ state }) => state !== 'waiting'))
  return { service, clock, taken, signUp, sent }
}

const answer = (turnId: string, email = victim) => ({
  ...{ turnId, answerId: 'a1', widgetName: 'Shop', email, text: 'Buy now.', asked: 'What is new?', page: '' },
  look: { color: '#14323a', footer: { text: '', url: '' } },
})

describe('the mails to one address', () => {
  test('have one allowance, whichever accounts they are about: sign-ups and deletions in a loop mail nobody', async () => {
    const { service, signUp, sent, taken } = await start()
    const subjects = new Set<string>()
    for (let round = 0; round < 8; round++) {
      await signUp(`account-${round}`)
      await sent()
      for (const { id } of taken) subjects.add(id)
      await service.hear(`account-${round}`, 'user.deleted', { addressProven: false })
    }
    expect([...subjects]).toEqual(['welcome-account-0', 'welcome-account-1', 'welcome-account-2'])
    await signUp('somebody-else', 'other@example.test')
    await until('the mail to somebody else', () => taken.some(({ to }) => to === 'other@example.test'))
  })

  test('leave room for what the owner must know when strangers have asked for theirs', async () => {
    const { service, signUp, sent, taken } = await start()
    await signUp('ada')
    const expiresAt = '2026-11-22T00:00:00.000Z'
    for (let at = 0; at < 12; at++) {
      await service.hear('ada', 'user.password-reset-requested', { linkId: `link-${at}`, expiresAt })
    }
    await service.hear('ada', 'user.password-changed', {})
    await sent()
    await until('the notice', () => taken.some(({ subject }) => subject === 'Your Docent password was changed'))
    expect(taken).toHaveLength(4)
  })

  test('count answers to messages, which anybody can leave with any address, whoever gives them', async () => {
    const { service, signUp, sent, taken } = await start()
    for (const as of ['eve', 'mallory']) await signUp(as, `${as}@example.test`)
    for (let at = 0; at < 8; at++) {
      await service.hear(at % 2 ? 'eve' : 'mallory', 'visitor.message-answered', answer(`m-${at}`))
    }
    await sent()
    await until('all that go', () => taken.length >= 5)
    expect(taken.filter(({ to }) => to === victim)).toHaveLength(3)
    // Whoever answered is told of what is not sent, once.
    const unsent = () => service.said('handover.answer-unsent')
    await until('what is not sent to be said', () => unsent().length === 5)
    expect(unsent().map(({ ownerId, payload }) => ({ ownerId, ...payload }))).toMatchObject(
      [3, 4, 5, 6, 7].map((at) => ({
        ...{ ownerId: at % 2 ? 'eve' : 'mallory', turnId: `m-${at}`, answerId: 'a1' },
        ...{ reason: 'too-many', counts: 'answers', limit: 3 },
      })),
    )
    await signUp('ada')
    await service.hear('ada', 'user.password-changed', {})
    await sent()
    expect(taken.filter(({ to }) => to === victim).map(({ subject }) => subject)).toEqual([
      ...Array(3).fill('Re: What is new?'),
      'Your Docent password was changed',
    ])
  })

  test('are counted in two ways, and an answer that is not sent says which of them it passed', async () => {
    const { service, signUp, sent } = await start()
    await signUp('ada', victim)
    for (let at = 0; at < 9; at++) await service.hear('ada', 'user.password-changed', {})
    await service.hear('eve', 'user.registered', { email: 'eve@example.test', displayName: '', method: 'password' })
    await service.hear('eve', 'visitor.message-answered', answer('m-0'))
    await sent()
    await until('what is not sent to be said', () => service.said('handover.answer-unsent').length === 1)
    expect(service.said('handover.answer-unsent').map(({ payload }) => payload)).toEqual([
      { turnId: 'm-0', answerId: 'a1', reason: 'too-many', counts: 'mails', limit: 10 },
    ])
  })

  test('count mails that are no answers along with answers, and then say no number of answers', async () => {
    const { service, signUp, sent } = await start()
    await signUp('ada', victim)
    const expiresAt = '2026-11-22T00:00:00.000Z'
    for (const linkId of ['a', 'b', 'c'])
      await service.hear('ada', 'user.password-reset-requested', { linkId, expiresAt })
    await service.hear('eve', 'user.registered', { email: 'eve@example.test', displayName: '', method: 'password' })
    await service.hear('eve', 'visitor.message-answered', answer('m-0'))
    await sent()
    await until('what is not sent to be said', () => service.said('handover.answer-unsent').length === 1)
    expect(service.said('handover.answer-unsent').map(({ payload }) => payload)).toEqual([
      { turnId: 'm-0', answerId: 'a1', reason: 'too-many', counts: 'mails' },
    ])
  })

  test('that are not sent are no mails later, and what is no address is said, too', async () => {
    const { service, clock, signUp, sent, taken } = await start()
    await signUp('eve', 'eve@example.test')
    for (const turn of ['m-0', 'm-1', 'm-2', 'm-3']) {
      await service.hear('eve', 'visitor.message-answered', answer(turn))
    }
    await service.hear('eve', 'visitor.message-answered', answer('m-4', 'robin@home, or so'))
    clock.pass(24 * HOUR + 1)
    await service.hear('eve', 'visitor.message-answered', answer('m-3'))
    await sent()
    expect(service.said('handover.answer-unsent').map(({ payload }) => payload)).toEqual([
      { turnId: 'm-3', answerId: 'a1', reason: 'too-many', counts: 'answers', limit: 3 },
      { turnId: 'm-4', answerId: 'a1', reason: 'no-address' },
    ])
    expect(taken.filter(({ to }) => to === victim)).toHaveLength(3)
    // Neither its words nor its address.
    expect(JSON.stringify((await mailsOf(service)).filter(({ state }) => state === 'failed'))).not.toMatch(
      /Buy|robin|stranger/,
    )
  })

  test('are allowed again after a day, and what is kept meanwhile names nobody and goes', async () => {
    const { service, clock, signUp, sent, taken } = await start()
    for (let at = 0; at < 5; at++) await signUp(`early-${at}`)
    await sent()
    expect(taken).toHaveLength(3)
    const kept = () => service.engines.store.collection(recipientsSpec).find(everyOwner)
    expect(JSON.stringify(await kept())).not.toMatch(/stranger|early/)
    clock.pass(24 * HOUR + 1)
    await signUp('late')
    await until('the mail of the next day', () => taken.length === 4)
    clock.pass(24 * HOUR + 1)
    const again = await service.restart()
    running[0] = again
    await until('it to be forgotten', async () => (await kept()).records.length === 0)
  })
})
