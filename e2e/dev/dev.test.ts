import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')

describe('npm run dev', () => {
  let child: ChildProcess
  let folder: string
  let printed = ''
  let address: string

  const said = async (line: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = line.exec(printed)
      if (found) return found
      if (child.exitCode !== null) throw new Error(`it ended: ${printed}`)
      await pause(50)
    }
  }
  const page = async (path: string) => {
    const reply = await fetch(address + path, { headers: { accept: 'text/html,*/*' } })
    return { status: reply.status, text: await reply.text() }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docent-dev-'))
    child = spawn(process.execPath, [join(root, 'web', 'dev', 'main.ts'), '--inspect=0'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO_WIDGET_ID: 'off' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += String(text)))
    address = (await said(/Docent is ready at (\S+),/))[1] ?? ''
  }, 240_000)
  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  })

  test('serves dashboard and bubble from their sources, and all else of the product, on one address', async () => {
    expect((await page('/login')).text).toContain('src="/src/main.tsx"')
    expect((await page('/widget/frame?preview')).text).toContain('src="/widget/src/frame/main.tsx"')
    expect((await page('/src/main.tsx')).text).toContain('createRoot')
    expect(await page('/widget/card.js')).toMatchObject({ status: 200 })
    expect(await page('/api/plans')).toMatchObject({ status: 200 })
    expect((await page('/terms')).text).not.toContain('/src/main.tsx')
  })

  test('starts the services again when a file of theirs changes, with their inspector, and keeps callers waiting meanwhile', async () => {
    const now = new Date()
    await utimes(join(root, 'services', 'gateway', 'src', 'main.ts'), now, now)
    await said(/services.gateway.src.main\.ts: starting the services again/)
    expect(await page('/healthz')).toMatchObject({ status: 200 })
    expect(printed.match(/Debugger listening/g)).toHaveLength(2)
  })
})
