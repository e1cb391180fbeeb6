import { expect, test } from '@jest/globals'
import { createPresence } from './index.ts'

test('an owner is alone until another one calls, and again once that is long enough ago', () => {
  let now = 1_000
  const presence = createPresence(() => now)
  expect(presence.isAlone('ada', 5_000)).toBe(true)
  presence.seen('ada')
  presence.seen('ada')
  expect(presence.isAlone('ada', 5_000)).toBe(true)
  presence.seen('ines')
  now += 3_000
  for (let call = 0; call < 100; call += 1) presence.seen('ada')
  expect([presence.isAlone('ada', 5_000), presence.isAlone('ada', 2_000)]).toEqual([false, true])
  now += 2_001
  expect(presence.isAlone('ada', 5_000)).toBe(true)
})

test('of many who call, none is alone', () => {
  const presence = createPresence(() => 0)
  for (const owner of ['ada', 'ines', 'mallory']) presence.seen(owner)
  for (const owner of ['ada', 'ines', 'mallory']) expect(presence.isAlone(owner, 1)).toBe(false)
})
