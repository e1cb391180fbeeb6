import { createMailLinks } from '@docent/runtime/auth'
import { sendWelcomeEmail } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { clockAt, email, fakeMailer, mailsOf, owner, settledMails, startNotification } from './fixtures.ts'

const START = '2026-11-02T09:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000).toISOString()

const rename = (service: TestService, displayName: string, minute: number, id?: string) =>
  service.hear(owner, 'user.renamed', { displayName }, { occurredAt: later(minute), id })
const greetings = async (service: TestService, taken: readonly { id: string; text: string }[]) => {
  await service.hear(owner, 'user.password-reset-requested', { linkId: 'l-9', expiresAt: later(30) })
  await service.hear(owner, 'user.password-changed', {}, { id: 'c-9' })
  await settledMails(service)
  const of = (name: string) => taken.find(({ id }) => id === name)?.text.split('\n')[0]
  return [of('link-l-9'), of('password-changed-c-9')]
}

describe('links in account mails', () => {
  const running: TestService[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async (options: TestServiceOptions = {}) => {
    const server = fakeMailer()
    const clock = clockAt(START)
    const service = await startNotification({ clock, ...options, engines: { mail: server.mailer } })
    running.push(service)
    const tokens = createMailLinks([service.tokens.env['AUTH_LINK_SECRET'] as string])
    const tokenOf = (purpose: 'verify-email' | 'reset-password', id: string) =>
      tokens.tokenOf({ purpose, owner: ownerId(owner), id })
    return { ...server, clock, service, tokenOf }
  }
  const register = (service: TestService, displayName = 'Ada Lovelace') =>
    service.hear(owner, 'user.registered', {
      email,
      displayName,
      method: 'password',
      verification: { linkId: 'l-1', expiresAt: later(24 * 60) },
    })

  test('the welcome mail carries the link that proves the address, whoever asks for the mail first', async () => {
    const { service, taken, tokenOf } = await start()
    await register(service)
    await service.call(sendWelcomeEmail, { as: owner, body: { email } })
    await settledMails(service)
    const address = `https://docent.example.com/verify-email#token=${tokenOf('verify-email', 'l-1')}`
    expect(taken.map(({ id }) => id)).toEqual(['welcome-ada'])
    expect(taken[0]?.text).toContain(`Confirm your address: ${address}\n`)
    expect(taken[0]?.html).toContain(`<a href="${address}">Confirm your address</a>`)
  })

  test.each([
    ['user.password-reset-requested', 'reset-password', 'Choose a new password for Docent'],
    ['user.verification-requested', 'verify-email', 'Confirm your address for Docent'],
  ] as const)('%s is mailed once, in text and html, with the token in the fragment', async (type, purpose, subject) => {
    const { service, taken, tokenOf } = await start()
    await register(service)
    const id = await service.hear(owner, type, { linkId: 'l-2', expiresAt: later(30) })
    await service.hear(owner, type, { linkId: 'l-2', expiresAt: later(30) }, { id })
    await settledMails(service)
    const mails = taken.filter((mail) => mail.id === 'link-l-2')
    const address = `https://docent.example.com/${purpose}#token=${tokenOf(purpose, 'l-2')}`
    expect(mails).toEqual([
      {
        id: 'link-l-2',
        to: email,
        subject,
        text: expect.stringContaining(`: ${address}\n`),
        html: expect.stringContaining(`<a href="${address}">`),
      },
    ])
  })

  test('no record ever holds a token, not even while its mail waits', async () => {
    const { service, failures, tokenOf } = await start()
    failures.push(new Error('the mail server is away'), new Error('it still is'))
    await register(service)
    await service.hear(owner, 'user.password-reset-requested', { linkId: 'l-2', expiresAt: later(30) })
    const records = await mailsOf(service)
    expect(records.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    for (const token of [tokenOf('verify-email', 'l-1'), tokenOf('reset-password', 'l-2')]) {
      expect(JSON.stringify(records)).not.toContain(token.split('.')[2])
    }
  })

  test('a mail that waited until its link expired is not sent', async () => {
    const { service, taken, failures, clock } = await start()
    await register(service)
    await settledMails(service)
    failures.push(new Error('the mail server is away'))
    await service.hear(owner, 'user.password-reset-requested', { linkId: 'l-2', expiresAt: later(30) })
    clock.pass(31 * 60_000)
    await settledMails(service)
    expect(taken.map(({ id }) => id)).toEqual(['welcome-ada'])
    const [mail] = (await mailsOf(service)).filter(({ id }) => id === 'link-l-2')
    expect(mail).toMatchObject({ state: 'failed', lastError: 'TooLate: its link has expired' })
  })

  describe('after a new name', () => {
    test('the next mails greet by it', async () => {
      const { service, taken } = await start()
      await register(service)
      await rename(service, 'Ada King', 1)
      expect(await greetings(service, taken)).toEqual(['Hello Ada King,', 'Hello Ada King,'])
    })

    test('neither a repeat nor anything older brings the old one back', async () => {
      const { service, taken } = await start()
      const first = await rename(service, 'Ada Byron', 1)
      await rename(service, 'Ada King', 2)
      await rename(service, 'Ada Byron', 1, first)
      await register(service)
      await register(service)
      expect(await greetings(service, taken)).toEqual(['Hello Ada King,', 'Hello Ada King,'])
      expect(taken.find(({ id }) => id === 'welcome-ada')).toMatchObject({
        to: email,
        text: expect.stringContaining('/verify-email#token='),
      })
    })

    test('nobody is mailed whose address is not known yet', async () => {
      const { service, taken } = await start()
      await rename(service, 'Ada King', 1)
      await service.hear(owner, 'user.password-changed', {})
      await service.hear(owner, 'user.deleted', {})
      expect(await mailsOf(service)).toEqual([])
      expect(taken).toEqual([])
    })
  })

  test('for somebody who is gone is sent to nobody', async () => {
    const { service, taken } = await start()
    await service.hear('gone', 'user.password-reset-requested', { linkId: 'l-3', expiresAt: later(30) })
    expect(await mailsOf(service)).toEqual([])
    expect(taken).toEqual([])
  })

  test.each([
    ['<img src=x onerror=alert(1)>', 'Hello &lt;img src=x onerror=alert(1)&gt;,'],
    ['Ada\r\nBcc: everybody@example.test', 'Hello ada,'],
    ['Visit https://evil.example', 'Hello ada,'],
    ['{{token}}', 'Hello '],
  ])('a hostile name (%j) stays text, and in no header', async (name, greeting) => {
    const { service, taken } = await start()
    await register(service, name)
    await service.hear(owner, 'user.password-reset-requested', { linkId: 'l-2', expiresAt: later(30) })
    await settledMails(service)
    for (const mail of taken) {
      expect(mail.html).toContain(greeting)
      expect(mail.html).not.toMatch(/<img|evil\.example/)
      expect(`${mail.to}${mail.subject}`).not.toMatch(/[\r\n]|Bcc|img|evil/)
    }
    expect(taken).toHaveLength(2)
  })
})
