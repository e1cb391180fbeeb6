import { endWeeklyMail, endWeeklyMailAtOnce, setWeeklyMail, weeklyMail } from '@docent/proto/http'
import type { OutgoingMail } from '@docent/runtime/mail'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { fakeMailer, mailsOf, owner, register, settledMails, startNotification } from './fixtures.ts'

const MISSED = {
  from: '2026-11-16',
  missed: 17,
  groups: [
    { question: 'Do you repair folding bikes?', times: 9 },
    { question: 'see www.evil.example now', times: 4 },
  ],
  more: 2,
}

describe('the weekly mail', () => {
  let service: TestService
  let taken: OutgoingMail[]
  beforeEach(async () => {
    const fake = fakeMailer()
    ;({ taken } = fake)
    service = await startNotification({ engines: { mail: fake.mailer } })
    await register(service)
  })
  afterEach(() => service.stop())

  const weekly = () => taken.filter(({ unsubscribe }) => unsubscribe !== undefined)
  const hear = (missed = MISSED) => service.hear(owner, 'visitor.week-missed', missed)
  const isOn = async () => (await service.call(weeklyMail, { as: owner })).body.on as boolean
  const linkOf = (mail: OutgoingMail | undefined) =>
    Object.fromEntries(new URL(mail?.unsubscribe ?? '').searchParams) as { owner: string; seal: string }

  test('says how much was missed and what was asked most, without making links of it, once for a week', async () => {
    await hear()
    await hear()
    await settledMails(service)
    const [mail, ...others] = weekly()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ada@example.test', subject: '17 questions of your visitors went unanswered' })
    for (const words of ['week from November 16', 'Do you repair folding bikes? (9 times)', 'and 2 others']) {
      expect(mail?.text).toContain(words)
    }
    expect(mail?.text).toContain('/conversations/unanswered')
    expect(mail?.text).toContain(mail?.unsubscribe)
    expect(mail?.text).not.toContain('evil')
    await hear({ ...MISSED, from: '2026-11-23', missed: 1, groups: [], more: 0 })
    await settledMails(service)
    expect(weekly()[1]).toMatchObject({ subject: 'One question of your visitors went unanswered' })
    expect(weekly()[1]?.text).not.toContain('Asked most')
  })

  test.each([
    ['a person, by the button of the page', { accept: 'text/html,*/*;q=0.8' }, /<h1>No more weekly mails<\/h1>/],
    ['a mail program, by the header', {}, /^{"success":true}$/],
  ] as const)('%s, ends it with one click, also where it is clicked twice', async (_, headers, answer) => {
    await hear()
    await settledMails(service)
    const url = new URL(weekly()[0]?.unsubscribe ?? '')
    for (let n = 0; n < 2; n++) {
      const reply = await service.http.inject({
        ...{ method: 'POST', url: url.pathname + url.search, payload: 'List-Unsubscribe=One-Click' },
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(reply.statusCode).toBe(200)
      expect(reply.body).toMatch(answer)
    }
    expect(await isOn()).toBe(false)
    await hear({ ...MISSED, from: '2026-11-23' })
    expect((await mailsOf(service)).filter(({ kind }) => kind === 'weekly')).toHaveLength(1)
    await service.call(setWeeklyMail, { as: owner, body: { on: true } })
    await hear({ ...MISSED, from: '2026-11-30' })
    expect((await mailsOf(service)).map(({ id }) => id)).toContain('weekly-ada-2026-11-30')
  })

  test('its link opens a page with the button, and ends nothing: mail servers open the links of a mail', async () => {
    await hear()
    await settledMails(service)
    const url = new URL(weekly()[0]?.unsubscribe ?? '')
    const page = await service.http.inject({ method: 'GET', url: url.pathname + url.search })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toMatch(/<form method="post">.*<button [^>]*>No more weekly mails<\/button><\/form>/)
    expect(page.body).not.toMatch(/<script|<style|style=/)
    expect(await isOn()).toBe(true)
  })

  test('a link that was altered, or made up, ends nothing', async () => {
    await hear()
    await settledMails(service)
    const query = linkOf(weekly()[0])
    await register(service, 'Bob', 'bob')
    for (const wrong of [
      { ...query, owner: 'bob' },
      { ...query, seal: `${query.seal}x` },
      { ...query, seal: '' },
    ]) {
      for (const route of [endWeeklyMail, endWeeklyMailAtOnce]) {
        const { status, body } = await service.call(route, { query: wrong })
        expect([status, body.code]).toEqual([400, 'weekly_link_not_valid'])
      }
    }
    expect(await isOn()).toBe(true)
    expect((await service.call(weeklyMail)).status).toBe(401)
  })
})
