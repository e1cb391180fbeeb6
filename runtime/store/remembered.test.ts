import { ownerId } from '@docent/proto/ids'
import { expect, test } from '@jest/globals'
import { createRemembered } from './remembered.ts'

const ada = ownerId('ada')
const bob = ownerId('bob')

function counting(options: { most?: number } = {}) {
  let time = 0
  const asked: string[] = []
  const remembered = createRemembered({
    ...options,
    load: async (owner) => `${owner}-${asked.push(owner)}`,
    now: () => time,
  })
  return { ...remembered, asked, pass: (ms: number) => (time += ms) }
}

test('what was read a moment ago is read from memory, for each owner alone', async () => {
  const { of, asked } = counting()
  expect(await Promise.all([of(ada), of(ada), of(bob)])).toEqual(['ada-1', 'ada-1', 'bob-2'])
  expect(asked).toEqual(['ada', 'bob'])
})

test('a change of this process is seen at once, one of another process a second later', async () => {
  const { of, changed, pass } = counting()
  await of(ada)
  changed(ada)
  expect(await of(ada)).toBe('ada-2')
  pass(1_000)
  expect(await of(ada)).toBe('ada-3')
})

test('a failure is not remembered', async () => {
  let fails = true
  const { of } = createRemembered({
    load: async () => {
      if (fails) throw new Error('away')
      return 'here'
    },
  })
  await expect(of(ada)).rejects.toThrow('away')
  fails = false
  expect(await of(ada)).toBe('here')
})

test('only so many owners are kept in memory', async () => {
  const { of, asked } = counting({ most: 1 })
  await of(ada)
  await of(bob)
  await of(ada)
  expect(asked).toEqual(['ada', 'bob', 'ada'])
})
