import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import type { Deployment } from './deployment.ts'
import { serviceProcess } from './process.ts'
import { programOf } from './program-of.ts'
import { unlimited } from './unlimited.ts'

const eventsCommand = fileURLToPath(new URL('../../services/standalone/events.mjs', import.meta.url))
const START_LIMIT_MS = 120_000

/** All services in one process on a data folder of its own. */
export async function oneProcess(env: Record<string, string> = {}): Promise<Deployment> {
  const dataDir = await mkdtemp(join(tmpdir(), 'docent-e2e-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const strike = `${dataDir}.strike`
  const lines: string[] = []
  const docent = serviceProcess(programOf('standalone'), (text) => lines.push(text))

  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: address,
    LOG_LEVEL: 'warn',
    // The demonstration is work of its own, which no other journey waits for.
    DEMO_WIDGET_ID: 'off',
    FAULT_POINT: `@${strike}`,
    ...unlimited,
    ...env,
  }

  /** A mail is written once, and looked for again and again. */
  const read = new Map<string, Promise<string>>()
  async function letters(): Promise<string[]> {
    const folder = join(settings.DATA_DIR, 'outbox')
    const files = await readdir(folder).catch(() => [])
    const textOf = (file: string) => {
      const text = read.get(file) ?? readFile(join(folder, file), 'utf8')
      read.set(file, text)
      return text
    }
    return Promise.all(files.filter((file) => file.endsWith('.eml')).map(textOf))
  }

  const isReady = () => ready(address, docent.exited(), () => lines.join(''))

  return {
    address,
    async start(more = {}) {
      // The end of a process is heard of a moment later: one that seemed to run may have been dead already.
      if (docent.running && (await isReady())) return
      docent.start({ ...settings, ...more })
      if (!(await isReady())) throw new Error(`it ended while it started:\n${lines.join('')}`)
    },
    strikeAt: (point) => writeFile(strike, point),
    died: async () => void (await docent.exited()),
    kill: async () => void (await docent.end('SIGKILL')),
    stop: async () => void (await docent.end('SIGTERM')),
    async destroy() {
      await docent.end('SIGKILL')
      await Promise.all([dataDir, strike].map((path) => rm(path, { recursive: true, force: true })))
    },
    output: async () => lines.slice(-200).join(''),
    async parked() {
      const { stdout } = await promisify(execFile)(process.execPath, [eventsCommand, 'parked'], {
        env: { ...process.env, ...settings, NODE_OPTIONS: '' },
      })
      return stdout.trim() === 'Nothing is parked.' ? [] : [stdout.trim()]
    },
    async mails() {
      // A long header goes on in the next line.
      const texts = (await letters()).map((text) => text.replaceAll(/\r?\n[ \t]+/g, ' '))
      return texts.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '')
    },
    letters,
  }
}

/** Whether it takes requests; false where it has ended. */
async function ready(address: string, exited: Promise<unknown>, output: () => string): Promise<boolean> {
  let gone = false
  void exited.then(() => (gone = true))
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (gone) return false
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`not ready after ${START_LIMIT_MS / 1000} s:\n${output()}`)
}
