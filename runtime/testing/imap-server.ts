import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createConnection } from 'node:net'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { userInfo, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-ports.ts'
import { until } from './until.ts'

/** Dovecot with one mailbox, which is a folder. */
export interface ImapServer {
  port: number
  /** imap:// address with user and password. */
  url: string
  /** Delivers a mail, as a mail server beside it would. */
  deliver(mail: string): Promise<void>
  /** What is in the mailbox, oldest first. */
  mails(): Promise<string[]>
  /** Numbers all mails anew, as a server does that lost its index. */
  renumber(): Promise<void>
  close(): Promise<void>
}

const PATHS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
const program = PATHS.map((folder) => join(folder, 'dovecot')).find(existsSync)
const IMAP = '/usr/lib/dovecot/imap'

/** Why there can be none on this machine. */
export const noImapServer = program && existsSync(IMAP) ? undefined : 'no dovecot-imapd on this machine'

const USER = 'reply@inbound.example'
const PASSWORD = 'pass/word:1'

export async function startImapServer(): Promise<ImapServer> {
  const folder = await mkdtemp(join(tmpdir(), 'imap-'))
  const port = await freePort()
  const mail = join(folder, 'mail')
  const [fresh, seen, half] = ['new', 'cur', 'tmp'].map((name) => join(mail, name)) as [string, string, string]
  // It serves nobody's mail as root.
  const owner = process.getuid?.() === 0 ? NOBODY : undefined
  const own = async (path: string) => void (owner && (await chown(path, owner.uid, owner.gid)))
  await chmod(folder, 0o755)
  for (const path of [mail, fresh, seen, half]) {
    await mkdir(path)
    await own(path)
  }
  await writeFile(join(folder, 'conf'), configOf(folder, port, owner !== undefined))
  let server = await start()
  let delivered = 0

  return {
    port,
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    async deliver(text) {
      delivered += 1
      const name = `${String(delivered).padStart(10, '0')}.docent.test`
      await writeFile(join(half, name), text)
      await own(join(half, name))
      await rename(join(half, name), join(fresh, name))
    },
    async mails() {
      for (;;) {
        const paths = await Promise.all(
          [fresh, seen].map(async (at) => (await readdir(at)).map((name) => [name, join(at, name)] as const)),
        )
        const inOrder = paths.flat().sort(([a], [b]) => (a < b ? -1 : 1))
        const texts = await Promise.all(inOrder.map(([, path]) => readFile(path, 'utf8').catch(() => undefined)))
        const found = texts.filter((one) => one !== undefined)
        // The server moved one from folder to folder meanwhile.
        if (found.length === texts.length) return found
      }
    },
    async renumber() {
      await end(server)
      const list = join(mail, 'dovecot-uidlist')
      const validity = Number(/ V(\d+)/.exec(await readFile(list, 'utf8'))?.[1])
      const kept = (await readdir(mail)).filter((name) => name.startsWith('dovecot'))
      await Promise.all(kept.map((name) => rm(join(mail, name))))
      await writeFile(list, `3 V${validity + 1} N1\n`)
      await own(list)
      server = await start()
    },
    async close() {
      await end(server)
      await rm(folder, { recursive: true, force: true })
    },
  }

  async function start(): Promise<ChildProcess> {
    const started = spawn(program ?? '', ['-F', '-c', join(folder, 'conf')], { stdio: 'ignore' })
    await until('Dovecot to take connections', () => takes(port))
    return started
  }
}

/** Whether it greets whoever connects. */
function takes(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('data', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('error', () => undefined).once('close', () => resolve(false))
  })
}

async function end(server: ChildProcess): Promise<void> {
  const over = once(server, 'exit')
  server.kill('SIGTERM')
  await over
}

const NOBODY = { uid: 65_534, gid: 65_534 }

function configOf(folder: string, port: number, isRoot: boolean): string {
  const { username } = userInfo()
  // The accounts of the package are there for root only, who may change to them.
  const accounts = isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}\n`
  const { uid, gid } = isRoot ? NOBODY : userInfo()
  return `${accounts}base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`
}
