import { say, type EventPayload, type EventType } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { fakeMailer, settledMails, startNotification } from './fixtures.ts'

const NEW = 'grace@example.test'
const FORMER = 'ada@example.test'
const change = {
  ...{ person: 'grace', email: NEW, displayName: 'Grace', former: 'ada' },
  ...{ team: 'Larkfield Cycles', formerEmail: FORMER, formerName: 'Ada Winter' },
}

describe('the mails of an account that was handed over', () => {
  let service: TestService
  const fake = fakeMailer()
  beforeEach(async () => {
    fake.taken.length = 0
    service = await startNotification({ engines: { mail: fake.mailer } })
  })
  afterEach(() => service.stop())

  /** Says it as identity does when it tells its records again. */
  async function tellAgain<T extends EventType>(as: string, type: T, payload: EventPayload<T>, recordVersion: number) {
    const { topic, ...event } = say(type, payload)
    const occurredAt = '2026-01-01T00:00:00.000Z'
    const more = {
      id: `restated-${type}-${as}`,
      ownerId: ownerId(as),
      occurredAt,
      recordVersion,
      restated: true as const,
    }
    await service.engines.bus.publish([{ topic, event: { ...event, ...more } }])
    await service.settled()
  }
  const words = (as: string) => ({
    begun: () =>
      service.hear(
        as,
        'user.registered',
        { email: FORMER, displayName: 'Ada', method: 'password', verification: { linkId: `link-${as}`, expiresAt } },
        { recordVersion: 1 },
      ),
    'handed over': () => service.hear(as, 'user.owner-changed', change, { recordVersion: 5, id: 'change-1' }),
    'told again': async () => {
      const { email, displayName } = change
      await tellAgain(as, 'user.registered', { email, displayName, method: 'google' }, 7)
      await tellAgain(as, 'user.owner-changed', { ...change, formerEmail: '', formerName: undefined }, 7)
    },
  })
  const expiresAt = '2027-01-01T00:00:00.000Z'
  const mails = () => fake.taken.map(({ id, to }) => `${id}: ${to}`).toSorted()
  const changePassword = (as: string) => service.hear(as, 'user.password-changed', {}, { id: 'again' })

  test.each([
    [['begun', 'handed over', 'told again']],
    [['begun', 'told again', 'handed over']],
    [['handed over', 'begun', 'told again']],
    [['handed over', 'told again', 'begun']],
    [['told again', 'begun', 'handed over']],
    [['told again', 'handed over', 'begun']],
  ] as const)('go to whom they are for, once, when it is heard as: %j', async (order) => {
    const as = 'larkfield'
    const say = words(as)
    for (const word of order) await say[word]()
    const welcomed = [
      `handed-over-by-change-1: ${FORMER}`,
      `handed-over-change-1: ${NEW}`,
      `welcome-larkfield: ${FORMER}`,
    ]
    await settledMails(service)
    expect(mails()).toEqual(welcomed)
    const greeted = (id: string) => fake.taken.find((one) => one.id === id)?.text.split('\n')[0]
    expect([greeted('handed-over-by-change-1'), greeted('handed-over-change-1')]).toEqual([
      'Hello Ada Winter,',
      'Hello Grace,',
    ])
    // What is about the account from then on is the new owner's.
    await changePassword(as)
    await settledMails(service)
    expect(mails()).toEqual([...welcomed, `password-changed-again: ${NEW}`].toSorted())
    expect(fake.taken.find(({ subject }) => /password/.test(subject))?.text).toContain('Grace')
  })

  test('welcome nobody to the account in which its former owner goes on', async () => {
    const again = { email: FORMER, displayName: 'Ada', method: 'password', isNew: false } as const
    await service.hear('ada', 'user.registered', again, { recordVersion: 1 })
    await changePassword('ada')
    await settledMails(service)
    expect(mails()).toEqual([`password-changed-again: ${FORMER}`])
  })

  test('are none to anybody when it is only told again', async () => {
    await words('larkfield')['told again']()
    await changePassword('larkfield')
    await settledMails(service)
    expect(mails()).toEqual([`password-changed-again: ${NEW}`])
  })
})
