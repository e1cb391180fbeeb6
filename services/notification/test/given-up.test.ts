import type { TestService } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { mailCollection } from '../src/mails/record.ts'
import {
  clockAt,
  email,
  fakeMailer,
  InvalidMail,
  mailsOf,
  owner,
  register,
  settledMails,
  startNotification,
  until,
} from './fixtures.ts'

const EMPTY = { to: '', replyTo: null, from: null, subject: '', text: '', html: '', unsubscribe: null, thread: null }
const left = {
  turnId: 'm-1',
  widgetId: 'w1',
  widgetName: 'Shop',
  text: 'Do you repair folding bikes?',
  name: 'Robin',
  email: 'robin@example.org',
  question: '',
  page: '',
}

describe('of a mail that is given up nothing stays of what it said and to whom', () => {
  const running: TestService[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async () => {
    const clock = clockAt('2026-09-21T10:00:00Z')
    const server = fakeMailer()
    const service = await startNotification({ clock, engines: { mail: server.mailer } })
    running.push(service)
    return { ...server, clock, service }
  }

  test('after three days of refusals, also where the server names the address', async () => {
    const { service, clock, failures } = await start()
    failures.push(...Array.from({ length: 2 }, () => new Error(`550 5.1.1 <ADA@Example.test> of ${email}: unknown`)))
    await register(service)
    await until('the first attempt', async () => (await mailsOf(service))[0]?.claim === null && failures.length === 1)
    clock.pass(4 * 24 * 3_600_000)
    await settledMails(service)
    const [mail] = await mailsOf(service)
    expect(mail).toMatchObject({
      ...EMPTY,
      state: 'failed',
      attempts: 2,
      lastError: 'Error: 550 5.1.1 <…> of …: unknown',
    })
    expect(JSON.stringify(mail)).not.toMatch(/example\.test|Lovelace/i)
  })

  test('where no attempt can help: to the owner, and of what a visitor left', async () => {
    const { service, failures } = await start()
    await register(service)
    await settledMails(service)
    failures.push(new InvalidMail(`${JSON.stringify('a "robin" b@c')} is not one plain mail address`))
    await service.hear(owner, 'visitor.message-left', left)
    await until('it to be given up', async () => (await mailsOf(service)).some(({ state }) => state === 'failed'))
    const mail = (await mailsOf(service)).find(({ kind }) => kind === 'visitor-message')
    expect(mail).toMatchObject({ ...EMPTY, state: 'failed' })
    expect(JSON.stringify(mail)).not.toMatch(/robin@|ada@|b@c|folding/)
  })

  test('where its link has expired', async () => {
    const { service, clock, failures } = await start()
    await register(service)
    await settledMails(service)
    failures.push(new Error('away'))
    const expiresAt = '2026-09-21T11:00:00.000Z'
    await service.hear(owner, 'user.password-reset-requested', { linkId: 'link-1', expiresAt })
    await until('the first attempt', () => failures.length === 0)
    clock.pass(2 * 3_600_000)
    await settledMails(service)
    expect((await mailsOf(service)).find(({ kind }) => kind === 'reset-password')).toMatchObject({
      ...EMPTY,
      state: 'failed',
      lastError: 'TooLate: its link has expired',
    })
  })

  test('also of those that were given up before this was so', async () => {
    const { service } = await start()
    await register(service)
    await settledMails(service)
    const [sent] = await mailsOf(service)
    if (!sent) throw new Error('there is no mail')
    const mails = service.engines.store.collection(mailCollection)
    await mails.insert(sent.ownerId, {
      ...sent,
      ...{ id: 'former', state: 'failed', to: email, replyTo: 'robin@example.org', subject: 'Hello', sentAt: null },
      ...{ text: 'Hello Ada', html: '<p>Hello Ada</p>', lastError: `Error: 550 <${email}> refused` },
    })
    const again = await service.restart()
    running[0] = again
    const former = async () => (await mailsOf(again)).find(({ id }) => id === 'former')
    await until('it to be emptied', async () => (await former())?.to === '')
    expect(await former()).toMatchObject({ ...EMPTY, state: 'failed', lastError: 'Error: 550 <…> refused' })
  })
})
