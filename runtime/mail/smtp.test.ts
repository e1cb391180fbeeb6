import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from '@jest/globals'
import { simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { mailContract, type ReceivedMail } from './contract.ts'
import { RefusedMail } from './port.ts'
import { createSmtp } from './smtp.ts'

const from = 'Docent <docent@example.test>'
const mail = { id: 'welcome-u1', to: 'ada@example.test', subject: 'Welcome', text: 'Hello' }

interface TestServer {
  address: string
  received: ReceivedMail[]
  close(): Promise<void>
}

async function startServer(options: SMTPServerOptions = {}): Promise<TestServer> {
  const received: ReceivedMail[] = []
  const receive = async (stream: Readable, session: SMTPServerSession) => {
    const parsed = await simpleParser(stream)
    received.push({
      messageId: parsed.messageId ?? '',
      recipients: session.envelope.rcptTo.map((one) => one.address),
      from: parsed.from?.value[0]?.address ?? '',
      replyTo: parsed.replyTo?.value[0]?.address,
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html || undefined,
      headers: [...parsed.headers.keys()],
    })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
    onData(stream, session, answer) {
      receive(stream, session).then(() => answer(), answer)
    },
  })
  // A client that breaks off is part of some tests.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

mailContract(
  'smtp',
  async () => {
    const server = await startServer()
    const mailer = createSmtp({ url: `smtp://${server.address}`, from })
    return {
      mailer,
      received: async () => server.received,
      async close() {
        await mailer.close()
        await server.close()
      },
    }
  },
  // A server takes what it is handed; only a receiver that looks at Message-IDs drops the second copy.
  { without: ['repeats arrive once'] },
)

describe('smtp', () => {
  const ends: (() => Promise<unknown> | void)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  const serve = async (options?: SMTPServerOptions) => {
    const server = await startServer(options)
    ends.push(() => server.close())
    return server
  }
  const connect = (url: string, timeoutMs?: number) => {
    const mailer = createSmtp({ url, from, timeoutMs })
    ends.push(() => mailer.close())
    return mailer
  }

  test('user and password of the address sign in; a wrong password is an error', async () => {
    const server = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'docent' && password === 'p@ss/word' ? done(null, { user: 'docent' }) : done(new Error('no')),
    })
    await connect(`smtp://docent:${encodeURIComponent('p@ss/word')}@${server.address}`).send(mail)
    expect(server.received.length).toBe(1)
    await expect(connect(`smtp://docent:wrong@${server.address}`).send(mail)).rejects.toThrow(/Invalid login/)
  })

  test('smtps:// speaks TLS from the start and refuses a certificate nobody vouches for', async () => {
    const server = await serve({ secure: true })
    await expect(connect(`smtps://${server.address}`).send(mail)).rejects.toThrow(/certificate/i)
    await connect(`smtps://${server.address}?tls.rejectUnauthorized=false`).send(mail)
    expect(server.received.length).toBe(1)
  })

  test('smtp:// uses TLS when the server offers it', async () => {
    const secured: boolean[] = []
    const server = await serve({
      disabledCommands: [],
      onMailFrom: (_, session, done) => {
        secured.push(session.secure)
        done()
      },
    })
    await connect(`smtp://${server.address}?tls.rejectUnauthorized=false`).send(mail)
    expect(secured).toEqual([true])
  })

  test('requireTLS sends nothing to a server without TLS', async () => {
    const server = await serve()
    await expect(connect(`smtp://${server.address}?requireTLS=true`).send(mail)).rejects.toThrow()
    expect(server.received).toEqual([])
  })

  test('a server that never answers is given up on', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    ends.push(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    await expect(connect(`smtp://127.0.0.1:${port}`, 100).send(mail)).rejects.toThrow(/greeting|timeout/i)
  })

  test('a server that is away fails the ping and the mail, and both work once it is there', async () => {
    const first = await startServer()
    const { address } = first
    await first.close()
    const mailer = connect(`smtp://${address}`)
    await expect(mailer.ping()).rejects.toThrow(/ECONNREFUSED/)
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/)

    const again = await serve()
    const back = connect(`smtp://${again.address}`)
    await back.ping()
    await back.send(mail)
    expect(again.received.length).toBe(1)
  })

  test('a refused recipient is an error', async () => {
    const server = await serve({
      onRcptTo: (_, __, done) => done(new Error('nobody here by that name')),
    })
    await expect(connect(`smtp://${server.address}`).send(mail)).rejects.toThrow(/nobody here/)
  })

  test('a recipient or a mail that is refused for good says so; what may pass, or is about us, does not', async () => {
    const answers: (readonly [number, string])[] = []
    const refuse = (done: (error?: Error | null) => void) => {
      const [responseCode, words] = answers.shift() ?? []
      done(responseCode === undefined ? null : Object.assign(new Error(words), { responseCode }))
    }
    const atRcpt = connect(`smtp://${(await serve({ onRcptTo: (_, __, done) => refuse(done) })).address}`)
    answers.push([550, '5.1.1 no such user'], [450, '4.2.1 busy'], [554, '5.7.1 relay access denied'])
    await expect(atRcpt.send(mail)).rejects.toThrow(RefusedMail)
    for (const words of [/busy/, /relay access denied/]) {
      const error: unknown = await atRcpt.send(mail).catch((thrown: unknown) => thrown)
      expect(error).not.toBeInstanceOf(RefusedMail)
      expect(error).toMatchObject({ message: expect.stringMatching(words) })
    }
    await atRcpt.send(mail)
    const atConnect = connect(`smtp://${(await serve({ onConnect: (_, done) => refuse(done) })).address}`)
    answers.push([554, 'no service for you'])
    expect(await atConnect.send(mail).catch((thrown: unknown) => thrown)).not.toBeInstanceOf(RefusedMail)
  })
})
