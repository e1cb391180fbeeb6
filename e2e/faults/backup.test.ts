import { expect, test } from '@jest/globals'
import { changeSubscription, getAnswer } from '@docent/proto/http'
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { eventually, signIn, signUp } from '../client/client.ts'
import { oneProcess } from '../deployments/one-process.ts'

const command = fileURLToPath(new URL('../../services/standalone/embed-again.mjs', import.meta.url))
const backup = fileURLToPath(new URL('../../services/standalone/backup.mjs', import.meta.url))
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

test('a backup that is taken while owners upload and ask holds what was acknowledged before it, and answers from it elsewhere', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docent-backup-'))
  const [dataDir, copy, restored] = ['data', 'copy', 'restored'].map((name) => join(root, name))
  // With nothing of a cluster's, whose engines may be there for other tests.
  const run = async (folder: string | undefined, ...args: string[]) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: folder }
    return (await promisify(execFile)(process.execPath, [backup, ...args], { env })).stdout
  }
  const first = await oneProcess({ DATA_DIR: dataDir ?? '' })
  const second = await oneProcess({ DATA_DIR: restored ?? '' })
  try {
    await first.start()
    const owner = await signUp(first.address, 'ines@shop.example')
    await owner.call(changeSubscription, { body: { plan: 'business' } })
    const acknowledged: string[] = []
    let over = false
    const busy = (async () => {
      while (!over) {
        const name = `zebra${acknowledged.length}`
        const id = await owner.upload(`${name}.md`, `# The ${name}\n\nThe color of the ${name} is striped.`)
        acknowledged.push(id)
        await owner.embed(id)
        await owner.call(getAnswer, { body: { question: `What is the color of the ${name}?` } })
      }
    })()
    await eventually(async () => (acknowledged.length > 3 ? true : undefined), 'some uploads')
    const before = [...acknowledged]
    await run(dataDir, '--to', copy ?? '')
    over = true
    await busy
    await first.destroy()

    expect(await run(restored, '--check', copy ?? '')).toContain('is whole')
    await run(restored, '--from', copy ?? '')
    await second.start()
    const again = await signIn(second.address, 'ines@shop.example')
    const there = (await again.documents()).map(({ id }) => id)
    expect(there).toEqual(expect.arrayContaining(before))
    // What was on its way at that moment is gone on with.
    for (const id of there) expect(await again.embed(id)).toMatchObject({ status: 'ready' })
    for (const at of before.keys()) {
      const body = { question: `What is the color of the zebra${at}?` }
      expect((await again.call(getAnswer, { body })).answer).toContain('striped')
    }
  } finally {
    await first.destroy()
    await second.destroy()
    rmSync(root, { recursive: true, force: true })
  }
}, 120_000)
