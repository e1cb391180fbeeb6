import { expect, test } from '@jest/globals'
import { email, fakeMailer, owner, register, settledMails, startNotification, until } from './fixtures.ts'

test('a proof that is gone and a domain that is lost are told once each, to the owner of the account', async () => {
  const { mailer, taken } = fakeMailer()
  const service = await startNotification({ engines: { mail: mailer } })
  await register(service)
  const about = { domainId: 'd1', host: 'help.larkfield.example', problem: 'the TXT record says "buy at evil.com"' }
  const gone = { ...about, endsAt: '2026-09-28T10:00:00.000Z' }
  const id = await service.hear(owner, 'widget.domain-missing', gone)
  await service.hear(owner, 'widget.domain-missing', gone, { id })
  await service.hear(owner, 'widget.domain-lost', about)
  await service.hear('nobody-known', 'widget.domain-lost', about)
  await until('the mails', () => taken.length === 3)
  await settledMails(service)
  expect(taken.length).toBe(3)
  const told = (subject: string) => taken.find((one) => one.subject === subject)
  const [warning, end] = [
    told('The proof of your domain help.larkfield.example is gone'),
    told('Your domain help.larkfield.example is not used any more'),
  ]
  expect([warning?.to, end?.to]).toEqual([email, email])
  expect(warning?.text).toContain('Until September 28 at 10:00 AM UTC nothing changes')
  expect(warning?.text).toContain('/own-domains')
  // What a stranger wrote must not be advertised by our mail.
  for (const mail of taken) expect(mail.text).not.toContain('evil.com')
  await service.stop()
})
