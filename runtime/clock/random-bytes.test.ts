import { expect, test } from '@jest/globals'
import { freshBytes } from './random-bytes.ts'

test('random bytes are as many as were asked for, and never the same twice', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 2_000; i++) {
    const bytes = freshBytes(16)
    expect(bytes).toHaveLength(16)
    seen.add(bytes.toString('hex'))
  }
  expect(seen.size).toBe(2_000)
  expect(freshBytes(5_000)).toHaveLength(5_000)
})

test('what was given away stays as it is', () => {
  const first = freshBytes(32)
  const copy = Buffer.from(first)
  for (let i = 0; i < 300; i++) freshBytes(32)
  expect(first).toEqual(copy)
})
