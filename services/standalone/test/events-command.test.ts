import { ownerId } from '@docent/proto/ids'
import { Unprocessable } from '@docent/runtime/bus'
import { randomIds, systemClock } from '@docent/runtime/clock'
import { openRecords, type Records } from '@docent/runtime/records'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../events.mjs', import.meta.url))

const event = (id: string) => ({
  id,
  type: 'test.happened',
  version: 1,
  ownerId: ownerId('ada'),
  occurredAt: '2026-11-21T12:00:00.000Z',
  payload: {},
})

function onFatal(error: Error): never {
  throw error
}

describe('npm run events', () => {
  let dir: string
  let records: Records
  let healthy = false
  let handled: string[] = []

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'docent-events-'))
    healthy = false
    handled = []
    records = await start()
    await records.bus.publish(['one', 'two'].map((id) => ({ topic: 'docent.test', event: event(id) })))
    await until('two parked events', async () => (await records.bus.parked.list()).length === 2)
  })
  afterEach(async () => {
    await records.close()
    rmSync(dir, { recursive: true, force: true })
  })

  /** Docent as far as the command is concerned: something that consumes on the same file. */
  async function start() {
    const opened = openRecords({ file: join(dir, 'docent.db'), clock: systemClock, ids: randomIds, onFatal })
    await opened.bus.subscribe({
      name: 'billing',
      topics: ['docent.test'],
      async handle({ event: { id } }) {
        if (!healthy) throw new Unprocessable('the disk is\nfull')
        handled.push(id)
      },
    })
    return opened
  }

  function run(...args: string[]): Promise<{ code: number; out: string }> {
    return new Promise((resolve) => {
      const env = { ...process.env, DATA_DIR: dir, NODE_OPTIONS: '' }
      execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr })
      })
    })
  }

  test('lists, replays and drops while Docent runs', async () => {
    const list = await run('parked')
    expect(list.code).toBe(0)
    expect(list.out).toContain('billing:one\n  test.happened of ada')
    expect(list.out).toContain('after 1 try: Unprocessable: the disk is full')
    expect((await run('parked', '--consumer', 'chat')).out).toBe('Nothing is parked.\n')

    healthy = true
    expect(await run('replay', 'billing:one')).toEqual({ code: 0, out: 'billing:one will be delivered again\n' })
    await until('the replay', () => handled.includes('one'))
    expect(await run('drop', 'billing:two')).toEqual({ code: 0, out: 'billing:two is forgotten\n' })
    await until('an empty list', async () => (await records.bus.parked.list()).length === 0)
    expect(handled).toEqual(['one'])
  })

  test('replays what a consumer parked while Docent is stopped, for its next start', async () => {
    await records.close()
    healthy = true
    const replayed = await run('replay', '--consumer', 'billing')
    expect(replayed.out).toBe('billing:one will be delivered again\nbilling:two will be delivered again\n')
    expect((await run('parked')).out).toBe('Nothing is parked.\n')
    records = await start()
    await until('both replays', () => handled.length === 2)
    expect(handled).toEqual(['one', 'two'])
  })

  test('says what is wrong with a call, and with a folder without records', async () => {
    expect(await run('drop', 'billing:three')).toEqual({ code: 1, out: 'billing:three is not parked\n' })
    for (const args of [[], ['look'], ['replay'], ['replay', 'x', '--consumer', 'y'], ['parked', '--limit', '0']]) {
      const { code, out } = await run(...args)
      expect(code).toBe(2)
      expect(out).toContain('npm run events -- replay ID')
    }
    await records.close()
    rmSync(join(dir, 'docent.db'))
    const { code, out } = await run('parked')
    expect(code).toBe(1)
    expect(out).toContain(`There are no records in ${dir}.`)
  })
})
