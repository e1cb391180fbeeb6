import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { numbersIn, parseAcks, problemsOf } from '../testing/power-loss/inspect.ts'
import { seededRandom } from '../testing/power-loss/random.ts'
import { until } from '../testing/until.ts'

const workload = fileURLToPath(new URL('../testing/power-loss/workload.ts', import.meta.url))

describe('a killed process', () => {
  let dir: string
  let file: string
  let acks: string
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'docent-kills-'))
    file = join(dir, 'docent.db')
    acks = join(dir, 'acks')
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  const size = () => (existsSync(acks) ? statSync(acks).size : 0)
  const acknowledged = () => parseAcks(existsSync(acks) ? readFileSync(acks, 'utf8') : '')

  /** Runs the workload on the same file until it ends; `kill` is called once it has begun. */
  async function run(options: { rounds: number; endAtStep?: number }, kill?: (end: () => void) => Promise<void>) {
    const args = [workload, file, acks, String(options.rounds), 'FULL']
    if (options.endAtStep !== undefined) args.push(String(options.endAtStep))
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    const ended = new Promise<string | null>((resolve) => child.on('exit', (_, signal) => resolve(signal)))
    await kill?.(() => child.kill('SIGKILL'))
    expect(await ended).toBe('SIGKILL')
    expect(problemsOf(file, acknowledged())).toEqual([])
  }

  test('loses nothing that was acknowledged, and doubles nothing, wherever the kill comes', async () => {
    const random = seededRandom(7)
    for (let kills = 0; kills < 6; kills++) {
      const before = size()
      const enough = before + 500 + Math.floor(random() * 3000)
      await run({ rounds: 0 }, async (end) => {
        await until('acknowledged writes', () => size() > enough)
        end()
      })
      expect(acknowledged().size).toBe(8)
    }
    for (const endAtStep of [2, 9, 10, 11, 12, 13, 14, 40, 41, 42]) await run({ rounds: 0, endAtStep })
  })

  test('leaves counters and effects exact when the work is taken up again', async () => {
    await run({ rounds: 5 })
    const counts = readFileSync(acks, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('counter owner-0 '))
    // The n-th step was given the n-th cause, so counting a repeat would leave a gap.
    expect(counts.map((line) => Number(line.split(' ')[2]))).toEqual(counts.map((_, index) => index + 1))
    const db = new DatabaseSync(file, { readOnly: true })
    const ledgers = numbersIn(db, 'records:crash.ledgers')
    const effects = numbersIn(db, 'records:crash.effects')
    db.close()
    expect(ledgers.size).toBe(4)
    expect(effects).toEqual(ledgers)
  })
})
