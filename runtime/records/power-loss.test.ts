import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDisk } from '../testing/power-loss/disk.ts'
import { parseAcks, problemsOf } from '../testing/power-loss/inspect.ts'
import { seededRandom } from '../testing/power-loss/random.ts'
import { record, whyNotTraceable, type FileCall } from '../testing/power-loss/trace.ts'

const workload = fileURLToPath(new URL('../testing/power-loss/workload.ts', import.meta.url))
const unable = whyNotTraceable()
const testHere = unable === undefined ? test : test.skip
const named = (name: string) => (unable === undefined ? name : `${name} (skipped: ${unable})`)

const ROUNDS = 40
const CUTS = 150

describe('a power cut', () => {
  let dir: string
  beforeAll(() => {
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'docent-power-')))
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  function run(synchronous: 'FULL' | 'OFF'): FileCall[] {
    const files = ['docent.db', 'docent.db-wal', 'acks'].map((name) => join(dir, synchronous, name))
    const [file = '', , acks = ''] = files
    mkdirSync(join(dir, synchronous))
    const command = [process.execPath, workload, file, acks, String(ROUNDS), synchronous]
    return record(command, files, join(dir, `${synchronous}.trace`))
  }

  /** Cuts the power at many places of a recorded run and looks what each file is worth; the number of bad ones. */
  function cut(calls: readonly FileCall[]): { lost: string[]; cuts: number; acknowledged: number } {
    const random = seededRandom(calls.length)
    const acks = calls.flatMap(({ file }, index) => (basename(file) === 'acks' ? [index] : []))
    // Half of the cuts come right behind an acknowledgement, where a missing sync shows most.
    const places = Array.from({ length: CUTS }, (_, index) =>
      index % 2 ? Math.floor(random() * calls.length) : (acks[Math.floor(random() * acks.length)] ?? 0),
    ).toSorted((a, b) => a - b)

    const disk = createDisk()
    let done = 0
    let acknowledged = ''
    const lost = places.flatMap((place) => {
      for (const call of calls.slice(done, place + 1)) {
        if (call.kind === 'append') acknowledged += call.data.toString()
        else disk.apply(call)
      }
      done = place + 1
      const folder = join(dir, 'after')
      mkdirSync(folder)
      for (const [name, content] of disk.afterPowerLoss(random)) writeFileSync(join(folder, basename(name)), content)
      const problems = problemsOf(join(folder, 'docent.db'), parseAcks(acknowledged))
      rmSync(folder, { recursive: true })
      return problems.length > 0 ? [`cut behind call ${place}: ${problems.join('; ')}`] : []
    })
    return { lost, cuts: places.length, acknowledged: acks.length }
  }

  testHere(
    named('costs no acknowledged write, wherever it comes'),
    () => {
      const calls = run('FULL')
      expect(calls.filter((call) => call.kind === 'sync').length).toBeGreaterThan(ROUNDS)
      const { lost, cuts, acknowledged } = cut(calls)
      expect(acknowledged).toBeGreaterThanOrEqual(4 * 2 * ROUNDS)
      expect(cuts).toBe(CUTS)
      expect(lost).toEqual([])
    },
    60_000,
  )

  testHere(
    named('would be noticed: without syncs the same cuts lose acknowledged writes'),
    () => {
      const { lost } = cut(run('OFF'))
      expect(lost.length).toBeGreaterThan(CUTS / 10)
    },
    60_000,
  )
})
