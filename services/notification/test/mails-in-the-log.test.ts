import { InvalidMail, RefusedMail } from '@docent/runtime/mail'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { fakeMailer, mailsOf, owner, register, startNotification, until } from './fixtures.ts'

const lines: string[] = []
const write = process.stdout.write
let service: TestService
let server: ReturnType<typeof fakeMailer>
beforeEach(async () => {
  process.stdout.write = (line: string) => lines.push(String(line)) > 0
  server = fakeMailer()
  service = await startNotification({ logLevel: 'info', engines: { mail: server.mailer } })
})
afterEach(async () => {
  await service.stop()
  process.stdout.write = write
  lines.length = 0
})

const answered = (response: string, error = new Error(`Can't send mail - all recipients were rejected: ${response}`)) =>
  Object.assign(error, {
    ...{ code: 'EENVELOPE', command: 'RCPT TO', response, responseCode: Number(response.slice(0, 3)) },
    rejected: ['ada@example.test'],
  })

test.each([
  [() => answered('450 4.2.1 <Ada@Example.test> of ada@example.test is busy'), 450, '4.2.1'],
  [() => answered('550 5.1.1 <ada@example.test>', new RefusedMail('550 5.1.1 <ada@example.test>')), 550, '5.1.1'],
  [() => new InvalidMail('"ada@example.test" is not one plain mail address'), undefined, undefined],
  [() => new Error('the connection to a@example.test broke'), undefined, undefined],
])('the log tells why a mail failed, and names nobody: %#', async (failure, responseCode, status) => {
  server.failures.push(failure())
  await register(service)
  await until('the line', () => lines.some((line) => line.includes('"mail":"welcome-ada"')))
  const line = lines.find((one) => one.includes('"mail":"welcome-ada"')) ?? ''
  expect(line).not.toMatch(/@example/i)
  const { err } = JSON.parse(line) as { err: Record<string, unknown> }
  expect([err.responseCode, err.status]).toEqual([responseCode, status])
  expect(err.message).toContain('…')
  await until('the record', async () => (await mailsOf(service))[0]?.lastError)
  expect((await mailsOf(service))[0]).toMatchObject({ ownerId: owner, lastError: expect.not.stringMatching(/@/) })
})
