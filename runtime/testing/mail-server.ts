import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it is given. */
export interface MailServer {
  /** smtp:// address. */
  url: string
  /** Subjects, oldest first. */
  subjects: readonly string[]
  /** Whole mails as they came, with header and all forms, oldest first. */
  mails: readonly string[]
  close(): Promise<void>
}

export async function startMailServer(host = '127.0.0.1'): Promise<MailServer> {
  const subjects: string[] = []
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, answer) {
      stream.toArray().then(
        (pieces: Buffer[]) => {
          const text = Buffer.concat(pieces).toString('utf8')
          subjects.push(/^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '')
          mails.push(text)
          answer()
        },
        (error: Error) => answer(error),
      )
    },
  })
  // A client that dies in the middle is part of the tests.
  server.on('error', () => undefined)
  server.listen(0, host)
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${port}`,
    subjects,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}
