import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { changeSubscription, getAnswer } from '@docent/proto/http'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventually, signIn, signUp } from '../client/client.ts'
import { cluster, type Cluster } from '../deployments/cluster.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { clusterEngines, missingEngines, type ClusterEngines } from '../deployments/engines.ts'
import { oneProcess } from '../deployments/one-process.ts'

const missing = missingEngines()
const suite = missing.length > 0 ? describe.skip : describe
const commandOf = (name: string) => fileURLToPath(new URL(`../../services/standalone/${name}.mjs`, import.meta.url))
const question = 'How long is the warranty of the Aurora lamp?'
const text = 'The Aurora desk lamp comes with a warranty of two years from the day of purchase.'

suite(`what one process keeps, moved to a cluster${missing.map((one) => `, needs ${one}`).join('')}`, () => {
  const root = mkdtempSync(join(tmpdir(), 'docent-move-'))
  const at = (name: string) => join(root, name)
  const folder = (name: string) => ({ DATA_DIR: at(name) })
  let first: Deployment
  let moved: Cluster
  let other: ClusterEngines
  const documents: string[] = []

  /** A command with the settings of this machine's engines; resolves with its signal or code, and what it printed. */
  const run = (name: string, args: string[], more: Record<string, string> = {}) =>
    new Promise<{ ended: number | string; said: string }>((resolve) => {
      const { S3_ACCESS_KEY, S3_SECRET_KEY, PATH } = process.env
      const env = { PATH, S3_ACCESS_KEY, S3_SECRET_KEY, ...more }
      execFile(process.execPath, [commandOf(name), ...args], { env }, (error, stdout, stderr) => {
        const { signal, code } = (error ?? {}) as { signal?: string | null; code?: number }
        resolve({ ended: signal ?? code ?? 0, said: stdout + stderr })
      })
    })
  const settingsFile = (name: string, settings: Record<string, string>) => {
    writeFileSync(
      at(name),
      Object.entries(settings)
        .map(([key, value]) => `${key}='${value}'\n`)
        .join(''),
    )
    return at(name)
  }

  beforeAll(async () => {
    first = await oneProcess(folder('data'))
    await first.start()
    const owner = await signUp(first.address, 'ines@shop.example')
    await owner.call(changeSubscription, { body: { plan: 'business' } })
    for (const name of ['lamp', 'shade', 'bulb']) {
      const id = await owner.upload(`${name}.txt`, name === 'lamp' ? text : `The ${name} weighs as much as a ${name}.`)
      await owner.embed(id)
      documents.push(id)
    }
    await owner.call(getAnswer, { body: { question } })
    await first.stop()
    const keys = JSON.parse(readFileSync(at('data/secrets.json'), 'utf8')) as Record<string, string>
    moved = await cluster(keys)
    other = await clusterEngines({ gated: false })
    settingsFile('cluster.env', { ...moved.engineSettings, ...keys })
    settingsFile('other.env', { ...other.settings, ...keys })
  }, 120_000)
  afterAll(async () => {
    await first?.destroy()
    await moved?.destroy()
    await other?.close()
    rmSync(root, { recursive: true, force: true })
  })

  test('is there after interruptions, the same by its hash, and answers; what a cluster has already is not touched', async () => {
    const move = (fault?: string) =>
      run('move', ['--to', at('cluster.env')], { ...folder('data'), ...(fault && { FAULT_POINT: fault }) })
    for (const fault of ['move:identity.users', 'move:files#2', 'move:vectors']) {
      expect(await move(fault)).toMatchObject({ ended: expect.not.stringMatching(/^0$/) })
    }
    const done = await move()
    expect(done).toMatchObject({ ended: 0, said: expect.stringContaining('Going on with what began') })
    expect(done.said).toMatch(/identity\.users +1 {2}[0-9a-f]{64}/)
    expect(done.said).toMatch(/vectors +3 {2}[0-9a-f]{64}/)
    expect(done.said).toContain('The same in both: ')
    expect(done.said).not.toContain('Not the same as in')
    expect(await move()).toMatchObject({ ended: 1, said: expect.stringContaining('has accounts already') })

    await moved.start()
    const owner = await signIn(moved.address, 'ines@shop.example')
    expect((await owner.documents()).map(({ id, status }) => `${id} ${status}`).sort()).toEqual(
      documents.map((id) => `${id} ready`).sort(),
    )
    expect((await owner.call(getAnswer, { body: { question } })).answer).toContain('two years')
    expect(await moved.parked()).toEqual([])
  }, 240_000)

  test('can be backed up there while owners upload, and put back into a cluster or one process with all that was acknowledged', async () => {
    const owner = await signIn(moved.address, 'ines@shop.example')
    const acknowledged: string[] = []
    let over = false
    const busy = (async () => {
      while (!over) {
        const name = `zebra${acknowledged.length}`
        const id = await owner.upload(`${name}.md`, `# The ${name}\n\nThe color of the ${name} is striped.`)
        await owner.embed(id)
        acknowledged.push(name)
      }
    })()
    await eventually(async () => (acknowledged.length > 1 ? true : undefined), 'some uploads')
    const before = [...acknowledged]
    const taken = await run('backup', ['--of', at('cluster.env'), '--to', at('copy')])
    over = true
    await busy
    expect(taken).toMatchObject({ ended: 0, said: expect.stringContaining('holds the cluster') })
    await moved.stop()

    const restored = await run('backup', ['--from', at('copy'), '--into', at('other.env')])
    expect(restored).toMatchObject({ ended: 0, said: expect.stringContaining('The same in both: ') })
    expect(await run('backup', ['--check', at('copy')])).toMatchObject({ ended: 0 })
    expect(await run('backup', ['--from', at('copy'), '--replace'], folder('data'))).toMatchObject({ ended: 0 })
    await first.start()
    const again = await signIn(first.address, 'ines@shop.example')
    for (const name of before) {
      const body = { question: `What is the color of the ${name}?` }
      expect((await again.call(getAnswer, { body })).answer).toContain('striped')
    }
  }, 240_000)
})
