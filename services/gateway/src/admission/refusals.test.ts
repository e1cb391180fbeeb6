import { expect, test } from '@jest/globals'
import { createRefusals } from './refusals.ts'

/** Refuses, and counts who heard of it, while nothing that waits is over. */
function refusing() {
  let heard = 0
  const waits: (() => void)[] = []
  const wait = (ms: number) => new Promise<void>((resolve) => void (ms === 1_000 && waits.push(resolve)))
  const refusals = createRefusals({ clock: { now: () => new Date(0) }, wait })
  const refuse = async (caller: string, times: number) => {
    for (let at = 0; at < times; at += 1) void refusals.due(caller).then(() => (heard += 1))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const over = async () => {
    for (const end of waits.splice(0)) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { refuse, over, heard: () => heard }
}

test('who is refused now and then hears it at once; who goes on waits a second for each, and nobody else does', async () => {
  const { refuse, over, heard } = refusing()
  await refuse('mallory', 100)
  expect(heard()).toBe(60)
  await refuse('ada', 1)
  expect(heard()).toBe(61)
  await over()
  expect(heard()).toBe(101)
  await refuse('mallory', 1)
  expect(heard()).toBe(101)
})

test('no more than a thousand calls are kept waiting', async () => {
  const { refuse, heard } = refusing()
  await refuse('mallory', 60 + 1_000)
  expect(heard()).toBe(60)
  await refuse('mallory', 5)
  expect(heard()).toBe(65)
})
