import { createSmtp } from '@docent/runtime/mail/smtp.ts'
import { startMailServer, type MailServer } from '@docent/runtime/testing/mail-server.ts'
import { createTcpGate, type TcpGate } from '@docent/runtime/testing/tcp-gate.ts'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { askEngines } from '../../../runtime/service/reachable.ts'
import { clockAt, mailsOf, register, settledMails, startNotification, until } from './fixtures.ts'

/** Of each step of a mail: longer than a slow machine takes for one when nothing hangs, or it would count as hanging once more. */
const TIMEOUT_MS = 5_000
const FIRST_RETRY_MS = 10_000

let server: MailServer
let gate: TcpGate
let service: TestService
const clock = clockAt('2026-11-23T12:00:00Z')
const open = () =>
  createSmtp({ url: `smtp://127.0.0.1:${gate.port}`, from: 'Docent <docent@example.test>', timeoutMs: TIMEOUT_MS })
let mail: ReturnType<typeof open>

beforeEach(async () => {
  server = await startMailServer()
  const { hostname: host, port } = new URL(server.url)
  gate = await createTcpGate({ host, port: Number(port) })
  mail = open()
  service = await startNotification({ clock, engines: { mail } })
})
afterEach(async () => {
  await gate.open()
  await service.stop()
  await mail.close()
  await gate.close()
  await server.close()
})

test('a mail server that hangs holds up nobody: it is told, what is heard goes on, and every mail arrives once when it answers', async () => {
  await register(service, 'First', 'first')
  await settledMails(service)
  expect(server.subjects).toHaveLength(1)
  expect(await askEngines({ mail })).toEqual({ missing: [], late: [] })

  gate.hold()
  const names = Array.from({ length: 8 }, (_, at) => `owner${at}`)
  for (const one of names) await register(service, one, one)
  await until('every mail to be kept', async () => (await mailsOf(service)).length === 1 + names.length)
  await until('the first tries to be given up', async () =>
    (await mailsOf(service)).every((one) => one.state === 'sent' || one.lastError !== null),
  )
  // Events and mails wait with their records: nobody who asks this process is sent away.
  const { missing, late } = await askEngines({ mail })
  expect(missing).toEqual([])
  expect(late).toEqual([expect.stringMatching(/^mail: /)])

  await gate.open()
  clock.pass(FIRST_RETRY_MS)
  await settledMails(service)
  expect(server.subjects).toHaveLength(1 + names.length)
  const receivers = server.mails.map((one) => /^To: (.*)$/m.exec(one)?.[1]?.trim()).sort()
  expect(receivers).toEqual(['first', ...names].map((one) => `${one}@example.test`).sort())
  expect(await askEngines({ mail })).toEqual({ missing: [], late: [] })
})
