import type { OutgoingMail } from '@docent/runtime/mail'
import { openTestEngines, type TestEngines, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { noImapServer, startImapServer, type ImapServer } from '@docent/runtime/testing/imap-server.ts'
import { createTcpGate } from '@docent/runtime/testing/tcp-gate.ts'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { OPERATOR } from '@docent/proto/ids'
import { lookAtInboundMail } from '../src/handover/look.ts'
import { mailboxCollection } from '../src/handover/mailbox.ts'
import { clockAt, fakeMailer, owner, register, startNotification, until } from './fixtures.ts'
import { mime, said, talk } from './handover-fixtures.ts'

const suite = noImapServer ? describe.skip : describe

suite(noImapServer ? `a mailbox that is read [skipped: ${noImapServer}]` : 'a mailbox that is read', () => {
  let server: ImapServer
  let on: TestEngines
  const clock = clockAt('2026-11-25T10:00:00Z')
  const running: TestService[] = []
  beforeEach(async () => {
    server = await startImapServer()
    on = await openTestEngines()
  })
  afterEach(async () => {
    for (const one of running.splice(0).toReversed()) await one.stop()
    await on.close()
    await server.close()
  })

  const { mailer, taken } = fakeMailer()
  async function start({ env, ...options }: TestServiceOptions = {}) {
    const service = await startNotification({
      on,
      engines: { mail: mailer },
      clock,
      env: {
        INBOUND_MAIL_ADDRESS: 'reply@inbound.example',
        INBOUND_IMAP_URL: server.url,
        INBOUND_IMAP_SECONDS: '0.02',
        ...env,
      },
      ...options,
    })
    running.push(service)
    return service
  }
  /** The reply address in the mail about a visitor who waits. */
  async function waiting(service: TestService): Promise<string> {
    taken.splice(0)
    await register(service)
    await service.hear(owner, 'handover.changed', { ...talk, state: 'waiting', change: 1, lines: [said(1, 'Hello?')] })
    const isNotice = ({ id }: OutgoingMail) => id.startsWith('wants-person')
    return until('the mail about the visitor', () => taken.find(isNotice)?.replyTo)
  }
  const textsOf = (service: TestService) =>
    service.said('handover.mailed').map(({ payload }: { payload: { text: string } }) => payload.text)
  const boxOf = async () => (await on.engines.store.collection(mailboxCollection).find(OPERATOR)).records[0]
  /** Lets time pass whenever nobody reads. */
  const emptied = (left = 0) =>
    until('the mailbox to be empty', async () => {
      const box = await boxOf()
      if (box?.holder === '') clock.pass(Math.max(0, box.dueAt - clock.now().getTime()))
      return (await server.mails()).length === left
    })

  test('gives every answer once and in order to one of several processes, and is tidied; what is for others stays', async () => {
    const [first] = await Promise.all([start(), start(), start()])
    const to = await waiting(first)
    const other = mime({ to: 'sales@inbound.example', id: '<other@example.test>' })
    await server.deliver(other)
    const texts = Array.from({ length: 12 }, (_, n) => `line ${n}`)
    for (const [n, text] of texts.entries()) await server.deliver(mime({ to, id: `<${n}@example.test>`, text }))
    await server.deliver(mime({ to, id: '<3@example.test>', text: 'line 3' }))
    await server.deliver(`\0\x01 no mail`)
    await emptied(2)
    await first.settled()
    expect(textsOf(first)).toEqual(texts)
    expect((await server.mails())[0]).toBe(other)
  })

  test('is read on after a process died in the middle, and each answer is one', async () => {
    let deaths = 2
    const service = await start({
      faultPoint: (name) => {
        if (name === 'notification.mailbox-read' && deaths-- > 0) throw new Error('dies')
      },
    })
    const to = await waiting(service)
    for (const n of [1, 2, 3]) await server.deliver(mime({ to, id: `<${n}@example.test>`, text: `line ${n}` }))
    await emptied()
    await service.settled()
    expect(textsOf(service)).toEqual(['line 1', 'line 2', 'line 3'])
  })

  test('is read by numbers, whoever else opened the mails, and anew where the numbers begin anew', async () => {
    const service = await start()
    const to = await waiting(service)
    await server.deliver(mime({ to, text: 'one' }))
    await emptied()
    await server.renumber()
    await server.deliver(mime({ to, id: '<two@example.test>', text: 'two' }))
    await emptied()
    await service.settled()
    expect(textsOf(service)).toEqual(['one', 'two'])
  })

  test('is read again when its server was away, and when it fell silent', async () => {
    const gate = await createTcpGate({ host: '127.0.0.1', port: server.port })
    const url = new URL(server.url)
    url.port = String(gate.port)
    const service = await start({ env: { INBOUND_IMAP_URL: url.href } })
    const to = await waiting(service)
    await gate.shut()
    await server.deliver(mime({ to, text: 'one' }))
    await until('a try that fails', async () => {
      const box = await boxOf()
      if (box?.holder === '') clock.pass(Math.max(0, box.dueAt - clock.now().getTime()))
      return (box?.attempts ?? 0) > 1
    })
    await gate.open()
    await emptied()
    await service.settled()
    expect(textsOf(service)).toEqual(['one'])
    await service.stop()
    running.splice(0)
    await gate.close()
  })

  test('the doctor says whether it can be read, and never with which password', async () => {
    const look = (more: object) =>
      lookAtInboundMail({ inboundMailAddress: 'reply@inbound.example', ...more } as Parameters<
        typeof lookAtInboundMail
      >[0])
    const [good] = await look({ inboundImapUrl: new URL(server.url) })
    expect(good).toMatchObject({
      state: 'good',
      says: expect.stringMatching(/^INBOX can be read, with \d+ mails in it$/),
    })
    const wrong = new URL(server.url)
    wrong.password = 'another-secret'
    const [refused] = await look({ inboundImapUrl: wrong })
    expect(refused).toMatchObject({ state: 'bad', says: expect.stringMatching(/authentication/i) })
    const missing = new URL(`${server.url}/none`)
    const [lost] = await look({ inboundImapUrl: missing })
    expect(lost?.state).toBe('bad')
    expect(JSON.stringify([refused, lost])).not.toMatch(/another-secret|pass(%2F|\/)word/)
    expect((await look({}))[0]).toMatchObject({
      state: 'doubtful',
      says: expect.stringContaining('nobody hands them over'),
    })
    expect((await look({ inboundMailAddress: undefined }))[0]?.state).toBe('good')
    expect((await look({ inboundMailAddress: undefined, inboundMailSecret: ['s'] }))[0]?.state).toBe('doubtful')
  })
})
