import { afterAll, describe, expect, test } from '@jest/globals'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../testing/until.ts'

const toolchain = new URL('./index.mjs', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'docent-run-to-end-'))
const windows = process.platform === 'win32'
/** What npm would tell a script must come from the npm of the test, not from the one that runs the tests. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))

/** Notes its process id and each signal, and ends a moment after the first one. */
const work = `
  import { appendFileSync } from 'node:fs'
  const note = (line) => appendFileSync(process.env.NOTES, line + '\\n')
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {
    note(signal)
    setTimeout(() => { note('end'); process.exit(0) }, 1500)
  })
  setInterval(() => undefined, 1000)
  note(String(process.pid))
`

let count = 0
const begun: number[] = []

async function begin(command: string, args: string[]) {
  const file = join(folder, `notes-${(count += 1)}`)
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...env, NODE_OPTIONS: '', NOTES: file },
    stdio: 'ignore',
    detached: true,
  })
  await until('its process to say who it is', () => lines().length > 0)
  const pid = Number(lines()[0])
  begun.push(pid)
  return { child, pid, heard: () => lines().slice(1) }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const pidOf = (child: ChildProcess) => child.pid as number

const start = `import { runToEnd } from ${JSON.stringify(toolchain)}\nrunToEnd([${JSON.stringify(join(folder, 'work.mjs'))}])\n`
const scripts = { start: 'node start.mjs' }
writeFileSync(join(folder, 'work.mjs'), work)
writeFileSync(join(folder, 'start.mjs'), start)
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'one', version: '1.0.0', scripts }))

// Each waits for its own processes and for the moment in which they end: side by side that is one moment.
;(windows ? describe.skip : describe)('what an entry command started', () => {
  afterAll(() => {
    for (const pid of begun.filter(isAlive)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  test.concurrent('ends cleanly when the npm that runs it is ended, told once', async () => {
    const { child, pid, heard } = await begin('npm', ['start'])
    process.kill(pidOf(child), 'SIGTERM')
    await until('its process to end', () => !isAlive(pid))
    expect(heard()).toEqual(['SIGTERM', 'end'])
  })

  test.concurrent('ends cleanly on Ctrl-C, told once', async () => {
    const { child, pid, heard } = await begin('npm', ['start'])
    process.kill(-pidOf(child), 'SIGINT')
    await until('its process to end', () => !isAlive(pid))
    expect(heard()).toEqual(['SIGINT', 'end'])
  })

  test.concurrent('ends cleanly when the entry command is ended, and the command waits for it', async () => {
    const { child, pid, heard } = await begin(process.execPath, ['start.mjs'])
    const exited = once(child, 'exit')
    process.kill(pidOf(child), 'SIGTERM')
    await exited
    expect(isAlive(pid)).toBe(false)
    expect(heard()).toEqual(['SIGTERM', 'end'])
  })

  test.concurrent('goes on when a shell that left it in the background ends', async () => {
    const { child, pid, heard } = await begin('sh', ['-c', `'${process.execPath}' start.mjs & sleep 0.5`])
    if (child.exitCode === null) await once(child, 'exit')
    // Longer than the watch for a starter takes twice.
    await pause(1_200)
    expect(isAlive(pid)).toBe(true)
    expect(heard()).toEqual([])
    process.kill(pid, 'SIGTERM')
    await until('its process to end', () => !isAlive(pid))
  })
})
