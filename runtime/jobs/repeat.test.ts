import { describe, expect, test } from '@jest/globals'
import pino from 'pino'
import { until } from '../testing/until.ts'
import { repeat } from './repeat.ts'

const NEVER = 3_600_000

/** A task whose runs end when the test says so. */
function heldTask() {
  const open: (() => void)[] = []
  const seen = { runs: 0, atOnce: 0, most: 0 }
  return {
    seen,
    task: async () => {
      seen.runs += 1
      seen.atOnce += 1
      seen.most = Math.max(seen.most, seen.atOnce)
      await new Promise<void>((resolve) => open.push(resolve))
      seen.atOnce -= 1
    },
    end: () => open.shift()?.(),
  }
}

const log = pino({ level: 'silent' })

describe('a repeated task', () => {
  test('runs at once, then at intervals', async () => {
    let runs = 0
    const repeated = repeat({ name: 'test', everyMs: 5, log, task: async () => void (runs += 1) })
    await repeated.begin()
    await until('three runs', () => runs >= 3)
    await repeated.stop()
    const before = runs
    repeated.wake()
    expect(runs).toBe(before)
  })

  test('never runs twice at a time, and runs again for those who woke it meanwhile', async () => {
    const { seen, task, end } = heldTask()
    const repeated = repeat({ name: 'test', everyMs: NEVER, log, task })
    await repeated.begin()
    for (let i = 0; i < 5; i += 1) repeated.wake()
    end()
    await until('the second run', () => seen.runs === 2)
    end()
    await until('the end of it', () => seen.atOnce === 0)
    expect(seen).toMatchObject({ runs: 2, most: 1 })
    repeated.wake()
    await until('a run after the silence', () => seen.runs === 3)
    end()
    await repeated.stop()
  })

  test('goes on after a failure', async () => {
    let runs = 0
    const task = async () => {
      runs += 1
      if (runs === 1) throw new Error('once')
    }
    const repeated = repeat({ name: 'test', everyMs: 5, log, task })
    await repeated.begin()
    await until('another run', () => runs >= 2)
    await repeated.stop()
  })

  test('is waited for by the stop, and does not run again after it', async () => {
    const { seen, task, end } = heldTask()
    const repeated = repeat({ name: 'test', everyMs: NEVER, log, task })
    await repeated.begin()
    repeated.wake()
    let stopped = false
    const stopping = repeated.stop().then(() => (stopped = true))
    await new Promise(setImmediate)
    expect(stopped).toBe(false)
    end()
    await stopping
    expect(seen.runs).toBe(1)
  })
})
