import { checkMailSender, mailSender, setMailSender, type MailSenderView } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import type { OutgoingMail } from '@docent/runtime/mail'
import { createSmtp } from '@docent/runtime/mail/smtp.ts'
import { startMailServer } from '@docent/runtime/testing/mail-server.ts'
import { startNameServer, type NameServer } from '@docent/runtime/testing/name-server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { generateKeyPairSync } from 'node:crypto'
import { checkedSignature } from './dkim.ts'
import { email, fakeMailer, owner, register, settledMails, startNotification, until } from './fixtures.ts'

const HOUR = 3_600_000
const SPF = 'include:spf.hosting.example'
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const hello = 'hello@larkfield.example'
const { mailer, taken } = fakeMailer()
let service: TestService
let names: NameServer
let now = Date.now()
let plans = 0
let answers = 0

beforeAll(async () => {
  names = await startNameServer()
  service = await startNotification({
    engines: { mail: mailer },
    clock: { now: () => new Date(now) },
    env: {
      MAIL_FROM: 'Docent <docent@hosting.example>',
      OWN_SENDERS: 'true',
      OWN_SENDERS_SPF: SPF,
      OWN_SENDERS_DKIM_KEY: privateKey,
      OWN_DOMAINS_RESOLVER: names.address,
      MAIL_SWEEP_SECONDS: '0.02',
      // Every test answers the same visitor.
      MAIL_PER_ADDRESS: '1000',
    },
  })
  await register(service)
})
afterAll(async () => {
  await service?.stop()
  await names?.stop()
})
beforeEach(async () => {
  names.texts.clear()
  names.failing.clear()
  taken.splice(0)
  // Whoever checks and sets in each test would be told to wait otherwise.
  now += 61_000
  await onPlan('business')
  await set({ name: '', replyTo: '', address: '' })
})

const onPlan = (planId: string) =>
  service.hear(owner, 'subscription.changed', { planId, status: 'active' }, { recordVersion: ++plans })
const as = async () => ({ token: await service.tokens.sign(owner, { expiresIn: '900d' }) })
const set = async (fields: Partial<{ name: string; replyTo: string; address: string }>) =>
  service.call(setMailSender, { ...(await as()), body: { name: '', replyTo: '', address: '', ...fields } })
const shown = async (): Promise<MailSenderView> => (await service.call(mailSender, await as())).body.sender
const check = async (): Promise<MailSenderView> => (await service.call(checkMailSender, await as())).body.sender
const record = (sender: MailSenderView, what: string) => sender.records.find((one) => one.what === what)
/** Lets the domain say all that is asked for. */
async function publish(): Promise<void> {
  for (const { what, name, value } of (await shown()).records) {
    names.texts.set(name, [what === 'spf' ? `v=spf1 mx ${value} -all` : value, 'something else'])
  }
}
const look = { color: '#14323a', footer: { text: 'Larkfield, since 1987', url: 'https://larkfield.example/' } }
async function answered() {
  const count = taken.length
  await service.hear(owner, 'visitor.message-answered', {
    turnId: 't1',
    answerId: `a${++answers}`,
    widgetName: 'Larkfield Pottery',
    email: 'robin@example.org',
    text: 'We do, on any weekday.',
    asked: 'Do you glaze bowls?',
    page: 'https://larkfield.example/repairs?x=1',
    look,
  })
  await until('the mail', () => taken.length > count)
  await settledMails(service)
  return taken.at(-1)
}

describe('an answer to a visitor', () => {
  test('comes in the name of the chatbot, and is answered where its owner reads', async () => {
    const mail = await answered()
    expect(mail).toMatchObject({
      to: 'robin@example.org',
      from: { name: 'Larkfield Pottery' },
      replyTo: email,
      subject: 'Re: Do you glaze bowls?',
    })
    expect(mail?.from).not.toHaveProperty('address')
    expect(mail?.text).toBe(
      'We do, on any weekday.\n\n> Do you glaze bowls?\n\nLarkfield Pottery · larkfield.example\n\nLarkfield, since 1987 https://larkfield.example/\n',
    )
    expect(mail?.html).toContain('#14323a')
    expect(JSON.stringify(mail)).not.toMatch(/docent/i)
  })

  test('comes in the name that was set, and is answered where that says', async () => {
    expect((await set({ name: 'The potters', replyTo: 'shop@larkfield.example' })).status).toBe(200)
    expect(await answered()).toMatchObject({ from: { name: 'The potters' }, replyTo: 'shop@larkfield.example' })
  })

  test('names the product without white label, and nothing of what was set', async () => {
    await set({ name: 'The potters', replyTo: 'shop@larkfield.example' })
    await onPlan('pro')
    const mail = await answered()
    expect(mail).not.toHaveProperty('from')
    expect(mail?.replyTo).toBe(email)
    expect(mail?.text).toMatch(/Docent https?:/)
    expect(mail?.html).not.toContain('#14323a')
  })

  test('goes out once, however often it is heard of', async () => {
    await answered()
    answers -= 1
    const count = taken.length
    await service.hear(owner, 'visitor.message-answered', {
      turnId: 't1',
      answerId: `a${++answers}`,
      widgetName: 'Larkfield Pottery',
      email: 'robin@example.org',
      text: 'We do, on any weekday.',
      asked: 'Do you glaze bowls?',
      page: '',
      look,
    })
    await settledMails(service)
    expect(taken.length).toBe(count)
  })
})

describe('an address of the owner’s own', () => {
  test('is used once its domain says whose it is, and that its mail comes from here', async () => {
    expect((await set({ address: hello })).status).toBe(200)
    const asked = await shown()
    expect(asked).toMatchObject({ address: hello, isProven: false })
    expect(asked.records.map(({ what, name }) => `${what} ${name}`)).toEqual([
      'owner _assistant-mail.larkfield.example',
      'spf larkfield.example',
      'dkim assistant._domainkey.larkfield.example',
    ])
    expect(record(asked, 'dkim')?.value).toMatch(/^v=DKIM1; k=rsa; p=[\w+/=]{300,}$/)
    expect(record(asked, 'owner')?.problem).toContain('has no TXT record')
    expect((await answered())?.from).not.toHaveProperty('address')
    await publish()
    names.texts.set('larkfield.example', ['v=spf1 include:other.example -all'])
    const partly = await check()
    expect(partly.isProven).toBe(false)
    expect(record(partly, 'spf')?.problem).toContain('"v=spf1 include:other.example -all"')
    expect([record(partly, 'owner')?.problem, record(partly, 'dkim')?.problem]).toEqual([null, null])
    await publish()
    expect((await check()).isProven).toBe(true)
    expect((await answered())?.from).toEqual({
      name: 'Larkfield Pottery',
      address: hello,
      dkim: { selector: 'assistant', privateKey: expect.stringContaining('PRIVATE KEY') },
    })
  })

  test('signs what arrives, so that a receiver finds it whole by the record that the page shows', async () => {
    await set({ address: hello })
    await publish()
    await check()
    const mail = (await answered()) as OutgoingMail
    const server = await startMailServer()
    const sending = createSmtp({ url: server.url, from: 'Docent <docent@hosting.example>' })
    try {
      await sending.send({ ...mail, text: `${mail.text}\n\u00fc  \t \n\n\n` })
    } finally {
      await sending.close()
      await server.close()
    }
    const [arrived = ''] = server.mails
    const recordAt = (name: string) => names.texts.get(name)?.[0]
    const { domain, covered } = checkedSignature(arrived, recordAt)
    expect(domain).toBe('larkfield.example')
    expect(covered).toEqual(expect.arrayContaining(['from', 'to', 'reply-to', 'subject', 'date', 'message-id']))
    const checking = (changed: string) => () => checkedSignature(changed, recordAt)
    expect(checking(arrived.replace('on any weekday', 'on no weekday'))).toThrow('its body is another one')
    expect(checking(arrived.replace(/^Subject: Re: .*$/m, 'Subject: Re: Another'))).toThrow('its header is another one')
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' })
    const ofOther = () => `v=DKIM1; k=rsa; p=${other.toString('base64')}`
    expect(() => checkedSignature(arrived, ofOther)).toThrow('or its key')
  })

  test('is used no more when a record is gone, and on while nobody can say', async () => {
    await set({ address: hello })
    await publish()
    await check()
    names.failing.add('_assistant-mail.larkfield.example')
    now += 2 * HOUR
    expect((await answered())?.from).toHaveProperty('address', hello)
    names.failing.clear()
    names.texts.delete('_assistant-mail.larkfield.example')
    now += 2 * HOUR
    expect((await answered())?.from).toEqual({ name: 'Larkfield Pottery' })
    expect((await shown()).isProven).toBe(false)
  })

  test('of another domain has to be proven anew, of the same not', async () => {
    await set({ address: hello })
    await publish()
    await check()
    await set({ address: 'shop@larkfield.example' })
    expect((await shown()).isProven).toBe(true)
    const value = record(await shown(), 'owner')?.value
    await set({ address: 'hello@other.example' })
    const other = await shown()
    expect(other.isProven).toBe(false)
    expect(record(other, 'owner')?.value).not.toBe(value)
  })

  test.each([
    [{ name: 'Support evil.com' }, 'name', 'it must not look like an address'],
    [{ replyTo: 'a@b.example, c@d.example' }, 'replyTo', 'it must be one mail address'],
    [{ address: 'nobody' }, 'address', 'it must be one mail address'],
    [{ address: 'root@localhost' }, 'address', 'its domain must be one of the internet'],
  ])('%j is refused with the reason', async (fields, field, reason) => {
    const { status, body } = await set(fields)
    expect([status, body.code, body.field]).toEqual([400, 'sender_not_usable', field])
    expect(body.error).toContain(reason)
  })

  test('takes the plan', async () => {
    await onPlan('pro')
    expect((await set({ name: 'The potters' })).body.code).toBe('white_label_not_in_plan')
    expect((await service.call(mailSender, await as())).body).toMatchObject({ isAllowed: false, plans: ['Business'] })
  })

  test('takes an operator who allows it', async () => {
    const closed = await startNotification({ engines: { mail: mailer } })
    try {
      await closed.hear(owner, 'subscription.changed', { planId: 'business', status: 'active' }, { recordVersion: 1 })
      const { body } = await closed.call(setMailSender, { as: owner, body: { name: '', replyTo: '', address: hello } })
      expect([body.code, body.field]).toEqual(['sender_not_usable', 'address'])
    } finally {
      await closed.stop()
    }
  })
})
