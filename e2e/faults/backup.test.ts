import { expect, test } from '@jest/globals'
import { getAnswer } from '@docent/proto/http'
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { eventually, signIn, signUp } from '../client/client.ts'
import { oneProcess } from '../deployments/one-process.ts'

const command = fileURLToPath(new URL('../../services/standalone/embed-again.mjs', import.meta.url))
const question = 'How long is the warranty of the Aurora lamp?'
const text = 'The Aurora desk lamp comes with a warranty of two years from the day of purchase.'

test('a copy of the data folder is whole again elsewhere, also without its vectors, as the guide says', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'docent-backup-'))
  const copy = mkdtempSync(join(tmpdir(), 'docent-restored-'))
  const first = await oneProcess({ DATA_DIR: dataDir })
  const second = await oneProcess({ DATA_DIR: copy })
  try {
    await first.start()
    const before = await signUp(first.address, 'ines@shop.example')
    await before.embed(await before.upload('lamp.txt', text))
    await first.stop()
    cpSync(dataDir, copy, { recursive: true })
    for (const name of ['vectors.db', 'vectors.db-wal', 'vectors.db-shm']) rmSync(join(copy, name), { force: true })

    await second.start()
    const owner = await signIn(second.address, 'ines@shop.example')
    const stale = await eventually(
      async () => (await owner.documents()).find(({ status }) => status === 'stale'),
      'the loss to be noticed',
    )
    expect(stale.reason).toMatch(/needs embedding again/)
    expect((await owner.call(getAnswer, { body: { question } })).answered).toBe(false)

    const env = { ...process.env, DATA_DIR: copy, NODE_OPTIONS: '' }
    const { stdout } = await promisify(execFile)(process.execPath, [command], { env })
    expect(stdout).toBe('1 document waits to get vectors again.\n')
    await eventually(
      async () => (await owner.documents()).find(({ status }) => status === 'ready'),
      'it to be embedded',
    )
    expect((await owner.call(getAnswer, { body: { question } })).answer).toContain('two years')
  } finally {
    await first.destroy()
    await second.destroy()
    for (const dir of [dataDir, copy]) rmSync(dir, { recursive: true, force: true })
  }
}, 120_000)
