import { contact, contactOptions } from '@docent/proto/http'
import { loadConfig } from '@docent/runtime/config'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { settings } from '../src/config.ts'
import { createPost } from '../src/mails/post.ts'
import { clockAt, fakeMailer, mailsOf, settledMails, startNotification, until } from './fixtures.ts'

const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Grace Hopper',
  email: 'grace@example.org',
  company: 'Navy',
  subject: 'A question',
  message: 'Does it speak COBOL?\n\nGrace',
  ...changes,
})

describe('contact', () => {
  const running: TestService[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const startWith = async (options: TestServiceOptions = {}) => {
    const server = fakeMailer()
    const service = await startNotification({ ...options, engines: { mail: server.mailer, ...options.engines } })
    running.push(service)
    return { ...server, service }
  }

  test('a message reaches CONTACT_TO, in text and html, and an answer to it reaches the visitor', async () => {
    const { service, taken } = await startWith()
    const { status, body } = await service.call(contact, { body: form() })
    expect(status).toBe(200)
    expect(body.message).toMatch(/^Message Sent Successfully!.*24 hours/)
    await settledMails(service)
    expect(taken.length).toBe(1)
    expect(taken[0]).toMatchObject({
      to: 'team@example.test',
      replyTo: 'grace@example.org',
      subject: '[Contact] A question',
    })
    expect(taken[0]?.text).toContain(
      'Name: Grace Hopper\nMail: grace@example.org\nCompany: Navy\n\nDoes it speak COBOL?\n\nGrace',
    )
    expect(taken[0]?.html).toContain('Does it speak COBOL?\n\nGrace</p>')
  })

  test('what was acknowledged is kept, also when the mail server is away', async () => {
    const { service, taken, failures } = await startWith({ clock: clockAt('2026-09-21T10:00:00Z') })
    failures.push(new Error('away'))
    expect((await service.call(contact, { body: form() })).status).toBe(200)
    await until('the failed attempt', async () => (await mailsOf(service))[0]?.lastError)
    expect(await mailsOf(service)).toEqual([
      expect.objectContaining({ kind: 'contact', state: 'waiting', attempts: 1, lastError: 'Error: away' }),
    ])
    expect(taken).toEqual([])
  })

  test('what cannot be kept is not acknowledged, in the words of the specification', async () => {
    const broken = createPost({
      queue: { post: () => Promise.reject(new Error('the disk is full')), leaveOut: async () => undefined },
      recipients: { take: () => Promise.resolve({ isTaken: true }) },
      wake: () => undefined,
      publicUrl: 'https://docent.example.com',
      contactTo: 'team@example.test',
    })
    await expect(broken.contact(form(), '2026-09-21')).rejects.toMatchObject({
      code: 'contact_not_kept',
      status: 503,
      message: 'Failed to send message. Please try again.',
    })
  })

  test('the same message twice is sent once; another one is another', async () => {
    const { service, taken } = await startWith()
    await Promise.all([1, 2, 3].map(() => service.call(contact, { body: form() })))
    await service.call(contact, { body: form({ message: 'Another one' }) })
    await until('both', () => taken.length === 2)
    await settledMails(service)
    expect((await mailsOf(service)).length).toBe(2)
  })

  const incomplete: [string, Record<string, unknown>][] = [
    ['no name', { name: '' }],
    ['no address', { email: '' }],
    ['no real address', { email: 'grace' }],
    ['no subject', { subject: ' ' }],
    ['no message', { message: '' }],
    ['an endless message', { message: 'x'.repeat(10_001) }],
  ]
  test.each(incomplete)('with %s it is refused', async (_, changes) => {
    const { service } = await startWith()
    expect(await service.call(contact, { body: form(changes) })).toMatchObject({
      status: 400,
      body: { success: false },
    })
    expect(await mailsOf(service)).toEqual([])
  })

  const breaks: [string, string][] = [
    ['CR LF', '\r\n'],
    ['a bare LF', '\n'],
    ['a bare CR', '\r'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['a next line sign', '\u0085'],
    ['a vertical tab', '\v'],
    ['a null byte', '\0'],
  ]
  const fields = { name: 'Grace', email: 'grace@example.org', company: 'Navy', subject: 'Hi' }
  const injecting: [string, Record<string, unknown>][] = [
    ...Object.entries(fields).flatMap(([field, value]) =>
      breaks.map(([name, sign]): [string, Record<string, unknown>] => [
        `${name} in the ${field}`,
        { [field]: `${value}${sign}Bcc: eve@example.org` },
      ]),
    ),
    ['two addresses', { email: 'grace@example.org,eve@example.org' }],
    ['a quoted address', { email: '"grace eve"@example.org' }],
    ['an address with a name', { email: 'Grace <grace@example.org>' }],
  ]
  test(`no field carries a line or an address into a header: ${injecting.length} ways are refused, nothing is kept`, async () => {
    const { service } = await startWith()
    const taken: string[] = []
    for (const [name, changes] of injecting) {
      const { status, body } = await service.call(contact, { body: form(changes) })
      if (status !== 400 || body.success) taken.push(name)
    }
    expect(taken).toEqual([])
    expect(await mailsOf(service)).toEqual([])
  })

  test('markup of a visitor stays text', async () => {
    const { service, taken } = await startWith()
    const markup = '<img src=x onerror="alert(1)">&amp;</p><script>x</script>'
    await service.call(contact, { body: form({ name: markup, company: markup, subject: markup, message: markup }) })
    await settledMails(service)
    expect(taken[0]?.html).not.toMatch(/<img|<script/)
    expect(taken[0]?.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;')
    expect(taken[0]?.text).toContain(markup)
  })

  test('one address may send so many an hour; another one is not held up by it', async () => {
    const clock = clockAt('2026-09-21T10:00:00Z')
    const { service } = await startWith({ clock, env: { CONTACT_PER_HOUR: '2' } })
    const from = (ip: string, message: string) =>
      service.call(contact, { body: form({ message }), headers: { 'x-forwarded-for': ip } })
    expect((await from('192.0.2.1', 'one')).status).toBe(200)
    expect((await from('192.0.2.1', 'two')).status).toBe(200)
    expect(await from('192.0.2.1', 'three')).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_messages',
        error:
          'Failed to send message. Please try again. You have sent 2 messages within an hour; the next one can go in 30 minutes.',
      },
    })
    expect((await from('192.0.2.2', 'four')).status).toBe(200)
    clock.pass(3_600_000)
    expect((await from('192.0.2.1', 'five')).status).toBe(200)
  })

  test('the addresses of one IPv6 household count as one, and those of its neighbors do not', async () => {
    const { service } = await startWith({ env: { CONTACT_PER_HOUR: '1' } })
    const from = async (ip: string) =>
      (await service.call(contact, { body: form(), headers: { 'x-forwarded-for': ip } })).status
    expect(await from('2001:db8:1:2::1')).toBe(200)
    expect(await from('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(200)
  })

  test('without CONTACT_TO it says that it takes no messages, keeps none, and the start warns of it', async () => {
    const { service } = await startWith({ env: { CONTACT_TO: '' } })
    expect((await service.call(contactOptions)).body).toMatchObject({ open: false })
    expect(await service.call(contact, { body: form() })).toMatchObject({
      status: 404,
      body: {
        code: 'contact_not_set_up',
        error:
          'Failed to send message. Please try again. This installation takes no messages yet: whoever runs it has not set CONTACT_TO.',
      },
    })
    expect(await mailsOf(service)).toEqual([])
    expect(loadConfig({ contactTo: settings.contactTo }, {}).warnings).toEqual([expect.stringMatching(/^CONTACT_TO: /)])
    expect(loadConfig({ contactTo: settings.contactTo }, { CONTACT_TO: 'team@example.test' }).warnings).toEqual([])
  })

  test('where mails are only kept, the page is told and nobody is promised a reply', async () => {
    const { service } = await startWith({ env: { MAIL_DELIVERY: 'kept' } })
    expect((await service.call(contactOptions)).body).toMatchObject({ open: true, kept: true })
    const { body } = await service.call(contact, { body: form() })
    expect(body.message).toMatch(/^Message Sent Successfully! .*kept in the outbox/)
    expect(body.message).not.toContain('24 hours')
  })

  test('with CONTACT_TO the page is told that messages are taken', async () => {
    const { service } = await startWith()
    expect((await service.call(contactOptions)).body).toMatchObject({ open: true, kept: false })
  })
})
