import { InvalidMail, type Mailer, type OutgoingMail } from '@docent/runtime/mail'
import { everyOwner } from '@docent/runtime/store'
import { startTestService, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { mailCollection, type MailRecord } from '../src/mails/record.ts'
import { notification } from '../src/service.ts'

export const owner = 'ada'
export const email = 'ada@example.test'

/** A mail server of the test: keeps what it takes, and fails as often as it is told to. */
export function fakeMailer() {
  const taken: OutgoingMail[] = []
  const failures: Error[] = []
  let slow: { tried: number; arrived: Promise<void> } | undefined
  const mailer: Mailer = {
    async send(mail) {
      if (slow) {
        slow.tried += 1
        await slow.arrived
      }
      const failure = failures.shift()
      if (failure) throw failure
      taken.push(mail)
    },
    async forget(to) {
      const before = taken.length
      taken.splice(0, before, ...taken.filter((one) => one.to !== to))
      return before - taken.length
    },
    ping: async () => undefined,
    close: async () => undefined,
  }
  /** From now on mails take until the test says that they arrive. */
  function slowly() {
    const { promise: arrived, resolve: now } = Promise.withResolvers<void>()
    return (slow = Object.assign({ tried: 0, arrived }, { now }))
  }
  return { mailer, taken, failures, slowly }
}

/** Time that only moves when a test says so. */
export function clockAt(start: string) {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    pass(ms: number) {
      at += ms
    },
  }
}

export const startNotification = (options: TestServiceOptions = {}): Promise<TestService> =>
  startTestService(notification, {
    ...options,
    env: {
      PUBLIC_URL: 'https://docent.example.com',
      MAIL_FROM: 'Docent <docent@example.test>',
      CONTACT_TO: 'team@example.test',
      MAIL_SWEEP_SECONDS: '0.02',
      ...options.env,
    },
  })

export const register = (service: TestService, displayName = 'Ada Lovelace', as = owner, id?: string) =>
  service.hear(as, 'user.registered', { email: `${as}@example.test`, displayName, method: 'password' }, { id })

export async function mailsOf(service: TestService): Promise<MailRecord[]> {
  return (await service.engines.store.collection(mailCollection).find(everyOwner)).records
}

export const settledMails = (service: TestService) =>
  until('every mail to be sent or given up', async () => {
    const mails = await mailsOf(service)
    return mails.length > 0 && mails.every((one) => one.state !== 'waiting')
  })

export { InvalidMail, until }
