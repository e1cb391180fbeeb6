import { inboundMail } from '@docent/proto/http'
import type { EventPayload } from '@docent/proto/events'
import type { OutgoingMail } from '@docent/runtime/mail'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { clockAt, email, fakeMailer, owner, register, startNotification, until } from './fixtures.ts'
import { mime, said, session, talk, type Written } from './handover-fixtures.ts'

const SECRET = 'a-secret-of-the-mail-server'
const FORMER = 'the-secret-before-that-one'
const DAY = 24 * 3_600_000

describe('answers by mail', () => {
  const started: TestService[] = []
  afterEach(async () => {
    for (const service of started.splice(0).toReversed()) await service.stop()
  })

  async function start({ env, ...options }: TestServiceOptions = {}) {
    const { mailer, taken } = fakeMailer()
    const clock = clockAt('2026-11-25T10:00:00Z')
    const service = await startNotification({
      engines: { mail: mailer },
      clock,
      env: { INBOUND_MAIL_ADDRESS: 'Reply@inbound.example', INBOUND_MAIL_SECRET: `${SECRET},${FORMER}`, ...env },
      ...options,
    })
    started.push(service)
    await register(service)
    return { service, taken, clock }
  }

  const mails = (taken: readonly OutgoingMail[], kind: string) => taken.filter(({ id }) => id.startsWith(kind))

  /** A visitor who waits, and the address in the mail about them. */
  async function waiting(given: Awaited<ReturnType<typeof start>>) {
    const change = { ...talk, state: 'waiting' as const, change: 1, lines: [said(1, 'My lamp buzzes.')] }
    await given.service.hear(owner, 'handover.changed', change)
    const notice = await until('the mail about the visitor', () => mails(given.taken, 'wants-person')[0])
    return { notice, to: notice.replyTo ?? '' }
  }

  const hand = (service: TestService, body: string | Buffer, headers: Record<string, string> = {}) =>
    service.http.inject({
      method: 'POST',
      url: `/api${inboundMail.path}`,
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}`, ...headers },
      payload: body,
    })
  const outcomeOf = async (service: TestService, written: Written) =>
    (await hand(service, mime(written))).json() as { outcome?: string; code?: string }
  const lines = (service: TestService) =>
    service.said('handover.mailed').map(({ payload }: { payload: EventPayload<'handover.mailed'> }) => payload)

  test('the mail carries an address of its own, in which nobody sees whom it is about, and says how to answer', async () => {
    const given = await start()
    const { notice, to } = await waiting(given)
    expect(to).toMatch(/^reply\+[0-9a-f]{48}@inbound\.example$/)
    expect((to.split('@')[0] ?? '').length).toBeLessThanOrEqual(64)
    expect(notice).toMatchObject({ to: email, thread: [] })
    expect(notice.text).toMatch(/^— Please write your answer above this line —\n/)
    expect(notice.text).toContain('Answer this mail from this address')
    const other = { ...talk, session: 's-2', state: 'waiting' as const, change: 1, lines: [] }
    await given.service.hear(owner, 'handover.changed', other)
    const second = await until('the other mail', () => mails(given.taken, 'wants-person')[1])
    expect(second.replyTo).not.toBe(to)
  })

  test('without a mailbox there is no such address, and the mail says so', async () => {
    const { mailer, taken } = fakeMailer()
    const service = await startNotification({ engines: { mail: mailer } })
    started.push(service)
    await register(service)
    const { notice } = await waiting({ service, taken, clock: clockAt('2026-11-25T10:00:00Z') })
    expect(notice.replyTo).toBeUndefined()
    expect(notice.text).toContain('an answer to this mail reaches nobody')
    const refused = await hand(service, mime({ to: 'reply@inbound.example' }))
    // No 5xx, which an alarm counts: anybody may call it.
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'inbound_mail_not_set_up'])
  })

  test('an answer is said once, however often and in whatever case it comes, without what it quotes', async () => {
    const given = await start()
    const { to } = await waiting(given)
    const text =
      'Send it in, please.\r\n\r\nOn Wed, 25 Nov 2026 at 10:02, Docent <docent@example.test> wrote:\r\n> Hello'
    const written = { to: to.toUpperCase(), text, from: email.toUpperCase() }
    const replies = await Promise.all(Array.from({ length: 4 }, () => outcomeOf(given.service, written)))
    expect(replies.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken', 'taken'])
    await given.service.settled()
    expect(lines(given.service)).toEqual([
      {
        widgetId: 'w1',
        session,
        personId: owner,
        mailId: expect.stringMatching(/^m-[0-9a-f]{40}$/),
        text: 'Send it in, please.',
      },
    ])
    expect((await outcomeOf(given.service, { to, id: '<two@example.test>', text: 'Or call.' })).outcome).toBe('taken')
    await given.service.settled()
    expect(lines(given.service).map((one) => one.text)).toEqual(['Send it in, please.', 'Or call.'])
    expect(mails(given.taken, 'answer-refused')).toEqual([])
  })

  test('one that came before the process died is taken with the next try, once', async () => {
    let dies = true
    const given = await start({
      faultPoint: (name) => {
        if (dies && name === 'notification.mail-came') throw new Error('dies')
      },
    })
    const { to } = await waiting(given)
    expect((await hand(given.service, mime({ to }))).statusCode).toBe(500)
    dies = false
    expect((await outcomeOf(given.service, { to })).outcome).toBe('taken')
    await given.service.settled()
    expect(lines(given.service)).toHaveLength(1)
  })

  test.each<[string, Omit<Written, 'to'>, string]>([
    ['of somebody else', { from: 'eve@example.org' }, 'came from eve@example.org'],
    ['of two senders', { from: `${email}, eve@example.org` }, 'came from ada@example.test, eve@example.org'],
    ['without text', { text: '> quoted only' }, 'no text above what it quotes'],
    ['that is too long', { text: 'x '.repeat(2_100) }, '4,199 characters, and 4,000 is the most'],
    [
      'of nothing but a picture',
      {
        fields: [
          'Content-Type: image/png; name="a.png"',
          'Content-Disposition: attachment',
          'Content-Transfer-Encoding: base64',
        ],
        text: 'iVBORw0KGgo=',
      },
      'attachments and no text',
    ],
  ])('one %s is refused, and whoever was written to is told why, once', async (_, written, why) => {
    const given = await start()
    const { to } = await waiting(given)
    for (let i = 0; i < 3; i += 1) {
      expect((await outcomeOf(given.service, { to, ...written })).outcome).toBe('refused')
    }
    const told = await until('the refusal', () => mails(given.taken, 'answer-refused')[0])
    expect(told).toMatchObject({ to: email, thread: ['<one@example.test>'] })
    expect(told.text).toContain(why)
    await given.service.settled()
    expect([mails(given.taken, 'answer-refused').length, lines(given.service).length]).toEqual([1, 0])
    // Nobody is written to who is not known.
    expect(given.taken.filter((one) => one.to !== email)).toEqual([])
  })

  test('one that comes too late is refused; every mail makes the address good for longer', async () => {
    const given = await start({ env: { REPLY_ADDRESS_DAYS: '2' } })
    const { to } = await waiting(given)
    given.clock.pass(1.5 * DAY)
    await given.service.hear(owner, 'handover.said', { ...talk, line: said(2, 'Still there?'), state: 'waiting' })
    await until('the second mail', () => mails(given.taken, 'wants-person').length === 2)
    given.clock.pass(1.5 * DAY)
    expect((await outcomeOf(given.service, { to })).outcome).toBe('taken')
    given.clock.pass(DAY)
    expect((await outcomeOf(given.service, { to, id: '<late@example.test>' })).outcome).toBe('refused')
    const told = await until('the refusal', () => mails(given.taken, 'answer-refused')[0])
    expect(told.text).toContain('too old')
  })

  test.each([
    ['an absence note', ['Auto-Submitted: auto-replied']],
    ['an older absence note', ['X-Autoreply: yes']],
    ['a list', ['Precedence: list']],
    ['a bounce', ['Content-Type: multipart/report; boundary="b"; report-type=delivery-status']],
    ['a bounce without a sender', ['Return-Path: <>']],
  ])('%s is answered by nothing and says nothing', async (_, fields) => {
    const given = await start()
    const { to } = await waiting(given)
    expect((await outcomeOf(given.service, { to, fields })).outcome).toBe('ignored')
    await given.service.settled()
    expect([lines(given.service).length, mails(given.taken, 'answer-refused').length]).toEqual([0, 0])
  })

  test('an address that was made up, changed or is of another installation is none', async () => {
    const given = await start()
    const { to } = await waiting(given)
    const changed = to.replace(/[0-9a-f](?=@)/, (digit) => (digit === '0' ? '1' : '0'))
    const other = to.replace('inbound.example', 'elsewhere.example')
    for (const address of [changed, other, 'reply@inbound.example', `reply+${'0'.repeat(48)}@inbound.example`]) {
      expect((await outcomeOf(given.service, { to: address })).outcome).toBe('ignored')
    }
    await given.service.settled()
    expect(lines(given.service)).toEqual([])
  })

  test('an address stays good while the secrets change, until the one it was made with is gone', async () => {
    const [former, newest] = ['f'.repeat(32), 'n'.repeat(32)]
    const given = await start({ env: { AUTH_LINK_SECRET: former } })
    const env = {
      INBOUND_MAIL_ADDRESS: 'reply@inbound.example',
      INBOUND_MAIL_SECRET: SECRET,
      MAIL_SWEEP_SECONDS: '0.02',
    }
    const { to } = await waiting(given)
    const restart = async (secrets: string) => {
      const service = await given.service.restart({ env: { ...env, AUTH_LINK_SECRET: secrets } })
      started.splice(0, 1, service)
      given.service = service
    }
    await restart(`${newest},${former}`)
    expect((await outcomeOf(given.service, { to })).outcome).toBe('taken')
    await restart(newest)
    expect((await outcomeOf(given.service, { to, id: '<later@example.test>' })).outcome).toBe('ignored')
  })

  test('nothing is taken of who does not know the secret', async () => {
    const given = await start()
    const { to } = await waiting(given)
    const body = mime({ to })
    const basic = (secret: string) => `Basic ${Buffer.from(`docent:${secret}`).toString('base64')}`
    const refused: Record<string, string>[] = [
      { authorization: '' },
      { authorization: 'Bearer another-secret-than-it' },
      { authorization: basic('another-secret-than-it') },
      { authorization: `Digest ${SECRET}` },
    ]
    for (const headers of refused) {
      // It is settled before the mail is read, so a large one is not taken in.
      const reply = await hand(given.service, Buffer.alloc(26 * 1024 * 1024, body), headers)
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'inbound_mail_not_allowed'])
    }
    expect((await hand(given.service, body, { authorization: basic(FORMER) })).json().outcome).toBe('taken')
    await given.service.settled()
    expect(lines(given.service)).toHaveLength(1)
  })

  test('providers hand a mail over in forms of their own', async () => {
    const given = await start()
    const { to } = await waiting(given)
    const form = new FormData()
    form.set('email', mime({ to: 'somebody@inbound.example', id: '<form@example.test>', text: 'by a form' }))
    form.set('envelope', JSON.stringify({ to: [to], from: email }))
    const multipart = new Response(form)
    const postmark = (more: object) =>
      JSON.stringify({ FromFull: { Email: email }, To: to, MessageID: '22c74902-a0c1-4511-804f-341342852c90', ...more })
    const headers = [{ Name: 'Message-ID', Value: '<fields@example.test>' }]
    const given4: [string, string | Buffer, string][] = [
      ['multipart', Buffer.from(await multipart.arrayBuffer()), multipart.headers.get('content-type') ?? ''],
      [
        'urlencoded',
        new URLSearchParams({ 'body-mime': mime({ to, id: '<url@example.test>', text: 'by a query' }) }).toString(),
        'application/x-www-form-urlencoded',
      ],
      ['fields', postmark({ TextBody: 'by fields', Headers: headers }), 'application/json'],
      [
        'html',
        postmark({ HtmlBody: '<p>by <b>a&nbsp;page</b></p><blockquote>old</blockquote>' }),
        'application/json; charset=utf-8',
      ],
      ['whole', postmark({ RawEmail: mime({ to, id: '<raw@example.test>', text: 'as it is' }) }), 'application/json'],
    ]
    for (const [name, body, type] of given4) {
      const reply = await hand(given.service, body, { 'content-type': type })
      expect([name, reply.json()]).toEqual([name, { success: true, outcome: 'taken' }])
    }
    await given.service.settled()
    expect(lines(given.service).map(({ text }) => text)).toEqual([
      'by a form',
      'by a query',
      'by fields',
      'by a page',
      'as it is',
    ])
  })

  test.each([
    ['message/rfc822', ''],
    ['message/rfc822', '\0\x01\x02'],
    ['application/json', '{"From":1}'],
    ['application/json', '{'],
    ['multipart/form-data; boundary=b', '--b\r\nnonsense'],
    ['application/x-www-form-urlencoded', 'a=b'],
    [
      'message/rfc822',
      `Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n'.repeat(500)}`,
    ],
  ])('what is no mail is refused: %s %j', async (type, body) => {
    const { service } = await start()
    const reply = await hand(service, body, { 'content-type': type })
    expect(reply.statusCode === 400 || reply.json().outcome === 'ignored').toBe(true)
  })

  test('a mail that is too large or of another type is refused before it is read', async () => {
    const { service } = await start()
    const large = await hand(service, Buffer.alloc(25 * 1024 * 1024 + 1, 'x'))
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large'])
    const form = await hand(service, Buffer.alloc(25 * 1024 * 1024 + 1, 'x'), {
      'content-type': 'multipart/form-data; boundary=b',
    })
    expect(form.statusCode).toBe(413)
    expect((await hand(service, 'x', { 'content-type': 'text/html' })).statusCode).toBe(415)
  })

  test('what came with an answer is named to its writer and left out, but for pictures in its text', async () => {
    const given = await start()
    const { to } = await waiting(given)
    const part = (type: string, disposition: string) =>
      ['--b', `Content-Type: ${type}`, `Content-Disposition: ${disposition}`, '', 'x'].join('\r\n')
    const text = [
      '--b',
      'Content-Type: text/plain',
      '',
      'See the plan.',
      part('application/pdf', 'attachment; filename="plan.pdf"'),
      part('image/png', 'inline; filename="www.evil.zip"'),
      part('application/pgp-signature', 'attachment; filename="signature.asc"'),
      '--b--',
    ].join('\r\n')
    const fields = ['Content-Type: multipart/mixed; boundary=b']
    for (let i = 0; i < 2; i += 1) expect((await outcomeOf(given.service, { to, fields, text })).outcome).toBe('taken')
    const told = await until('what was left out', () => mails(given.taken, 'answer-left-out')[0])
    expect(told.text).toContain('Left out: plan (pdf), a file (zip).')
    await given.service.settled()
    expect(lines(given.service).map((one) => one.text)).toEqual(['See the plan.'])
    expect(mails(given.taken, 'answer-left-out')).toHaveLength(1)
    // That it was refused later is another mail.
    const mailId = lines(given.service)[0]?.mailId ?? ''
    await given.service.hear(owner, 'handover.mail-refused', { mailId, reason: 'over', by: '' })
    await until('the refusal', () => mails(given.taken, 'answer-refused')[0])
  })

  test('hostile pages are read in bounded time', async () => {
    const given = await start()
    const { to } = await waiting(given)
    const began = performance.now()
    for (const piece of ['<script', '<', '<blockquote ', '&#', '<b>', '@:']) {
      const text = piece.repeat(200_000)
      const fields = ['Content-Type: text/html']
      await outcomeOf(given.service, { to, id: `<${began}${piece.length}@example.test>`, fields, text })
    }
    // What is not bounded takes minutes for as much.
    expect(performance.now() - began).toBeLessThan(60_000)
  })

  test('why the conversation did not take an answer is told to who wrote it, once', async () => {
    const given = await start()
    const { to } = await waiting(given)
    await outcomeOf(given.service, { to })
    await given.service.settled()
    const mailId = lines(given.service)[0]?.mailId ?? ''
    const refused = { mailId, reason: 'taken' as const, by: 'Bob' }
    const id = await given.service.hear(owner, 'handover.mail-refused', refused)
    await given.service.hear(owner, 'handover.mail-refused', refused, { id })
    const told = await until('the refusal', () => mails(given.taken, 'answer-refused')[0])
    expect(told.text).toContain('Bob talks to the visitor now')
    await given.service.settled()
    expect(mails(given.taken, 'answer-refused')).toHaveLength(1)
  })

  test('whoever holds an address cannot fill an inbox with it', async () => {
    const given = await start()
    const { to } = await waiting(given)
    for (let i = 0; i < 15; i += 1) {
      await outcomeOf(given.service, { to, from: 'eve@example.org', id: `<${i}@example.org>` })
    }
    await until('what is told', () => mails(given.taken, 'answer-refused').length === 10)
    await given.service.settled()
    expect(mails(given.taken, 'answer-refused')).toHaveLength(10)
  })
})
