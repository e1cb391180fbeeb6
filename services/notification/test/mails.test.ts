import { sendWelcomeEmail } from '@docent/proto/http'
import { openTestEngines, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const spentBy = [
  { range: '198.51.100.0/24', answers: 610, firstAt: '2026-09-21T16:55:03Z', lastAt: '2026-09-21T17:02:09Z' },
  { range: '2001:db8:1::/48', answers: 1, firstAt: '2026-09-02T08:00:00Z', lastAt: '2026-09-02T08:00:00Z' },
]
const reached = (percent: 80 | 100) => ({
  period: '2026-09',
  percent,
  used: percent * 20,
  limit: 2_000,
  email,
  spentBy,
})

const outboxOf = (dir: string) => readdirSync(join(dir, 'outbox')).filter((name) => name.endsWith('.eml'))

describe('mails', () => {
  const running: TestService[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async (options?: TestServiceOptions) => {
    const service = await startNotification(options)
    running.push(service)
    return service
  }
  /** Starts with a mail server of the test. */
  const startWith = async (options: TestServiceOptions = {}) => {
    const server = fakeMailer()
    return { ...server, service: await start({ ...options, engines: { mail: server.mailer } }) }
  }
  test('a new account is welcomed once, at its address, with a link to begin', async () => {
    const { service, taken } = await startWith()
    await register(service)
    await settledMails(service)
    expect(taken).toEqual([
      {
        id: 'welcome-ada',
        to: email,
        subject: 'Welcome to Docent',
        text: expect.stringMatching(/^Hello Ada Lovelace,\n\n[\s\S]*https:\/\/docent\.example\.com\/documents\/new/),
        html: expect.stringContaining('<a href="https://docent.example.com/documents/new">Add a document</a>'),
      },
    ])
  })

  test('a registration that is heard again, and asking for the mail, send no second one', async () => {
    const { service, taken } = await startWith()
    const id = await register(service)
    await register(service, 'Ada Lovelace', owner, id)
    await register(service)
    await settledMails(service)
    const answers = await Promise.all(
      [1, 2, 3].map(() => service.call(sendWelcomeEmail, { as: owner, body: { email: 'ADA@example.test ' } })),
    )
    for (const one of answers) {
      expect(one).toMatchObject({ status: 200, body: { success: true, message: 'The welcome mail was sent.' } })
    }
    await register(service, 'Bob', 'bob')
    await until("bob's mail", () => taken.length === 2)
    expect(taken.map((one) => one.id)).toEqual(['welcome-ada', 'welcome-bob'])
  })

  test('the welcome mail goes to the own address only', async () => {
    const { service, taken } = await startWith()
    await register(service)
    await settledMails(service)
    const answer = await service.call(sendWelcomeEmail, { as: owner, body: { email: 'victim@example.org' } })
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_your_address' } })
    expect((await service.call(sendWelcomeEmail, { body: { email } })).status).toBe(401)
    expect(taken.length).toBe(1)
  })

  test('asked for before the registration is heard, the mail is promised and then sent once, to the own address', async () => {
    const { service, taken } = await startWith()
    const answer = await service.call(sendWelcomeEmail, { as: owner, body: { email: 'victim@example.org' } })
    expect(answer).toMatchObject({ status: 200, body: { message: 'The welcome mail is on its way.' } })
    await register(service)
    await settledMails(service)
    expect(taken.map((one) => one.to)).toEqual([email])
  })

  test('a threshold is told once, in words that fit it', async () => {
    const { service, taken } = await startWith()
    const id = await service.hear(owner, 'answer.month-spent', reached(80))
    await service.hear(owner, 'answer.month-spent', reached(80), { id })
    await service.hear(owner, 'answer.month-spent', reached(80))
    await service.hear(owner, 'answer.month-spent', reached(100))
    await until('both mails', () => taken.length === 2)
    await settledMails(service)
    const [first, second] = taken.toSorted((a, b) => a.subject.localeCompare(b.subject)).toReversed()
    expect(taken.length).toBe(2)
    expect(second).toMatchObject({ to: email, subject: "You have used 80 % of this month's messages" })
    expect(second?.text).toContain('1,600 of the 2,000 messages of your plan are used in September 2026.')
    expect(second?.text).toContain('198.51.100.0/24: 610 answers, September 21, 16:55 to 17:02 (UTC)')
    expect(second?.text).toContain('2001:db8:1::/48: 1 answer, September 2, 08:00 (UTC)')
    expect(first).toMatchObject({ to: email, subject: "You've reached your monthly message limit" })
    expect(first?.text).toContain('until October 1')
  })

  test('a daily limit is told once for each widget and day, to the owner of the account', async () => {
    const { service, taken } = await startWith()
    await register(service)
    const said = { widgetId: 'w1', widgetName: 'Shop\r\nBcc: victim', day: '2026-09-21', limit: 200 }
    await service.hear(owner, 'answer.daily-limit-reached', said)
    await service.hear(owner, 'answer.daily-limit-reached', said)
    await service.hear(owner, 'answer.daily-limit-reached', { ...said, day: '2026-09-22', widgetName: '', limit: 1 })
    await service.hear('nobody-known', 'answer.daily-limit-reached', said)
    await until('the mails', () => taken.length === 3)
    await settledMails(service)
    const [, first, second] = taken.toSorted((a, b) => a.id.localeCompare(b.id)).toReversed()
    expect(first).toMatchObject({ to: email, subject: 'One of your chatbots has reached its daily limit' })
    expect(first?.text).toContain('the one answer that you allow it on one day')
    expect(second).toMatchObject({
      to: email,
      subject: 'Your chatbot Shop Bcc: victim has reached its daily limit',
    })
    expect(second?.text).toContain('all 200 answers')
    expect(second?.text).toContain('Until September 21 is over')
    expect(second?.text).toContain('https://docent.example.com/widgets/edit?id=w1')
  })

  test('what broke in a night is told once, with its questions and no link of theirs', async () => {
    const { service, taken } = await startWith()
    await register(service)
    const broke = [
      { question: 'How long is the warranty?', fact: 'two years' },
      { question: 'Is it on www.example.org?', fact: 'yes' },
    ]
    const cause = await service.hear(owner, 'answer.golden-broke', { broke, more: 1 })
    await service.hear(owner, 'answer.golden-broke', { broke, more: 1 }, { id: cause })
    await until('the mails', () => taken.length === 2)
    await settledMails(service)
    const mail = taken.find(({ subject }) => subject === '3 golden questions lost their answers')
    expect(taken).toHaveLength(2)
    expect(mail?.text).toContain('- How long is the warranty? (must come: two years)')
    expect(mail?.text).toContain('- A question with an address in it (must come: yes)\n- and 1 more')
    expect(mail?.text).toContain('https://docent.example.com/conversations/golden')
  })

  test('a share of the tokens of a month is told once, to the owner of the account', async () => {
    const { service, taken } = await startWith()
    await register(service)
    const said = { period: '2026-11', percent: 80, used: 804_112, limit: 1_000_000 } as const
    await service.hear(owner, 'answer.tokens-spent', said)
    await service.hear(owner, 'answer.tokens-spent', said)
    await service.hear(owner, 'answer.tokens-spent', { ...said, percent: 100, used: 1_000_100 })
    await service.hear('nobody-known', 'answer.tokens-spent', said)
    await until('the mails', () => taken.length === 3)
    await settledMails(service)
    const mails = taken.filter(({ id }) => id.startsWith('tokens-')).toSorted((a, b) => b.id.localeCompare(a.id))
    expect(mails).toMatchObject([
      { to: email, subject: "You have used 80 % of this month's tokens" },
      { to: email, subject: "You've reached your monthly token limit" },
    ])
    expect(mails[0]?.text).toContain('804,112 of the 1,000,000 tokens of your plan are used in November 2026.')
  })

  describe('what a visitor left', () => {
    const left = {
      turnId: 'm-1',
      widgetId: 'w1',
      widgetName: 'Shop\r\nBcc: victim',
      text: 'Do you repair\nfolding bikes?',
      name: 'Robin\r\nBcc: victim',
      email: 'robin@example.org',
      question: 'Folding bikes?',
      page: 'https://shop.example/repairs',
    }

    test('reaches the owner once, says who, where and about what, and an answer to it goes to the visitor', async () => {
      const { service, taken } = await startWith()
      await register(service)
      const id = await service.hear(owner, 'visitor.message-left', left)
      await service.hear(owner, 'visitor.message-left', left, { id })
      await service.hear('nobody-known', 'visitor.message-left', left)
      const mail = await until('the mail', () => taken.find((one) => one.id.startsWith('visitor-message')))
      await settledMails(service)
      expect(taken).toHaveLength(2)
      expect(mail).toMatchObject({
        to: email,
        replyTo: 'robin@example.org',
        subject: 'Robin Bcc: victim left a message in your chatbot Shop Bcc: victim',
      })
      for (const part of [
        left.text,
        'Name: Robin Bcc: victim\n',
        'Mail: robin@example.org',
        'Page: https://shop.example/repairs',
        'Question that was not answered: Folding bikes?',
        'https://docent.example.com/conversations?turn=m-1',
      ]) {
        expect(mail.text).toContain(part)
      }
    })

    test('goes without an address to answer to where none can be written into a header', async () => {
      const { service, taken } = await startWith()
      await register(service)
      const hostile = 'robin@example.org\r\nBcc: victim@example.org'
      await service.hear(owner, 'visitor.message-left', { ...left, email: hostile, page: '', question: '' })
      const mail = await until('the mail', () => taken.find((one) => one.id.startsWith('visitor-message')))
      expect(mail.replyTo).toBeUndefined()
      expect(mail.text).toContain('Mail: robin@example.org Bcc: victim@example.org')
      expect(mail.text).not.toMatch(/Page:|Question/)
    })
  })

  test('a mail server that is away is tried again, longer each time, and the mail arrives once', async () => {
    const clock = clockAt('2026-09-21T10:00:00Z')
    const { service, taken, failures } = await startWith({ clock })
    failures.push(new Error('connection refused'), new Error('connection refused'), new Error('greylisted'))
    await register(service)
    for (const [attempts, wait] of [
      [1, 10_000],
      [2, 20_000],
      [3, 40_000],
    ] as const) {
      const mail = await until(`attempt ${attempts}`, async () =>
        (await mailsOf(service)).find((one) => one.attempts === attempts && one.claim === null),
      )
      expect(mail).toMatchObject({ state: 'waiting', dueAt: clock.now().getTime() + wait })
      clock.pass(wait)
    }
    await settledMails(service)
    expect(taken.length).toBe(1)
  })

  test('a mail that cannot be sent for days is given up, visibly', async () => {
    const clock = clockAt('2026-09-21T10:00:00Z')
    const { service, taken, failures } = await startWith({ clock })
    failures.push(new Error('mailbox full'), new Error('mailbox still full'))
    await register(service)
    await until('the first attempt', async () => (await mailsOf(service))[0]?.claim === null && failures.length === 1)
    clock.pass(4 * 24 * 3_600_000)
    await settledMails(service)
    expect(await mailsOf(service)).toEqual([
      expect.objectContaining({ state: 'failed', attempts: 2, lastError: 'Error: mailbox still full' }),
    ])
    expect(taken).toEqual([])
  })

  test('a mail that no attempt can help is given up at once, and the others go on', async () => {
    const { service, taken, failures } = await startWith()
    failures.push(new InvalidMail('two addresses'))
    await register(service)
    await settledMails(service)
    await register(service, 'Bob', 'bob')
    await until("bob's mail", () => taken.length === 1)
    const mails = await mailsOf(service)
    expect(mails.find((one) => one.id === 'welcome-ada')).toMatchObject({ state: 'failed', attempts: 1 })
  })

  test('what was sent is remembered without what it said or to whom', async () => {
    const { service } = await startWith()
    await register(service)
    await settledMails(service)
    expect(await mailsOf(service)).toEqual([
      expect.objectContaining({ state: 'sent', to: '', replyTo: null, subject: '', text: '', html: '', attempts: 1 }),
    ])
  })

  test('of several instances one sends a mail', async () => {
    const server = fakeMailer()
    const first = await start({ engines: { mail: server.mailer } })
    const others = await Promise.all(
      [1, 2].map(() =>
        startNotification({
          engines: { mail: server.mailer },
          on: { engines: first.engines } as never,
          tokens: first.tokens,
        }),
      ),
    )
    await Promise.all(Array.from({ length: 10 }, (_, i) => register(first, 'Name', `owner-${i}`)))
    await until('all mails', async () => (await mailsOf(first)).filter((one) => one.state === 'sent').length === 10)
    for (const one of others) await one.stop()
    expect(server.taken.map((one) => one.id).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, i) => `welcome-owner-${i}`),
    )
  })

  test('an owner who leaves takes their mails along, also those that wait', async () => {
    const { service, failures, taken } = await startWith()
    failures.push(new Error('away'))
    await register(service)
    await until('the failed attempt', async () => (await mailsOf(service))[0]?.lastError)
    await service.hear(owner, 'user.deleted', {})
    await until('the goodbye', () => taken.length === 1)
    await until('the last mail to be forgotten', async () => (await mailsOf(service)).length === 0)
    expect(taken.map((one) => one.id)).toEqual(['goodbye-ada'])
  })

  describe('a crash', () => {
    test.each(['notification.mails:updated', 'notification.mail.sent'])(
      'at %s sends the mail after the restart, into the outbox once',
      async (point) => {
        const clock = clockAt('2026-09-21T10:00:00Z')
        const engines = await openTestEngines({ clock })
        try {
          let crashes = 0
          const faultPoint = (name: string) => {
            if (name !== point || crashes > 0) return
            crashes += 1
            throw new Error(`crashed at ${point}`)
          }
          const service = await startNotification({ on: engines, clock, faultPoint })
          await register(service)
          await until('the crash', () => crashes === 1)
          const again = await service.restart({ env: { MAIL_SWEEP_SECONDS: '0.02' }, faultPoint: undefined })
          clock.pass(61_000)
          await settledMails(again)
          expect(outboxOf(engines.dir).length).toBe(1)
          expect(await mailsOf(again)).toEqual([expect.objectContaining({ state: 'sent', attempts: 2 })])
          await again.stop()
        } finally {
          await engines.close()
        }
      },
    )
  })

  const hostile: [name: string, greeting: string][] = [
    ['<script>alert(1)</script>', 'Hello <script>alert(1)</script>,'],
    ['Ada" onmouseover="x', 'Hello Ada" onmouseover="x,'],
    ["O'Brien & Sons", "Hello O'Brien & Sons,"],
    ['Ada\r\nBcc: eve.example', 'Hello ada,'],
    ['Ada\nLovelace', 'Hello Ada Lovelace,'],
    ['\u202eadA\u202c', 'Hello adA,'],
    ['Win $1000 at https://evil.example', 'Hello ada,'],
    ['visit evil.example now', 'Hello ada,'],
    ['x'.repeat(100), 'Hello ada,'],
    ['', 'Hello ada,'],
    ['  ', 'Hello ada,'],
    ['Zoë', 'Hello Zoë,'],
    ['王小明', 'Hello 王小明,'],
    ['J. R. R. Tolkien', 'Hello J. R. R. Tolkien,'],
  ]
  test.each(hostile)('the name %j is greeted as %j, and stays text', async (name, greeting) => {
    const { service, taken } = await startWith()
    await register(service, name)
    await settledMails(service)
    const [mail] = taken
    expect(mail?.text.split('\n')[0]).toBe(greeting)
    expect(mail?.subject).toBe('Welcome to Docent')
    const html = mail?.html ?? ''
    const body = html.slice(html.indexOf('<p'))
    expect(body.match(/<(?!\/?(?:p|a|div|body|html)\b)/g)).toBeNull()
    expect(body).toContain(
      greeting.replace(
        /[&<>"']/g,
        (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] as string,
      ),
    )
  })

  test('the mail on disk has the deterministic Message-ID and both forms', async () => {
    const engines = await openTestEngines()
    try {
      const service = await startNotification({ on: engines })
      await register(service)
      await settledMails(service)
      const [name = ''] = outboxOf(engines.dir)
      const eml = readFileSync(join(engines.dir, 'outbox', name), 'utf8')
      expect(eml).toContain('Message-ID: <welcome-ada@example.test>')
      expect(eml).toContain('Content-Type: text/plain')
      expect(eml).toContain('Content-Type: text/html')
      await service.stop()
    } finally {
      await engines.close()
    }
  })
})
