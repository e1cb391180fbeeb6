import { expect, test } from '@jest/globals'
import { email, fakeMailer, owner, register, settledMails, startNotification, until } from './fixtures.ts'

test('a payment that failed and a plan that ended are told once each, to the owner of the account', async () => {
  const { mailer, taken } = fakeMailer()
  const service = await startNotification({ engines: { mail: mailer } })
  await register(service)
  const failed = { planId: 'pro', planName: 'Pro', endsAt: '2026-09-28T10:00:00.000Z' }
  const id = await service.hear(owner, 'subscription.payment-failed', failed)
  await service.hear(owner, 'subscription.payment-failed', failed, { id })
  await service.hear(owner, 'subscription.ended', { planId: 'pro', planName: 'Pro', why: 'payment' })
  await service.hear('nobody-known', 'subscription.ended', { planId: 'pro', planName: 'Pro', why: 'canceled' })
  await until('the mails', () => taken.length === 3)
  await settledMails(service)
  expect(taken.length).toBe(3)
  const told = (subject: string) => taken.find((one) => one.subject === subject)
  const [first, ended] = [told('Your payment for the Pro plan failed'), told('Your Pro plan has ended')]
  expect([first?.to, ended?.to]).toEqual([email, email])
  expect(first?.text).toContain('Until September 28, 2026 nothing changes')
  expect(ended?.text).toContain('its payment failed and was not made good')
  await service.stop()
})
