import { expect, test } from '@jest/globals'
import { createWaiting } from './waiting.ts'

test('what a process waits for is said from the second look on, also where the first look found the same, and once', () => {
  const said: string[][] = []
  const waiting = createWaiting((reasons) => void said.push(reasons))
  expect(waiting.reasons()).toEqual(['it is starting'])
  const away = ['bus: no rights']
  for (let look = 0; look < 5; look += 1) waiting.found(away, look)
  expect([waiting.reasons(), said]).toEqual([away, [away]])
  const other = ['store: no answer within 2 seconds']
  waiting.found(other, 5)
  waiting.found(away, 6)
  expect(said).toEqual([away, other, away])
})
