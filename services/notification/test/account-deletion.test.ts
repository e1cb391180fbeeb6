import { exportMails } from '@docent/proto/http'
import { bytesHolding, collectionsOf, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import {
  clockAt,
  email,
  fakeMailer,
  mailsOf,
  owner,
  register,
  settledMails,
  startNotification,
  until,
} from './fixtures.ts'

const running: TestService[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})
async function start(options: TestServiceOptions = {}) {
  const server = fakeMailer()
  const service = await startNotification({ engines: { mail: server.mailer }, ...options })
  running.push(service)
  await register(service)
  await settledMails(service)
  return { service, ...server }
}

describe('a changed password', () => {
  test('is told to the owner once, however often it is heard', async () => {
    const { service, taken } = await start()
    const id = await service.hear(owner, 'user.password-changed', {})
    await service.hear(owner, 'user.password-changed', {}, { id })
    await until('the mail', () => taken.length === 2)
    expect(taken[1]).toMatchObject({ to: email, subject: 'Your Docent password was changed' })
    expect(taken[1]?.text).toContain('https://docent.example.com/login')
  })
})

describe('somebody who leaves', () => {
  test('gets a last mail, and then nothing of them is left', async () => {
    const { service, taken } = await start()
    await service.hear(owner, 'user.deleted', {})
    await until('the goodbye', () => taken.some(({ id }) => id === `goodbye-${owner}`))
    await until('the queue to be done', async () => (await mailsOf(service)).every(({ state }) => state === 'sent'))
    expect(taken).toHaveLength(1)
    expect(taken[0]).toMatchObject({ to: email, subject: 'Your Docent account is deleted' })
    expect(taken[0]?.text).toContain('Hello Ada Lovelace,')
    for (const mail of await mailsOf(service)) expect(JSON.stringify(mail)).not.toContain(email)
    expect((await service.call(exportMails, { as: owner })).status).toBe(401)
  })

  test('is told nothing where nobody knows whose address it was', async () => {
    const { service, taken } = await start()
    await service.hear(owner, 'user.deleted', { addressProven: false })
    await until('everything to be forgotten', async () => (await mailsOf(service)).length === 0)
    expect(taken).toEqual([])
  })

  test('is told once although the news comes twice, and late news brings nothing back', async () => {
    const { service, taken } = await start()
    await service.hear(owner, 'user.deleted', {})
    await service.hear(owner, 'user.deleted', {})
    await register(service)
    const usage = { period: '2026-11', percent: 80 as const, used: 80, limit: 100, email, spentBy: [] }
    await service.hear(owner, 'answer.month-spent', usage)
    await until('the queue to be done', async () => (await mailsOf(service)).every(({ state }) => state === 'sent'))
    expect(taken.map(({ id }) => id)).toEqual([`goodbye-${owner}`])
    expect(collectionsOf(service.dir, owner)).not.toContain('notification.accounts')
  })

  test('is forgotten although the mail server is away, and told when it is back', async () => {
    const clock = clockAt('2026-11-21T10:00:00Z')
    const { service, taken, failures } = await start({ clock })
    failures.push(new Error('connect ECONNREFUSED'))
    await service.hear(owner, 'user.deleted', {})
    await until('the first try to fail', async () => (await mailsOf(service)).some(({ attempts }) => attempts === 1))
    expect(collectionsOf(service.dir, owner)).toEqual(['notification.departures', 'notification.mails'])
    clock.pass(60_000)
    await until('the goodbye', () => taken.length === 1)
  })

  test('is forgotten with the goodbye, however long that took', async () => {
    const { service, taken, slowly } = await start()
    const arrives = slowly()
    await service.hear(owner, 'user.deleted', {})
    await until('the goodbye to be on its way', () => arrives.tried === 1)
    expect(collectionsOf(service.dir, owner)).toEqual(['notification.departures', 'notification.mails'])
    arrives.now()
    await until('the goodbye', () => taken.length === 1)
    await until('it to be forgotten', () => !collectionsOf(service.dir, owner).includes('notification.mails'))
    await service.hear(owner, 'user.deleted', {})
    expect([await mailsOf(service), taken.length]).toEqual([[], 1])
  })

  test('is forgotten after three days even when no mail reached them', async () => {
    const clock = clockAt('2026-11-21T10:00:00Z')
    const { service, failures } = await start({ clock })
    failures.push(new Error(`550 ${email} is unknown`))
    await service.hear(owner, 'user.deleted', {})
    await until('the first try to fail', async () => (await mailsOf(service)).some(({ attempts }) => attempts === 1))
    failures.push(new Error(`550 ${email} is unknown`))
    clock.pass(3 * 24 * 3_600_000 + 1)
    await until('the mail to be given up and forgotten', async () => (await mailsOf(service)).length === 0)
  })

  test('leaves one mail in the outbox where mails are files: the goodbye', async () => {
    const service = await startNotification()
    running.push(service)
    await register(service)
    await settledMails(service)
    await service.hear(owner, 'user.deleted', {})
    const files = () => bytesHolding(service.dir, email).filter((name) => name.startsWith('outbox/'))
    await until('the goodbye', () => files().some((name) => /goodbye.*\.eml$/.test(name)))
    expect(
      files()
        .map((name) => name.replace(/-[0-9a-f]{16}/, ''))
        .toSorted(),
    ).toEqual([`outbox/goodbye-${owner}.eml`, `outbox/goodbye-${owner}.txt`])
  })
})

test('an owner can take along which mails were sent, and not those of others', async () => {
  const { service } = await start()
  await register(service, 'Bob', 'bob')
  await settledMails(service)
  const { mails } = (await service.call(exportMails, { as: owner })).body
  expect(mails).toMatchObject([{ kind: 'welcome', state: 'sent' }])
  expect(mails[0].sentAt.seconds).toBeGreaterThan(1_700_000_000)
})
