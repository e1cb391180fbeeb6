import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { randomUUID } from 'node:crypto'
import { eventually } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'

/** A try that an engine broke off keeps a mail for its lease, a minute, before the next one. */
const LIMIT_MS = 150_000

/** A mail as a mail program has it. */
export interface Received {
  id: string
  subject: string
  text: string
  replyTo: string
  /** Mails that it follows on. */
  follows: readonly string[]
}

/** The mail program of one person: reads what Docent sent to them, and writes answers as mail programs do. */
export function openMailProgram({ letters }: Pick<Deployment, 'letters'>, address: string) {
  async function inbox(): Promise<Received[]> {
    const mine = (await letters()).filter((mail) => mail.includes(`To: ${address}`))
    const read = await Promise.all(mine.map((mail) => simpleParser(mail)))
    return read.map(({ messageId = '', subject = '', text = '', replyTo, references = [] }) => ({
      id: messageId,
      subject,
      text,
      replyTo: replyTo?.text ?? '',
      follows: [references].flat(),
    }))
  }
  return {
    inbox,
    /** The mail that says something. */
    got: (words: string): Promise<Received> =>
      eventually(
        async () => (await inbox()).find(({ text }) => text.includes(words)),
        `a mail that says "${words}"`,
        LIMIT_MS,
      ),
    /** An answer with what it answers below it, as it goes to the mail server. */
    async answer(to: Received, text: string): Promise<string> {
      const writing = createTransport({ streamTransport: true, buffer: true })
      const quoted = to.text.split('\n').map((line) => `> ${line}`)
      const { message } = await writing.sendMail({
        from: { name: 'Ines', address },
        to: to.replyTo,
        subject: `Re: ${to.subject}`,
        messageId: `<${randomUUID()}@larkfield.example>`,
        inReplyTo: to.id,
        references: [...to.follows, to.id],
        text: [text, '', 'On Wed, 25 Nov 2026 at 10:02, Docent <docent@localhost> wrote:', ...quoted].join('\n'),
      })
      return message.toString()
    },
  }
}
