import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock, type Clock } from '../clock/index.ts'
import { fileName, messageOf } from './message.ts'
import type { Mailer, OutgoingMail } from './port.ts'

export interface OutboxOptions {
  /** Created when missing. One process at a time. */
  dir: string
  from?: string
  clock?: Clock
}

/** How the names of the files of a mail end, also of those that are not finished. */
const FILES = /\.(eml|txt)(\.part)?$/

/**
 * Mail as `.eml` files in a folder, one for each mail id: a repeat finds its file and writes nothing. Beside each stands
 * its text as people read it, in a `.txt` file: a mail is encoded for its way, and links copied out of it are broken.
 */
export function createOutbox({ dir, from = 'Docent <docent@localhost>', clock = systemClock }: OutboxOptions): Mailer {
  const underWay = new Map<string, Promise<void>>()

  return {
    send(mail) {
      const name = fileName(mail.id)
      const sending = underWay.get(name) ?? write(mail, join(dir, name)).finally(() => underWay.delete(name))
      underWay.set(name, sending)
      return sending
    },
    async forget(to) {
      const names = await readdir(dir).catch(unlessMissing)
      const wanted = to.toLowerCase()
      const gone = new Set<string>()
      for (const name of names.filter((one) => FILES.test(one))) {
        const path = join(dir, name)
        if (recipientOf(await readFile(path, 'utf8')) !== wanted) continue
        await rm(path, { force: true })
        gone.add(name.replace(FILES, ''))
      }
      if (gone.size > 0) await syncFolder(dir)
      return gone.size
    },
    async ping() {
      await mkdir(dir, { recursive: true })
      await access(dir, constants.W_OK)
    },
    async close() {
      await Promise.allSettled(underWay.values())
    },
  }

  async function write(mail: OutgoingMail, path: string): Promise<void> {
    const message = messageOf(mail, from, clock.now())
    if (await exists(path)) return
    const content = await compose(message)
    await mkdir(dir, { recursive: true })
    // The mail comes last: where it is, its text is, too.
    await put(path.replace(FILES, '.txt'), readable(mail))
    await put(path, content)
    await syncFolder(dir)
  }
}

async function put(path: string, content: Buffer | string): Promise<void> {
  // The same name each time: what a crash left unfinished is overwritten by the retry.
  const aside = `${path}.part`
  const file = await open(aside, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, path)
}

/** A mail as people read it: no line is folded or encoded. */
function readable({ to, subject, text }: OutgoingMail): string {
  return `To: ${to}\nSubject: ${subject}\n\n${text}\n`
}

async function compose(message: ReturnType<typeof messageOf>): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const sent = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(message)
  return sent.message as Buffer
}

/** Whom a mail that was written here is for; a long address stands on a line of its own. */
function recipientOf(mail: string): string | undefined {
  const head = mail.split(/\r?\n\r?\n/, 1)[0] ?? ''
  return /^To:\s*(\S+)\s*$/im.exec(head)?.[1]?.toLowerCase()
}

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and makes renames durable by itself.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
