import { expect, test } from '@jest/globals'
import { everyEnd } from './every-end.ts'

test('every end is tried in its turn, and the first failure is told', async () => {
  const tried: string[] = []
  const end = (name: string, fails: boolean) => async () => {
    tried.push(name)
    if (fails) throw new Error(name)
  }
  await everyEnd([end('a', false)])
  await expect(everyEnd([end('b', false), end('c', true), end('d', true), end('e', false)])).rejects.toThrow('c')
  expect(tried).toEqual(['a', 'b', 'c', 'd', 'e'])
})
