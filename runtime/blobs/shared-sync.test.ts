import { expect, test } from '@jest/globals'
import { sharing } from './shared-sync.ts'

/** Syncs that end when the test says so, in the order they began. */
function syncs() {
  const begun: string[] = []
  const open: PromiseWithResolvers<void>[] = []
  return {
    begun,
    sync(path: string) {
      begun.push(path)
      const one = Promise.withResolvers<void>()
      open.push(one)
      return one.promise
    },
    end: () => open.shift()?.resolve(),
    fail: () => open.shift()?.reject(new Error('the disk is gone')),
  }
}

test('those who come while one is under way share the one after it, which begins when it is over', async () => {
  const { sync, begun, end } = syncs()
  const shared = sharing(sync)
  const first = shared('a')
  const done: number[] = []
  const others = [1, 2, 3].map((one) => shared('a').then(() => done.push(one)))
  end()
  await first
  expect(done).toEqual([])
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'a'])
  const last = shared('a')
  end()
  await Promise.all(others)
  expect(begun).toEqual(['a', 'a', 'a'])
  end()
  await last
  void shared('a')
  expect(begun).toHaveLength(4)
})

test('paths do not wait for each other', () => {
  const { sync, begun } = syncs()
  const shared = sharing(sync)
  void shared('a')
  void shared('b')
  expect(begun).toEqual(['a', 'b'])
})

test('a failure is told to those who shared it, and not to those of the next', async () => {
  const { sync, end, fail } = syncs()
  const shared = sharing(sync)
  const first = shared('a')
  const second = shared('a')
  fail()
  await expect(first).rejects.toThrow('the disk is gone')
  await new Promise(setImmediate)
  end()
  await second
  const third = shared('a')
  const [fourth, fifth] = [shared('a'), shared('a')]
  const refused = [fourth, fifth].map((one) => expect(one).rejects.toThrow('the disk is gone'))
  end()
  await third
  await new Promise(setImmediate)
  fail()
  await Promise.all(refused)
})
