import { expect, test } from '@jest/globals'
import { oncePer } from './once-per.ts'

test('works a value out once for each object, also where there is none', () => {
  const asked: string[] = []
  const lengthOf = oncePer(({ name }: { name: string }) => {
    asked.push(name)
    return name === '' ? undefined : name.length
  })
  const [some, none] = [{ name: 'pitch' }, { name: '' }]
  expect([some, none, some, none, { name: 'pitch' }].map(lengthOf)).toEqual([5, undefined, 5, undefined, 5])
  expect(asked).toEqual(['pitch', '', 'pitch'])
})
