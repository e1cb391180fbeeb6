import { handoverMails, inboundMail, setHandoverMails } from '@docent/proto/http'
import type { EventPayload } from '@docent/proto/events'
import type { OutgoingMail } from '@docent/runtime/mail'
import { everyOwner } from '@docent/runtime/store'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { mailedTalksSpec } from '../src/handover/talks.ts'
import { clockAt, fakeMailer, owner, register, settledMails, startNotification, until } from './fixtures.ts'
import { mime, said, talk } from './handover-fixtures.ts'

const SECRET = 'a-secret-of-the-mail-server'
const MINUTE = 60_000
type Members = EventPayload<'team.changed'>['members']
const GRACE = { person: 'grace', role: 'editor' } as const
const ALAN = { person: 'alan', role: 'agent' } as const

describe('mails about a visitor who waits, in a team', () => {
  let service: TestService
  let clock: ReturnType<typeof clockAt>
  let taken: OutgoingMail[]
  let version = 1
  beforeEach(async () => {
    const fake = fakeMailer()
    taken = fake.taken
    clock = clockAt('2026-11-25T10:00:00Z')
    service = await startNotification({
      engines: { mail: fake.mailer },
      clock,
      env: { INBOUND_MAIL_ADDRESS: 'reply@inbound.example', INBOUND_MAIL_SECRET: SECRET },
    })
    for (const person of [owner, 'grace', 'alan']) await register(service, person, person)
    await team([GRACE, ALAN])
  })
  afterEach(() => service.stop())

  const team = (members: Members, recordVersion = (version += 1)) =>
    service.hear(owner, 'team.changed', { members }, { recordVersion })
  const handOver = (person: string, former: string) =>
    service.hear(
      owner,
      'user.owner-changed',
      {
        person,
        email: `${person}@example.test`,
        displayName: person,
        former,
        team: 'T',
        formerEmail: 'x@example.test',
      },
      { recordVersion: (version += 1) },
    )
  const waits = (more = {}) =>
    service.hear(owner, 'handover.changed', {
      ...talk,
      state: 'waiting',
      change: 1,
      lines: [said(1, 'My lamp buzzes.')],
      ...more,
    })
  const says = (n: number, text: string) =>
    service.hear(owner, 'handover.said', { ...talk, line: said(n, text), state: 'waiting' })
  const mails = () => taken.filter(({ id }) => id.startsWith('wants-person'))
  const receivers = () =>
    mails()
      .map(({ to }) => to.replace('@example.test', ''))
      .toSorted()
  /** The mail of each, by their id. */
  const told = async (...people: string[]) => {
    await until('the mails', () => mails().length >= people.length)
    await settledMails(service)
    // Time passes once this round is noted: it counts from there to the next one.
    await until('the round to be over', async () =>
      (await service.engines.store.collection(mailedTalksSpec).find(everyOwner)).records.every(
        ({ holder, lines, notice }) => holder === '' && lines.length === 0 && notice === null,
      ),
    )
    expect(receivers()).toEqual(people.toSorted())
    return (person: string) => mails().find(({ to }) => to === `${person}@example.test`)?.replyTo ?? ''
  }
  const answers = async (person: string, to: string, text: string, id = `<${person}@example.test>`) => {
    const reply = await service.http.inject({
      method: 'POST',
      url: `/api${inboundMail.path}`,
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
      payload: mime({ to, from: `${person}@example.test`, text, id }),
    })
    return (reply.json() as { outcome?: string }).outcome
  }
  const mailed = () => service.said('handover.mailed').map(({ payload }) => [payload.personId, payload.text])

  test('go to everybody who may answer, once, each with an address of their own that no other can use', async () => {
    const id = await waits()
    await waits()
    await service.hear(owner, 'handover.changed', { ...talk, state: 'waiting', change: 1, lines: [] }, { id })
    const addressOf = await told(owner, 'grace', 'alan')
    const addresses = [owner, 'grace', 'alan'].map(addressOf)
    expect(new Set(addresses).size).toBe(3)
    for (const one of addresses) expect(one).toMatch(/^reply\+[0-9a-f]{48}@inbound\.example$/)

    expect(await answers('alan', addressOf('grace'), 'In her place.')).toBe('refused')
    for (let n = 0; n < 2; n += 1) {
      expect(await answers('grace', addressOf('grace'), 'Send it in.')).toBe('taken')
      expect(await answers('alan', addressOf('alan'), 'Or call.')).toBe('taken')
    }
    await until('both answers', () => mailed().length >= 2)
    await service.settled()
    expect(mailed().toSorted()).toEqual([
      ['alan', 'Or call.'],
      ['grace', 'Send it in.'],
    ])
  })

  test('go on to whoever speaks alone', async () => {
    await waits()
    await told(owner, 'grace', 'alan')
    const by = { id: 'alan', name: 'Alan' }
    await service.hear(owner, 'handover.changed', { ...talk, state: 'person', change: 2, by, lines: [] })
    const line = said(2, 'And then?')
    await service.hear(owner, 'handover.said', { ...talk, line, state: 'person' })
    clock.pass(2 * MINUTE)
    await told(owner, 'grace', 'alan', 'alan')
  })

  test('are none for who was removed, whose address is worth nothing from then on, and of whom no mail tells', async () => {
    await waits()
    const addressOf = await told(owner, 'grace', 'alan')
    const before = version
    await team([ALAN])
    expect(await answers('grace', addressOf('grace'), 'Still me.')).toBe('refused')
    // What was true before and is heard late makes nobody a member again.
    await team([GRACE, ALAN], before)
    expect(await answers('grace', addressOf('grace'), 'And now?', '<again@example.test>')).toBe('refused')
    await says(2, 'Hello?')
    clock.pass(MINUTE)
    await told(owner, owner, 'grace', 'alan', 'alan')
    expect(mailed()).toEqual([])
    expect(taken.filter(({ id }) => id.startsWith('answer-refused'))).toEqual([])

    await team([])
    expect(await answers('alan', addressOf('alan'), 'Send it in.')).toBe('refused')
    expect(await answers(owner, addressOf(owner), 'Send it in.')).toBe('taken')
  })

  test('go to the new owner once after the account was handed over, and an address of the former one is nobody’s', async () => {
    await waits()
    const addressOf = await told(owner, 'grace', 'alan')
    clock.pass(1)
    await handOver('grace', owner)
    // Who they are in the team is not heard yet.
    await says(2, 'Hello?')
    clock.pass(MINUTE)
    await told(owner, 'grace', 'alan', 'grace', 'alan')
    await register(service, 'Ada', 'ada-2')
    await team([{ person: 'grace', role: 'owner' }, ALAN, { person: 'ada-2', role: 'editor' }])
    await says(3, 'Anybody?')
    clock.pass(10 * MINUTE)
    await told(owner, 'grace', 'alan', 'grace', 'alan', 'grace', 'alan', 'ada-2')
    expect(await answers(owner, addressOf(owner), 'Still me.')).toBe('refused')
    expect(await answers('grace', addressOf('grace'), 'Send it in.')).toBe('taken')
  })

  test('are switched off by each for themselves; their address is good for what came before', async () => {
    const isOn = async (as: string) => (await service.call(handoverMails, { as })).body.on as boolean
    const set = (as: string, on: boolean) => service.call(setHandoverMails, { as, body: { on } })
    expect(await isOn('grace')).toBe(true)
    expect((await set('grace', false)).body).toEqual({ success: true, on: false })
    expect([await isOn('grace'), await isOn(owner)]).toEqual([false, true])
    expect((await service.call(setHandoverMails, { body: { on: false } })).status).toBe(401)
    await waits()
    const addressOf = await told(owner, 'alan')
    await set('alan', false)
    await set(owner, false)
    await set('grace', true)
    await says(2, 'Hello?')
    clock.pass(MINUTE)
    await told(owner, 'alan', 'grace')
    expect(await answers('alan', addressOf('alan'), 'Send it in.')).toBe('taken')
  })
})
