import { expect, test } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../clock/index.ts'
import { openReader } from './reader.ts'
import { until } from '../testing/until.ts'
import { openForWriting } from './schema.ts'
import { openWriter } from './writer.ts'
import { leaveThread, takeThread } from './writer-threads.ts'

test('a thread that has closed its file writes the next one, and tells nobody of before what becomes of it', () => {
  const thread = takeThread()
  thread.on('message', () => undefined).on('exit', () => undefined)
  leaveThread(thread)
  const next = takeThread()
  expect(next).toBe(thread)
  expect([next.listenerCount('message'), next.listenerCount('exit')]).toEqual([0, 0])
  leaveThread(next)
})

test('a thread that ended by itself writes nothing more', async () => {
  const thread = takeThread()
  leaveThread(thread)
  await thread.terminate()
  const next = takeThread()
  expect(next).not.toBe(thread)
  leaveThread(next)
})

test('more threads than four are not kept', async () => {
  const threads = Array.from({ length: 5 }, takeThread)
  for (const one of threads) leaveThread(one)
  // What has ended has no number.
  await until('one of them to end', () => threads.some(({ threadId }) => threadId < 0))
  expect(threads.filter(({ threadId }) => threadId < 0)).toHaveLength(1)
})

test('who ends a file that is closed already does not end the thread, which may write another one by then', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-threads-'))
  const [former, next] = ['a', 'b'].map((name) => join(dir, `${name}.db`)) as [string, string]
  const opened = (file: string) => {
    openForWriting(file).close()
    return openWriter({ file, clock: systemClock, onFatal: (error) => ended.push(error), onAppended: () => undefined })
  }
  const ended: Error[] = []
  const first = opened(former)
  await first.submit({ kind: 'publish', entries: [] })
  await first.close(() => undefined)
  const second = opened(next)
  await second.submit({ kind: 'publish', entries: [] })
  await first.kill()
  expect(await second.submit({ kind: 'publish', entries: [] })).toBe(0)
  expect(ended).toEqual([])
  await second.close(() => undefined)
  rmSync(dir, { recursive: true, force: true })
})

test('files that are written one after the other hold what is theirs, also after one that was left in the middle', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-threads-'))
  for (const [name, leaves] of [
    ['a', false],
    ['b', true],
    ['c', false],
  ] as const) {
    const file = join(dir, `${name}.db`)
    openForWriting(file).close()
    const reader = openReader(file)
    const writer = openWriter({ file, clock: systemClock, onFatal: () => undefined, onAppended: () => undefined })
    await writer.submit({ kind: 'publish', entries: [{ topic: 'test', owner: 'ada', json: `"${name}"` }] })
    expect(reader.all('SELECT event FROM log').map(({ event }) => event)).toEqual([`"${name}"`])
    if (leaves) await writer.kill()
    else await writer.close(() => undefined)
    reader.close()
  }
  rmSync(dir, { recursive: true, force: true })
})
