import { systemClock, type Clock } from '../clock/index.ts'
import { messageOf } from './message.ts'
import { RefusedMail, type Mailer } from './port.ts'
import { answerOf, isRefusedForGood } from './refusal.ts'

export interface SmtpOptions {
  /** smtp:// or smtps://, with user, password and nodemailer's options (`requireTLS`, `tls.…`) in it. */
  url: string
  from: string
  /** Longest wait for the server at any step, in milliseconds. */
  timeoutMs?: number
  clock?: Clock
}

const DEFAULT_TIMEOUT = 15_000
/** A readiness probe must not become a sign-in at the mail server every few seconds. */
const PING_REMEMBERED_MS = 60_000

/** Mail through a server. A repeat carries the same Message-ID; whether it is shown twice is up to the receiver. */
export function createSmtp({ url, from, timeoutMs = DEFAULT_TIMEOUT, clock = systemClock }: SmtpOptions): Mailer {
  let opened: ReturnType<typeof open> | undefined
  let answeredAt = Number.NEGATIVE_INFINITY
  const transport = () => (opened ??= open(url, timeoutMs))

  return {
    async send(mail) {
      const message = messageOf(mail, from, clock.now())
      try {
        await (await transport()).sendMail(message)
        answeredAt = clock.now().getTime()
      } catch (error) {
        // A refusal is an answer; after silence the next ping has to ask.
        const answer = answerOf(error)
        if (!answer) answeredAt = Number.NEGATIVE_INFINITY
        throw isRefusedForGood(error) ? Object.assign(new RefusedMail(answer?.response), answer) : error
      }
    },
    // The server has taken them, and nothing of them is here.
    forget: async () => 0,
    async ping() {
      if (clock.now().getTime() - answeredAt < PING_REMEMBERED_MS) return
      await (await transport()).verify()
      answeredAt = clock.now().getTime()
    },
    async close() {
      ;(await opened)?.close()
    },
  }
}

async function open(url: string, timeoutMs: number) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
